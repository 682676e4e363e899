// What the Serving page says, of an answer written by hand and of plans that really serve.
#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/optionactions.h"
#include "model/serving/optiontable.h"
#include "model/serving/served.h"
#include "model/serving/servingfigures.h"
#include "model/serving/servingsentence.h"
#include "tests/model/fixture.h"
#include "tests/support/serving.h"

#include <QAbstractItemModelTester>

#include <algorithm>
#include <cmath>

using model::NumberFormat;

namespace {

// The hand-written answer over the sample.
struct ByHand {
    model::ProjectDocument document{support::shippedContext()};
    engine::Evaluation e;

    ByHand()
    {
        document.evaluateNow();
        e = support::withServing(*document.evaluation());
    }
};

// The sample turned to serving, answered with what the page wants.
struct Serving {
    model::ProjectDocument document{support::shippedContext()};

    Serving()
    {
        engine::Wants wants;
        wants.serving = true;
        document.want(&document, wants);
        (void)model::makeItServe(document);
    }
    std::shared_ptr<const engine::Evaluation> answer()
    {
        document.evaluateNow();
        (void)QTest::qWaitFor([this] { return document.isSettled(); }, 60000);
        return document.evaluation();
    }
    QString choice(const char* path) const
    {
        const auto c = engine::findChoice(document.plan(), path);
        return support::q(c.row->get(document.plan(), document.plan().work[c.work]));
    }
};

const model::ChartCurve* curveNamed(const model::CurveChart& chart, const QString& label)
{
    const auto it = std::ranges::find(chart.curves, label, &model::ChartCurve::label);
    return it == chart.curves.end() ? nullptr : &*it;
}

class TestServing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanThatTrainsHasNothingToSay();
    void theOperatingPointAndTheMostStandOnTheCurve();
    void whatQueuesIsNoNumber();
    void withoutALimitNoLineIsDrawn();
    void theCostMeetsTheApiWhereBothAreEven();
    void withoutPricesOfAnApiThereIsOneCurve();
    void aDayIsTheFirstOfTheWeek();
    void autoscalingIsToldAsItIs_data();
    void autoscalingIsToldAsItIs();
    void partsOfTheMemoryFillItsCapacity();
    void growthIsToldInGpusAndInMoney();
    void everyLoserSaysWhy();
    void theFrontierLeavesOutWhatCannotBeUsed();
    void makeItServeIsOneStep();
    void aLayoutIsPinnedAndGivenBackInOneStepEach();
    void thePageIsAboutTheFirstThatServes();
    void theSentenceAndEveryFigureHaveADerivation();
    void theEnginesOwnAnswerFillsEveryChart();
};

void TestServing::aPlanThatTrainsHasNothingToSay()
{
    model::ProjectDocument document(support::shippedContext());
    document.evaluateNow();
    const auto& e = *document.evaluation();
    QVERIFY(!model::servedOf(e));
    QVERIFY(model::servingSentence(e, NumberFormat()).empty());
    QVERIFY(model::servingFigures(e, NumberFormat()).empty());
    QVERIFY(model::firstTokenChart(e, NumberFormat()).curves.empty());
    QVERIFY(!model::firstTokenChart(e, NumberFormat()).subtitle.isEmpty());
}

void TestServing::theOperatingPointAndTheMostStandOnTheCurve()
{
    ByHand h;
    const auto chart = model::firstTokenChart(h.e, NumberFormat());
    const auto* most = curveNamed(chart, QStringLiteral("95 %"));
    QVERIFY(most && most->role == model::ChartCurve::Role::Own); // the limit is for 95 %
    QVERIFY(curveNamed(chart, QStringLiteral("half"))->role == model::ChartCurve::Role::Other);
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
    // The other limit is for half of the requests.
    const auto each = model::eachTokenChart(h.e, NumberFormat());
    QVERIFY(curveNamed(each, QStringLiteral("half"))->role == model::ChartCurve::Role::Own);
    QCOMPARE(std::lround(each.marker->y), 40L);
}

void TestServing::whatQueuesIsNoNumber()
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
    QVERIFY2(!sentence.contains(QStringLiteral("not known")), qPrintable(sentence));
}

