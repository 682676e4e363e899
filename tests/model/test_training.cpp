// What the Training page says: the parts of a step, memory by stage, the ranked layouts and the
// roofline, made of values that no engine computed.
#include "model/catalogfilter.h"
#include "model/tablecopy.h"
#include "model/training/layoutactions.h"
#include "model/training/layouttable.h"
#include "model/training/layoutwords.h"
#include "model/training/memorychart.h"
#include "model/training/rooflinechart.h"
#include "model/training/stepchart.h"
#include "model/training/trainingsentence.h"
#include "tests/model/fixture.h"
#include "tests/support/evaluation.h"

#include <QAbstractItemModelTester>

using model::NumberFormat;
using support::q;

namespace {

const engine::Evaluation& evaluation(int stages = 8)
{
    static std::map<int, engine::Evaluation> all;
    if (!all.contains(stages)) {
        model::ProjectDocument document(support::shippedContext());
        document.evaluateNow();
        all[stages] = support::withTraining(*document.evaluation(), stages);
    }
    return all[stages];
}

int columnOf(const QAbstractItemModel& table, const char* head)
{
    for (int c = 0; c < table.columnCount(); ++c)
        if (table.headerData(c, Qt::Horizontal).toString() == QLatin1String(head))
            return c;
    return -1;
}

struct Layouts {
    model::LayoutTable table;
    Layouts()
    {
        const engine::LayoutSearch& search = evaluation().training.front().layouts;
        table.show(search, search.best.front().layout, NumberFormat());
    }
    QString text(int row, const char* head) const
    {
        return table.index(row, columnOf(table, head)).data().toString();
    }
};

class TestTraining : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePartsOfAStepAreTheWholeStep()
    {
        const auto chart = model::stepChart(evaluation(), NumberFormat());
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
        QVERIFY(model::tabbed(table).contains(QStringLiteral("bubble\t0.62\u00a0s\t11\u00a0%")));
    }
    void onlyPartsAboveHalfAPercentAreNamed()
    {
        const auto chart = model::stepChart(evaluation(), NumberFormat());
        for (const auto& part : chart.parts)
            QCOMPARE(part.named, part.part >= 0.005);
        QCOMPARE(chart.rest, QStringLiteral("Below 0.5 % each: sends, host."));
    }
    void waitingIsAPartAndSoftwareSlowsAllAlike()
    {
        auto e = evaluation();
        auto& work = e.assessment.work.front();
        work.waitFeed = engine::Seconds(1);
        auto chart = model::stepChart(e, NumberFormat());
        QCOMPARE(chart.parts.back().label, QStringLiteral("waiting for samples"));
        work.waitFeed = {};
        work.tuning = 1.5;
        chart = model::stepChart(e, NumberFormat());
        QCOMPARE(chart.parts.front().value, QStringLiteral("4.53\u00a0s"));
        QCOMPARE(chart.parts.front().share, QStringLiteral("52\u00a0%"));
    }
    // Of a real answer, the parts are the dials.
    void partsAreTheDials()
    {
        model::ProjectDocument document(support::shippedContext());
        document.evaluateNow();
        const auto& e = *document.evaluation();
        const auto chart = model::stepChart(e, NumberFormat());
        const auto dial = [&](const char* path) {
            return engine::read(*e.plan, e.assessment, engine::findDial(*e.plan, path));
        };
        QVERIFY(!chart.parts.empty());
        for (const auto& part : chart.parts)
            QVERIFY(std::abs(part.part * dial("work.a.step") - dial(qPrintable(part.dial))) <
                    1e-9 * dial("work.a.step"));
    }
    void whatIsNotKnownIsSaidNotDrawn()
    {
        auto e = evaluation();
        e.training.clear();
        e.assessment.decision.layouts.clear();
        e.assessment.work.front().parts = {};
        QVERIFY(model::stepChart(e, NumberFormat()).parts.empty());
        QVERIFY(!model::stepChart(e, NumberFormat()).subtitle.isEmpty());
        QVERIFY(model::memoryChart(e, NumberFormat()).parts.empty());
        QVERIFY(model::rooflineChart(e, NumberFormat()).series.empty());
        const auto said = model::plainText(model::trainingSentence(e, NumberFormat()));
        QVERIFY2(said.contains(QStringLiteral("share of peak")), qPrintable(said));
        e.assessment.work.front().parts.total = engine::Seconds(engine::kUnknown);
        e.assessment.work.front().parts.products = engine::Seconds(engine::kUnknown);
        QVERIFY(model::stepChart(e, NumberFormat()).parts.empty());
        auto holes = evaluation();
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
        const auto chart = model::memoryChart(evaluation(stages), NumberFormat());
        QCOMPARE(chart.columns.size(), columns);
        QCOMPARE(chart.totals.size(), columns);
        QCOMPARE(chart.marked, 0);
        QCOMPARE(chart.lines.size(), std::size_t(2));
        if (stages == 1) {
            QVERIFY(chart.subtitle.startsWith(QStringLiteral("Each GPU holds")));
        } else {
            QCOMPARE(chart.columns.front(), QStringLiteral("first"));
            QCOMPARE(chart.columns.back(), QStringLiteral("last"));
        }
    }
    void theFullestStageIsAlwaysShown()
    {
        auto e = evaluation(64);
        e.training.front().stages[11].activations = support::gib(60);
        const auto chart = model::memoryChart(e, NumberFormat());
        QCOMPARE(chart.columns[chart.marked], QStringLiteral("12"));
        QCOMPARE(chart.columns.size(), 8);
        QVERIFY(chart.subtitle.startsWith(QStringLiteral("Stage 12 of 64 holds most")));
    }
    void theVerdictIsInWords_data()
    {
        QTest::addColumn<int>("fit");
        QTest::addColumn<QString>("words");
        QTest::newRow("fits") << int(engine::Fit::Fits) << "It fits.";
        QTest::newRow("tight") << int(engine::Fit::Tight) << "It is tight";
        QTest::newRow("does not") << int(engine::Fit::DoesNot) << "It does not fit";
    }
    void theVerdictIsInWords()
    {
        QFETCH(int, fit);
        QFETCH(QString, words);
        auto e = evaluation();
        e.assessment.work.front().fit = static_cast<engine::Fit>(fit);
        QVERIFY(model::memoryChart(e, NumberFormat()).subtitle.contains(words));
    }

