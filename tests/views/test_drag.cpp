// Each slider is dragged by press, move and release. The table says what depends on it; all of
// that must change, and everything else must stay.
#include "tests/support/dragged.h"
#include "tests/support/page.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

namespace {

// Groups of dials that move together.
const QStringList kPace{"work.a.time", "work.a.gpu_hours", "work.a.tokens_per_second"};
// Carbon and water: of the energy at the meter, and of what is told for the machines' hours.
const QStringList kMeterYear{"site.carbon_year", "site.carbon_year_energy", "site.water_year",
                             "site.water_year_offsite"};
const QStringList kMeter = kMeterYear + QStringList{"site.carbon_run", "site.carbon_run_energy",
                                                    "site.water_run", "site.water_run_offsite"};
const QStringList kOnsite{"site.water_run_onsite", "site.water_year_onsite"};
const QStringList kInUse =
    kMeterYear + QStringList{"site.carbon_year_embodied", "site.water_year_onsite"};
// What a run that waits for nodes would cost, and how often its own is interrupted.
const QStringList kDowntime{"risk.downtime_year", "risk.downtime_ratio"};
const QStringList kInterrupted =
    kDowntime + QStringList{"work.a.interruptions", "work.a.chance_date"};
// What a checkpoint of another size does to a run.
const QStringList kCheckpoint{"work.a.checkpoint_size",
                              "work.a.checkpoint_stall",
                              "work.a.checkpoint_drain",
                              "work.a.checkpoint_interval",
                              "work.a.down",
                              "work.a.lost_work",
                              "work.a.lost_restarts",
                              "work.a.lost_stalls",
                              "work.a.goodput_computed",
                              "work.a.goodput_expected"};
// Copies of the model, of which a missing node takes one.
const QStringList kCopies{"work.a.replicas", "work.a.may_spare", "work.a.lost_waiting",
                          "work.a.goodput_computed"};
// How often the cluster stops, and what stands by for it.
const QStringList kFaults{
    "risk.stops_gpu",      "risk.stops_memory",       "risk.stops_network",
    "risk.stops_host",     "risk.stops_power",        "risk.stops_storage",
    "risk.stops_software", "risk.stops_other",        "risk.stops",
    "risk.between",        "risk.between_small",      "risk.down_nodes",
    "risk.spares_advised", "risk.spares_articles",    "risk.spares_enough",
    "risk.nodes_short",    "risk.waits_without",      "risk.waits",
    "risk.waits_advised",  "risk.stopped_hour",       "risk.advised_year",
    "work.a.between",      "work.a.checkpoint_stall", "work.a.checkpoint_interval",
    "work.a.lost_work",    "work.a.lost_restarts",    "work.a.goodput_expected"};
const QStringList kRun = kMeter + kOnsite + kInterrupted +
                         QStringList{"site.carbon_run_embodied",
                                     "site.carbon_year_embodied",
                                     "work.a.time",
                                     "work.a.gpu_hours",
                                     "money.run_time",
                                     "money.in_use",
                                     "money.gpu_hours_year",
                                     "money.rent_run",
                                     "money.rent_year",
                                     "money.rent_total",
                                     "money.electricity_year",
                                     "money.own_electricity",
                                     "money.own_year",
                                     "money.own_total",
                                     "money.even_years",
                                     "money.even_price",
                                     "money.run_cost",
                                     "site.energy_run",
                                     "site.energy_year",
                                     "money.run_gpu_hours",
                                     "money.paid_use",
                                     "money.rent_time",
                                     "money.rent_hour",
                                     "money.own_hour",
                                     "money.token_cost",
                                     "money.idle_year",
                                     "money.saved"};
// What follows from all that owning costs.
const QStringList kOwned{"money.own_hour", "money.idle_year", "money.saved"};
// Goes in steps, or is known on one side of the drag only.
bool isUnsteady(const QString& dial)
{
    const QStringList starts{"money.spot_chance", "money.payback", "money.irr",
                             "money.mix_",        "money.burst_",  "money.stages_",
                             "money.paid_rent",   "money.paid_tax"};
    return std::ranges::any_of(starts, [&](const QString& s) { return dial.startsWith(s); });
}
const QStringList kTraffic{
    "work.a.traffic", "work.a.step",    "work.a.waiting",     "work.a.efficiency",
    "work.a.speedup", "work.a.reached", "work.a.gpus_needed", "work.a.tokens_per_second"};

QStringList powerOf(const QString& state)
{
    QStringList all{"site." + state};
    for (const auto* part : {"gpus", "hosts", "network", "storage", "losses", "cooling"})
        all << "site." + state + "_" + part;
    return all;
}
QStringList power(const QString& part)
{
    QStringList all;
    for (const auto* state : {"mean", "peak", "rated", "idle"})
        all << QStringLiteral("site.") + state
            << QStringLiteral("site.") + state + QStringLiteral("_") + part;
    return all;
}
// What follows from the power drawn on the mean and while waiting.
const QStringList kBill =
    kMeter + QStringList{"site.energy_run",       "site.energy_year", "money.electricity_year",
                         "money.own_electricity", "money.own_year",   "money.own_total",
                         "money.even_years",      "money.even_use",   "money.even_price",
                         "money.own_hour",        "money.idle_year",  "money.saved"};

} // namespace

