#include "model/engine/judgment/advice.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// One GPU compared with the cluster, and indications for and against a cluster.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

Advice advised(const Plan& plan)
{
    const Decision enough = smallest(plan);
    const bool asksSmallest = plan.cluster.countRule == CountRule::Smallest;
    return advise(ResolvedPlan(plan), assess(plan, asksSmallest ? enough : decide(plan)), enough,
                  catalog());
}
const FactorRow& factor(const Advice& advice, std::string_view id)
{
    return *std::ranges::find(advice.factors, id, &FactorRow::id);
}
const CheckItem& sign(const Advice& advice, std::string_view id)
{
    return *std::ranges::find(advice.signs, id, &CheckItem::id);
}

class TestFactors : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Both sides are the plan on that many GPUs.
    void bothSidesAreThePlan()
    {
        const Plan plan = computedPlan();
        const Advice advice = advised(plan);
        QCOMPARE(advice.factors.size(), 7u);
        const Assessment all = assess(plan, decide(plan));
        const Plan single = with(plan, {{"cluster.node_size", 1}, {"cluster.count", 1}});
        const Assessment one = assess(single, given(single, 1));
        const FactorRow& time = factor(advice, "scale_run");
        QCOMPARE(time.cluster, all.work[0].time.base());
        QCOMPARE(std::isfinite(time.one), holdsAll(single, one));
        VERIFY_NEAR(factor(advice, "staff").cluster, all.money.staffOwn / plan.money.staff.each,
                    1e-12);
        QVERIFY(factor(advice, "memory").cluster > factor(advice, "memory").one);
    }
    // Whether to own a cluster that is too small is no question: the smallest that does the work is
    // judged, throughout.
    void aClusterThatCannotIsNotJudged()
    {
        const Plan small = with(choose(servingPlan(), "cluster.count_rule", "given"),
                                {{"cluster.count", 8}, {"work.a.serve.requests", 10000}});
        const Advice advice = advised(small);
        QCOMPARE(advice.judgedOn, smallest(small).gpus);
        QVERIFY(advice.judgedOn > 8);
        const Advice there = advised(with(small, {{"cluster.count", advice.judgedOn}}));
        QVERIFY(std::isnan(there.judgedOn));
        QCOMPARE(advice.judgment.verdict, there.judgment.verdict);
        QCOMPARE(advice.judgment.tree.size(), there.judgment.tree.size());
        for (std::size_t i = 0; i < advice.judgment.tree.size(); ++i) {
            const Criterion &a = advice.judgment.tree[i].criterion,
                            &b = there.judgment.tree[i].criterion;
            QVERIFY2(a.reply == b.reply && support::near(a.figure, b.figure, 1e-6), a.id.c_str());
        }
    }
    // If failures cost a cluster a larger share of its time than one GPU, the article is wrong.
    void aFactorAgreesByItsFigures()
    {
        const FactorRow faults =
            factor(advised(with(choose(computedPlan(), "work.a.model", "llama-2-7b"),
                                {{"cluster.count", 1024}})),
                   "faults");
        QVERIFY(faults.one < faults.cluster);
        QVERIFY(!faults.agrees());
        FactorRow row{"any", Unit::None, 1, 2, true, Ahead::OneGpu};
        QVERIFY(row.agrees() && row.ahead() == Ahead::OneGpu);
        row.cluster = 0.5;
        QVERIFY(!row.agrees());
        row.cluster = row.one;
        QVERIFY(row.agrees() && row.ahead() == Ahead::Depends);
        row.one = kUnknown; // the work does not fit
        QVERIFY(row.ahead() == Ahead::Cluster);
    }
    void oneGpuIsNotHeldAgainstItself()
    {
        Plan adapters =
            choose(choose(computedPlan(), "work.a.kind", "tune"), "work.a.model", "llama-2-7b");
        adapters = with(choose(adapters, "work.a.tune.method", "qlora"), {{"cluster.count", 1}});
        QVERIFY(advised(adapters).factors.empty());
    }
    // An indication fires for the plan it is made for, and not for a similar one.
    void signsFireOnTheirPlans()
    {
        const Plan plan = computedPlan();
        const Advice idle = advised(with(plan, {{"money.runs", 1}}));
        const Advice busy = advised(with(plan, {{"money.runs", 1000}}));
        QVERIFY(sign(idle, "occasional").ticked && !sign(idle, "steady").ticked);
        QVERIFY(sign(busy, "steady").ticked && !sign(busy, "occasional").ticked);
        QVERIFY(sign(busy, "skilled").open);
        const Advice manned = advised(with(plan, {{"advice.engineers", 50}}));
        const Advice alone = advised(with(plan, {{"advice.engineers", 0}}));
        QVERIFY(sign(manned, "skilled").ticked && !sign(manned, "unskilled").ticked);
        QVERIFY(sign(alone, "unskilled").ticked && !sign(alone, "skilled").ticked);
    }
    void moreThanIsNeededIsStated()
    {
        const Plan plan = with(computedPlan(), {{"work.a.deadline", 3000}});
        const double enough = smallest(plan).gpus;
        QVERIFY(sign(advised(with(plan, {{"cluster.count", 8 * enough}})), "ahead_of_need").ticked);
        QVERIFY(!sign(advised(with(plan, {{"cluster.count", enough}})), "ahead_of_need").ticked);
    }
    void controlIsRequestedOfFleets()
    {
        const Advice own = advised(choose(servingPlan(), "advice.data", "own_tenancy"));
        const Advice any = advised(choose(servingPlan(), "advice.data", "anywhere"));
        QVERIFY(sign(own, "control").ticked && !sign(any, "control").ticked);
    }
};

} // namespace

HEADROOM_ROOM(TestFactors)
#include "test_factors.moc"
