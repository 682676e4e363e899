// The bill of materials: quantities, and sums that match the purchase cost.
#include "model/engine/money/bill.h"
#include "model/engine/specs/part.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::with;

double once(const std::vector<BillLine>& bill)
{
    double sum = 0;
    for (const BillLine& line : bill)
        sum += line.included || line.yearly ? 0 : line.total.base();
    return sum;
}
double counted(const std::vector<BillLine>& bill, BillItem item, double level = kUnknown)
{
    double sum = 0;
    for (const BillLine& line : bill)
        if (line.item == item && !(level >= 0 && line.level != level))
            sum += line.count;
    return sum;
}
Plan byPart(const Plan& plan)
{
    return choose(plan, "money.capital_rule", "by_part");
}

class TestBill : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesAddUpToThePurchaseCost_data()
    {
        QTest::addColumn<Plan>("plan");
        const Plan& plain = support::computedPlan();
        QTest::newRow("one price for all") << plain;
        QTest::newRow("part by part") << byPart(plain);
        QTest::newRow("with a new data center") << choose(plain, "money.hall", "built");
        QTest::newRow("with spare nodes")
            << with(choose(byPart(plain), "risk.spares_rule", "typed"), {{"risk.spares", 3}});
        QTest::newRow("one node, no network") << with(byPart(plain), {{"cluster.count", 8}});
        QTest::newRow("1,024 nodes, three levels")
            << with(byPart(plain), {{"cluster.count", 20480}});
        QTest::newRow("130 nodes, a dragonfly of three groups") << with(
            choose(byPart(plain), "cluster.topology", "dragonfly"), {{"cluster.count", 1040}});
        QTest::newRow("licenses, which are paid each year")
            << with(byPart(plain), {{"money.part.software", 4500}});
        QTest::newRow("a fleet") << support::servingPlan();
    }
    void linesAddUpToThePurchaseCost()
    {
        QFETCH(Plan, plan);
        const Assessment a = support::assessed(plan);
        const auto bill = billOf(ResolvedPlan(plan), a);
        VERIFY_NEAR(once(bill), a.money.ownFirst.base(), 1e-9);
        for (const BillLine& line : bill)
            if (!line.included && line.item != BillItem::Installation)
                VERIFY_NEAR(line.total.base(), line.count / info(line.unit).size * line.price,
                            1e-9);
    }
    void linesAddUpForAnyPlan()
    {
        support::Random random(11);
        for (int i = 0; i < 200; ++i) {
            const Plan plan = byPart(support::randomPlan(random, 12));
            const Assessment a = support::assessed(plan);
            VERIFY_NEAR(once(billOf(ResolvedPlan(plan), a)), a.money.ownFirst.base(), 1e-9);
        }
    }
    // 32 nodes with 8 NICs on 64-port switches: eight rails, two per switch, one level.
    void thirtyTwoNodesByHand()
    {
        const Plan plan = byPart(support::computedPlan());
        const auto bill = billOf(ResolvedPlan(plan), support::assessed(plan));
        QCOMPARE(counted(bill, BillItem::Nodes), 32.0);
        QCOMPARE(counted(bill, BillItem::Gpus), 256.0);
        QCOMPARE(counted(bill, BillItem::Nics), 256.0);
        QCOMPARE(counted(bill, BillItem::Cables), 256.0);
        QCOMPARE(counted(bill, BillItem::Optics), 512.0);
        QCOMPARE(counted(bill, BillItem::Switches), 4.0);
        QCOMPARE(counted(bill, BillItem::HostMemory), 32 * plan.cluster.node.hostMemory.base());
    }
    // 1,024 nodes on 64 ports: 8 rails with 32 leaves and 16 spines each.
    void levelsByHand()
    {
        const Plan plan = with(byPart(support::computedPlan()), {{"cluster.count", 8192}});
        const auto bill = billOf(ResolvedPlan(plan), support::assessed(plan));
        QCOMPARE(counted(bill, BillItem::Switches, 1), 8.0 * 32);
        QCOMPARE(counted(bill, BillItem::Switches, 2), 8.0 * 16);
        QCOMPARE(counted(bill, BillItem::Cables, 1), 8192.0);
        QCOMPARE(counted(bill, BillItem::Cables, 2), 8192.0);
    }
    // 16 switches with 16 NICs in one group, fully connected: copper only.
    void aGroupIsCopper()
    {
        const Plan plan = choose(byPart(support::computedPlan()), "cluster.topology", "dragonfly");
        const auto bill = billOf(ResolvedPlan(plan), support::assessed(plan));
        QCOMPARE(counted(bill, BillItem::CopperCables), 256.0 + 16 * 15 / 2);
        QCOMPARE(counted(bill, BillItem::Cables), 0.0);
        VERIFY_NEAR(support::dial(plan, "money.part_cables"), 0.2 * 376 * 1400, 1e-12);
    }
    void bothFeedsHaveTheirPdus()
    {
        const Plan single = choose(support::computedPlan(), "risk.feeds", "single");
        const Plan dual = choose(single, "risk.feeds", "dual");
        const double one =
            counted(billOf(ResolvedPlan(single), support::assessed(single)), BillItem::Pdus);
        QVERIFY(one > 0);
        QCOMPARE(counted(billOf(ResolvedPlan(dual), support::assessed(dual)), BillItem::Pdus),
                 2 * one);
    }
    void unknownPricesLeaveTheTotalUnknown()
    {
        Plan plan = byPart(support::computedPlan());
        plan.cluster.node.price = Usd(kUnknown);
        const Assessment a = support::assessed(plan);
        const auto bill = billOf(ResolvedPlan(plan), a);
        QVERIFY(std::isnan(once(bill)) && std::isnan(a.money.ownFirst.base()));
        QCOMPARE(counted(bill, BillItem::Nodes), 32.0);
    }
};

} // namespace

HEADROOM_ROOM(TestBill)
#include "test_bill.moc"
