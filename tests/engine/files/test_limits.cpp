// Limits are enforced: each figure of a part has its own, the same in catalogs, plans and knobs;
// names fit on a screen; contradictory figures are rejected.
#include "model/engine/files/catalogfile.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/specs/partlimits.h"
#include "tests/support/plans.h"
#include "tests/support/projectjson.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using Code = Error::Code;

template <class T> void everyFieldIsLimited()
{
    for (const auto& field : fields(T{})) {
        const PartLimits limits = partLimits(field.key, field.unit);
        QVERIFY2(std::isfinite(limits.least) && std::isfinite(limits.most) &&
                     limits.least < limits.most,
                 std::string(field.key).c_str());
    }
}

std::string catalogWith(const char* key, double value, const char* unit,
                        const std::string& name = "Mine")
{
    nlohmann::ordered_json json{{"format", "headroom-catalog"},
                                {"version", 1},
                                {"sources", {{"s", {{"title", "A list"}, {"date", "2026-01"}}}}},
                                {"accelerators",
                                 {{{"id", "mine"},
                                   {"name", name},
                                   {"memory", {{"value", 80}, {"unit", "GB"}, {"source", "s"}}}}}}};
    json["accelerators"][0][key] = {{"value", value}, {"unit", unit}, {"source", "s"}};
    return json.dump();
}

class TestLimits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFigureOfAPartHasItsOwn()
    {
        everyFieldIsLimited<Accelerator>();
        everyFieldIsLimited<Link>();
        everyFieldIsLimited<Node>();
        everyFieldIsLimited<Model>();
        everyFieldIsLimited<Offer>();
        everyFieldIsLimited<Region>();
        everyFieldIsLimited<Point>();
        everyFieldIsLimited<Fleet>();
    }
    void aPlanKeepsToThem_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("opens");
        const auto row = [](const char* name, const char* pointer, double value, bool opens) {
            QTest::newRow(name) << QByteArray(pointer) << value << opens;
        };
        row("layers without end", "/scenarios/0/plan/work/0/model/layers", 1e16, false);
        row("more layers than anybody stacks", "/scenarios/0/plan/work/0/model/layers", 2000, true);
        row("a domain without end", "/scenarios/0/plan/cluster/inside_link/domain", 1e9, false);
        row("experts without end", "/scenarios/0/plan/work/0/model/experts", 1e16, false);
        row("no memory", "/scenarios/0/plan/cluster/gpu/memory", 1e-6, false);
        row("a model of all atoms", "/scenarios/0/plan/work/0/params", 1e15, false);
        row("a pace beyond the peak", "/scenarios/0/plan/work/0/pace", 0.1, false);
    }
    void aPlanKeepsToThem()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(double, value);
        QFETCH(bool, opens);
        const auto read = readProject(support::patched(pointer.constData(), value));
        QCOMPARE(read.has_value(), opens);
        if (!opens)
            QCOMPARE(static_cast<int>(read.error().code), static_cast<int>(Code::OutOfRange));
    }
    void aCatalogKeepsToThem()
    {
        QVERIFY(
            checkCatalogFile(support::catalog(), catalogWith("domain", 72, "GPUs")).errors.empty());
        for (const auto& [key, value, unit] :
             {std::tuple("domain", 1e9, "GPUs"), {"power", 1e12, "W"}, {"price", 1e14, "USD"}}) {
            const auto found =
                checkCatalogFile(support::catalog(), catalogWith(key, value, unit)).errors;
            QCOMPARE(found.size(), 1u);
            QCOMPARE(static_cast<int>(found[0].code), static_cast<int>(Code::OutOfRange));
            QCOMPARE(found[0].where, "/accelerators/0/" + std::string(key) + "/value");
        }
    }
    void namesFitOnAScreen_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        for (const char* pointer :
             {"/client", "/title", "/scenarios/0/name", "/scenarios/0/plan/cluster/gpu/name",
              "/scenarios/0/plan/work/0/model/name", "/scenarios/0/plan/site/region/name"})
            QTest::newRow(pointer) << QByteArray(pointer);
    }
    void namesFitOnAScreen()
    {
        QFETCH(QByteArray, pointer);
        std::string longest; // characters, not bytes
        for (int i = 0; i < 200; ++i)
            longest += "ä";
        QVERIFY(readProject(support::patched(pointer.constData(), longest)));
        const auto read = readProject(support::patched(pointer.constData(), longest + "x"));
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().code), static_cast<int>(Code::CellTooLong));
        QVERIFY(QByteArray(read.error().where.c_str()).endsWith(pointer));
        const auto note = readProject(support::patched("/note", std::string(8 << 20, 'x')));
        QVERIFY(!note && note.error().where == "/note");
    }
    void namesOfACatalogToo()
    {
        const auto found = checkCatalogFile(
            support::catalog(), catalogWith("domain", 8, "GPUs", std::string(201, 'x')));
        QCOMPARE(static_cast<int>(found.errors.at(0).code), static_cast<int>(Code::CellTooLong));
    }
    void whatContradictsItselfIsRefused_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<double>("value");
        const auto row = [](const char* name, const char* pointer, double value) {
            QTest::newRow(name) << QByteArray(pointer) << value;
        };
        row("more active than there are", "/scenarios/0/plan/work/0/active", 1e12);
        row("more keys than heads", "/scenarios/0/plan/work/0/model/kv_heads", 100);
        row("idle above its name plate", "/scenarios/0/plan/cluster/node/idle", 90);
    }
    void whatContradictsItselfIsRefused()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(double, value);
        const auto read = readProject(support::patched(pointer.constData(), value));
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().code), static_cast<int>(Code::Contradiction));
    }
    void aTurnThatContradictsIsRefused()
    {
        const auto turned = engine::turned(support::computedPlan(), "work.a.active", 1e12);
        QVERIFY(!turned);
        QCOMPARE(static_cast<int>(turned.error().code), static_cast<int>(Code::Contradiction));
        QVERIFY(engine::turned(support::computedPlan(), "work.a.params", 1e11));
    }
};

} // namespace

HEADROOM_ROOM(TestLimits)
#include "test_limits.moc"
