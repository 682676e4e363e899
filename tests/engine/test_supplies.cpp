#include "model/engine/money/offers.h"
#include "model/engine/money/supplies.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

class TestSupplies : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void suppliesAreThePlansOwnPrices()
    {
        const Plan& plan = samplePlan();
        const Assessment a = assessed(plan);
        const auto supplies = suppliesOf(ResolvedPlan(plan), a);
        // Owning in use at all hours, plus staff, costs the same as buying.
        const UsdRate own = 256 * (supplies[0].held + a.money.inUse * supplies[0].used);
        VERIFY_NEAR((own + a.money.staffOwn).base(), (a.money.ownTotal / plan.money.years).base(),
                    1e-9);
        const UsdRate rent = 256 * a.money.inUse * supplies[3].used;
        VERIFY_NEAR((rent + a.money.staffRent).base(), a.money.rentYear.base(), 1e-9);
        VERIFY_NEAR(supplies[1].held.base(), (plan.money.price * (1.79 / 2.23)).base(), 1e-12);
        QVERIFY(supplies[4].taken && supplies[4].used < supplies[3].used);
        const Mix flat = cheapestMix({std::vector<double>(24, 256), 0}, supplies);
        QVERIFY(flat.parts[3].gpus == 0); // on-demand is too expensive for all hours
    }
    void stagesOfThePlansOwnMachines()
    {
        const Growth g = growthOf(ResolvedPlan(samplePlan()), assessed(samplePlan()));
        VERIFY_NEAR(g.capital.base(), samplePlan().money.capital.base(), 1e-9);
        VERIFY_NEAR(dial(samplePlan(), "money.renewal"),
                    dial(samplePlan(), "money.own_first") / std::pow(1.38, 3), 1e-9);
        VERIFY_NEAR(1 - g.decline * kYear, 1 / 1.38, 1e-12);
    }
    // One stage at once is the purchase that the totals compare with renting, busy or idle.
    void oneStageIsThePurchase_data()
    {
        QTest::addColumn<double>("use");
        QTest::addColumn<double>("trend");
        QTest::newRow("busy") << 100.0 << 0.0;
        QTest::newRow("mostly idle") << 23.0 << 0.0;
        QTest::newRow("with falling rents") << 100.0 << -20.0;
        QTest::newRow("idle, with rising rents") << 40.0 << 15.0;
    }
    void oneStageIsThePurchase()
    {
        QFETCH(double, use);
        QFETCH(double, trend);
        Plan plan =
            choose(choose(samplePlan(), "money.use_rule", "typed"), "money.staff_rule", "typed");
        plan = with(plan, {{"money.use", use},
                           {"money.trend", trend},
                           {"money.staff_own", 0},
                           {"money.staff_rent", 0},
                           {"money.lead_time", 0},
                           {"money.stages.count", 1},
                           {"money.stages.growth", 0}});
        const double whole = dial(plan, "money.rent_total") + dial(plan, "money.own_total");
        QVERIFY(std::abs(dial(plan, "money.stages_value") - dial(plan, "money.saved")) <
                1e-3 * whole);
    }
    // A commitment that outlasts the plan is paid to its end.
    void whatIsLeftOfACommitmentIsPaid()
    {
        const Plan year = with(samplePlan(), {{"money.years", 1}});
        const auto held = [](const Plan& plan) {
            return suppliesOf(ResolvedPlan(plan), assessed(plan))[2].held;
        };
        VERIFY_NEAR((held(year) / held(with(year, {{"money.years", 3}}))), 3.0, 1e-12);
        const Plan reserved =
            choose(with(choose(year, "money.use_rule", "typed"), {{"money.use", 100}}),
                   "money.term", "reserved_3y");
        const MoneyAnswer m = assessed(reserved).money;
        VERIFY_NEAR((m.rentTotal - m.rentFixedYear * kYear).base(),
                    (256 * held(reserved) * kYear).base(), 1e-9);
    }
    void theWeekOnTheCheapestSupplies()
    {
        const Plan flat = with(samplePlan(), {{"money.load.base", 100}, {"money.load.soft", 0}});
        VERIFY_NEAR(dial(flat, "money.mix_own") + dial(flat, "money.mix_reserved_1y") +
                        dial(flat, "money.mix_reserved_3y"),
                    256, 1e-9);
        const Plan few = with(samplePlan(), {{"money.load.base", 0},
                                             {"money.load.hours", 1},
                                             {"money.load.days", 1},
                                             {"money.load.soft", 25}});
        VERIFY_NEAR(dial(few, "money.mix_spot"), 64, 1e-9);
        VERIFY_NEAR(dial(few, "money.mix_on_demand"), 192, 1e-9);
        QVERIFY(dial(few, "money.mix_year") < dial(flat, "money.mix_year"));
        QVERIFY(dial(few, "money.burst_base") == 0);
        VERIFY_NEAR(dial(few, "money.burst_transfer"), 10e12 * 8 / 10e9 / 3600, 1e-9);
    }
    void stagesOfThePlan()
    {
        const Plan one = with(samplePlan(), {{"money.stages.count", 1}});
        VERIFY_NEAR(dial(one, "money.stages_bought"), 1, 1e-12);
        const Plan shut =
            with(samplePlan(),
                 {{"money.stages.gate", 100}, {"money.stages.growth", 0}, {"money.runs", 0.5}});
        VERIFY_NEAR(dial(shut, "money.stages_bought"), 1, 1e-12);
    }
    void everyOfferAtTheSameWork()
    {
        const Plan& plan = samplePlan();
        const Assessment a = assessed(plan);
        const auto offers = rentedFrom(ResolvedPlan(plan), a, support::catalog());
        QVERIFY(offers.size() > 5);
        for (std::size_t i = 0; i < offers.size(); ++i) {
            const RentedFrom& r = offers[i];
            QCOMPARE(r.offer->accelerator, plan.cluster.gpu.id);
            QVERIFY(r.gpus >= 256 && r.total.base() > 0 && r.cite);
            QVERIFY(i == 0 || !(r.total < offers[i - 1].total));
            if (r.offer->term == "on-demand" && r.gpus == 256) {
                const Plan there = with(plan, {{"money.price", r.offer->priceGpu.base() * 3600}});
                VERIFY_NEAR(r.total.base(), dial(there, "money.rent_total"), 1e-9);
            }
        }
    }
};

} // namespace

HEADROOM_ROOM(TestSupplies)
#include "test_supplies.moc"
