#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/judgment/operations.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// Schedulers and launchers, and where the data is stored.
namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

using Rows = std::vector<OperationRow>;

template <class Ask> Rows requested(const Plan& plan, Ask ask)
{
    const Decision enough = smallest(plan);
    const bool asksSmallest = plan.cluster.countRule == CountRule::Smallest;
    const Assessment a = assess(plan, asksSmallest ? enough : decide(plan));
    return ask(Probe{ResolvedPlan(plan), a, enough, support::catalog()});
}
QString bestOf(const Rows& rows)
{
    const auto best = std::ranges::find_if(rows, &OperationRow::best);
    return best == rows.end() ? QString() : QString::fromStdString(best->id);
}
const OperationRow* rowOf(const Rows& rows, std::string_view id)
{
    const auto it = std::ranges::find(rows, id, &OperationRow::id);
    return it == rows.end() ? nullptr : &*it;
}
Plan both(double night)
{
    return with(choose(support::trainedAndServed(), "work.b.serve.profile", "daily"),
                {{"work.b.serve.night", night}});
}

class TestOperations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSchedulerFollowsTheWork()
    {
        const std::pair<const char*, Plan> cases[] = {
            {"none", with(computedPlan(), {{"cluster.count", 8}})},
            {"slurm", computedPlan()},
            {"kubernetes", with(servingPlan(), {{"work.a.serve.requests", 500}})}};
        for (const auto& [best, plan] : cases) {
            const Rows rows = requested(plan, schedulersOf);
            QCOMPARE(bestOf(rows), QString(best));
            QCOMPARE(std::ranges::count_if(rows, &OperationRow::best), 1);
        }
    }
    // Batch jobs, and runs on a single node, need no gang scheduling.
    void whatSpansNoNodesNeedsNoGang()
    {
        for (const Plan& plan : {choose(computedPlan(), "work.a.kind", "batch"),
                                 with(computedPlan(), {{"cluster.count", 8}})}) {
            const Rows rows = requested(plan, schedulersOf);
            QVERIFY(rowOf(rows, "slurm_queue"));
            QVERIFY(rowOf(rows, "kubernetes_jobs"));
        }
    }
    // A fifth of the time that a step waits for communication.
    void anArticlesOverheadIsAFifthOfTheExchange()
    {
        const OperationRow* row = nullptr;
        const Rows rows = requested(computedPlan(), schedulersOf);
        QVERIFY((row = rowOf(rows, "kubernetes_runs")));
        VERIFY_NEAR(row->arguments[0].value,
                    0.2 * support::dial(computedPlan(), "work.a.waiting") / 100, 1e-9);
    }
    // The idle capacity of fleets against what runs sharing it would lose.
    void onePoolPaysWhereFleetsIdle()
    {
        for (const double night : {5.0, 100.0}) {
            const Plan plan = both(night);
            const Assessment a = assess(plan, decide(plan));
            const Rows rows = schedulersOf({ResolvedPlan(plan), a, a.decision, support::catalog()});
            const OperationRow* pool = rowOf(rows, "pool");
            const OperationRow* mixed = rowOf(rows, "kubernetes_mixed");
            QVERIFY(pool && mixed);
            const double lost = trainingGpus(a.decision) * mixed->arguments[0].value;
            QCOMPARE(bestOf(rows), pool->arguments[0].value > lost ? "pool" : "partitions");
        }
        const auto idle = [](double night) {
            return rowOf(requested(both(night), schedulersOf), "pool")->arguments[0].value;
        };
        QVERIFY(idle(5) > idle(100));
    }
    // Nomad has no gang scheduling; if no run spans nodes it is as good as the others.
    void nomadStartsNoRunTogether()
    {
        QVERIFY(rowOf(requested(computedPlan(), schedulersOf), "nomad_gang"));
        QVERIFY(
            rowOf(requested(with(computedPlan(), {{"cluster.count", 8}}), schedulersOf), "nomad"));
        QVERIFY(rowOf(requested(servingPlan(), schedulersOf), "nomad"));
    }
    // A single run is started by torchrun; work in many parts is distributed.
    void theLauncherFollowsTheWork()
    {
        const std::pair<const char*, const char*> cases[] = {{"torchrun", "train"},
                                                             {"torchrun", "tune"},
                                                             {"ray_trials", "sweep"},
                                                             {"ray_units", "batch"},
                                                             {"ray_roles", "rl"}};
        for (const auto& [best, kind] : cases) {
            const Plan plan = QByteArray(kind) == "train"
                                  ? computedPlan()
                                  : choose(computedPlan(), "work.a.kind", kind);
            const Rows rows = requested(plan, launchersOf);
            QCOMPARE(bestOf(rows), QString(best));
            QCOMPARE(std::ranges::count_if(rows, &OperationRow::best), 1);
        }
        QVERIFY(requested(servingPlan(), launchersOf).empty());
    }
    void dataLieWhereTheyFit()
    {
        const Plan fed = with(computedPlan(), {{"work.a.feed.sample", 16e3}});
        const Rows small = requested(fed, storesOf);
        QCOMPARE(bestOf(small), QString("local"));
        const Rows large = requested(
            with(fed, {{"work.a.feed.sample", 1e7}, {"work.a.feed.storage", 1000}}), storesOf);
        QCOMPARE(bestOf(large), QString("parallel"));
        QVERIFY(rowOf(large, "local_small"));
        QVERIFY(requested(servingPlan(), storesOf).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestOperations)
#include "test_operations.moc"