void TestServing::withoutALimitNoLineIsDrawn()
{
    ByHand h;
    h.e.serving.front().curve.first = engine::Seconds(engine::kUnknown);
    const auto chart = model::firstTokenChart(h.e, NumberFormat());
    QVERIFY(!curveNamed(chart, QStringLiteral("limit")));
    QVERIFY(curveNamed(chart, QStringLiteral("95 %")));
    QVERIFY(std::isfinite(chart.yHigh) && chart.yHigh > 0);
}

void TestServing::theCostMeetsTheApiWhereBothAreEven()
{
    ByHand h;
    const auto chart = model::tokenCostChart(h.e, NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(2));
    QCOMPARE(chart.marks.size(), std::size_t(1));
    // 1.36 × 20 / x = 1.60 at 17 a second; the curve is a line between points half a request apart.
    QVERIFY(std::abs(chart.marks.front().x - 17) < 0.02);
    QVERIFY(std::abs(chart.marks.front().y - 1.60) < 1e-9);
    QVERIFY(std::abs(chart.marker->y - 1.36) < 1e-9);
    QVERIFY(chart.subtitle.contains(QStringLiteral("17")));
}

void TestServing::withoutPricesOfAnApiThereIsOneCurve()
{
    ByHand h;
    for (auto& point : h.e.serving.front().curve.points)
        point.costApi = engine::kUnknown;
    const auto chart = model::tokenCostChart(h.e, NumberFormat());
    QCOMPARE(chart.curves.size(), std::size_t(1));
    QVERIFY(chart.marks.empty());
}

void TestServing::aDayIsTheFirstOfTheWeek()
{
    ByHand h;
    const auto day = model::replicasChart(h.e, false, NumberFormat());
    const auto week = model::replicasChart(h.e, true, NumberFormat());
    QCOMPARE(day.xHigh, 24.0);
    QCOMPARE(week.xHigh, 7.0);
    const auto* scaled = curveNamed(day, QStringLiteral("scaled"));
    QCOMPARE(scaled->x.size(), qsizetype(288));
    QVERIFY(scaled->steps);
    QCOMPARE(scaled->y.first(), 3.0);
    QCOMPARE(scaled->y[100], 5.0);
    QCOMPARE(curveNamed(week, QStringLiteral("always"))->y.last(), 5.0);
}

void TestServing::autoscalingIsToldAsItIs_data()
{
    QTest::addColumn<bool>("on");
    QTest::addColumn<double>("saved");
    QTest::addColumn<QString>("said");
    QTest::newRow("on") << true << 0.2 << "saves 20";
    QTest::newRow("off") << false << 0.2 << "would save 20";
    QTest::newRow("nothing to save") << false << 0.0 << "saves nothing";
}

void TestServing::autoscalingIsToldAsItIs()
{
    QFETCH(bool, on);
    QFETCH(double, saved);
    QFETCH(QString, said);
    ByHand h;
    engine::Plan plan = *h.e.plan;
    plan.work.front().serve.autoscaling = on;
    h.e.plan = std::make_shared<const engine::Plan>(plan);
    h.e.serving.front().week.saved = saved;
    const auto chart = model::replicasChart(h.e, false, NumberFormat());
    QVERIFY2(chart.subtitle.contains(said), qPrintable(chart.subtitle));
}

void TestServing::partsOfTheMemoryFillItsCapacity()
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

void TestServing::growthIsToldInGpusAndInMoney()
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

void TestServing::everyLoserSaysWhy()
{
    ByHand h;
    model::OptionTable table;
    QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    table.show(h.e, NumberFormat());
    QCOMPARE(table.rowCount(), 5);
    const int why = table.columnCount() - 1;
    const auto text = [&](int row, int column) {
        return table.index(row, column).data().toString();
    };
    QVERIFY(text(0, why).startsWith(QStringLiteral("in use")));
    QVERIFY(table.isChosen(0));
    QVERIFY(text(3, why).contains(QStringLiteral("better")));
    QVERIFY(text(4, why).contains(QStringLiteral("no room")));
    QCOMPARE(text(4, 2), QStringLiteral("–")); // no number of replicas where none fits
    QVERIFY(table.summary().contains(QStringLiteral("4 can be used")));
}

