#include "model/engine/judgment/clusterkinds.h"
#include "model/engine/judgment/judge.h"
#include "model/engine/training/run.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Single node, multi-node training, inference, bursting: what each does for a plan or why it fails.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

struct Percentiles {
    Assessment now;
    Judgment judgment;
    std::vector<ClusterKindRow> rows;
    const ClusterKindRow& of(ClusterKind kind) const
    {
        return *std::ranges::find(rows, kind, &ClusterKindRow::kind);
    }
};
Percentiles requested(const Plan& plan)
{
    const Decision enough = smallest(plan);
    Percentiles a{assess(plan, decide(plan)), {}, {}};
    a.judgment = judge(ResolvedPlan(plan), a.now, enough, catalog());
    a.rows = clusterKindsOf({ResolvedPlan(plan), a.now, enough, catalog()}, a.judgment);
    return a;
}

class TestClusterKinds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNodeIsEnoughOrSaysWhatBreaks_data()
    {
        QTest::addColumn<Plan>("plan");
        QTest::addColumn<QString>("id");
        const Plan train = choose(computedPlan(), "work.a.model", "llama-2-7b");
        QTest::newRow("a 7B on little") << with(train, {{"work.a.tokens", 1e9}}) << "node";
        QTest::newRow("a 7B on 100 T by tomorrow")
            << with(train, {{"work.a.tokens", 1e14}, {"work.a.deadline", 1}}) << "node_late";
        QTest::newRow("a 405B") << choose(computedPlan(), "work.a.model", "llama-3.1-405b")
                                << "node_memory";
        QTest::newRow("a light load")
            << with(servingPlan(), {{"work.a.serve.requests", 0.5}}) << "node";
        QTest::newRow("a heavy load")
            << with(servingPlan(), {{"work.a.serve.requests", 1e4}}) << "node_load";
    }
    void aNodeIsEnoughOrSaysWhatBreaks()
    {
        QFETCH(Plan, plan);
        QFETCH(QString, id);
        const Percentiles a = requested(plan);
        QCOMPARE(QString::fromStdString(a.of(ClusterKind::SingleNode).id), id);
        // Must agree with the smallest cluster, which is found differently.
        const Decision enough = smallest(plan);
        QCOMPARE(id == "node", enough.reachesDate && enough.gpus <= plan.cluster.nodeSize);
    }
    void workThatIsNotThereNeedsNoCluster()
    {
        QCOMPARE(requested(computedPlan()).of(ClusterKind::Inference).id, "inference_none");
        QCOMPARE(requested(servingPlan()).of(ClusterKind::Training).id, "training_none");
        QVERIFY(!asKind(computedPlan(), ClusterKind::Inference));
        QVERIFY(!asKind(servingPlan(), ClusterKind::Training));
    }
    void figuresAreThoseOfThePlan()
    {
        const Percentiles a = requested(computedPlan());
        const ClusterKindRow& row = a.of(ClusterKind::Training);
        QCOMPARE(row.id, "training");
        QCOMPARE(row.arguments[1].value, a.now.work[0].waiting);
        QCOMPARE(row.arguments[2].value, 1 - a.now.work[0].risk.goodput);
    }
    // With a varying load, nodes of the base load have a higher utilization than those of the peak.
    void aBurstFollowsTheTree()
    {
        const Plan plan = choose(with(servingPlan(), {{"work.a.serve.requests", 300}}),
                                 "work.a.serve.profile", "daily");
        const Percentiles a = requested(plan);
        const ClusterKindRow& row = a.of(ClusterKind::Burst);
        QVERIFY2(row.id != "burst_flat" && row.id != "burst_open", row.id.c_str());
        const auto base = std::ranges::find_if(
            a.judgment.tree, [](const Branch& b) { return b.criterion.id == "base_use"; });
        if (base->criterion.reply == Reply::No)
            QVERIFY(row.id == "burst_rent" || row.id == "burst_never");
        else
            QVERIFY(row.id == "burst" || row.id == "burst_own");
        QCOMPARE(row.suits, a.judgment.verdict == Recommendation::Hybrid && row.id == "burst");
    }
    // The kind that suits matches the verdict.
    void whatSuitsAgreesWithTheVerdict_data()
    {
        QTest::addColumn<Plan>("plan");
        QTest::newRow("training") << computedPlan();
        QTest::newRow("serving") << servingPlan();
        QTest::newRow("a small run")
            << with(choose(computedPlan(), "work.a.model", "llama-2-7b"), {{"work.a.tokens", 1e9}});
    }
    void whatSuitsAgreesWithTheVerdict()
    {
        QFETCH(Plan, plan);
        const Percentiles a = requested(plan);
        const bool node = a.judgment.verdict == Recommendation::OneNode ||
                          a.judgment.verdict == Recommendation::OneGpu;
        QCOMPARE(a.of(ClusterKind::SingleNode).suits, node);
        for (const ClusterKindRow& row : a.rows)
            if (row.kind != ClusterKind::SingleNode)
                QVERIFY(!(row.suits && node));
    }
};

} // namespace

HEADROOM_ROOM(TestClusterKinds)
#include "test_clusterkinds.moc"