    void theTableIsSound()
    {
        model::LayoutTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto& search = evaluation().training.front().layouts;
        table.show(search, search.best.front().layout, NumberFormat());
        QCOMPARE(table.rowCount(), 11);
        table.show({}, {}, NumberFormat());
        QCOMPARE(table.rowCount(), 0);
    }
    void layoutsAreRankedAndSayWhyTheyLost()
    {
        const Layouts l;
        QCOMPARE(l.text(0, "#"), QStringLiteral("1"));
        QCOMPARE(l.text(0, "Why"), QStringLiteral("in use: best"));
        QCOMPARE(l.text(1, "Why"), QStringLiteral("recomputing 7\u00a0%, tight"));
        QCOMPARE(l.text(3, "Why"), QStringLiteral("bubble 31\u00a0%"));
        QCOMPARE(l.text(8, "#"), QStringLiteral("–"));
        QCOMPARE(l.text(8, "Why"), QStringLiteral("does not fit by 3.1\u00a0GiB"));
        QCOMPARE(l.text(0, "Of best"), QStringLiteral("100\u00a0%"));
        QCOMPARE(l.text(1, "Of best"), QStringLiteral("98\u00a0%"));
        QCOMPARE(l.text(2, "Sharding"), QStringLiteral("ZeRO-3"));
        QCOMPARE(l.text(5, "Recompute"), QStringLiteral("kept 40\u00a0%"));
        QCOMPARE(l.table.index(8, 0).data(model::ToneRole).toInt(), int(model::Tone::Muted));
    }
    void everyLossHasWords()
    {
        QStringList seen;
        for (int lost = 0; lost < engine::kLost; ++lost) {
            QVERIFY(!model::reasonWords(static_cast<engine::Lost>(lost)).isEmpty());
            engine::RankedLayout layout;
            layout.lost = static_cast<engine::Lost>(lost);
            layout.by = 0.2;
            seen << model::verdictWords(layout, NumberFormat());
            QVERIFY(!seen.back().isEmpty());
        }
        QCOMPARE(seen.removeDuplicates(), 0);
    }
    void columnsSortAsNumbers()
    {
        Layouts l;
        model::CatalogFilter sorted;
        sorted.setSourceModel(&l.table);
        sorted.sort(columnOf(l.table, "Data"), Qt::DescendingOrder);
        QCOMPARE(sorted.index(0, columnOf(l.table, "Data")).data().toString(),
                 QStringLiteral("32"));
        sorted.sort(columnOf(l.table, "#"), Qt::DescendingOrder);
        QCOMPARE(sorted.index(0, 0).data().toString(), QStringLiteral("8"));
        QCOMPARE(sorted.index(10, 0).data().toString(), QStringLiteral("–")); // unranked last
    }
    void emptyColumnsAreKnown()
    {
        const Layouts l;
        QVERIFY(l.table.isHidden(columnOf(l.table, "Context")));
        QVERIFY(l.table.isHidden(columnOf(l.table, "Offload")));
        QVERIFY(!l.table.isHidden(columnOf(l.table, "Chunks")));
        QVERIFY(!l.table.isHidden(columnOf(l.table, "Tensor")));
    }
    void aCopyHasEveryColumn()
    {
        const Layouts l;
        const auto table = l.table.table({0, 8});
        QCOMPARE(table.head.size(), l.table.columnCount());
        QCOMPARE(table.rows.size(), std::size_t(2));
        QVERIFY(model::tabbed(table).contains(QStringLiteral("does not fit by 3.1")));
    }
    void layoutsReadAsAProduct()
    {
        engine::Layout layout;
        QCOMPARE(model::layoutName(layout), QStringLiteral("one GPU"));
        layout.tensor = 8, layout.data = 4;
        QCOMPARE(model::layoutName(layout), QStringLiteral("tensor\u00a08\u00a0× data\u00a04"));
    }

