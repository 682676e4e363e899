// Reading curves at a point, pinning them for comparison, and what slides leave out.
#include "model/chart/chartpins.h"
#include "model/chart/chartreading.h"
#include "model/project/inputactions.h"
#include "model/report/report.h"
#include "model/sentences/answersentence.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace {

using model::ChartCurve;
using model::CurveChart;

CurveChart dollars()
{
    CurveChart chart;
    chart.xSuffix = " y";
    chart.xHigh = 4;
    chart.yPrefix = "$";
    chart.ySuffix = " M";
    chart.yLabel = "Paid";
    chart.yHigh = 20;
    chart.ySize = 1e6;
    ChartCurve rented;
    rented.label = "rented";
    rented.role = ChartCurve::Role::Rented;
    rented.x = {0, 2, 4};
    rented.y = {0, 10, 20};
    rented.low = {0, 8, 16};
    rented.high = {0, 12, 24};
    ChartCurve steps;
    steps.label = "steps";
    steps.steps = true;
    steps.x = {0, 1, 4};
    steps.y = {1, 5, 5};
    chart.curves = {rented, steps};
    return chart;
}

} // namespace

class TestChartReading : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCurveIsReadWhereItIs_data();
    void aCurveIsReadWhereItIs();
    void aReadingIsInUnitsWithItsBand();
    void gpusAreReadAsWholeOnes();
    void keysGoFromPointToPoint();
    void aLogarithmicAxisBeginsAboveNothing();
    void aTableReadsShorterCurvesWhereTheyAre();
    void aPinKeepsWhatItWasInAnotherUnit();
    void aPinOfAnotherQuantityIsNotShown();
    void theSpeedupIsPinnedByItsPlan();
    void sizesAreShadedUpToTheAxis();
    void theAxisBeginsWhereTheCurvesDo();
    void withoutUncertaintyNoRangeIsStated();
};

void TestChartReading::aCurveIsReadWhereItIs_data()
{
    QTest::addColumn<int>("curve");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("at a point") << 0 << 2.0 << 10.0;
    QTest::newRow("between points") << 0 << 1.0 << 5.0;
    QTest::newRow("at its end") << 0 << 4.0 << 20.0;
    QTest::newRow("beyond its end") << 0 << 4.1 << qQNaN();
    QTest::newRow("before its beginning") << 0 << -0.1 << qQNaN();
    QTest::newRow("a step holds") << 1 << 0.9 << 1.0;
    QTest::newRow("a step has come") << 1 << 1.0 << 5.0;
}

void TestChartReading::aCurveIsReadWhereItIs()
{
    QFETCH(int, curve);
    QFETCH(double, x);
    QFETCH(double, y);
    const double read = model::heightAt(dollars().curves[static_cast<std::size_t>(curve)], x);
    if (std::isnan(y))
        QVERIFY(std::isnan(read));
    else
        QCOMPARE(read, y);
}

void TestChartReading::aReadingIsInUnitsWithItsBand()
{
    const auto reading = model::readingAt(dollars(), 1, model::NumberFormat());
    QCOMPARE(reading.at, QString("1.00 y"));
    QCOMPARE(reading.rows.size(), std::size_t(2));
    QCOMPARE(reading.rows[0].label, QString("rented")); // equal heights keep their order
    QCOMPARE(reading.rows[0].value, QString("$5.00 M ($4.00 M – $6.00 M)"));
    QCOMPARE(reading.rows[1].value, QString("$5.00 M"));
    CurveChart bare = dollars();
    model::dropBands(bare);
    QCOMPARE(model::readingAt(bare, 1, model::NumberFormat()).rows[0].value, QString("$5.00 M"));
}

void TestChartReading::gpusAreReadAsWholeOnes()
{
    CurveChart chart = dollars();
    chart.xSuffix.clear();
    chart.xLabel = "GPUs";
    chart.xHigh = 512;
    chart.curves[0].x = {1, 256, 512};
    const auto reading = model::readingAt(chart, 200.4, model::NumberFormat());
    QCOMPARE(reading.x, 200.0);
    QCOMPARE(reading.at, QString("200\u00a0GPUs"));
    QVERIFY(reading.text().startsWith(QString("200\u00a0GPUs; rented: ")));
}

void TestChartReading::keysGoFromPointToPoint()
{
    CurveChart chart = dollars();
    QCOMPARE(model::nextPoint(chart, 0.5, true), 2.0);
    QCOMPARE(model::nextPoint(chart, 2, true), 4.0);
    QCOMPARE(model::nextPoint(chart, 4, true), 4.0);
    QCOMPARE(model::nextPoint(chart, 2, false), 0.0);
    QCOMPARE(model::nextPoint(chart, 0, false), 0.0);
}

void TestChartReading::aLogarithmicAxisBeginsAboveNothing()
{
    QCOMPARE(model::leastAbove(dollars(), true), 1.0);
    QCOMPARE(model::leastAbove(dollars(), false), 0.4); // at least one decade
    CurveChart tiny = dollars();
    tiny.curves[1].y[0] = 1e-9;
    QCOMPARE(model::leastAbove(tiny, true), 20 / 1e4);
}

