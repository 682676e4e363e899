#include "model/catalog/catalogfilter.h"
#include "model/catalog/catalogtable.h"
#include "model/catalog/tablecopy.h"
#include "model/words/words.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>
#include <QMimeData>

#include <algorithm>

using engine::CatalogKind;
using model::CatalogFilter;
using model::CatalogTable;
using model::Tone;
using support::q;

// The catalog as tables: the rows of each kind, unknown, recalled and outdated values, and
// filtering, sorting and copying.
namespace {

QString key(CatalogKind kind)
{
    return q(std::string(engine::keyOf(kind)));
}

int column(const QAbstractItemModel& table, const char* head)
{
    for (int c = 0; c < table.columnCount(); ++c)
        if (table.headerData(c, Qt::Horizontal).toString().section(u'\n', 0, 0) ==
            QLatin1String(head))
            return c;
    return -1;
}

QModelIndex cell(const CatalogTable& table, const char* id, const char* head)
{
    return table.index(table.rowOf(QLatin1String(id)), column(table, head));
}

Tone tone(const QModelIndex& index)
{
    return static_cast<Tone>(index.data(model::ToneRole).toInt());
}

int recalledCells(const CatalogTable& table)
{
    int recalled = 0;
    for (int row = 0; row < table.rowCount(); ++row)
        for (int at = 0; at < table.columnCount(); ++at)
            recalled += table.index(row, at).data().toString().endsWith(QStringLiteral("†"));
    return recalled;
}

void kindRows()
{
    QTest::addColumn<int>("kind");
    for (const CatalogKind kind : engine::kCatalogKinds)
        QTest::newRow(qPrintable(key(kind))) << static_cast<int>(kind);
}

class TestCatalogTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        document_ = std::make_unique<model::ProjectDocument>(support::shippedContext());
        engine::Project project = document_->project();
        project.runs = {{.name = "First run", .date = "2026-10", .gpu = "h100-sxm", .gpus = 64}};
        document_->take(QStringLiteral("Runs"), std::move(project));
    }

    void everyKindHasRowsAndNoEmptyName_data() { kindRows(); }
    void everyKindHasRowsAndNoEmptyName()
    {
        QFETCH(int, kind);
        CatalogTable table(*document_);
        QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto k = static_cast<CatalogKind>(kind);
        table.setKind(k);
        QVERIFY(table.rowCount() > 0);
        QCOMPARE(table.rowCount(), model::countOf(*document_, k));
        for (int row = 0; row < table.rowCount(); ++row) {
            const QString name = table.index(row, 0).data().toString();
            QVERIFY2(!name.isEmpty() && name != QStringLiteral("n/a"), qPrintable(table.idAt(row)));
        }
        for (int c = 0; c < table.columnCount(); ++c)
            QVERIFY(!table.headerData(c, Qt::Horizontal).toString().isEmpty());
    }
    void everyKindHasWords_data() { kindRows(); }
    void everyKindHasWords()
    {
        QFETCH(int, kind);
        const auto k = static_cast<CatalogKind>(kind);
        QVERIFY(model::words::catalogKind(k) != key(k));
        QVERIFY(model::words::catalogKindTip(k).endsWith(u'.'));
        for (const engine::FieldKey& field : engine::fieldKeys(k))
            QVERIFY2(model::words::hasFigure(k, q(std::string(field.key))),
                     std::string(field.key).c_str());
        for (const engine::Part* part : engine::partsOf(document_->catalog(), k)) {
            for (const engine::Figure& f : part->sheet->figures)
                QVERIFY2(model::words::hasFigure(k, q(f.key)), f.key.c_str());
            for (const auto& [trait, value] : part->sheet->traits) {
                QVERIFY2(model::words::hasTrait(k, q(trait)), trait.c_str());
                const bool own = trait == "generation" && !part->sheet->trait("like").empty();
                const QStringList known =
                    own ? QStringList() : model::words::traitValues(k, q(trait)); // its own name
                QVERIFY2(known.isEmpty() || known.contains(q(value)), value.c_str());
            }
        }
    }
    void everyFieldOfARunHasWords()
    {
        for (const auto& field : engine::runFields())
            QVERIFY2(model::words::hasFigure(CatalogKind::Runs, q(std::string(field.key))),
                     std::string(field.key).c_str());
        for (const engine::RunText& text : engine::runTexts())
            QVERIFY2(model::words::hasTrait(CatalogKind::Runs, q(std::string(text.key))),
                     std::string(text.key).c_str());
    }

    void figuresShowTheirValueAndWhereTheyAreFrom()
    {
        CatalogTable table(*document_);
        const QModelIndex memory = cell(table, "h100-sxm", "Memory");
        QCOMPARE(memory.data().toString(), QStringLiteral("80"));
        QCOMPARE(memory.data(model::SortRole).toDouble(), 80e9);
        const QString tip = memory.data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("Source: AIConfigurator")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("Date: 2026-08-21")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("Note: 80 GiB")), qPrintable(tip));
    }
    void theUnknownReadsNotKnownAndIsNoNumber()
    {
        CatalogTable table(*document_);
        const QModelIndex fp4 = cell(table, "h100-sxm", "FP4");
        QCOMPARE(fp4.data().toString(), QStringLiteral("n/a"));
        QVERIFY(!fp4.data(model::SortRole).isValid());
        QCOMPARE(tone(fp4), Tone::Muted);
    }
    // Values that a user adds from memory are marked; all shipped ones have a source.
    void theRecalledIsMarkedAndMuted()
    {
        CatalogTable shipped(*document_);
        for (const CatalogKind kind : engine::kCatalogKinds) {
            shipped.setKind(kind);
            QCOMPARE(recalledCells(shipped), 0);
        }
        auto catalog = std::make_shared<engine::Catalog>(document_->catalog());
        auto sheet = *catalog->accelerators[3].sheet;
        std::ranges::find(sheet.figures, "memory", &engine::Figure::key)->cite.recalled = true;
        catalog->accelerators[3].sheet = std::make_shared<engine::Sheet>(sheet);
        document_->setCatalog(catalog);
        CatalogTable table(*document_);
        QCOMPARE(recalledCells(table), 1);
        const QModelIndex index = table.index(3, column(table, "Memory"));
        QVERIFY(index.data().toString().endsWith(QStringLiteral("†")));
        QCOMPARE(tone(index), Tone::Muted);
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains(QStringLiteral("Recalled")));
    }
    void oldDatesAreNotedAndThenWarnedOf()
    {
        CatalogTable table(*document_);
        table.setKind(CatalogKind::Offers);
        int fresh = 0, noted = 0, warned = 0;
        const int date = column(table, "Date");
        for (int row = 0; row < table.rowCount(); ++row) {
            const QModelIndex index = table.index(row, date);
            const Tone t = tone(index);
            (t == Tone::Warning ? warned : t == Tone::Note ? noted : fresh)++;
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QCOMPARE(tip.contains(QStringLiteral("days old")), t != Tone::Plain);
            QCOMPARE(tip.contains(QStringLiteral("drop a price list")), t != Tone::Plain);
        }
        QVERIFY(fresh > 0 && noted > 0 && warned > 0);
    }
    void whatIsNoPriceIsRefreshedByHand()
    {
        CatalogTable table(*document_);
        table.setKind(CatalogKind::Rules);
        const QString tip = cell(table, "site.pue", "Date").data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("create a custom copy")), qPrintable(tip));
    }
    void theLimitsOfAgeAreDays()
    {
        const engine::Catalog catalog{.today = "2026-11-21"};
        const model::CellMaker maker{catalog, document_->format(), CatalogKind::Offers};
        QCOMPARE(maker.ageTone("2026-05-25"), Tone::Plain);   // 180 days
        QCOMPARE(maker.ageTone("2026-05-24"), Tone::Note);    // 181
        QCOMPARE(maker.ageTone("2025-11-21"), Tone::Note);    // 365
        QCOMPARE(maker.ageTone("2025-11-20"), Tone::Warning); // 366
        QCOMPARE(maker.ageTone(""), Tone::Plain);
    }
    void ownEntriesSaySo()
    {
        auto catalog = std::make_shared<engine::Catalog>(document_->catalog());
        auto sheet = *catalog->accelerators[3].sheet;
        sheet.own = true;
        catalog->accelerators[3].sheet = std::make_shared<engine::Sheet>(sheet);
        document_->setCatalog(catalog);
        CatalogTable table(*document_);
        QVERIFY(table.index(3, 0).data(model::OwnRole).toBool());
        QVERIFY(table.index(3, 0).data().toString().endsWith(QStringLiteral("custom")));
        QVERIFY(!table.index(2, 0).data(model::OwnRole).toBool());
    }

    void filtered_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("shown");
        const auto row = [](const char* name, CatalogKind kind, const char* text, const char* id,
                            bool shown) {
            QTest::newRow(name) << static_cast<int>(kind) << QString::fromUtf8(text)
                                << QString::fromUtf8(id) << shown;
        };
        using K = CatalogKind;
        row("nothing typed shows all", K::Accelerators, "", "h100-sxm", true);
        row("a word of the name", K::Accelerators, "h100", "h100-sxm", true);
        row("capitals do not matter", K::Accelerators, "nViDiA", "h100-sxm", true);
        row("all words must occur", K::Accelerators, "nvidia 192", "h100-sxm", false);
        row("words may be in any column and order", K::Accelerators, "80 sxm nvidia", "h100-sxm",
            true);
        row("another name of it", K::Accelerators, "h100-mega", "h100-sxm", true);
        row("accents do not matter", K::Regions, "cote d", "ci", true);
        row("an accent typed finds plain letters", K::Regions, "fránce", "fr", true);
        row("words of a term", K::Offers, "on demand h100", "aws-h100-sxm-article", true);
        row("a word that is nowhere", K::Offers, "zzz", "aws-h100-sxm-article", false);
    }
    void filtered()
    {
        QFETCH(int, kind);
        QFETCH(QString, text);
        QFETCH(QString, id);
        QFETCH(bool, shown);
        CatalogTable table(*document_);
        table.setKind(static_cast<CatalogKind>(kind));
        CatalogFilter filter;
        QAbstractItemModelTester tester(&filter,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setSourceModel(&table);
        filter.setText(text);
        QVERIFY(table.rowOf(id) >= 0);
        QCOMPARE(filter.mapFromSource(table.index(table.rowOf(id), 0)).isValid(), shown);
    }

    void sortsByNumberWithTheUnknownLast_data()
    {
        QTest::addColumn<bool>("down");
        QTest::newRow("smallest first") << false;
        QTest::newRow("largest first") << true;
    }
    void sortsByNumberWithTheUnknownLast()
    {
        QFETCH(bool, down);
        CatalogTable table(*document_);
        CatalogFilter filter;
        filter.setSourceModel(&table);
        const int fp8 = column(table, "FP8");
        filter.sort(fp8, down ? Qt::DescendingOrder : Qt::AscendingOrder);
        bool unknown = false;
        double before = down ? 1e30 : 0;
        for (int row = 0; row < filter.rowCount(); ++row) {
            const QVariant value = filter.index(row, fp8).data(model::SortRole);
            QVERIFY2(value.isValid() != unknown || (!unknown && !value.isValid()),
                     "a number after an unknown");
            unknown = unknown || !value.isValid();
            if (!value.isValid())
                continue;
            QVERIFY(down ? value.toDouble() <= before : value.toDouble() >= before);
            before = value.toDouble();
        }
        QVERIFY(unknown);
    }

    void copiesEveryDigitAndUnit()
    {
        CatalogTable table(*document_);
        const std::unique_ptr<QMimeData> mime(
            model::mimeOf(table.table({table.rowOf(QStringLiteral("h100-sxm"))})));
        const QStringList lines = mime->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        const QStringList head = lines[0].split(u'\t'), row = lines[1].split(u'\t');
        QCOMPARE(head.size(), row.size());
        const auto at = [&](const char* name) { return row[head.indexOf(QLatin1String(name))]; };
        QCOMPARE(at("Memory (GB)"), QStringLiteral("80"));
        QCOMPARE(at("FP8 (TFLOP/s)"), QStringLiteral("1979"));
        QCOMPARE(at("Price (USD)"), QStringLiteral("28000"));
        QVERIFY(mime->html().contains(QStringLiteral("<th>Memory (GB)</th>")));
        QVERIFY(mime->html().contains(QStringLiteral("<td>28000</td>")));
    }
    void aCellStaysOneCellWhereItsTextHasLines()
    {
        QCOMPARE(model::tabbed({{"a"}, {{"one\ttwo\nthree"}}}),
                 QStringLiteral("a\none two; three"));
    }
    void contradictionsSayWhatWhenAndWhy()
    {
        CatalogTable table(*document_);
        table.setKind(CatalogKind::Contradictions);
        const auto& c = document_->catalog().contradictions.front();
        const QString stated = table.index(0, 1).data().toString();
        for (const auto& v : c.values)
            QVERIFY(stated.contains(q(v.value)) && stated.contains(q(v.source)) &&
                    stated.contains(q(v.date)));
        QCOMPARE(table.index(0, 2).data().toString(), q(c.use));
        QCOMPARE(table.index(0, 3).data().toString(), q(c.why));
    }

private:
    std::unique_ptr<model::ProjectDocument> document_;
};

} // namespace

HEADROOM_ROOM(TestCatalogTable)
#include "test_catalogtable.moc"
