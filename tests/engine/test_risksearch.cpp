#include "model/engine/assess.h"
#include "model/engine/curves/riskseries.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/training/clustersearch.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"
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

class TestRiskSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A measured MFU does not include time lost to interruptions.
    void aMeasuredShareStopsAsAnyRun()
    {
        const Plan share = choose(largePlan(), "work.a.rule", "share");
        const Plan lucky = choose(share, "risk.goodput_rule", "typed");
        const double counts = dial(share, "work.a.goodput_reached") / 100;
        QVERIFY(counts > 0.5 && counts < 0.99);
        VERIFY_NEAR(dial(share, "work.a.time"), dial(lucky, "work.a.time") / counts, 1e-12);
        VERIFY_NEAR(dial(share, "work.a.gpus_needed"), dial(lucky, "work.a.gpus_needed") / counts,
                    1e-12);
        QCOMPARE(dial(share, "work.a.reached"), dial(lucky, "work.a.reached"));
        // It is interrupted as often as the computed run on all nodes, with checkpoints as large.
        QCOMPARE(dial(share, "work.a.between"), dial(share, "risk.between"));
        QCOMPARE(dial(share, "work.a.checkpoint_size"),
                 dial(largePlan(), "work.a.checkpoint_size"));
        const Plan typed = with(lucky, {{"work.a.goodput", 80}});
        VERIFY_NEAR(dial(typed, "work.a.time"), dial(lucky, "work.a.time") / 0.8, 1e-12);
    }
    void theSmallestClusterOfAShareMakesItsDate()
    {
        const Plan share = choose(with(choose(computedPlan(), "work.a.rule", "share"),
                                       {{"work.a.deadline", 60}, {"risk.multiplier", 10}}),
                                  "cluster.count_rule", "smallest");
        const Decision d = decide(share);
        const Decision lucky = decide(choose(share, "risk.goodput_rule", "typed"));
        QVERIFY(d.reachesDate && lucky.reachesDate);
        QVERIFY(d.gpus > lucky.gpus);
        const auto time = [&](double gpus) {
            return assess(share, given(share, gpus)).work[0].time;
        };
        QVERIFY(time(d.gpus) <= share.work[0].train.deadline);
        QVERIFY(time(d.gpus - 8) > share.work[0].train.deadline);
    }

    void theSmallestClusterMakesItsDate()
    {
        const Plan plan = choose(with(computedPlan(), {{"work.a.deadline", 60}}),
                                 "cluster.count_rule", "smallest");
        const Plan lucky = choose(plan, "risk.goodput_rule", "typed");
        const Decision d = decide(plan), without = decide(lucky);
        QVERIFY(d.reachesDate && without.reachesDate);
        QVERIFY(d.gpus >= without.gpus);
        QVERIFY(assess(plan, d).work[0].time <= plan.work[0].train.deadline);
        const Plan often = with(plan, {{"risk.multiplier", 30}});
        QVERIFY(decide(often).gpus > d.gpus);
    }
    // With interruptions the layout search still meets the deadline, and needs more nodes.
    void theSearchCountsInterruptions()
    {
        const ResolvedPlan plan(with(computedPlan(), {{"risk.multiplier", 10}}));
        const TrainingJob job = jobOf(plan, plan.work[0]);
        const TrainingConstants constants = constantsOf(plan);
        const GoodputOf goodput(plan, plan.work[0], job);
        RunWants wants;
        wants.tokens = tokensOf(plan.work[0]), wants.deadline = 60 * kDay;
        const auto found = [&] {
            return smallestCluster(job, machineOf(plan.cluster, 256, constants),
                                   limitsOf(plan.work[0].train), constants, wants, 4096);
        };
        const ClusterChoice lucky = found();
        wants.goodput = [&](double gpus, double used, double copies) {
            return goodput.share(goodput.cluster(gpus), used, copies);
        };
        const ClusterChoice choice = found();
        QVERIFY(lucky.reached && choice.reached);
        QVERIFY(choice.nodes > lucky.nodes);
        QVERIFY(choice.run <= wants.deadline);
    }
    // More GPUs never take longer, up to where interruptions outweigh the gain.
    void moreGpusAreNotSlower()
    {
        double before = std::numeric_limits<double>::infinity();
        for (const double gpus : {64, 128, 256, 512, 1024, 2048, 4096}) {
            const double time =
                dial(with(computedPlan(), {{"cluster.count", gpus}}), "work.a.time");
            QVERIFY(time < before);
            before = time;
        }
    }

    void seriesGoThroughThePlan()
    {
        const RunRisk run = assessed(largePlan()).work[0].risk;
        const GoodputSeries s = goodputSeries(run);
        QVERIFY(s.exact.x.size() > 20 && s.exact.x.size() == s.expected.y.size());
        QVERIFY(std::ranges::is_sorted(s.exact.x));
        for (const double y : s.exact.y)
            QVERIFY(y <= s.bestGoodput + 1e-4);
        VERIFY_NEAR(s.goodput, run.computed, 1e-12);
        VERIFY_NEAR(s.bestGoodput, run.computed, 1e-9); // the plan uses the optimum
    }
};

} // namespace

HEADROOM_ROOM(TestRiskSearch)
#include "test_risksearch.moc"
