#include "model/catalog/owncatalog.h"
#include "model/catalog/ownform.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

using engine::CatalogKind;
using model::ProjectDocument;
using support::q;

// The user's own entries: from the form to the file and the open catalog.
namespace {

class TestOwnCatalog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { document_ = std::make_unique<ProjectDocument>(support::shippedContext()); }

    void anOwnEntryIsWrittenShownAndRemoved()
    {
        QTemporaryDir dir;
        model::OwnCatalog own(*document_, dir.filePath(QStringLiteral("catalog")));
        model::OwnForm form(*document_, own, CatalogKind::Accelerators);
        form.name = QStringLiteral("My GPU 96");
        form.source = QStringLiteral("Quote");
        form.date = QStringLiteral("2026-11");
        form.field(QStringLiteral("memory"))->value = QStringLiteral("96");
        const auto entry = form.entry();
        QVERIFY2(entry, entry ? "" : qPrintable(entry.error().sentence));
        QCOMPARE(entry->id, std::string("my-gpu-96"));
        QVERIFY(own.save(*entry));
        const auto* part = document_->catalog().accelerator("my-gpu-96");
        QVERIFY(part && part->sheet->own);
        QCOMPARE(part->memory.base(), 96e9);
        QVERIFY(own.has(CatalogKind::Accelerators, QStringLiteral("my-gpu-96")));
        QVERIFY(!own.isShipped(CatalogKind::Accelerators, QStringLiteral("my-gpu-96")));
        QVERIFY(own.remove(CatalogKind::Accelerators, QStringLiteral("my-gpu-96")));
        QVERIFY(!document_->catalog().accelerator("my-gpu-96"));
    }
    // A copy saves only the changes, so later updates of the original still apply.
    void aCopyKeepsTheSourcesOfWhatWasNotTouched()
    {
        QTemporaryDir dir;
        model::OwnCatalog own(*document_, dir.path());
        model::OwnForm form(*document_, own, CatalogKind::Accelerators, QStringLiteral("h100-sxm"));
        form.source = QStringLiteral("Quote");
        form.date = QStringLiteral("2026-11-01");
        QVERIFY(!form.entry()); // no changes yet
        QVERIFY(form.entry().error().sentence.contains(
            QStringLiteral("identical to the built-in entry")));
        form.field(QStringLiteral("price"))->value = QStringLiteral("21k");
        const auto entry = form.entry();
        QVERIFY(entry);
        QCOMPARE(entry->figures.size(), std::size_t(1));
        QVERIFY(own.save(*entry));
        const engine::Accelerator* h100 = document_->catalog().accelerator("h100-sxm");
        QCOMPARE(h100->price.base(), 21000.0);
        QCOMPARE(h100->sheet->figure("price")->cite.title, std::string("Quote"));
        QCOMPARE(h100->sheet->figure("memory")->cite.title, std::string("AIConfigurator"));
        // A second change keeps the first one and its source.
        model::OwnForm again(*document_, own, CatalogKind::Accelerators,
                             QStringLiteral("h100-sxm"));
        again.source = QStringLiteral("Data sheet");
        again.date = QStringLiteral("2026-12");
        again.field(QStringLiteral("power"))->value = QStringLiteral("650");
        QVERIFY(own.save(*again.entry()));
        h100 = document_->catalog().accelerator("h100-sxm");
        QCOMPARE(h100->price.base(), 21000.0);
        QCOMPARE(h100->sheet->figure("price")->cite.title, std::string("Quote"));
        QCOMPARE(h100->power.base(), 650.0);
        QVERIFY(own.remove(CatalogKind::Accelerators, QStringLiteral("h100-sxm")));
        QCOMPARE(document_->catalog().accelerator("h100-sxm")->price.base(), 28000.0);
    }
    void everyShippedEntryCanBeCopied()
    {
        QTemporaryDir dir;
        model::OwnCatalog own(*document_, dir.path());
        for (const CatalogKind kind : engine::kCatalogKinds) {
            const auto parts = engine::partsOf(document_->catalog(), kind);
            for (std::size_t i = 0; model::canOwn(kind) && i < parts.size();
                 i += 1 + parts.size() / 5) {
                model::OwnForm form(*document_, own, kind, q(parts[i]->id));
                form.id = QStringLiteral("copy");
                form.source = QStringLiteral("Copy");
                form.date = QStringLiteral("2026");
                const auto entry = form.entry();
                QVERIFY2(entry || parts[i]->sheet->figures.empty(), parts[i]->id.c_str());
                const auto text =
                    entry ? engine::withOwnEntry("", document_->catalog(), *entry) : std::string();
                QVERIFY2(text, text ? "" : (parts[i]->id + text.error().where).c_str());
            }
        }
    }

    void aFormThatIsWrongSaysWhatAndWhere_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* field, const char* value,
                            const char* words) {
            QTest::newRow(name) << QString::fromLatin1(field) << QString::fromUtf8(value)
                                << QString::fromUtf8(words);
        };
        row("no name", "name", " ", "Enter a name");
        row("an id with blanks", "id", "my gpu", "letters, digits");
        row("the id of another entry", "id", "h100-sxm", "Choose another ID");
        row("no source", "source", "", "Enter the source of the values");
        row("no date", "date", "", "2026-05-14");
        row("a date that is none", "date", "yesterday", "2026-05-14");
        row("a number that is none", "memory", "much", "“much” at “Memory” is not a number");
        row("a unit that measures something else", "memory", "96 W", "unit");
        row("a memory of zero", "memory", "0", "greater than zero");
        row("no memory", "memory", "", "“Memory” is required");
        row("a power below zero", "power", "-3", "greater than zero");
    }
    void aFormThatIsWrongSaysWhatAndWhere()
    {
        QFETCH(QString, field);
        QFETCH(QString, value);
        QFETCH(QString, words);
        QTemporaryDir dir;
        const model::OwnCatalog own(*document_, dir.path());
        model::OwnForm form(*document_, own, CatalogKind::Accelerators);
        form.name = QStringLiteral("Mine");
        form.source = QStringLiteral("Quote");
        form.date = QStringLiteral("2026");
        form.field(QStringLiteral("memory"))->value = QStringLiteral("96");
        QVERIFY(form.entry());
        if (field == u"name")
            form.name = value;
        else if (field == u"id")
            form.id = value;
        else if (field == u"source")
            form.source = value;
        else if (field == u"date")
            form.date = value;
        else
            form.field(field)->value = value;
        const auto entry = form.entry();
        QVERIFY(!entry);
        QCOMPARE(entry.error().field, field);
        QVERIFY2(entry.error().sentence.contains(words), qPrintable(entry.error().sentence));
    }
    void aFolderThatCannotBeWrittenIsReported()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        model::OwnCatalog own(*document_, file.fileName());
        engine::OwnEntry entry{CatalogKind::Accelerators, "x", "X"};
        entry.figures = {{"memory", 1, engine::Unit::GB}};
        entry.source = "S";
        entry.date = "2026";
        const auto saved = own.save(entry);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, engine::Error::Code::NotWritable);
        QVERIFY(!document_->catalog().accelerator("x"));
    }

private:
    std::unique_ptr<ProjectDocument> document_;
};

} // namespace

HEADROOM_ROOM(TestOwnCatalog)
#include "test_owncatalog.moc"
