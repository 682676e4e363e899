#include "model/engine/answer/withinlimits.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// The smallest cluster within a budget and a power limit costs and draws what the same plan on that
// many GPUs does, whatever size the plan has now.
namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::with;

const Usd kAnyCost(INFINITY);
const Watts kAnyPower(INFINITY);

Plan sized(const Plan& plan, double gpus)
{
    return with(plan, {{"cluster.count", gpus}});
}
LimitedCluster found(const Plan& plan, Usd budget, Watts power)
{
    const Context context{std::shared_ptr<const Catalog>(&support::catalog(), [](auto*) {})};
    return smallestWithin(*answer(std::make_shared<const Plan>(plan), {}, context), budget, power);
}

class TestWithinLimits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void costsWhatThatSizeCosts_data()
    {
        QTest::addColumn<Plan>("plan");
        const Plan& s = computedPlan();
        QTest::newRow("rented") << s;
        QTest::newRow("reserved") << choose(s, "money.term", "reserved_1y");
        QTest::newRow("bought") << choose(s, "money.tenure", "buy");
        QTest::newRow("with a minimum term") << with(s, {{"money.minimum_term", 8760}});
        QTest::newRow("with spares")
            << with(choose(s, "risk.spares_rule", "typed"), {{"risk.spares", 4}});
        QTest::newRow("in nodes of 14") << with(s, {{"cluster.node_size", 14}});
    }
    void costsWhatThatSizeCosts()
    {
        QFETCH(Plan, plan);
        const LimitedCluster one = found(plan, kAnyCost, kAnyPower);
        QVERIFY(one.reached);
        const Assessment there = support::assessed(sized(plan, one.gpus));
        VERIFY_NEAR(one.cost.base(), there.money.runCost.base(), 1e-12);
        VERIFY_NEAR(one.power.base(), there.site.peak.total().base(), 1e-12);
        for (const double gpus : {8.0, 2000.0}) {
            const LimitedCluster same = found(sized(plan, gpus), kAnyCost, kAnyPower);
            QCOMPARE(same.gpus, one.gpus);
            VERIFY_NEAR(same.cost.base(), one.cost.base(), 1e-12);
            VERIFY_NEAR(same.power.base(), one.power.base(), 1e-12);
        }
    }

    // Just above what the smallest one takes, a limit changes nothing; just below, it binds.
    void limitsBindWhereTheyAreReached()
    {
        const LimitedCluster one = found(computedPlan(), kAnyCost, kAnyPower);
        QCOMPARE(found(computedPlan(), 1.001 * one.cost, 1.001 * one.power).gpus, one.gpus);
        const LimitedCluster dark = found(computedPlan(), kAnyCost, 0.999 * one.power);
        QVERIFY(!dark.reached && dark.binds == Binds::Power);
        QCOMPARE(dark.without.front().gpus, one.gpus);
        const LimitedCluster poor = found(computedPlan(), 0.5 * one.cost, kAnyPower);
        QVERIFY(!poor.reached && poor.binds == Binds::Budget);
        QCOMPARE(poor.without.front().gpus, one.gpus);
        for (const LimitedCluster& other : poor.without) // one limit removed, the others kept
            QCOMPARE(other.cost > 0.5 * one.cost, other.binds == Binds::Budget);
        const LimitedCluster none = found(computedPlan(), kAnyCost, Watts(1));
        QVERIFY(!none.reached && none.binds == Binds::Power);
        QCOMPARE(none.gpus, 0.0);
    }
    // Where a larger cluster costs less, the smallest within the budget is found between them.
    void aLargerClusterMayBeCheaper()
    {
        const Plan plan = choose(with(computedPlan(), {{"work.a.deadline", 400}}), "work.a.model",
                                 "llama-3.1-405b");
        const LimitedCluster one = found(plan, kAnyCost, kAnyPower);
        QVERIFY(one.reached);
        double least = INFINITY;
        for (double nodes = one.nodes; nodes < 3 * one.nodes; ++nodes)
            least = std::min(least, support::assessed(sized(plan, 8 * nodes)).money.runCost.base());
        const LimitedCluster found_ = found(plan, Usd(1.001 * least), kAnyPower);
        QVERIFY(!found_.reached || found_.cost.base() <= 1.001 * least);
        if (least < 0.98 * one.cost.base())
            QVERIFY(found_.reached && found_.gpus > one.gpus);
    }
};

} // namespace

HEADROOM_ROOM(TestWithinLimits)
#include "test_withinlimits.moc"
