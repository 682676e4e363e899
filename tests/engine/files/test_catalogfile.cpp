#include "model/engine/files/catalogfile.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/overlay.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

// A user's catalog file: accepted as a whole, or rejected with the location of the error.
namespace {

using namespace engine;
using Code = Error::Code;
using Json = nlohmann::ordered_json;

Json good()
{
    return Json::parse(support::data("catalog.json"));
}

QByteArray withValue(const char* pointer, const Json& value)
{
    Json file = good();
    file[Json::json_pointer(pointer)] = value;
    return QByteArray::fromStdString(file.dump());
}

QByteArray withoutKey(const char* pointer)
{
    const Json::json_pointer p(pointer);
    Json file = good();
    file.at(p.parent_pointer()).erase(p.back());
    return QByteArray::fromStdString(file.dump());
}

class TestCatalogFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGoodFileIsTaken()
    {
        Catalog c;
        const auto added = addCatalogFile(c, support::data("catalog.json"));
        QVERIFY2(added, added ? "" : added.error().where.c_str());
        QCOMPARE(c.accelerators.at(0).id, std::string("own"));
        QCOMPARE(c.accelerators[0].memory.base(), 96e9);
        QCOMPARE(c.accelerators[0].peakBf16.base(), 500e12);
        QCOMPARE(c.links.at(0).bandwidth.base(), 25e9);
        QCOMPARE(c.nodes.at(0).rated.base(), 6500.0);
        QCOMPARE(c.models.at(0).layers, 32.0);
        QCOMPARE(c.models[0].active.base(), 8e9);
        VERIFY_NEAR(c.offers.at(0).priceGpu.base(), 2.5 / 3600, 1e-15);
        QCOMPARE(c.rules.at(0).value, 1.2);
        VERIFY_NEAR(c.points.at(0).value, 0.12, 1e-12);
        QCOMPARE(c.points[0].series, std::string("curve"));
        QCOMPARE(c.accelerators[0].sheet->figure("memory")->cite.title, std::string("Data sheet"));
        QVERIFY(std::isnan(c.accelerators[0].power.base()));
    }
    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const QByteArray& text, Code code,
                            const char* where = "") {
            QTest::newRow(name) << text << static_cast<int>(code) << QByteArray(where);
        };
        row("no JSON", "GPU,GB\nH100,80\n", Code::NotJson);
        row("another format", withValue("/format", "headroom-project"), Code::UnknownFormat,
            "/format");
        row("a format of a number", withValue("/format", 1), Code::UnknownFormat, "/format");
        row("a newer version", withValue("/version", 2), Code::NewerVersion, "/version");
        row("no version", withoutKey("/version"), Code::MissingKey, "/version");
        row("a list", "[]", Code::UnknownFormat, "/format");
        row("accelerators by name", withValue("/accelerators", Json::object()), Code::WrongType,
            "/accelerators");
        row("an accelerator of text", withValue("/accelerators/0", "H100"), Code::WrongType,
            "/accelerators/0");
        row("no id", withoutKey("/accelerators/0/id"), Code::MissingKey, "/accelerators/0/id");
        row("no name", withoutKey("/accelerators/0/name"), Code::MissingKey,
            "/accelerators/0/name");
        row("a bare number", withValue("/accelerators/0/memory", 96), Code::NotANumber,
            "/accelerators/0/memory/value");
        row("a number of text", withValue("/accelerators/0/memory/value", "96"), Code::NotANumber,
            "/accelerators/0/memory/value");
        row("memory in watts", withValue("/accelerators/0/memory/unit", "W"), Code::UnknownUnit,
            "/accelerators/0/memory/unit");
        row("memory in cubits", withValue("/accelerators/0/memory/unit", "cubits"),
            Code::UnknownUnit, "/accelerators/0/memory/unit");
        row("memory without a unit", withoutKey("/accelerators/0/memory/unit"), Code::UnknownUnit,
            "/accelerators/0/memory/unit");
        row("memory below nothing", withValue("/accelerators/0/memory/value", -96),
            Code::OutOfRange, "/accelerators/0/memory/value");
        row("a figure without a source", withoutKey("/accelerators/0/memory/source"),
            Code::MissingKey, "/accelerators/0/memory/source");
        row("a source that is not listed", withValue("/accelerators/0/memory/source", "hearsay"),
            Code::MissingKey, "/accelerators/0/memory/source");
        row("no sources at all", withoutKey("/sources"), Code::MissingKey,
            "/accelerators/0/memory/source");
        row("sources of a list", withValue("/sources", Json::array()), Code::MissingKey,
            "/accelerators/0/memory/source");
        row("a link in tokens", withValue("/links/0/bandwidth/unit", "tokens"), Code::UnknownUnit,
            "/links/0/bandwidth/unit");
        row("a model without a shape", withoutKey("/models/0/shape"), Code::MissingKey,
            "/models/0/shape");
        row("a model of −32 layers", withValue("/models/0/shape/layers", -32), Code::OutOfRange,
            "/models/0/shape/layers");
        row("an offer without a price", withoutKey("/offers/0/price_gpu"), Code::MissingKey,
            "/offers/0/price_gpu");
        row("an offer by the year, not the hour of a GPU, is money a time",
            withValue("/offers/0/price_gpu/unit", "USD"), Code::UnknownUnit,
            "/offers/0/price_gpu/unit");
        row("a point without a series", withoutKey("/points/0/series"), Code::MissingKey,
            "/points/0/series");
        row("a point without GPUs", withoutKey("/points/0/gpus"), Code::MissingKey,
            "/points/0/gpus");
        row("a point that measures warmth", withValue("/points/0/measure", "warmth"),
            Code::UnknownChoice, "/points/0/measure");
        row("a point of hearsay", withValue("/points/0/kind", "hearsay"), Code::UnknownChoice,
            "/points/0/kind");
        row("a point in watts", withValue("/points/0/value/unit", "W"), Code::UnknownUnit,
            "/points/0/value/unit");
        row("more traffic than time", withValue("/points/0/value/value", 120), Code::OutOfRange,
            "/points/0/value/value");
        row("a rule without a value", withoutKey("/rules/0/value"), Code::MissingKey,
            "/rules/0/value");
        row("a rule in cubits", withValue("/rules/0/value/unit", "cubits"), Code::UnknownUnit,
            "/rules/0/value/unit");
        row("a rule with a low end of text", withValue("/rules/0/value/low", "1"), Code::NotANumber,
            "/rules/0/value/low");
    }
    void refused()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        Catalog c;
        const auto added = addCatalogFile(c, text.toStdString());
        QVERIFY(!added);
        QCOMPARE(static_cast<int>(added.error().code), code);
        QCOMPARE(QByteArray::fromStdString(added.error().where),
                 where.isEmpty() ? QByteArray::fromStdString(added.error().where) : where);
        // Nothing of an invalid file is used, not even what precedes the error.
        QVERIFY(c.accelerators.empty() && c.links.empty() && c.rules.empty());
    }
    void refusedNow_data()
    {
        QTest::addColumn<QByteArray>("lists");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const char* figure, const char* where) {
            QTest::newRow(name) << R"("accelerators": [{"id": "h100-sxm", "power": )" +
                                       QByteArray(figure) + "}]"
                                << QByteArray(where);
        };
        const char* power = "/accelerators/0/power";
        const auto at = [&](const char* key) { return (std::string(power) + key); };
        row("zero", R"({"value": 0, "unit": "W", "source": "new"})", at("/value").c_str());
        row("below zero", R"({"value": -1, "unit": "W", "source": "new"})", at("/value").c_str());
        row("a low end above the value",
            R"({"value": 5, "low": 6, "high": 7, "unit": "W", "source": "new"})",
            at("/value").c_str());
        row("a high end below the value",
            R"({"value": 5, "low": 1, "high": 4, "unit": "W", "source": "new"})",
            at("/value").c_str());
        row("a low end above the high one",
            R"({"value": 5, "low": 5, "high": 4, "unit": "W", "source": "new"})",
            at("/value").c_str());
        row("a low end of zero", R"({"value": 5, "low": 0, "unit": "W", "source": "new"})",
            at("/low").c_str());
        row("a date that was never",
            R"({"value": 5, "unit": "W", "source": "new", "date": "2026-02-30"})",
            at("/date").c_str());
        row("a date of words", R"({"value": 5, "unit": "W", "source": "new", "date": "last May"})",
            at("/date").c_str());
        row("another source that is not listed",
            R"({"value": 5, "unit": "W", "source": "new", "also": ["hearsay"]})",
            at("/also").c_str());
        QTest::newRow("an id twice")
            << QByteArray(R"("rules": [{"id": "site.pue"}, {"id": "site.pue"}])")
            << QByteArray("/rules/1/id");
    }
    void refusedNow()
    {
        QFETCH(QByteArray, lists);
        QFETCH(QByteArray, where);
        Catalog c = support::catalog();
        const auto added = addCatalogFile(c, support::catalogFile(lists.toStdString()), true);
        QVERIFY(!added);
        QCOMPARE(QByteArray::fromStdString(added.error().where), where);
        QCOMPARE(c.accelerator("h100-sxm")->power.base(), 700.0);
    }
    void aSourceWithoutADateIsRefusedWhereItIsUsed()
    {
        Json file = good();
        file["sources"]["sheet"].erase("date");
        Catalog c;
        const auto added = addCatalogFile(c, file.dump());
        QVERIFY(!added && added.error().code == Code::NotADate);
    }
    // A user's entry over a shipped one: it overrides what it states and keeps the rest.
    void anEntryIsReadOverAKnownOne()
    {
        const Catalog c = support::overlaid(R"("accelerators": [{"id": "h100-sxm",
            "power": {"value": 650, "unit": "W", "source": "new"}}])");
        const Accelerator &own = *c.accelerator("h100-sxm"),
                          &shipped = *support::catalog().accelerator("h100-sxm");
        QCOMPARE(c.accelerators.size(), support::catalog().accelerators.size());
        QCOMPARE(own.power.base(), 650.0);
        QCOMPARE(own.sheet->figure("power")->cite.title, std::string("New sheet"));
        QVERIFY(own.sheet->own && !shipped.sheet->own);
        QCOMPARE(own.name, shipped.name);
        QCOMPARE(own.aliases, shipped.aliases);
        for (const Field<Accelerator>& f : fields(own))
            if (f.key != "power")
                QVERIFY(support::near(f.get(own), f.get(shipped), 0));
        QCOMPARE(own.sheet->figures.size(), shipped.sheet->figures.size());
        QVERIFY(!c.accelerator("h200-sxm")->sheet->own); // unchanged by the user
    }
    // It takes the constants of the similar generation, with a wider range; a second GPU of that
    // generation need not repeat this.
    void aNewGenerationIsJsonAlone()
    {
        const auto gpu = [](const char* id, const char* more) {
            return QStringLiteral(R"({"id": "%1", "name": "%1", "generation": "Xenon", %2
                "inside": "nvlink4", "pcie": "pcie5-x16", "between": "ib-ndr", "node": "hgx-h100",
                "domain": {"value": 8, "unit": "GPUs", "source": "new"},
                "link_bandwidth": {"value": 450, "unit": "GB/s", "source": "new"},
                "memory": {"value": 80, "unit": "GB", "source": "new"},
                "memory_bandwidth": {"value": 3350, "unit": "GB/s", "source": "new"},
                "peak_bf16": {"value": 989, "unit": "TFLOP/s", "source": "new"},
                "power": {"value": 700, "unit": "W", "source": "new"}})")
                .arg(QLatin1String(id), QLatin1String(more))
                .toStdString();
        };
        const std::string lists =
            "\"accelerators\": [" + gpu("x1", R"("like": "hopper",)") + ", " + gpu("x2", "") + "]";
        const Catalog c = support::overlaid(lists);
        QVERIFY(checkCatalogFile(support::catalog(), support::catalogFile(lists)).notes.empty());
        QCOMPARE(c.accelerator("x2")->like, std::string("hopper"));
        const auto on = [&c](const char* id) {
            Plan plan = *engine::chosen(support::computedPlan(), c, "cluster.gpu", id);
            for (const Field<Accelerator>& f : fields(plan.cluster.gpu)) // all but the name
                f.set(plan.cluster.gpu, f.get(*c.accelerator("x1")));
            return support::assessed(plan).work[0];
        };
        const TrainAnswer known = on("h100-sxm"), one = on("x1"), two = on("x2");
        // With less certainty another layout may be the safest.
        QVERIFY(std::abs(one.step / known.step - 1) < 0.1);
        QCOMPARE(two.step.base(), one.step.base());
        QVERIFY(one.confidence.time > 1.1 * known.confidence.time);
    }
    void likeAnUnknownGenerationIsNoted()
    {
        const auto problems = checkCatalogFile(
            support::catalog(), support::catalogFile(R"("accelerators": [{"id": "x1", "name": "X",
            "generation": "Xenon", "like": "argon",
            "memory": {"value": 80, "unit": "GB", "source": "new"}}])"));
        QCOMPARE(problems.notes.size(), std::size_t{1});
        QCOMPARE(problems.notes[0].where, std::string("/accelerators/0/like"));
    }
    void everythingWrongIsReported()
    {
        const auto problems =
            checkCatalogFile(support::catalog(), support::catalogFile(R"("colour": "red",
            "rules": [{"id": "site.pue"}, {"id": "site.pue"}, 5, {}],
            "accelerators": [{"id": "new", "power": {"value": 0, "unit": "cubits"}}])"));
        QVERIFY2(problems.errors.size() >= 6, std::to_string(problems.errors.size()).c_str());
        QCOMPARE(problems.notes.size(), std::size_t{1});
        QCOMPARE(problems.notes[0].where, std::string("/colour"));
        QVERIFY(problems.notes[0].code == Code::UnknownKey);
    }
    void aGoodFileHasNoProblems()
    {
        const auto problems = checkCatalogFile(support::catalog(), support::data("catalog.json"));
        QVERIFY(problems.errors.empty() && problems.notes.empty());
    }
    void anUnknownKeyIsNotedAndTheRestTaken()
    {
        Catalog c;
        const auto added = addCatalogFile(c, withValue("/colour", "red").toStdString());
        QVERIFY(added);
        QCOMPARE(added->size(), std::size_t{1});
        QCOMPARE(c.accelerators.size(), std::size_t{1});
    }
    void aRuleKeepsItsKindOfUnit()
    {
        Catalog c = support::catalog();
        const auto added =
            addCatalogFile(c, withValue("/rules/0/value/unit", "USD").toStdString(), true);
        QVERIFY(!added);
        QVERIFY(added.error().code == Code::UnknownUnit);
        QCOMPARE(c.rule("site.pue")->value, support::catalog().rule("site.pue")->value);
    }
    // Replaces each value of a valid file by other types: rejected or accepted, never a crash.
    void wrongKindsEverywhere()
    {
        const Json kinds{nullptr, true, -1, 1e300, "text", Json::array(), Json::object(), {1, "x"}};
        const Json flat = good().flatten();
        for (const auto& [pointer, value] : flat.items())
            for (const Json& kind : kinds) {
                Catalog c;
                addCatalogFile(c, withValue(pointer.c_str(), kind).toStdString());
            }
        for (const char* top :
             {"/sources", "/accelerators", "/accelerators/0", "/accelerators/0/memory",
              "/models/0/shape", "/rules/0/value", "/offers/0/price_gpu", "/sources/sheet"})
            for (const Json& kind : kinds) {
                Catalog c;
                addCatalogFile(c, withValue(top, kind).toStdString());
            }
    }
};

} // namespace

HEADROOM_ROOM(TestCatalogFile)
#include "test_catalogfile.moc"
