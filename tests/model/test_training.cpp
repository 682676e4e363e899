// The Training page: step breakdown, memory by stage, roofline and sentence, for hand-written
// values.
#include "model/catalog/tablecopy.h"
#include "model/engine/training/detail.h"
#include "model/project/workactions.h"
#include "model/training/memorychart.h"
#include "model/training/rooflinechart.h"
#include "model/training/stepchart.h"
#include "model/training/trainingsentence.h"
#include "tests/model/trainingfixture.h"
#include "tests/support/room.h"

using model::NumberFormat;
using support::q;

namespace {

class TestTraining : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePartsOfAStepAreTheWholeStep()
    {
        const auto chart = model::stepChart(trainedEvaluation(), NumberFormat());
        double whole = 0;
        for (const auto& part : chart.parts)
            whole += part.part;
        QVERIFY(std::abs(whole - 1) < 1e-12);
        QCOMPARE(chart.total, QStringLiteral("5.77\u00a0s"));
        QCOMPARE(chart.parts.front().value, QStringLiteral("3.02\u00a0s"));
        QCOMPARE(chart.families.size(), std::size_t(4));
        QCOMPARE(chart.families[0].share, QStringLiteral("72\u00a0%"));
        const auto table = model::tableOf(chart);
        QCOMPARE(table.rows.size(), chart.parts.size() + 1);
        QVERIFY(model::tabbed(table).contains(
            QStringLiteral("pipeline bubble\t0.62\u00a0s\t11\u00a0%")));
    }
    void onlyPartsAboveHalfAPercentAreNamed()
    {
        const auto chart = model::stepChart(trainedEvaluation(), NumberFormat());
        for (const auto& part : chart.parts)
            QCOMPARE(part.named, part.part >= 0.005);
        QCOMPARE(chart.rest,
                 QStringLiteral("Below 0.5 % each: pipeline transfers, host overhead."));
    }
    void waitingIsAPartAndSoftwareSlowsAllAlike()
    {
        auto e = trainedEvaluation();
        auto& work = e.assessment.work.front();
        work.waitFeed = engine::Seconds(1);
        auto chart = model::stepChart(e, NumberFormat());
        QCOMPARE(chart.parts.back().label, QStringLiteral("data stall"));
        work.waitFeed = {};
        work.tuning = 1.5;
        chart = model::stepChart(e, NumberFormat());
        QCOMPARE(chart.parts.front().value, QStringLiteral("4.53\u00a0s"));
        QCOMPARE(chart.parts.front().share, QStringLiteral("52\u00a0%"));
    }
    // For a real answer, the parts match the dials of the workload in view.
    void partsAreTheDials_data()
    {
        QTest::addColumn<int>("workloads");
        QTest::newRow("the only workload") << 1;
        QTest::newRow("the second workload in view") << 2;
    }
    void partsAreTheDials()
    {
        QFETCH(int, workloads);
        model::ProjectDocument document(support::shippedContext());
        if (workloads == 2)
            model::addWork(document, engine::WorkloadKind::Tune);
        document.answers().evaluateNow();
        const auto& e = *document.evaluation();
        QCOMPARE(e.view.trained, std::size_t(workloads - 1));
        const std::string id = e.plan->work[e.view.trained].id;
        const auto chart = model::stepChart(e, NumberFormat());
        const auto dial = [&](const char* path) {
            return engine::read(*e.plan, e.assessment, engine::findDial(*e.plan, path));
        };
        QVERIFY(!chart.parts.empty());
        const double step = dial(("work." + id + ".step").c_str());
        for (const auto& part : chart.parts)
            QVERIFY(std::abs(part.part * step - dial(qPrintable(part.dial))) < 1e-9 * step);
    }
    void whatIsNotKnownIsStatedNotDrawn()
    {
        auto e = trainedEvaluation();
        e.training.clear();
        e.assessment.decision.layouts.clear();
        e.assessment.work.front().parts = {};
        QVERIFY(model::stepChart(e, NumberFormat()).parts.empty());
        QVERIFY(!model::stepChart(e, NumberFormat()).subtitle.isEmpty());
        QVERIFY(model::memoryChart(e, NumberFormat()).parts.empty());
        QVERIFY(model::rooflineChart(e, NumberFormat()).series.empty());
        const auto stated = model::plainText(model::trainingSentence(e, NumberFormat()));
        QVERIFY2(stated.contains(QStringLiteral("derived from an MFU")), qPrintable(stated));
        e.assessment.work.front().parts.total = engine::Seconds(engine::kUnknown);
        e.assessment.work.front().parts.products = engine::Seconds(engine::kUnknown);
        QVERIFY(model::stepChart(e, NumberFormat()).parts.empty());
        auto holes = trainedEvaluation();
        holes.training.front().stages[2].activations = engine::Bytes(engine::kUnknown);
        holes.training.front().stages[0].activations = engine::Bytes(engine::kUnknown);
        QVERIFY(model::memoryChart(holes, NumberFormat()).parts.empty());
    }

