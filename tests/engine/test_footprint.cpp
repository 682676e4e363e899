#include "model/engine/site/carbon.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

// Energy, carbon and water, compared with published values.
namespace {

using namespace engine;
using support::assessed;
using support::dial;
using support::samplePlan;
using support::with;

const QJsonObject& published()
{
    static const QJsonObject all = [] {
        QFile file(QStringLiteral(HEADROOM_SOURCE "/tests/data/site/published.json"));
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error("no published.json");
        return QJsonDocument::fromJson(file.readAll()).object();
    }();
    return all;
}
QJsonObject entry(const char* key)
{
    return published()[QLatin1String(key)].toObject();
}
double of(const QJsonObject& row, const char* key)
{
    return row[QLatin1String(key)].toDouble();
}
Joules energyOf(const QJsonObject& row)
{
    const double kwh = row.contains(QStringLiteral("kwh"))
                           ? of(row, "kwh")
                           : of(row, "gpu_hours") * of(row, "watts") / 1e3;
    return Joules(kwh * info(Unit::KilowattHour).size);
}
double tonnes(Mass mass)
{
    return mass.base() / 1e3;
}

// The sample with only GPUs.
Plan onlyGpus(const QJsonObject& row)
{
    return with(samplePlan(), {{"cluster.count", of(row, "gpus")},
                               {"cluster.gpu.power", of(row, "watts")},
                               {"cluster.node.idle", 1e-6},
                               {"cluster.node.mean", 1e-6},
                               {"site.network_power", 0},
                               {"site.storage_power", 0},
                               {"site.busy", of(row, "busy")},
                               {"site.idle_draw", of(row, "idle")},
                               {"site.pue", of(row, "pue")}});
}

class TestFootprint : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void carbonOfEnergy_data()
    {
        QTest::addColumn<QJsonObject>("row");
        for (const QJsonValue& row : published()[QStringLiteral("carbon")].toArray())
            QTest::newRow(qPrintable(row[QStringLiteral("what")].toString())) << row.toObject();
    }
    void carbonOfEnergy()
    {
        QFETCH(QJsonObject, row);
        Site site = samplePlan().site;
        site.carbon = MassPerJoule(of(row, "g_per_kwh") * info(Unit::GramPerKwh).size);
        const Footprint f = footprintOf(site, Decision{}, energyOf(row), Seconds{});
        VERIFY_NEAR(tonnes(f.energy), of(row, "tonnes"), of(row, "tolerance"));
    }
    // 150 kg per GPU and 2,500 kg per server over six years at 85 % use: the defaults are BLOOM's.
    void carbonOfTheMachines()
    {
        const QJsonObject row = entry("embodied");
        Decision d;
        d.gpus = of(row, "gpus"), d.nodes = of(row, "nodes");
        const Seconds used = of(row, "gpu_hours") / d.gpus * kHour;
        const Footprint f = footprintOf(samplePlan().site, d, Joules{}, used);
        VERIFY_NEAR(tonnes(f.embodied), of(row, "tonnes"), of(row, "tolerance"));
    }
    void allOfBloom()
    {
        const QJsonObject row = entry("embodied"), total = entry("total");
        const QJsonArray energies = published()[QStringLiteral("carbon")].toArray();
        Site site = samplePlan().site;
        site.carbon = MassPerJoule(57 * info(Unit::GramPerKwh).size);
        Decision d;
        d.gpus = of(row, "gpus"), d.nodes = of(row, "nodes");
        const Joules both = energyOf(energies[0].toObject()) + energyOf(energies[1].toObject());
        const Footprint f = footprintOf(site, d, both, of(row, "gpu_hours") / d.gpus * kHour);
        VERIFY_NEAR(tonnes(f.carbon()), of(total, "tonnes"), of(total, "tolerance"));
    }
    // 463 kg per GPU including its share of the server; the range includes the 318 of others.
    void theSpreadOfTheMachines()
    {
        const Embodied& e = samplePlan().site.embodied;
        VERIFY_NEAR((e.gpu + e.node / 8).base(), 463, 0.002);
        const Spread spread = samplePlan().spreads->at("site.embodied_node");
        VERIFY_NEAR((e.gpu + spread.low * e.node / 8).base(), 318, 0.002);
    }
    void powerOfGpusAlone()
    {
        const QJsonObject row = entry("power");
        const Plan plan = onlyGpus(row);
        VERIFY_NEAR(24 * dial(plan, "site.mean_gpus"), of(row, "machines_kwh"),
                    of(row, "tolerance"));
        VERIFY_NEAR(24 * dial(plan, "site.mean"), of(row, "meter_kwh"), of(row, "tolerance"));
    }
    // An article's cluster power is just its GPUs at 45 % of nameplate.
    void theArticlesClusterIsItsChipsAlone()
    {
        const QJsonObject row = entry("article");
        const double each = of(row, "kw") * 1e3 / of(row, "gpus");
        VERIFY_NEAR(each, of(row, "watts_each"), of(row, "tolerance"));
        const double chips = dial(onlyGpus(entry("power")), "site.mean_gpus");
        VERIFY_NEAR(chips, of(row, "kw"), 0.003);
        QVERIFY(dial(samplePlan(), "site.mean") > 3 * chips);
    }
    void aNodePeaksBelowItsPlate()
    {
        const QJsonObject row = entry("node");
        const Node& node = samplePlan().cluster.node;
        VERIFY_NEAR(1 - node.peak / node.rated, of(row, "share_below"), of(row, "tolerance"));
    }
    void theBillOfAYear()
    {
        const QJsonObject row = entry("bill");
        const Plan plan = with(samplePlan(), {{"site.electricity", of(row, "usd_per_kwh")}});
        VERIFY_NEAR((energyOf(row) * plan.site.electricity).base(), of(row, "usd"),
                    of(row, "tolerance"));
    }
    void surveysOfPue()
    {
        for (const QJsonValue& row : published()[QStringLiteral("pue")].toArray()) {
            const Cost* cost =
                support::catalog().cost(row[QStringLiteral("what")].toString().toStdString());
            QVERIFY(cost);
            QCOMPARE(cost->value, row[QStringLiteral("value")].toDouble());
        }
    }
    void waterOfAKilowattHour()
    {
        const QJsonObject row = entry("water");
        constexpr double litres = 3.785411784; // per gallon
        VERIFY_NEAR(of(row, "gallons_per_mwh") * litres / 1e3, of(row, "litres_per_kwh"),
                    of(row, "tolerance"));
        VERIFY_NEAR(support::knob(samplePlan(), "site.water_offsite"), of(row, "litres_per_kwh"),
                    of(row, "tolerance"));
    }
    // WUE is per energy of the IT equipment: a worse PUE does not evaporate more on site.
    void waterOnSiteIsOfTheMachines()
    {
        const Plan lean = with(samplePlan(), {{"site.pue", 1}});
        const Plan poor = with(samplePlan(), {{"site.pue", 2}});
        VERIFY_NEAR(dial(lean, "site.water_run_onsite"), dial(poor, "site.water_run_onsite"),
                    1e-12);
        VERIFY_NEAR(2 * dial(lean, "site.water_run_offsite"), dial(poor, "site.water_run_offsite"),
                    1e-12);
    }
    void theYearIsTheRunAsOftenAndTheWaiting()
    {
        const Plan always =
            with(support::choose(samplePlan(), "money.use_rule", "typed"), {{"money.use", 100}});
        const Assessment a = assessed(always);
        const double runs = kYear / a.work[0].time;
        VERIFY_NEAR(a.site.year.carbon().base(), runs * a.site.run.carbon().base(), 1e-12);
        VERIFY_NEAR(a.site.year.water().base(), runs * a.site.run.water().base(), 1e-12);
        const Assessment idle = assessed(with(always, {{"money.use", 1}}));
        QVERIFY(idle.site.year.energy > 0.01 * a.site.year.energy); // it idles, and draws power
        VERIFY_NEAR(idle.site.year.embodied.base(), 0.01 * a.site.year.embodied.base(), 1e-12);
    }
    void whatIsNotKnownIsNotNone()
    {
        Plan plan = samplePlan();
        plan.site.carbon = MassPerJoule(kUnknown);
        const SiteAnswer s = assessed(plan).site;
        QVERIFY(std::isnan(s.run.carbon().base()) && std::isnan(s.year.carbon().base()));
        QVERIFY(std::isfinite(s.run.embodied.base()) && std::isfinite(s.run.water().base()));
        QVERIFY(std::isfinite(s.mean.total().base()));
    }
};

} // namespace

HEADROOM_ROOM(TestFootprint)
#include "test_footprint.moc"
