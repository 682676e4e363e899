#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/judgment/afford.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

// Training a small model, so that searches are fast.
Plan training()
{
    return with(choose(computedPlan(), "work.a.model", "llama-2-7b"),
                {{"work.a.tokens", 1e11}, {"work.a.deadline", 30}, {"money.runs", 2}});
}
Plan serving()
{
    return choose(servingPlan(), "work.a.model", "llama-3.1-8b");
}

// Total cost of the plan's work if rented or owned, as on the Money page.
Usd totalOf(Plan plan, const QString& way)
{
    plan = choose(plan, "money.tenure", way == u"own" ? "buy" : "rent");
    if (way != u"own")
        plan = choose(plan, "money.term", way.toStdString());
    const Decision d = smallest(plan);
    if (!d.reachesDate)
        return Usd(1e300);
    const MoneyAnswer m = assess(plan, d).money;
    return way == u"own" ? m.ownTotal : m.rentTotal;
}

class TestAfford : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBudgetBelowThePurchaseOwnsNothing()
    {
        const Plan plan = training();
        const Usd first = assess(choose(plan, "money.tenure", "buy"), decide(plan)).money.ownFirst;
        const auto owned = [&](Usd budget) {
            const auto ways = afford(plan, budget);
            return std::ranges::find(ways, "own", &AffordedWay::way)->longest;
        };
        QVERIFY(std::isnan(owned(0.9 * first).base()));
        QVERIFY(owned(1.1 * first).base() > 0);
    }
    // The amount found is within the budget, and 2 % more is not.
    void theMostIsTheMost_data()
    {
        QTest::addColumn<bool>("serves");
        QTest::addColumn<double>("budget");
        QTest::newRow("tokens of a run") << false << 2e6;
        QTest::newRow("requests a second") << true << 5e5;
    }
    void theMostIsTheMost()
    {
        QFETCH(bool, serves);
        QFETCH(double, budget);
        const Plan plan = serves ? serving() : training();
        const std::string path = amountPath(plan.work.front());
        for (const AffordedWay& way : afford(plan, Usd(budget))) {
            const QString id = QString::fromUtf8(way.way.data(), qsizetype(way.way.size()));
            QVERIFY2(way.most.paid(), qPrintable(id));
            QVERIFY(way.most.total <= Usd(budget));
            const Plan most = with(plan, {{path, way.most.amount}});
            VERIFY_NEAR(totalOf(most, id).base(), way.most.total.base(), 1e-9);
            const Plan more = with(plan, {{path, 1.02 * way.most.amount}});
            QVERIFY2(totalOf(more, id) > Usd(budget), qPrintable(id));
        }
    }
    void aModelIsAsLargeAsItsTokensAllow()
    {
        const auto ways = afford(training(), Usd(2e6));
        for (const AffordedWay& way : ways) {
            QVERIFY(way.largest.paid());
            VERIFY_NEAR(way.suited.base() / way.largest.amount, 20, 0.02);
        }
        const auto twice = afford(training(), Usd(4e6));
        for (std::size_t i = 0; i < ways.size(); ++i)
            QVERIFY(twice[i].largest.amount > ways[i].largest.amount);
        for (const AffordedWay& way : afford(serving(), Usd(5e5)))
            QVERIFY(!way.largest.paid()); // serving plans train no model
    }
    void tooLittleBuysNothing()
    {
        Plan plan = choose(training(), "money.staff_rule", "typed");
        plan = with(plan, {{"money.staff_own", 1e6}, {"money.staff_rent", 1e6}});
        for (const AffordedWay& way : afford(plan, Usd(1e5)))
            QVERIFY(!way.most.paid()); // staff alone exceeds the budget
    }
    void theLongestIsTheBudgetInHours()
    {
        const Plan plan = choose(training(), "money.tenure", "rent");
        const Assessment a = support::assessed(plan);
        const auto ways = afford(plan, Usd(5e5));
        const auto onDemand = std::ranges::find(ways, "on_demand", &AffordedWay::way);
        VERIFY_NEAR(onDemand->longest / kHour,
                    5e5 / (a.money.rentHour.base() * kHour.base() * a.decision.gpus), 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestAfford)
#include "test_afford.moc"