class TestDrag : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragChangesWhatDependsOnIt_data();
    void aDragChangesWhatDependsOnIt();
};

void TestDrag::aDragChangesWhatDependsOnIt_data()
{
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QStringList>("changes");
    const auto row = [](const char* name, const QString& knob, const QStringList& changes) {
        QTest::newRow(name) << knob << changes;
    };
    // Where share, cluster and links stay what they are, the share reached stays, too: it was
    // measured there. What a step takes changes on both sides of it.
    row("model size", "work.a.params",
        kRun + kCheckpoint + kCopies +
            QStringList{"work.a.chinchilla_tokens", "work.a.tokens_per_parameter", "work.a.flops",
                        "work.a.gpus_needed", "work.a.states", "work.a.copy_gpus", "work.a.traffic",
                        "work.a.traffic_inside", "work.a.traffic_between", "work.a.share_traffic",
                        "work.a.share_step", "work.a.step", "work.a.compute",
                        "work.a.tokens_per_second", "work.a.alone", "work.a.waiting",
                        "work.a.efficiency", "work.a.speedup"});
    row("tokens", "work.a.tokens",
        kRun + QStringList{"work.a.chinchilla_params", "work.a.run_tokens",
                           "work.a.tokens_per_parameter", "work.a.flops", "work.a.gpus_needed",
                           "work.a.steps", "money.run_tokens", "money.api_run"});
    row("date", "work.a.deadline", {"work.a.gpus_needed", "work.a.chance_date"});
    row("share of peak", "work.a.share",
        kRun + QStringList{"work.a.reached", "work.a.alone", "work.a.share_step", "work.a.step",
                           "work.a.compute", "work.a.waiting", "work.a.efficiency",
                           "work.a.speedup", "work.a.gpus_needed", "work.a.tokens_per_second"});
    row("sequence length", "work.a.sequence", {"work.a.sequences"});
    row("batch", "work.a.batch",
        {"work.a.sequences", "work.a.steps", "work.a.step", "work.a.compute", "work.a.share_step",
         "work.a.alone", "work.a.waiting", "work.a.efficiency", "work.a.speedup"});
    row("gradient bytes", "work.a.gradient_bytes",
        {"work.a.traffic", "work.a.traffic_inside", "work.a.traffic_between",
         "work.a.share_traffic", "work.a.alone", "work.a.waiting", "work.a.efficiency",
         "work.a.speedup", "work.a.compute"});
    row("training state", "work.a.state_bytes",
        kCopies + QStringList{"work.a.states", "work.a.copy_gpus"});
    row("GPUs", "cluster.count",
        kRun + kTraffic + kFaults + kCopies + powerOf("mean") + powerOf("peak") + powerOf("rated") +
            powerOf("idle") +
            QStringList{"cluster.gpus",
                        "cluster.gpus_training",
                        "cluster.nodes",
                        "work.a.traffic_between",
                        "work.a.domains",
                        "work.a.compute",
                        "money.own_first",
                        "money.own_machines",
                        "money.own_maintenance",
                        "money.maintenance_year",
                        "money.even_use",
                        "site.levels",
                        "site.switches",
                        "site.cables",
                        "site.optics",
                        "site.swing_traffic",
                        "site.swing_stop",
                        "site.ramp",
                        "site.racks",
                        "site.racks_beside",
                        "site.floor",
                        "money.rent_use_year",
                        "money.wait_use_year",
                        "money.own_fixed_year",
                        "money.renewal",
                        "money.spot_slowdown",
                        "money.spot_price"});
    row("between nodes", "cluster.between_rate",
        kRun + kTraffic + QStringList{"work.a.traffic_between"});
    row("network rate reached", "cluster.nic_share",
        {"work.a.traffic", "work.a.traffic_between", "work.a.share_traffic", "work.a.alone",
         "work.a.waiting", "work.a.efficiency", "work.a.speedup", "work.a.compute"});
    row("usable memory", "cluster.memory_usable", kCopies + QStringList{"work.a.copy_gpus"});
    row("rent", "money.price",
        {"money.rent_run", "money.rent_year", "money.rent_total", "money.even_years",
         "money.even_use", "money.run_cost", "money.rent_use_year", "money.wait_use_year",
         "money.rent_hour", "money.token_cost", "money.saved", "money.spot_price",
         "risk.stopped_hour", "risk.downtime_year", "risk.downtime_ratio"});
    row("capital", "money.capital",
        kOwned + QStringList{"money.own_machines", "money.own_maintenance", "risk.advised_year",
                             "risk.downtime_ratio", "money.capital_gpu", "money.own_fixed_year",
                             "money.renewal", "money.own_first", "money.maintenance_year",
                             "money.own_year", "money.own_total", "money.even_years",
                             "money.even_use", "money.even_price"});
    row("runs a year", "money.runs",
        kOwned + kInUse + kDowntime +
            QStringList{"money.in_use", "money.gpu_hours_year", "money.rent_year",
                        "money.rent_total", "money.electricity_year", "money.own_electricity",
                        "money.own_year", "money.own_total", "money.even_years", "money.even_price",
                        "site.energy_year", "money.run_cost", "money.paid_use", "money.rent_time",
                        "money.rent_hour", "money.token_cost"});
    row("trials", "money.trials",
        kOwned + kInUse + kDowntime +
            QStringList{"money.in_use", "money.gpu_hours_year", "money.rent_year",
                        "money.rent_total", "money.electricity_year", "money.own_electricity",
                        "money.own_year", "money.own_total", "money.even_years", "money.even_price",
                        "site.energy_year", "money.run_cost", "money.paid_use", "money.rent_time",
                        "money.rent_hour", "money.token_cost"});
    row("years", "money.years",
        kOwned + QStringList{"money.own_electricity", "money.own_maintenance", "money.own_staff",
                             "money.rent_staff", "risk.advised_year", "risk.downtime_ratio",
                             "money.rent_total", "money.own_total", "money.even_use",
                             "money.even_price", "money.rent_time", "money.renewal"});
    row("maintenance", "money.maintenance",
        kOwned + QStringList{"money.own_maintenance", "money.own_fixed_year",
                             "money.maintenance_year", "money.own_year", "money.own_total",
                             "money.even_years", "money.even_use", "money.even_price"});
    row("staff when owning", "money.staff_own",
        kOwned + QStringList{"money.own_staff", "money.staff_own_year", "money.own_fixed_year",
                             "money.own_year", "money.own_total", "money.even_years",
                             "money.even_use", "money.even_price"});
    row("staff when renting", "money.staff_rent",
        {"money.rent_staff", "money.staff_rent_year", "money.rent_fixed_year", "money.rent_hour",
         "money.token_cost", "money.saved", "money.rent_year", "money.rent_total",
         "money.even_years", "money.even_use", "money.even_price", "money.run_cost"});
    row("electricity", "site.electricity",
        kOwned + QStringList{"money.electricity_year", "money.own_electricity", "money.own_year",
                             "money.own_total", "money.even_years", "money.even_use",
                             "money.even_price"});
    row("PUE", "site.pue", power("cooling") + kBill);
    // A tenth more beside the nodes stands in a rack more.
    const QStringList beside = power("losses") + power("cooling") + kBill + kOnsite +
                               QStringList{"site.racks_beside", "site.floor"};
    row("network power", "site.network_power",
        power("network") + beside + QStringList{"site.network_share"});
    row("storage power", "site.storage_power",
        power("storage") + beside + QStringList{"site.storage_share"});
    row("carbon", "site.carbon",
        {"site.carbon_run", "site.carbon_run_energy", "site.carbon_year",
         "site.carbon_year_energy"});
    row("losses", "site.losses",
        {"site.mean_losses", "site.mean_cooling", "site.peak_losses", "site.peak_cooling",
         "site.rated_losses", "site.rated_cooling", "site.idle_losses", "site.idle_cooling"});
    row("rack cooling", "site.rack_power",
        {"site.racks_beside", "site.rack_breaker", "site.rack_by_cooling", "site.rack_nodes",
         "site.rack_load", "site.racks", "site.floor"});
    // A busier GPU draws more inside the same measured node: the parts move, the total stays.
    row("GPU activity", "site.busy", {"site.mean_gpus", "site.mean_hosts", "site.mean_gpu"});
}

void TestDrag::aDragChangesWhatDependsOnIt()
{
    QFETCH(QString, knob);
    QFETCH(QStringList, changes);
    support::Page page;
    // What a computed step touches is for the engine's tests; here a person can follow it by hand.
    QVERIFY(page.document.choose("work.a.rule", "share"));
    QVERIFY(page.document.choose("risk.goodput_rule", "typed"));
    QVERIFY(page.settle());
    auto* slider = page.slider(knob);
    QVERIFY(slider);
    const auto before = support::dialsOf(page.document);
    support::dragSome(slider);
    QVERIFY(page.settle());
    // What follows from another figure wherever that moves.
    constexpr std::pair<const char*, const char*> follow[] = {
        {"work.a.step", "work.a.faster_step"},
        {"work.a.speedup", "work.a.serial_share"},
        {"cluster.gpus", "cluster.first_gpus"}};
    for (const auto& [figure, follower] : follow)
        if (changes.contains(figure))
            changes << follower;
    const QStringList wrong =
        support::differences(before, support::dialsOf(page.document), changes, isUnsteady);
    QCOMPARE(wrong.join(", "), QString());
}

HEADROOM_ROOM(TestDrag)
#include "test_drag.moc"
