#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/riskparts.h"
#include "model/engine/risk/failures.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::computedPlan;
using support::dial;
using support::knob;
using support::with;

// Enough GPUs that interruptions matter.
const Plan& largePlan()
{
    static const Plan plan = with(computedPlan(), {{"cluster.count", 4096}});
    return plan;
}

// With a measured MFU a run uses all GPUs: none is left as a spare.
Plan filled(const Plan& plan)
{
    return choose(plan, "work.a.rule", "share");
}

class TestRiskPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void timeIsOfTheHoursThatCount()
    {
        const Assessment a = assessed(computedPlan());
        const TrainAnswer& t = a.work[0];
        QVERIFY(t.risk.goodput > 0.9 && t.risk.goodput < 1);
        VERIFY_NEAR((t.time / (t.steps * t.step)), 1 / t.risk.goodput, 1e-12);
    }
    void llama3AsItWasReported()
    {
        const Plan plan = choose(with(choose(computedPlan(), "work.a.model", "llama-3.1-405b"),
                                      {{"cluster.count", 16384}}),
                                 "risk.spares_rule", "target");
        VERIFY_NEAR(dial(plan, "risk.between"), 3.09, 0.01);
        const double goodput = dial(plan, "work.a.goodput_reached"); // "more than 90 %"
        QVERIFY2(goodput > 85 && goodput < 97, std::to_string(goodput).c_str());
    }
    void typedIsTyped()
    {
        const Plan plan =
            with(choose(largePlan(), "risk.goodput_rule", "typed"), {{"work.a.goodput", 80}});
        QCOMPARE(dial(plan, "work.a.goodput_reached"), 80.0);
        QVERIFY(dial(plan, "work.a.goodput_computed") > 80);
    }
    void aRecordThatIsNotThereIsNoGoodput()
    {
        Plan plan = computedPlan();
        plan.risk = {};
        QVERIFY(std::isnan(assessed(plan).work[0].time.base()));
        QVERIFY(!chosen(choose(computedPlan(), "risk.goodput_rule", "typed"), support::catalog(),
                        "risk.goodput_rule", "nothing"));
        plan.risk.goodputRule = GoodputRule::Typed;
        QVERIFY(assessed(plan).work[0].time.base() > 0);
        QVERIFY(!chosen(plan, support::catalog(), "risk.goodput_rule", "computed"));
    }

    void fleets_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("nodeDay"); // failures of an 8-GPU node per thousand days
        QTest::newRow("Llama 3") << "llama-3-405b" << 3.79;
        QTest::newRow("RSC-1") << "rsc-1" << 6.50;
        QTest::newRow("RSC-2") << "rsc-2" << 2.34;
        QTest::newRow("OPT-175B") << "opt-175b" << 16.1;
        QTest::newRow("BLOOM") << "bloom-176b" << 2.976;
        QTest::newRow("Crusoe") << "crusoe-h200" << 8.42;
    }
    void fleets()
    {
        QFETCH(QString, id);
        QFETCH(double, nodeDay);
        const Plan plan = choose(computedPlan(), "risk.fleet", id.toStdString());
        VERIFY_NEAR(dial(plan, "risk.faults"), nodeDay * 365 / 1000 / 8, 0.003);
        QVERIFY(plan.cites->contains("risk.rate.gpu"));
        const Fleet& fleet = *support::catalog().fleet(id.toStdString());
        double parts = 0;
        for (const double count : {fleet.gpu, fleet.memory, fleet.network, fleet.host, fleet.power,
                                   fleet.storage, fleet.software})
            parts += count > 0 ? count : 0;
        QVERIFY(std::isnan(fleet.all) || parts <= fleet.all);
    }
    void theGpusShareIsOfTheCounts()
    {
        const double gpu =
            knob(computedPlan(), "risk.rate.gpu") + knob(computedPlan(), "risk.rate.memory");
        VERIFY_NEAR(100 * gpu / dial(computedPlan(), "risk.faults"), 63.96, 0.001);
        VERIFY_NEAR(dial(computedPlan(), "risk.software_share"), 100 * 56 / 419.0, 1e-9);
    }
    void aRateTypedHasNoSource()
    {
        const Plan plan = with(computedPlan(), {{"risk.rate.gpu", 0.2}});
        QVERIFY(!plan.cites->contains("risk.rate.gpu"));
        QVERIFY(plan.cites->contains("risk.rate.host"));
    }
    void whoRepairsSetsTheTime()
    {
        QCOMPARE(knob(computedPlan(), "risk.repair"), 24.0);
        const Plan near = choose(computedPlan(), "risk.staffing", "on_site");
        QCOMPARE(knob(near, "risk.repair"), 4.0);
        VERIFY_NEAR(dial(near, "risk.down_nodes"), dial(computedPlan(), "risk.down_nodes") / 6,
                    1e-9);
        QVERIFY(with(near, {{"risk.repair", 5}}).risk.staffing == RepairCrew::Typed);
    }

    void checkpointsFollowTheOptimizer_data()
    {
        QTest::addColumn<QByteArray>("optimizer");
        QTest::addColumn<double>("bytes");
        QTest::newRow("Adam") << QByteArray("adam") << 14.0;
        QTest::newRow("Adam in 8 bits") << QByteArray("adam8bit") << 8.0;
        QTest::newRow("plain") << QByteArray("sgd") << 6.0;
    }
    void checkpointsFollowTheOptimizer()
    {
        QFETCH(QByteArray, optimizer);
        QFETCH(double, bytes);
        const Plan plan = choose(computedPlan(), "work.a.optimizer", optimizer.toStdString());
        const double params = plan.work[0].train.model.params.base();
        VERIFY_NEAR(dial(plan, "work.a.checkpoint_size") * 1e12, bytes * params, 1e-6);
    }
    void adaptersAreSmallCheckpoints()
    {
        const Plan tune =
            with(choose(computedPlan(), "work.a.kind", "tune"), {{"cluster.count", 8}});
        QVERIFY(dial(tune, "work.a.checkpoint_size") * 1e12 < 1e11);
    }
    void theBestIntervalsAgree()
    {
        const auto interval = [](const char* rule) {
            return dial(choose(largePlan(), "risk.checkpoint.rule", rule),
                        "work.a.checkpoint_interval");
        };
        VERIFY_NEAR(interval("young"), interval("daly"), 0.05);
        VERIFY_NEAR(interval("available"), interval("daly"), 0.2);
        const Plan typed = with(choose(largePlan(), "risk.checkpoint.rule", "typed"),
                                {{"risk.checkpoint.interval", 1800}});
        QCOMPARE(dial(typed, "work.a.checkpoint_interval"), 1800.0);
        QVERIFY(dial(typed, "work.a.goodput_computed") <
                dial(largePlan(), "work.a.goodput_computed"));
    }
    void writingThroughTheHostsStallsLess()
    {
        const Plan sync = choose(largePlan(), "risk.checkpoint.mode", "synchronous");
        QVERIFY(dial(sync, "work.a.checkpoint_stall") >
                10 * dial(largePlan(), "work.a.checkpoint_stall"));
        QCOMPARE(dial(sync, "work.a.checkpoint_drain"), 0.0);
        QVERIFY(dial(sync, "work.a.goodput_computed") <
                dial(largePlan(), "work.a.goodput_computed"));
        QVERIFY(dial(largePlan(), "work.a.checkpoint_interval") >=
                dial(largePlan(), "work.a.checkpoint_drain"));
    }

    void sparesAreBoughtAndPowered()
    {
        const Plan two =
            with(choose(computedPlan(), "risk.spares_rule", "typed"), {{"risk.spares", 2}});
        QCOMPARE(dial(two, "risk.spare_gpus"), 16.0);
        VERIFY_NEAR(dial(two, "money.own_first") / dial(computedPlan(), "money.own_first"),
                    272 / 256.0, 1e-12);
        VERIFY_NEAR(dial(two, "site.idle") / dial(computedPlan(), "site.idle"), 34 / 32.0, 1e-9);
        QVERIFY(dial(two, "site.mean") > dial(computedPlan(), "site.mean"));
        QCOMPARE(dial(two, "cluster.gpus"), 256.0);
    }
    void sparesReachTheirTarget()
    {
        const Plan plan =
            choose(choose(largePlan(), "risk.recovery", "restart"), "risk.spares_rule", "target");
        QVERIFY(dial(plan, "risk.spares_enough") >= 99);
        QCOMPARE(dial(plan, "risk.spare_nodes"), dial(plan, "risk.spares_advised"));
        QCOMPARE(dial(plan, "risk.spares_articles"), 32.0); // of 512 nodes
        QVERIFY(dial(plan, "risk.waits") < 1.5);
        QVERIFY(dial(plan, "risk.waits_without") > 40);
    }
    void goingOnLosesLessThanWaiting()
    {
        const Plan waits = filled(choose(largePlan(), "risk.recovery", "restart"));
        QVERIFY(dial(waits, "work.a.lost_waiting") >
                5 * dial(filled(largePlan()), "work.a.lost_waiting"));
        const Plan spared = choose(waits, "risk.spares_rule", "target");
        QVERIFY(dial(spared, "work.a.goodput_reached") >
                1.3 * dial(waits, "work.a.goodput_reached"));
        QVERIFY(dial(largePlan(), "work.a.may_spare") > dial(largePlan(), "work.a.standby_nodes"));
    }
    void smallJobsAreShownAsMeasured()
    {
        const Plan small =
            with(choose(computedPlan(), "risk.fleet", "rsc-1"), {{"cluster.count", 1024}});
        VERIFY_NEAR(dial(small, "risk.between"), 28.8, 0.005);
        VERIFY_NEAR(dial(small, "risk.between_small"), 7.9, 0.005);
        QCOMPARE(dial(largePlan(), "risk.between_small"), dial(largePlan(), "risk.between"));
    }
    // Small jobs are stopped by users and software, so no more nodes are under repair.
    void smallJobsMayCountAsMeasured()
    {
        const Plan warned =
            with(choose(computedPlan(), "risk.fleet", "rsc-1"), {{"cluster.count", 1024}});
        const Plan counted = choose(warned, "risk.small_rule", "counted");
        QCOMPARE(dial(warned, "risk.small_factor"), 1.0);
        QCOMPARE(dial(counted, "risk.small_factor"), 3.65);
        VERIFY_NEAR(dial(counted, "risk.between"), dial(warned, "risk.between_small"), 1e-12);
        QCOMPARE(dial(counted, "risk.between_small"), dial(counted, "risk.between"));
        QCOMPARE(dial(counted, "risk.down_nodes"), dial(warned, "risk.down_nodes"));
        VERIFY_NEAR(dial(counted, "work.a.between"), dial(warned, "work.a.between") / 3.65, 1e-9);
        QVERIFY(dial(counted, "work.a.goodput_reached") < dial(warned, "work.a.goodput_reached"));
        const Plan large = choose(largePlan(), "risk.small_rule", "counted");
        QCOMPARE(dial(large, "risk.small_factor"), 1.0);
        QCOMPARE(dial(large, "risk.between"), dial(largePlan(), "risk.between"));
    }
};

} // namespace

HEADROOM_ROOM(TestRiskPlan)
#include "test_riskplan.moc"
