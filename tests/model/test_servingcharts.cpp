// The charts of the Serving page, for a hand-written answer.
#include "model/engine/serving/servingdetail.h"
#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/servingsentence.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"
#include "tests/support/serving.h"

#include <algorithm>
#include <cmath>

using model::NumberFormat;

namespace {

// The hand-written answer for the sample.
struct ByHand {
    model::ProjectDocument document{support::shippedContext()};
    engine::Evaluation e;

    ByHand()
    {
        document.answers().evaluateNow();
        e = support::withServing(*document.evaluation());
    }
};

const model::ChartCurve* curveNamed(const model::CurveChart& chart, const QString& label)
{
    const auto it = std::ranges::find(chart.curves, label, &model::ChartCurve::label);
    return it == chart.curves.end() ? nullptr : &*it;
}

class TestServingCharts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theOperatingPointAndTheMostStandOnTheCurve();
    void whatQueuesIsNoNumber();
    void withoutALimitNoLineIsDrawn();
    void theCostMeetsTheApiWhereBothAreEven();
    void withoutPricesOfAnApiThereIsOneCurve();
    void aDayIsTheFirstOfTheWeek();
    void aSteadyLoadIsOneLine();
    void autoscalingIsReportedAsItIs_data();
    void autoscalingIsReportedAsItIs();
    void partsOfTheMemoryFillItsCapacity();
    void growthIsReportedInGpusAndInMoney();
};

void TestServingCharts::theOperatingPointAndTheMostStandOnTheCurve()
{
    ByHand h;
    const auto chart = model::firstTokenChart(h.e, NumberFormat());
    const auto* most = curveNamed(chart, QStringLiteral("p95"));
    QVERIFY(most && most->role == model::ChartCurve::Role::Own); // the limit is on p95
    QVERIFY(curveNamed(chart, QStringLiteral("p50"))->role == model::ChartCurve::Role::Other);
    const auto at = [&](double x) {
        for (qsizetype i = 1; i < most->x.size(); ++i)
            if (most->x[i] >= x)
                return most->y[i - 1] + (x - most->x[i - 1]) / (most->x[i] - most->x[i - 1]) *
                                            (most->y[i] - most->y[i - 1]);
        return engine::kUnknown;
    };
    QCOMPARE(chart.marker->x, 20.0);
    QVERIFY(std::abs(chart.marker->y - at(20)) < 1e-9 * at(20));
    QCOMPARE(chart.marks.size(), std::size_t(1));
    QCOMPARE(chart.marks.front().x, 25.8);
    QVERIFY(std::abs(chart.marks.front().y - at(25.8)) < 1e-9 * at(25.8));
    QCOMPARE(chart.zones.front().from, 32.0);
    QCOMPARE(chart.zones.front().label, QStringLiteral("queueing"));
    QVERIFY(chart.xHigh > 32);
    QVERIFY(chart.subtitle.contains(QStringLiteral("within")));
    // The other limit is on p50, which has the same color in both charts.
    const auto each = model::eachTokenChart(h.e, NumberFormat());
    QVERIFY(curveNamed(each, QStringLiteral("p50"))->role == model::ChartCurve::Role::Other);
    QCOMPARE(std::lround(each.marker->y), 40L);
}

void TestServingCharts::whatQueuesIsNoNumber()
{
    ByHand h;
    const auto e = support::overloaded(h.e);
    const auto chart = model::firstTokenChart(e, NumberFormat());
    QCOMPARE(chart.marker->x, 40.0);
    QVERIFY(chart.marker->label.contains(QStringLiteral("queueing")));
    QVERIFY(chart.xHigh >= 40);
    QVERIFY(chart.subtitle.contains(QStringLiteral("at most")));
    const QString sentence = model::plainText(model::servingSentence(e, NumberFormat()));
    QVERIFY2(sentence.contains(QStringLiteral("queue")), qPrintable(sentence));
    QVERIFY2(!sentence.contains(QStringLiteral("n/a")), qPrintable(sentence));
    QVERIFY2(!sentence.contains(QStringLiteral("unknown")), qPrintable(sentence));
}

void TestServingCharts::withoutALimitNoLineIsDrawn()
{
    ByHand h;
    h.e.serving.front().curve.first = engine::Seconds(engine::kUnknown);
    const auto chart = model::firstTokenChart(h.e, NumberFormat());
    QVERIFY(!curveNamed(chart, QStringLiteral("limit")));
    QVERIFY(curveNamed(chart, QStringLiteral("p95")));
    QVERIFY(std::isfinite(chart.yHigh) && chart.yHigh > 0);
}

