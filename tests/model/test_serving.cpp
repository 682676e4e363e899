// The Serving page, for a hand-written answer and for real serving plans.
#include "model/project/inputactions.h"
#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/optionactions.h"
#include "model/serving/optiontable.h"
#include "model/serving/served.h"
#include "model/serving/servingfigures.h"
#include "model/serving/servingsentence.h"
#include "tests/model/fixture.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/serving.h"

#include <QAbstractItemModelTester>

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

// The sample changed to serving, evaluated with what the page needs.
struct Serving {
    model::ProjectDocument document{support::shippedContext()};

    Serving()
    {
        engine::Wants wants;
        wants.serving = true;
        document.answers().want(&document, wants);
        (void)model::makeItServe(document);
    }
    std::shared_ptr<const engine::Evaluation> answer()
    {
        document.answers().evaluateNow();
        (void)QTest::qWaitFor([this] { return document.isSettled(); }, support::kPatience);
        return document.evaluation();
    }
    QString choice(const char* path) const
    {
        const auto c = engine::findChoice(document.plan(), path);
        return support::q(c.row->get(document.plan(), document.plan().work[c.work]));
    }
};

class TestServing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanThatTrainsHasNothingToSay();
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
    document.answers().evaluateNow();
    const auto& e = *document.evaluation();
    QVERIFY(!model::servedOf(e));
    QVERIFY(model::servingSentence(e, NumberFormat()).empty());
    QVERIFY(model::servingFigures(e, NumberFormat()).empty());
    QVERIFY(model::firstTokenChart(e, NumberFormat()).curves.empty());
    QVERIFY(!model::firstTokenChart(e, NumberFormat()).subtitle.isEmpty());
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
    QVERIFY2(text(3, why).contains(QStringLiteral("more expensive than tensor 4 FP8")),
             qPrintable(text(3, why)));
    QVERIFY(text(4, why).contains(QStringLiteral("no memory left")));
    QCOMPARE(text(4, 2), QStringLiteral("–")); // no replica count if none fits
    QVERIFY(table.summary().contains(QStringLiteral("4 of")));
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
    QCOMPARE(plan.work[engine::inView(plan, {}).served].id, std::string("b"));
    plan.work.pop_back();
    QCOMPARE(plan.work[engine::inView(plan, {}).served].id, std::string("a"));
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
            QVERIFY2(s.document.answers().explain(part.dial), qPrintable(part.dial));
            ++explained;
        }
    QVERIFY(explained >= 4);
    for (const char* rule : {"computed", "measured"}) {
        QVERIFY(
            model::choose(s.document, QStringLiteral("work.a.serve.rule"), QLatin1String(rule)));
        const auto figures = model::servingFigures(*s.answer(), s.document.format());
        QCOMPARE(figures.size(), std::size_t(8));
        for (const auto& figure : figures) {
            QVERIFY2(s.document.answers().explain(figure.dial), qPrintable(figure.dial));
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

HEADROOM_ROOM(TestServing)
#include "test_serving.moc"
