// The table of ranked layouts on the Training page, and pinning one.
#include "model/catalog/catalogfilter.h"
#include "model/catalog/tablecopy.h"
#include "model/engine/training/detail.h"
#include "model/project/inputactions.h"
#include "model/training/layoutactions.h"
#include "model/training/layouttable.h"
#include "model/training/layoutwords.h"
#include "model/training/trainingsentence.h"
#include "tests/model/trainingfixture.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

using model::NumberFormat;
using support::q;

namespace {

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
        const engine::LayoutSearch& search = trainedEvaluation().training.front().layouts;
        table.show(search, search.best.front().layout, NumberFormat());
    }
    QString text(int row, const char* head) const
    {
        return table.index(row, columnOf(table, head)).data().toString();
    }
};

class TestLayouts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTableIsSound()
    {
        model::LayoutTable table;
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto& search = trainedEvaluation().training.front().layouts;
        table.show(search, search.best.front().layout, NumberFormat());
        QCOMPARE(table.rowCount(), 11);
        table.show({}, {}, NumberFormat());
        QCOMPARE(table.rowCount(), 0);
    }
    void layoutsAreRankedAndExplainWhyTheyLost()
    {
        const Layouts l;
        QCOMPARE(l.text(0, "#"), QStringLiteral("1"));
        QCOMPARE(l.text(0, "Main loss"), QStringLiteral("in use: best"));
        QCOMPARE(l.text(1, "Main loss"), QStringLiteral("recomputation 7\u00a0%, tight fit"));
        QCOMPARE(l.text(3, "Main loss"), QStringLiteral("pipeline bubble 31\u00a0%"));
        QCOMPARE(l.text(8, "#"), QStringLiteral("–"));
        QCOMPARE(l.text(8, "Main loss"), QStringLiteral("exceeds memory by 3.1\u00a0GiB"));
        QCOMPARE(l.text(0, "vs. best"), QStringLiteral("100\u00a0%"));
        QCOMPARE(l.text(1, "vs. best"), QStringLiteral("98.0\u00a0%"));
        QCOMPARE(l.text(2, "Sharding"), QStringLiteral("ZeRO-3"));
        QCOMPARE(l.text(5, "Recompute"), QStringLiteral("partial, 40\u00a0%"));
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
        QCOMPARE(sorted.index(10, 0).data().toString(), QStringLiteral("–")); // unranked ones last
    }
    void emptyColumnsAreKnown()
    {
        const Layouts l;
        QVERIFY(l.table.isHidden(columnOf(l.table, "Context")));
        QVERIFY(l.table.isHidden(columnOf(l.table, "Offload")));
        QVERIFY(!l.table.isHidden(columnOf(l.table, "Virtual")));
        QVERIFY(!l.table.isHidden(columnOf(l.table, "Tensor")));
    }
    void aCopyHasEveryColumn()
    {
        const Layouts l;
        const auto table = l.table.table({0, 8});
        QCOMPARE(table.head.size(), l.table.columnCount());
        QCOMPARE(table.rows.size(), std::size_t(2));
        QVERIFY(model::tabbed(table).contains(QStringLiteral("exceeds memory by 3.1")));
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
        const auto& layout = trainedEvaluation().training.front().layouts.best[1].layout;
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
    void soManyLayersAgainArePinned()
    {
        model::ProjectDocument document(support::shippedContext());
        engine::Layout layout;
        layout.pipeline = 4;
        layout.recompute = engine::Recompute::Full;
        layout.recomputedLayers = 0.25F; // of 20 per stage
        QVERIFY(model::useLayout(document, layout));
        const engine::LayoutWish& wish = document.plan().work.front().train.layout;
        QVERIFY(wish.partly);
        QCOMPARE(wish.layers, 5.0);
        QVERIFY(model::releaseLayout(document));
        QVERIFY(!document.plan().work.front().train.layout.partly);
    }
    void whatCannotBePinnedSaysWhy()
    {
        model::ProjectDocument document(support::shippedContext());
        engine::Layout odd;
        odd.pipeline = 7;
        QVERIFY(!model::whyNotPinned(document, odd).isEmpty());
        QVERIFY(!model::useLayout(document, odd));
        QVERIFY(model::choose(document, QStringLiteral("work.a.rule"), QStringLiteral("share")));
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

    void howManyLayoutsWereLookedAt()
    {
        auto search = trainedEvaluation().training.front().layouts;
        QVERIFY(model::searchWords(search, NumberFormat()).startsWith(QStringLiteral("18432")));
        QVERIFY(model::searchWords(search, NumberFormat())
                    .endsWith(QStringLiteral(
                        "lose to pipeline bubble (3120), tensor-parallel traffic (2077).")));
        search.complete = false;
        search.counted = 4e6;
        QVERIFY(model::searchWords(search, NumberFormat()).contains(QStringLiteral("of 4\u00a0M")));
        search.complete = true;
        search.best.clear();
        QVERIFY(model::searchWords(search, NumberFormat()).contains(QStringLiteral("none fits")));
    }
};

} // namespace

HEADROOM_ROOM(TestLayouts)
#include "test_layouts.moc"