void TestChartReading::aTableReadsShorterCurvesWhereTheyAre()
{
    CurveChart chart = dollars();
    chart.curves[1].x = {0, 2};
    chart.curves[1].y = {1, 3};
    chart.curves[1].steps = false;
    const auto table = model::tableOf(chart, model::NumberFormat());
    QCOMPARE(table.rows[1][2], QString("3.00"));
    QCOMPARE(table.rows[2][2], QString()); // beyond its end
}

void TestChartReading::aPinKeepsWhatItWasInAnotherUnit()
{
    const auto pins = model::pinsOf(dollars(), "Base 10:00");
    QCOMPARE(pins.size(), std::size_t(1)); // the chart's main curve
    QCOMPARE(pins[0].curve.label, QString("Base 10:00"));
    CurveChart now = dollars();
    now.ySize = 1e3;
    now.ySuffix = " k";
    now.yHigh = 500;
    model::addPins(now, pins);
    QCOMPARE(now.curves.size(), std::size_t(3));
    QCOMPARE(now.curves[2].role, ChartCurve::Role::Pinned);
    QCOMPARE(now.curves[2].y[1], 10000.0);
    QVERIFY(now.curves[2].low.isEmpty());
    QCOMPARE(now.yHigh, 20000.0); // everything is visible
}

void TestChartReading::aPinOfAnotherQuantityIsNotShown()
{
    const auto pins = model::pinsOf(dollars(), "Base");
    CurveChart other = dollars();
    other.yLabel = "Power";
    model::addPins(other, pins);
    QCOMPARE(other.curves.size(), std::size_t(2));
}

void TestChartReading::theSpeedupIsPinnedByItsPlan()
{
    model::ProjectDocument document(engine::Context{*model::shippedCatalog("2026-11-21")});
    document.answers().evaluateNow();
    const auto chart = model::speedupChart(*document.evaluation(), document.format());
    const auto pins = model::pinsOf(chart, "Base 10:00");
    QCOMPARE(pins.size(), std::size_t(1));
    QCOMPARE(pins[0].curve.y, chart.curves.back().y); // the plan's own link
    const auto cash =
        model::pinsOf(model::cashChart(*document.evaluation(), document.format()), "B");
    QCOMPARE(cash.size(), std::size_t(2));
    QCOMPARE(cash[1].curve.label, QString("owned · B"));
}

void TestChartReading::sizesAreShadedUpToTheAxis()
{
    model::ProjectDocument document(engine::Context{*model::shippedCatalog("2026-11-21")});
    document.answers().evaluateNow();
    const auto chart = model::speedupChart(*document.evaluation(), document.format());
    QCOMPARE(chart.zones.size(), std::size_t(3));
    QCOMPARE(chart.zones[0].label, QString("4–32"));
    QCOMPARE(chart.zones[2].label, QString("256+"));
    QCOMPARE(chart.zones[2].to, chart.xHigh);
    QVERIFY(model::turn(document, "cluster.count", 16));
    document.answers().evaluateNow();
    const auto small = model::speedupChart(*document.evaluation(), document.format());
    QCOMPARE(small.zones.size(), std::size_t(1));
    QCOMPARE(small.zones[0].to, 32.0);
}

// A run sharing the cluster may have few sizes: the axis starts at the first one.
void TestChartReading::theAxisBeginsWhereTheCurvesDo()
{
    model::ProjectDocument document(engine::Context{*model::shippedCatalog("2026-11-21")});
    document.answers().evaluateNow();
    engine::Evaluation few = *document.evaluation();
    QCOMPARE(model::speedupChart(few, document.format()).xLow, 1.0); // from the first replica
    for (engine::LinkCurve* curve : {&few.speedup.own, &few.speedup.others.front()})
        curve->x = {112, 224}, curve->y = {110, 210}, curve->low = curve->high = curve->y;
    few.speedup.gpus = 224;
    few.speedup.speedup = 210;
    const auto chart = model::speedupChart(few, document.format());
    QCOMPARE(chart.xLow, 112.0);
    QCOMPARE(chart.curves.front().x, (QVector<double>{112, 224})); // the ideal line as well
    QCOMPARE(chart.zones.size(), std::size_t(1));
    QCOMPARE(chart.zones[0].from, 112.0);
    QCOMPARE(chart.zones[0].label, QString("64–256"));
}

void TestChartReading::withoutUncertaintyNoRangeIsStated()
{
    model::ProjectDocument document(engine::Context{*model::shippedCatalog("2026-11-21")});
    document.answers().evaluateNow();
    const auto& e = *document.evaluation();
    const auto stated = [&] {
        return model::plainText(model::answerSentence(e, document.format()));
    };
    QVERIFY2(stated().contains(u'–'), qPrintable(stated()));
    QVERIFY(!model::headlines(e, document.format()).front().band.isEmpty());
    QSignalSpy spy(&document, &model::ProjectDocument::evaluated);
    document.showUncertainty(false);
    QCOMPARE(spy.count(), 1);
    QVERIFY2(!stated().contains(u'–'), qPrintable(stated()));
    QVERIFY2(stated().contains("days. Renting costs"), qPrintable(stated())); // without a gap
    for (const auto& headline : model::headlines(e, document.format()))
        QVERIFY2(headline.band.isEmpty(), qPrintable(headline.label + headline.band));
    document.showUncertainty(true);
    QVERIFY(stated().contains(u'–'));
}

HEADROOM_ROOM(TestChartReading)
#include "test_chartreading.moc"