    void severalTurnsAreOneStep()
    {
        model::ProjectDocument document(support::shippedContext());
        const QByteArray before = document.toBytes();
        QVERIFY(model::turnAll(document, QStringLiteral("Both"),
                               {{QStringLiteral("work.a.format"), QStringLiteral("fp8")},
                                {QStringLiteral("cluster.count"), QStringLiteral("512")}}));
        QCOMPARE(document.undoStack()->count(), 1);
        QCOMPARE(document.plan().cluster.count, 512.0);
        document.undoStack()->undo();
        QCOMPARE(document.toBytes(), before);
    }
    void oneWrongTurnLeavesAll()
    {
        model::ProjectDocument document(support::shippedContext());
        const auto done = model::turnAll(document, QStringLiteral("Both"),
                                         {{QStringLiteral("cluster.count"), QStringLiteral("512")},
                                          {QStringLiteral("work.a.nothing"), QStringLiteral("8")}});
        QVERIFY(!done);
        QCOMPARE(document.undoStack()->count(), 0);
    }
    void aLayoutIsPinnedInOneStepAndReleased()
    {
        model::ProjectDocument document(support::shippedContext());
        const QByteArray before = document.toBytes();
        const auto& layout = evaluation().training.front().layouts.best[1].layout;
        QCOMPARE(model::whyNotPinned(document, layout), QString());
        QVERIFY(!model::isPinned(document));
        QVERIFY(model::useLayout(document, layout));
        QVERIFY(model::isPinned(document));
        QCOMPARE(document.undoStack()->count(), 1);
        const engine::LayoutWish& wish = document.plan().work.front().train.layout;
        QCOMPARE(wish.tensor, 8.0);
        QCOMPARE(wish.pipeline, 4.0);
        QVERIFY(wish.recompute == engine::Recompute::Full);
        QVERIFY(wish.offload == engine::Offload::None);
        QVERIFY(model::releaseLayout(document));
        QVERIFY(!model::isPinned(document));
        QVERIFY(document.plan().work.front().train.layout == engine::LayoutWish());
        document.undoStack()->undo();
        document.undoStack()->undo();
        QCOMPARE(document.toBytes(), before);
    }
    void whatCannotBePinnedSaysWhy()
    {
        model::ProjectDocument document(support::shippedContext());
        engine::Layout odd;
        odd.pipeline = 7;
        QVERIFY(!model::whyNotPinned(document, odd).isEmpty());
        QVERIFY(!model::useLayout(document, odd));
        QVERIFY(document.choose(QStringLiteral("work.a.rule"), QStringLiteral("share")));
        QVERIFY(!model::whyNotPinned(document, {}).isEmpty());
        QVERIFY(!model::isPinned(document));
    }
    void everyOptionOfALayoutHasItsId()
    {
        model::ProjectDocument document(support::shippedContext());
        for (int i = 0; i < 4; ++i) {
            engine::Layout layout;
            layout.sharding = static_cast<engine::Sharding>(i);
            layout.offload = static_cast<engine::Offload>(i);
            QVERIFY(model::useLayout(document, layout));
            const engine::LayoutWish& wish = document.plan().work.front().train.layout;
            QVERIFY(wish.sharding == layout.sharding && wish.offload == layout.offload);
        }
    }

    void theRoofIsRisingThenLevel()
    {
        const auto chart = model::rooflineChart(evaluation(), NumberFormat());
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
        QVERIFY(!model::logAxis({}, NumberFormat()).ticks.empty());
    }

    void theSentenceNamesTheStepAndTheLayout()
    {
        const auto said = model::plainText(model::trainingSentence(evaluation(), NumberFormat()));
        QVERIFY2(said.contains(QStringLiteral("takes 5.77\u00a0s")), qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral("data\u00a016 it fits.")), qPrintable(said));
    }
    void howManyLayoutsWereLookedAt()
    {
        auto search = evaluation().training.front().layouts;
        QVERIFY(model::searchWords(search, NumberFormat()).startsWith(QStringLiteral("18432")));
        QVERIFY(model::searchWords(search, NumberFormat())
                    .endsWith(QStringLiteral("by the bubble (3120), tensor traffic (2077).")));
        search.complete = false;
        search.counted = 4e6;
        QVERIFY(model::searchWords(search, NumberFormat()).contains(QStringLiteral("of 4\u00a0M")));
        search.complete = true;
        search.best.clear();
        QVERIFY(model::searchWords(search, NumberFormat()).contains(QStringLiteral("none fits")));
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestTraining)
#include "test_training.moc"
