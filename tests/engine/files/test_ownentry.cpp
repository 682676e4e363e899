#include "model/engine/files/catalogfile.h"
#include "model/engine/files/ownentry.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/usepart.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

// A user's own entries as text, and catalog parts used in a plan.
namespace {

using namespace engine;
using Code = Error::Code;

OwnEntry gpu(const std::string& id = "my-gpu")
{
    OwnEntry entry{CatalogKind::Accelerators, id, "My GPU"};
    entry.texts = {{"vendor", "Acme"}};
    entry.figures = {{"memory", 96, Unit::GB}, {"price", 20000, Unit::Dollar, 18000, 25000}};
    entry.source = "Quote";
    entry.date = "2026-11";
    return entry;
}

Catalog over(const std::string& text)
{
    Catalog catalog = support::catalog();
    const auto added = addCatalogFile(catalog, text, true);
    if (!added)
        throw std::runtime_error(added.error().where);
    return catalog;
}

const Citation* citeAt(const Plan& plan, const std::string& path)
{
    const auto it = plan.cites->find(path);
    return it == plan.cites->end() ? nullptr : &it->second;
}

class TestOwnEntry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEmptyFileIsBegun()
    {
        const auto text = withOwnEntry("", support::catalog(), gpu());
        QVERIFY2(text, text ? "" : text.error().where.c_str());
        const Catalog catalog = over(*text);
        const Accelerator* own = catalog.accelerator("my-gpu");
        QVERIFY(own && own->sheet->own);
        QCOMPARE(own->name, std::string("My GPU"));
        QCOMPARE(own->vendor, std::string("Acme"));
        VERIFY_NEAR(own->memory.base(), 96e9, 1e-15);
        const Figure* price = own->sheet->figure("price");
        QCOMPARE(price->low, 18000.0);
        QCOMPARE(price->high, 25000.0);
        QCOMPARE(price->cite.title, std::string("Quote"));
        QCOMPARE(price->cite.date, std::string("2026-11"));
        QVERIFY(std::isnan(own->power.base()));
    }
    void theSameIdIsReplacedAndOthersStay()
    {
        std::string text = *withOwnEntry("", support::catalog(), gpu("other"));
        text = *withOwnEntry(text, support::catalog(), gpu());
        OwnEntry changed = gpu();
        changed.figures = {{"memory", 128, Unit::GB}};
        changed.source = "Data sheet";
        text = *withOwnEntry(text, support::catalog(), changed);
        const auto entries = ownEntries(text);
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries[1], std::pair(CatalogKind::Accelerators, std::string("my-gpu")));
        const Catalog catalog = over(text);
        VERIFY_NEAR(catalog.accelerator("my-gpu")->memory.base(), 128e9, 1e-15);
        VERIFY_NEAR(catalog.accelerator("other")->memory.base(), 96e9, 1e-15);
    }
    void whatOthersWroteIntoTheFileStays()
    {
        const std::string file = R"({"format": "headroom-catalog", "version": 1, "title": "Mine",
            "sources": {"a": {"title": "A", "date": "2026"}}, "rules": [{"id": "x", "name": "X",
            "value": {"value": 2, "unit": "", "source": "a"}}]})";
        const auto text = withOwnEntry(file, support::catalog(), gpu());
        QVERIFY(text && text->find("\"Mine\"") != std::string::npos);
        QCOMPARE(over(*text).rule("x")->value, 2.0);
    }
    void anEntryLiesOverTheShippedOneAndComesOffAgain()
    {
        OwnEntry entry{CatalogKind::Accelerators, "h100-sxm", {}};
        entry.figures = {{"price", 21000, Unit::Dollar}};
        entry.source = "Quote";
        entry.date = "2026-11-01";
        const std::string text = *withOwnEntry("", support::catalog(), entry);
        const Catalog with = over(text);
        const Accelerator* h100 = with.accelerator("h100-sxm");
        QCOMPARE(h100->price.base(), 21000.0);
        QCOMPARE(h100->name, support::catalog().accelerator("h100-sxm")->name);
        const auto without = withoutOwnEntry(text, CatalogKind::Accelerators, "h100-sxm");
        QVERIFY(without);
        QVERIFY(without->find("Quote") == std::string::npos); // its source was removed with it
        QCOMPARE(over(*without).accelerator("h100-sxm")->price.base(),
                 support::catalog().accelerator("h100-sxm")->price.base());
        QCOMPARE(withoutOwnEntry(*without, CatalogKind::Accelerators, "h100-sxm").error().code,
                 Code::UnknownPath);
    }
    void aFigureCopiedAlongKeepsItsSource()
    {
        OwnEntry entry = gpu();
        entry.figures[0].cite = {"mem", "From memory", "2025-01", "a note", true};
        const Catalog catalog = over(*withOwnEntry("", support::catalog(), entry));
        const Citation& cite = catalog.accelerator("my-gpu")->sheet->figure("memory")->cite;
        QCOMPARE(cite.title, std::string("From memory"));
        QCOMPARE(cite.note, std::string("a note"));
        QVERIFY(cite.recalled);
    }

    void refused_data()
    {
        QTest::addColumn<OwnEntry>("entry");
        QTest::addColumn<std::string>("file");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, auto change, Code code, const char* file = "") {
            OwnEntry entry = gpu();
            change(entry);
            QTest::newRow(name) << entry << std::string(file) << static_cast<int>(code);
        };
        row(
            "no id", [](OwnEntry& e) { e.id.clear(); }, Code::MissingKey);
        row(
            "no name and nothing under it", [](OwnEntry& e) { e.name.clear(); }, Code::MissingKey);
        row(
            "no source", [](OwnEntry& e) { e.source.clear(); }, Code::MissingKey);
        row(
            "a date that is none", [](OwnEntry& e) { e.date = "May"; }, Code::NotADate);
        row(
            "no date", [](OwnEntry& e) { e.date.clear(); }, Code::NotADate);
        row(
            "memory in watts", [](OwnEntry& e) { e.figures[0].unit = Unit::Watt; },
            Code::UnknownUnit);
        row(
            "a memory of zero", [](OwnEntry& e) { e.figures[0].value = 0; }, Code::OutOfRange);
        row(
            "a value that nobody knows", [](OwnEntry& e) { e.figures[0].value = kUnknown; },
            Code::NotANumber);
        row(
            "a range beside the value", [](OwnEntry& e) { e.figures[0].low = 200; },
            Code::OutOfRange);
        row(
            "no memory", [](OwnEntry& e) { e.figures.erase(e.figures.begin()); }, Code::MissingKey);
        row(
            "a file that is no catalog", [](OwnEntry&) {}, Code::UnknownFormat, "{}");
        row(
            "a file that is cut off", [](OwnEntry&) {}, Code::NotJson, "{\"format\": ");
        row(
            "a list that is none", [](OwnEntry&) {}, Code::WrongType,
            R"({"format": "headroom-catalog", "accelerators": 3})");
    }
    void refused()
    {
        QFETCH(OwnEntry, entry);
        QFETCH(std::string, file);
        QFETCH(int, code);
        const auto text = withOwnEntry(file, support::catalog(), entry);
        QVERIFY(!text);
        QCOMPARE(static_cast<int>(text.error().code), code);
    }

    void everyShippedPartOpensAsACopy_data()
    {
        QTest::addColumn<int>("kind");
        for (const CatalogKind kind : kCatalogKinds)
            if (kind != CatalogKind::Contradictions && kind != CatalogKind::Runs)
                QTest::newRow(std::string(keyOf(kind)).c_str()) << static_cast<int>(kind);
    }
    // All figures of all kinds can be entered by hand: no key or unit is rejected.
    void everyShippedPartOpensAsACopy()
    {
        QFETCH(int, kind);
        const auto k = static_cast<CatalogKind>(kind);
        const auto parts = partsOf(support::catalog(), k);
        for (std::size_t i = 0; i < parts.size(); i += 1 + parts.size() / 8) {
            OwnEntry entry{k, "copy", parts[i]->name};
            for (const auto& [key, value] : parts[i]->sheet->traits)
                if (key != "aliases" && key != "also")
                    entry.texts.emplace_back(key, value);
            for (const Figure& f : parts[i]->sheet->figures)
                if (f.key != "measured")
                    entry.figures.push_back({f.key, f.value / info(f.unit).size, f.unit});
            entry.source = "Copy";
            entry.date = "2026";
            const auto text = withOwnEntry("", support::catalog(), entry);
            QVERIFY2(text, text ? "" : (parts[i]->id + text.error().where).c_str());
            const Catalog catalog = over(*text);
            for (const Figure& f : parts[i]->sheet->figures)
                if (f.key != "measured")
                    VERIFY_NEAR(valueOf(k, *partOf(catalog, k, "copy"), f.key),
                                valueOf(k, *parts[i], f.key), 1e-12);
        }
    }

    void aGpuBringsItsNodeAndLinks()
    {
        const auto plan =
            used(support::samplePlan(), support::catalog(), CatalogKind::Accelerators, "b200-sxm");
        QVERIFY(plan);
        QCOMPARE(plan->cluster.gpu.id, std::string("b200-sxm"));
        QCOMPARE(plan->cluster.node.id, support::catalog().accelerator("b200-sxm")->node);
        QCOMPARE(citeAt(*plan, "cluster.gpu.memory")->entry, std::string("b200-sxm"));
    }
    void aModelGoesIntoTheFirstWorkload()
    {
        const auto plan = used(support::samplePlan(), support::catalog(), CatalogKind::Models,
                               "deepseek-v3-671b");
        QVERIFY(plan);
        QCOMPARE(plan->work.front().train.model.id, std::string("deepseek-v3-671b"));
    }
    void aLinkGoesWhereItBelongs()
    {
        const Catalog& c = support::catalog();
        const auto fabric = used(support::samplePlan(), c, CatalogKind::Links, "ib-hdr");
        QVERIFY(fabric);
        QCOMPARE(fabric->cluster.between.id, std::string("ib-hdr"));
        const auto inside = used(support::samplePlan(), c, CatalogKind::Links, "pcie5-x16");
        QVERIFY(inside);
        QCOMPARE(inside->cluster.inside.id, std::string("pcie5-x16"));
        QVERIFY(!used(support::samplePlan(), c, CatalogKind::Links, "nvlink2"));
    }
    void anOfferBringsItsPriceAndItsGpu()
    {
        const Catalog& c = support::catalog();
        for (const Offer& offer : c.offers) {
            const auto plan = used(support::samplePlan(), c, CatalogKind::Offers, offer.id);
            QVERIFY2(plan, offer.id.c_str());
            QCOMPARE(plan->cluster.gpu.id, offer.accelerator);
            VERIFY_NEAR(plan->money.price.base(), offer.priceGpu.base(), 1e-12);
            QCOMPARE(citeAt(*plan, "money.price")->entry, offer.id);
            QCOMPARE(citeAt(*plan, "money.price")->title,
                     offer.sheet->figure("price_gpu")->cite.title);
        }
    }
    void anOfferOfTheSameGpuLeavesTheClusterAlone()
    {
        const Plan plan = support::with(support::samplePlan(), {{"cluster.nics", 4}});
        const auto next =
            used(plan, support::catalog(), CatalogKind::Offers, "aws-h100-sxm-article");
        QVERIFY(next);
        QCOMPARE(next->cluster.nics, 4.0);
    }
    void aRegionBringsItsElectricity()
    {
        const auto plan =
            used(support::samplePlan(), support::catalog(), CatalogKind::Regions, "world");
        QVERIFY(plan);
        VERIFY_NEAR(plan->site.electricity.base(), 0.161 / 3.6e6, 1e-12);
        QCOMPARE(citeAt(*plan, "site.electricity")->entry, std::string("world"));
    }
    void whatIsNoInputIsRefused_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* name, CatalogKind kind, const char* id) {
            QTest::newRow(name) << static_cast<int>(kind) << QByteArray(id);
        };
        row("a node", CatalogKind::Nodes, "dgx-h100");
        row("a cost", CatalogKind::Costs, "colo-us-2024");
        row("a constant", CatalogKind::Rules, "site.pue");
        row("a contradiction", CatalogKind::Contradictions, "0");
        row("a GPU that is not there", CatalogKind::Accelerators, "nothing");
        row("a region priced in euros alone", CatalogKind::Regions, "eu");
    }
    void whatIsNoInputIsRefused()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, id);
        QVERIFY(!used(support::samplePlan(), support::catalog(), static_cast<CatalogKind>(kind),
                      id.toStdString()));
    }
};

} // namespace

HEADROOM_ROOM(TestOwnEntry)
#include "test_ownentry.moc"