void TestServing::theFrontierLeavesOutWhatCannotBeUsed()
{
    ByHand h;
    const auto chart = model::optionChart(h.e, NumberFormat());
    qsizetype points = 0;
    for (const auto& series : chart.series)
        points += series.x.size();
    QCOMPARE(points, qsizetype(4));
    QCOMPARE(chart.series.back().names, QStringList{QStringLiteral("tensor 2 FP8")});
}

void TestServing::makeItServeIsOneStep()
{
    Serving s;
    QVERIFY(s.document.plan().work.front().serves());
    QCOMPARE(s.document.undoStack()->count(), 1);
    s.document.undoStack()->undo();
    QVERIFY(!s.document.plan().work.front().serves());
}

void TestServing::aLayoutIsPinnedAndGivenBackInOneStepEach()
{
    Serving s;
    QVERIFY(!model::isOptionPinned(s.document));
    engine::ServeOption option;
    option.layout.tensor = 4;
    option.format = engine::WeightFormat::Bf16;
    QVERIFY(model::useOption(s.document, option));
    QCOMPARE(s.document.undoStack()->count(), 2);
    QCOMPARE(s.choice("work.a.serve.layout.tensor"), QStringLiteral("4"));
    QCOMPARE(s.choice("work.a.serve.layout.pipeline"), QStringLiteral("1"));
    QCOMPARE(s.choice("work.a.serve.weights"), QStringLiteral("bf16"));
    QVERIFY(model::isOptionPinned(s.document));
    QVERIFY(model::releaseOption(s.document));
    QVERIFY(!model::isOptionPinned(s.document));
    s.document.undoStack()->undo();
    s.document.undoStack()->undo();
    QVERIFY(!model::isOptionPinned(s.document));
    QCOMPARE(s.choice("work.a.serve.layout.tensor"), QStringLiteral("auto"));
}

void TestServing::thePageIsAboutTheFirstThatServes()
{
    engine::Plan plan = *ByHand().e.plan;
    plan.work.push_back(plan.work.front());
    plan.work.front().kind = engine::WorkloadKind::Train;
    plan.work.back().id = "b";
    QCOMPARE(model::servedWorkload(plan), std::string("b"));
    plan.work.pop_back();
    QCOMPARE(model::servedWorkload(plan), std::string("a"));
}

void TestServing::theSentenceAndEveryFigureHaveADerivation()
{
    Serving s;
    const auto e = s.answer();
    const auto sentence = model::servingSentence(*e, s.document.format());
    QVERIFY(!sentence.empty());
    int explained = 0;
    for (const auto& part : sentence)
        if (!part.dial.isEmpty()) {
            QVERIFY2(s.document.explain(part.dial), qPrintable(part.dial));
            ++explained;
        }
    QVERIFY(explained >= 4);
    for (const char* rule : {"computed", "measured"}) {
        QVERIFY(s.document.choose(QStringLiteral("work.a.serve.rule"), QLatin1String(rule)));
        const auto figures = model::servingFigures(*s.answer(), s.document.format());
        QCOMPARE(figures.size(), std::size_t(8));
        for (const auto& figure : figures) {
            QVERIFY2(s.document.explain(figure.dial), qPrintable(figure.dial));
            QVERIFY(!figure.label.isEmpty());
        }
    }
}

void TestServing::theEnginesOwnAnswerFillsEveryChart()
{
    Serving s;
    const auto e = s.answer();
    const auto format = s.document.format();
    for (const auto& chart :
         {model::firstTokenChart(*e, format), model::eachTokenChart(*e, format),
          model::tokenCostChart(*e, format), model::replicasChart(*e, false, format),
          model::replicasChart(*e, true, format), model::growthChart(*e, false, format),
          model::growthChart(*e, true, format)}) {
        QVERIFY2(!chart.curves.empty(), qPrintable(chart.title));
        QVERIFY(!chart.summary.isEmpty());
        for (const auto& curve : chart.curves)
            QCOMPARE(curve.x.size(), curve.y.size());
        QVERIFY(!model::tableOf(chart, format).rows.empty());
    }
    QVERIFY(!model::servingMemoryChart(*e, format).parts.empty());
    model::OptionTable table;
    table.show(*e, format);
    QVERIFY(table.rowCount() > 1);
}

} // namespace

QTEST_MAIN(TestServing)
#include "test_serving.moc"
