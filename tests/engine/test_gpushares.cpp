#include "model/engine/advice/findings.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/gpushares.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/workloads.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// Workloads running side by side on parts of one cluster.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::dial;
using support::with;

// A training run and another workload on 256 GPUs; `own` GPUs are reserved for the latter.
Plan pair(const Plan& first, WorkloadKind kind, double own)
{
    const Plan both = withWorkload(first, catalog(), kind, 0);
    return with(both, {{"work.b.own_gpus", own}});
}

Plan onlyThe(const Plan& plan, std::size_t work, double gpus)
{
    const Plan alone = withoutWorkload(plan, 1 - work);
    return with(alone, {{"cluster.count", gpus}});
}

class TestGpuShares : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachRunIsAsIfItsPartWereACluster_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("computed");
        QTest::newRow("a second run by a share of peak") << int(WorkloadKind::Train) << false;
        QTest::newRow("a second run by computed steps") << int(WorkloadKind::Train) << true;
        QTest::newRow("fine-tuning") << int(WorkloadKind::Tune) << true;
        QTest::newRow("a sweep") << int(WorkloadKind::Sweep) << true;
        QTest::newRow("a batch job") << int(WorkloadKind::Batch) << true;
        QTest::newRow("a recommendation model") << int(WorkloadKind::Recommend) << true;
        QTest::newRow("reinforcement learning") << int(WorkloadKind::Reinforce) << true;
    }
    void eachRunIsAsIfItsPartWereACluster()
    {
        QFETCH(int, kind);
        QFETCH(bool, computed);
        const Plan& first = computed ? support::computedPlan() : support::samplePlan();
        const Plan plan = pair(first, static_cast<WorkloadKind>(kind), 64);
        const Assessment both = support::assessed(plan);
        const double count = plan.cluster.count;
        const TrainAnswer a = support::assessed(onlyThe(plan, 0, count - 64)).work[0];
        const TrainAnswer b = support::assessed(onlyThe(plan, 1, 64)).work[0];
        VERIFY_NEAR(both.work[0].time.base(), a.time.base(), 1e-9);
        VERIFY_NEAR(both.work[1].time.base(), b.time.base(), 1e-9);
        VERIFY_NEAR(both.work[0].gpuTime.base(), a.gpuTime.base(), 1e-9);
        VERIFY_NEAR(both.work[1].gpuTime.base(), b.gpuTime.base(), 1e-9);
        VERIFY_NEAR(dial(plan, "money.run_time") * kDay.base(),
                    std::max(a.time.base(), b.time.base()), 1e-9);
        VERIFY_NEAR(dial(plan, "work.b.gpus"), 64, 1e-12);
        VERIFY_NEAR(dial(plan, "work.a.gpus"), count - 64, 1e-12);
    }
    void inTurnsTimesAddUp()
    {
        const Plan plan = pair(support::samplePlan(), WorkloadKind::Train, 0);
        const Assessment a = support::assessed(plan);
        VERIFY_NEAR(timeOfAll(plan, a).base(), (a.work[0].time + a.work[1].time).base(), 1e-12);
        QVERIFY(a.decision.parts.empty());
    }
    // Of three workloads, two take turns on the GPUs that the third leaves.
    void onlyThoseInTurnsAddUp()
    {
        const Plan two = pair(support::samplePlan(), WorkloadKind::Train, 64);
        const Plan plan = withWorkload(two, catalog(), WorkloadKind::Train, 0);
        const Assessment a = support::assessed(plan);
        QCOMPARE(a.decision.parts, (std::vector<double>{192, 64, 192}));
        VERIFY_NEAR(timeOfAll(plan, a).base(),
                    std::max((a.work[0].time + a.work[2].time).base(), a.work[1].time.base()),
                    1e-12);
    }
    void halvesThatEndTogetherAreBusyAllTheTime()
    {
        Plan plan = pair(support::samplePlan(), WorkloadKind::Train, 128);
        plan.work[1].train = plan.work[0].train;
        const Assessment a = support::assessed(plan);
        VERIFY_NEAR(busyShare(plan, a), 1, 1e-12);
        VERIFY_NEAR(a.site.energyRun.base(), (a.site.mean.total() * timeOfAll(plan, a)).base(),
                    1e-12);
    }
    void whoIsDoneDrawsLessUntilTheOtherIs()
    {
        const Plan plan = pair(support::samplePlan(), WorkloadKind::Train, 32);
        const Assessment a = support::assessed(plan);
        const Seconds all = timeOfAll(plan, a);
        QVERIFY(busyShare(plan, a) < 1);
        QVERIFY(a.site.energyRun < a.site.mean.total() * all);
        QVERIFY(a.site.energyRun > a.site.idle.total() * all);
    }
    // A batch job has all GPUs that a fleet leaves: they are subtracted only once.
    void whatFleetsLeaveIsTakenOffOnce_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a batch job") << int(WorkloadKind::Batch);
        QTest::newRow("a recommendation model") << int(WorkloadKind::Recommend);
        QTest::newRow("reinforcement learning") << int(WorkloadKind::Reinforce);
    }
    void whatFleetsLeaveIsTakenOffOnce()
    {
        QFETCH(int, kind);
        Plan plan =
            withWorkload(support::servingPlan(), catalog(), static_cast<WorkloadKind>(kind), 0);
        plan = with(choose(plan, "cluster.count_rule", "given"), {{"cluster.count", 128}});
        const Assessment a = support::assessed(plan);
        QVERIFY(a.decision.serving > 0);
        const double left = trainingGpus(a.decision);
        const Assessment alone =
            support::assessed(onlyThe(choose(plan, "cluster.count_rule", "given"), 1, left));
        VERIFY_NEAR(a.work[1].time.base(), alone.work[0].time.base(), 1e-9);
    }
    void whoComesLastHasNoneLeft()
    {
        const Plan plan = pair(support::computedPlan(), WorkloadKind::Tune, 300);
        const Assessment a = support::assessed(plan);
        QCOMPARE(a.decision.parts, (std::vector<double>{0, plan.cluster.count}));
        QVERIFY(!(a.work[0].time.base() >= 0));
        const auto list = findings(plan, a, smallest(plan), catalog());
        const auto reported = std::ranges::find(list, "no_gpus_left", &Finding::id);
        QVERIFY(reported != list.end());
        VERIFY_NEAR(reported->arguments[0].value, plan.cluster.count, 1e-12);
    }
    void theSmallestHasRoomForBoth()
    {
        Plan plan = pair(support::samplePlan(), WorkloadKind::Train, 16);
        plan = with(plan, {{"work.b.params", 7e9}, {"work.b.tokens", 2e10}});
        const Decision found = smallest(plan);
        QVERIFY(found.reachesDate);
        const auto makes = [&](double gpus) {
            const Assessment a = assess(plan, given(plan, gpus));
            for (std::size_t w = 0; w < 2; ++w)
                if (!(a.work[w].time <= plan.work[w].train.deadline &&
                      a.work[w].gpusPerReplica <= trainingGpus(a.decision, w)))
                    return false;
            return true;
        };
        QVERIFY(makes(found.gpus));
        for (double gpus = plan.cluster.nodeSize; gpus < found.gpus; gpus += plan.cluster.nodeSize)
            QVERIFY(!makes(gpus));
    }
    void aPartTooSmallIsNotReached()
    {
        const Plan plan = pair(support::samplePlan(), WorkloadKind::Train, 8); // 70B on one node
        QVERIFY(!smallest(plan).reachesDate);
    }
    void oneRunHasNoOneToShareWith()
    {
        Plan plan = support::samplePlan();
        plan.work[0].ownGpus = 8;
        QCOMPARE(ownGpus(plan, plan.work[0]), 0.0);
        QVERIFY(!sharesByParts(plan));
    }
};

} // namespace

HEADROOM_ROOM(TestGpuShares)
#include "test_gpushares.moc"