void TestServingCharts::theCostMeetsTheApiWhereBothAreEven()
{
    ByHand h;
    const auto chart = model::tokenCostChart(h.e, NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(2));
    QCOMPARE(chart.marks.size(), std::size_t(1));
    // 1.36 × 20 / x = 1.60 at 17 per second; the curve is linear between steps of half a request.
    QVERIFY(std::abs(chart.marks.front().x - 17) < 0.02);
    QVERIFY(std::abs(chart.marks.front().y - 1.60) < 1e-9);
    QVERIFY(std::abs(chart.marker->y - 1.36) < 1e-9);
    QVERIFY(chart.subtitle.contains(QStringLiteral("17")));
}

void TestServingCharts::withoutPricesOfAnApiThereIsOneCurve()
{
    ByHand h;
    for (auto& point : h.e.serving.front().curve.points)
        point.costApi = engine::kUnknown;
    const auto chart = model::tokenCostChart(h.e, NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(1));
    QVERIFY(chart.marks.empty());
}

void TestServingCharts::aDayIsTheFirstOfTheWeek()
{
    ByHand h;
    const auto day = model::replicasChart(h.e, false, NumberFormat());
    const auto week = model::replicasChart(h.e, true, NumberFormat());
    QCOMPARE(day.xHigh, 24.0);
    QCOMPARE(week.xHigh, 7.0);
    const auto* scaled = curveNamed(day, QStringLiteral("autoscaled"));
    QCOMPARE(scaled->x.size(), qsizetype(288));
    QVERIFY(scaled->steps);
    QCOMPARE(scaled->y.first(), 3.0);
    QCOMPARE(scaled->y[100], 5.0);
    QCOMPARE(curveNamed(week, QStringLiteral("fixed"))->y.last(), 5.0);
}

void TestServingCharts::aSteadyLoadIsOneLine()
{
    ByHand h;
    auto& week = h.e.serving.front().week;
    std::ranges::fill(week.scaled, week.always);
    QCOMPARE(model::replicasChart(h.e, false, NumberFormat()).curves.size(), std::size_t(3));
    std::ranges::fill(week.need, week.always);
    const auto chart = model::replicasChart(h.e, false, NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(1));
    QCOMPARE(chart.curves.front().label, QStringLiteral("fixed"));
    QVERIFY(chart.curves.front().role == model::ChartCurve::Role::Own);
}

void TestServingCharts::autoscalingIsReportedAsItIs_data()
{
    QTest::addColumn<bool>("on");
    QTest::addColumn<double>("saved");
    QTest::addColumn<QString>("stated");
    QTest::newRow("on") << true << 0.2 << "saves 20";
    QTest::newRow("off") << false << 0.2 << "would save 20";
    QTest::newRow("nothing to save") << false << 0.0 << "saves nothing";
}

void TestServingCharts::autoscalingIsReportedAsItIs()
{
    QFETCH(bool, on);
    QFETCH(double, saved);
    QFETCH(QString, stated);
    ByHand h;
    engine::Plan plan = *h.e.plan;
    plan.work.front().serve.autoscaling = on;
    h.e.plan = std::make_shared<const engine::Plan>(plan);
    h.e.serving.front().week.saved = saved;
    const auto chart = model::replicasChart(h.e, false, NumberFormat());
    QVERIFY2(chart.subtitle.contains(stated), qPrintable(chart.subtitle));
}

void TestServingCharts::partsOfTheMemoryFillItsCapacity()
{
    ByHand h;
    const auto chart = model::servingMemoryChart(h.e, NumberFormat());
    double sum = 0;
    for (const auto& part : chart.parts)
        sum += part.values.first();
    QCOMPARE(sum, 160.0);
    QCOMPARE(chart.lines.front().at, 160.0);
    h.e.serving.front().memory.cacheUsed = h.e.serving.front().memory.cacheFree = {};
    QVERIFY(model::servingMemoryChart(h.e, NumberFormat())
                .subtitle.contains(QStringLiteral("no room")));
}

void TestServingCharts::growthIsReportedInGpusAndInMoney()
{
    ByHand h;
    const auto gpus = model::growthChart(h.e, false, NumberFormat());
    QCOMPARE(gpus.curves.front().y.first(), 10.0);
    QCOMPARE(gpus.curves.front().y.last(), 22.0);
    QCOMPARE(gpus.xHigh, 36.0);
    const auto cost = model::growthChart(h.e, true, NumberFormat());
    QCOMPARE(cost.yPrefix, QStringLiteral("$"));
    QVERIFY2(cost.marker->label.contains(u'$'), qPrintable(cost.marker->label));
    h.e.serving.front().months.resize(1);
    QVERIFY(model::growthChart(h.e, true, NumberFormat()).curves.empty());
}

} // namespace

HEADROOM_ROOM(TestServingCharts)
#include "test_servingcharts.moc"