    void stages_data()
    {
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("columns");
        QTest::newRow("one stage is every GPU") << 1 << 1;
        QTest::newRow("two") << 2 << 2;
        QTest::newRow("eight") << 8 << 8;
        QTest::newRow("of sixty-four, eight are shown") << 64 << 8;
    }
    void stages()
    {
        QFETCH(int, stages);
        QFETCH(int, columns);
        const auto chart = model::memoryChart(trainedEvaluation(stages), NumberFormat());
        QCOMPARE(chart.columns.size(), columns);
        QCOMPARE(chart.totals.size(), columns);
        QCOMPARE(chart.marked, 0);
        QCOMPARE(chart.lines.size(), std::size_t(2));
        if (stages == 1) {
            QVERIFY(chart.subtitle.startsWith(QStringLiteral("Each GPU uses")));
        } else {
            QCOMPARE(chart.columns.front(), QStringLiteral("first"));
            QCOMPARE(chart.columns.back(), QStringLiteral("last"));
        }
    }
    void theFullestStageIsAlwaysShown()
    {
        auto e = trainedEvaluation(64);
        e.training.front().stages[11].activations = support::gib(60);
        const auto chart = model::memoryChart(e, NumberFormat());
        QCOMPARE(chart.columns[chart.marked], QStringLiteral("12"));
        QCOMPARE(chart.columns.size(), 8);
        QVERIFY(chart.subtitle.startsWith(QStringLiteral("Stage 12 of 64 is the fullest")));
    }
    void theVerdictIsInWords_data()
    {
        QTest::addColumn<int>("fit");
        QTest::addColumn<QString>("words");
        QTest::newRow("fits") << int(engine::Fit::Fits) << "It fits.";
        QTest::newRow("tight") << int(engine::Fit::Tight) << "The fit is tight";
        QTest::newRow("does not") << int(engine::Fit::DoesNot) << "It does not fit";
    }
    void theVerdictIsInWords()
    {
        QFETCH(int, fit);
        QFETCH(QString, words);
        auto e = trainedEvaluation();
        e.assessment.work.front().fit = static_cast<engine::Fit>(fit);
        QVERIFY(model::memoryChart(e, NumberFormat()).subtitle.contains(words));
    }

    void theRoofIsRisingThenLevel()
    {
        const auto chart = model::rooflineChart(trainedEvaluation(), NumberFormat());
        QCOMPARE(chart.lines.size(), std::size_t(2));
        QCOMPARE(chart.lines[0].y.back(), chart.lines[1].y.front());
        QCOMPARE(chart.lines[1].y.front(), chart.lines[1].y.back());
        QCOMPARE(chart.series.front().x.size(), 6);
        for (qsizetype i = 0; i < chart.series.front().x.size(); ++i) {
            QVERIFY(chart.series.front().x[i] > chart.x.low);
            QVERIFY(chart.series.front().x[i] < chart.x.high);
            QVERIFY(chart.series.front().y[i] > chart.y.low);
        }
        QCOMPARE(chart.x.ticks.size() > 3, true);
        const auto table = model::tableOf(chart, NumberFormat());
        QCOMPARE(table.rows.size(), std::size_t(6));
        QCOMPARE(table.rows[2], (QStringList{QStringLiteral("MLP"), QStringLiteral("2210"),
                                             QStringLiteral("702")}));
    }
    void axesHaveTicksAtDecades()
    {
        const auto wide = model::logAxis({0.02, 3e5, -1, 0, NAN}, NumberFormat());
        QCOMPARE(wide.ticks.front().label, QStringLiteral("1"));
        const auto narrow = model::logAxis({10, 60}, NumberFormat());
        QVERIFY(narrow.ticks.size() >= 3);
        QVERIFY(model::logAxis({10, 12}, NumberFormat()).ticks.size() >= 3); // less than a decade
        // Amounts have round values in the displayed currency, each with its scale.
        const NumberFormat euros(QLocale(QLocale::English, QLocale::UnitedStates),
                                 {"EUR", 0.5, "2026-11-20"});
        const double million = euros.axisUnit(4e6, engine::Unit::Dollar).size;
        const auto money = model::logAxis({0.001, 2}, euros, million, engine::Unit::Dollar);
        QStringList labels;
        for (const auto& tick : money.ticks)
            labels << QString(tick.label).replace(QChar(0x00a0), u' ');
        QCOMPARE(labels, (QStringList{QString::fromUtf8("€1,000"), QString::fromUtf8("€10 k"),
                                      QString::fromUtf8("€100 k"), QString::fromUtf8("€1 M")}));
        QVERIFY(!model::logAxis({}, NumberFormat()).ticks.empty());
    }

    void theSentenceNamesTheStepAndTheLayout()
    {
        const auto stated =
            model::plainText(model::trainingSentence(trainedEvaluation(), NumberFormat()));
        QVERIFY2(stated.contains(QStringLiteral("takes 5.77\u00a0s")), qPrintable(stated));
        QVERIFY2(stated.endsWith(QStringLiteral("data\u00a016, fits.")), qPrintable(stated));
    }
};

} // namespace

HEADROOM_ROOM(TestTraining)
#include "test_training.moc"
