#include "model/catalog/catalogactions.h"
#include "model/catalog/partsheet.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

using engine::CatalogKind;
using model::PartSheet;
using model::ProjectDocument;
using support::q;

// The sheet of a part, comparing parts, and using them in the plan.
namespace {

int rowOf(const PartSheet& sheet, const char* label)
{
    for (int row = 0; row < sheet.rowCount(); ++row)
        if (sheet.index(row, 0).data().toString() == QLatin1String(label))
            return row;
    return -1;
}

QString text(const PartSheet& sheet, const char* label, int column)
{
    return sheet.index(rowOf(sheet, label), column).data().toString();
}

class TestPartSheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { document_ = std::make_unique<ProjectDocument>(support::shippedContext()); }

    void aFigureHasRangeSourceDateAndNote()
    {
        PartSheet sheet(*document_);
        QAbstractItemModelTester tester(&sheet,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        sheet.show(CatalogKind::Accelerators, {QStringLiteral("b300-sxm")});
        QCOMPARE(sheet.title(), QStringLiteral("NVIDIA B300 288 GB SXM"));
        QVERIFY(sheet.hasRanges());
        QCOMPARE(text(sheet, "Memory", PartSheet::ValueColumn), QStringLiteral("288\u00a0GB"));
        QVERIFY(text(sheet, "Memory", PartSheet::RangeColumn).startsWith(QStringLiteral("262")));
        QCOMPARE(text(sheet, "Memory", PartSheet::SourceColumn),
                 QStringLiteral("AIConfigurator +1"));
        QCOMPARE(text(sheet, "Memory", PartSheet::DateColumn), QStringLiteral("2026-08-21"));
        QCOMPARE(text(sheet, "Memory", PartSheet::NoteColumn),
                 QStringLiteral("clouds report 262 to 270 GB usable"));
        QVERIFY(sheet.detail(rowOf(sheet, "Memory"))
                    .contains(QStringLiteral("Also consulted: Machine Learning")));
        QCOMPARE(text(sheet, "Price", PartSheet::ValueColumn), QStringLiteral("n/a"));
    }
    void contradictionsThatNameThePartStandInItsSheet()
    {
        PartSheet sheet(*document_);
        sheet.show(CatalogKind::Accelerators, {QStringLiteral("b300-sxm")});
        int reported = 0;
        for (int row = 0; row < sheet.rowCount(); ++row)
            if (sheet.index(row, 0).data().toString() == QStringLiteral("Conflicting sources")) {
                ++reported;
                QVERIFY(sheet.isWide(row));
                QVERIFY(
                    sheet.index(row, 1).data().toString().contains(QStringLiteral("Value used:")));
            }
        QCOMPARE(reported, 4);
        const QString detail = sheet.detail(rowOf(sheet, "Conflicting sources"));
        QVERIFY(detail.contains(QStringLiteral("15,000 TFLOP/s (nvfp4), 2026-08-22")));
        QVERIFY(detail.contains(QStringLiteral("108 PFLOP/s of the box")));
        sheet.show(CatalogKind::Accelerators, {QStringLiteral("h100-sxm")});
        QCOMPARE(rowOf(sheet, "Conflicting sources"), -1);
    }
    void measuredExchangesHaveARowEach()
    {
        PartSheet sheet(*document_);
        for (const engine::Link& link : document_->catalog().links) {
            sheet.show(CatalogKind::Links, {q(link.id)});
            int rows = 0;
            for (int row = 0; row < sheet.rowCount(); ++row)
                rows += sheet.index(row, 0).data().toString().startsWith(
                    QStringLiteral("Measured all-reduce"));
            QVERIFY2(rows ==
                         std::ranges::count(link.sheet->figures, "measured", &engine::Figure::key),
                     link.id.c_str());
        }
    }
    void everyPartOpens()
    {
        PartSheet sheet(*document_);
        for (const CatalogKind kind : engine::kCatalogKinds)
            for (const engine::Part* part : engine::partsOf(document_->catalog(), kind)) {
                sheet.show(kind, {q(part->id)});
                QVERIFY2(sheet.rowCount() > 0, part->id.c_str());
                for (int row = 0; row < sheet.rowCount(); ++row)
                    QVERIFY2(!sheet.index(row, 0).data().toString().isEmpty() &&
                                 !sheet.index(row, 1).data().toString().isEmpty(),
                             part->id.c_str());
            }
    }
    void partsSideBySideMarkWhatDiffers()
    {
        PartSheet sheet(*document_);
        QAbstractItemModelTester tester(&sheet,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        sheet.show(
            CatalogKind::Accelerators,
            {QStringLiteral("h100-sxm"), QStringLiteral("b200-sxm"), QStringLiteral("mi300x")});
        QVERIFY(sheet.compares());
        QCOMPARE(sheet.columnCount(), 4);
        QCOMPARE(sheet.headerData(3, Qt::Horizontal).toString(), QStringLiteral("MI300X"));
        const auto differs = [&](const char* label) {
            return sheet.index(rowOf(sheet, label), 1).data(model::DiffersRole).toBool();
        };
        QVERIFY(differs("Memory"));
        QVERIFY(!differs("Domain"));  // eight in all three
        QVERIFY(differs("Peak FP4")); // one has it, for two it is unknown
        const QModelIndex memory = sheet.index(rowOf(sheet, "Memory"), 1);
        QCOMPARE(memory.data().toString(), QStringLiteral("80.0\u00a0GB"));
        QVERIFY(memory.data(model::BelowRole).toString().startsWith(QStringLiteral("2026-08-21")));
        QCOMPARE(text(sheet, "Peak FP4", 1), QStringLiteral("n/a"));
        QVERIFY(sheet.index(rowOf(sheet, "Memory"), 2)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .endsWith(QStringLiteral("differs")));
        const model::Table table = sheet.table();
        QCOMPARE(table.head.size(), 4);
        QCOMPARE(table.rows[static_cast<std::size_t>(rowOf(sheet, "Memory"))][2],
                 QStringLiteral("180 GB"));
    }

    void usingAPartIsOneStepAndComesBack_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* name, CatalogKind kind, const char* id) {
            QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(id);
        };
        row("a GPU", CatalogKind::Accelerators, "b200-sxm");
        row("a model", CatalogKind::Models, "deepseek-v3-671b");
        row("a fabric", CatalogKind::Links, "ib-hdr");
        row("a link inside the node", CatalogKind::Links, "pcie5-x16");
        row("an offer of another GPU", CatalogKind::Offers, "crusoe-mi300x-192gb-spot");
        row("a region", CatalogKind::Regions, "world");
    }
    void usingAPartIsOneStepAndComesBack()
    {
        QFETCH(int, kind);
        QFETCH(QString, id);
        const auto k = static_cast<CatalogKind>(kind);
        const QByteArray before = document_->toBytes();
        QVERIFY(model::whyNotUsed(*document_, k, id).isEmpty());
        QVERIFY(model::useInPlan(*document_, k, id));
        QCOMPARE(document_->undoStack()->count(), 1);
        QVERIFY(document_->undoStack()->undoText().startsWith(QStringLiteral("Use ")));
        QVERIFY(document_->toBytes() != before);
        document_->undoStack()->undo();
        QCOMPARE(document_->toBytes(), before);
    }
    void whatCannotBeUsedSaysWhy_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, CatalogKind kind, const char* id, const char* words) {
            QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(id)
                                << QString::fromLatin1(words);
        };
        row("a node names the way", CatalogKind::Nodes, "dgx-h100", "Use that GPU");
        row("a link of other GPUs names the plan's", CatalogKind::Links, "nvlink2",
            "NVIDIA H100 80 GB SXM");
        row("a region without dollars", CatalogKind::Regions, "eu", "not available in US dollars");
        row("a cost", CatalogKind::Costs, "colo-us-2024", "No input");
        row("a published point", CatalogKind::Points, "io-net-nvlink-8", "Entries of this list");
        row("a constant", CatalogKind::Rules, "site.pue", "input of the same name");
        row("a contradiction", CatalogKind::Contradictions, "0", "cannot be used in a plan");
    }
    void whatCannotBeUsedSaysWhy()
    {
        QFETCH(int, kind);
        QFETCH(QString, id);
        QFETCH(QString, words);
        const QString why = model::whyNotUsed(*document_, static_cast<CatalogKind>(kind), id);
        QVERIFY2(why.contains(words) && why.endsWith(u'.'), qPrintable(why));
    }

private:
    std::unique_ptr<ProjectDocument> document_;
};

} // namespace

HEADROOM_ROOM(TestPartSheet)
#include "test_partsheet.moc"
