#include "model/engine/knobs/adopt.h"
#include "model/engine/money/cash.h"
#include "model/engine/money/rent.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::vectorRow;
using support::with;

Plan sold(const Plan& plan = samplePlan())
{
    return choose(plan, "money.at_end", "sold");
}

class TestTerms : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reservedHoursArePaidUsedOrNot()
    {
        const Plan plan = choose(samplePlan(), "money.term", "reserved_1y");
        const double hours = 256 * 8760;
        VERIFY_NEAR(dial(plan, "money.committed_year"), hours * 3.0 * 1.79 / 2.23, 1e-9);
        VERIFY_NEAR(dial(plan, "money.paid_use"), 100, 1e-12);
        QVERIFY(std::isnan(dial(plan, "money.even_use"))); // its rental does not depend on use
        const Plan two =
            with(choose(samplePlan(), "money.term", "reserved_3y"), {{"money.years", 2}});
        // 65 % off would be 1.05, below the lowest price ever listed.
        VERIFY_NEAR(dial(two, "money.commitment_left"), hours * 1.79, 1e-9);
        const Plan typed = with(two, {{"money.discount_3y", 65}});
        VERIFY_NEAR(dial(typed, "money.commitment_left"), hours * 1.05, 1e-9);
    }
    void sparesAreRentedToo()
    {
        const auto rent = [](const Plan& plan) {
            return dial(plan, "money.rent_year") - dial(plan, "money.rent_fixed_year");
        };
        for (const char* term : {"on_demand", "reserved_1y"}) {
            const Plan none = choose(samplePlan(), "money.term", term);
            const Plan two = with(choose(none, "risk.spares_rule", "typed"), {{"risk.spares", 2}});
            QCOMPARE(dial(two, "risk.spare_gpus"), 16.0);
            const double work = dial(two, "money.paid_use") / dial(none, "money.paid_use");
            VERIFY_NEAR(rent(two), rent(none) * work * (256 + 16) / 256, 1e-9);
        }
    }
    // Work for two years cannot be done in one: the machines run all year, and a run costs what one
    // of those that are done costs.
    void ownedMachinesWorkAtMostAYear()
    {
        const Plan busy = choose(support::computedPlan(), "money.tenure", "buy");
        const Plan twice = with(busy, {{"money.runs", 40}}),
                   more = with(busy, {{"money.runs", 80}});
        QVERIFY(dial(twice, "money.in_use") > 100);
        VERIFY_NEAR(dial(more, "money.run_cost"), dial(twice, "money.run_cost"), 1e-9);
        VERIFY_NEAR(dial(more, "money.own_hour"), dial(twice, "money.own_hour"), 1e-9);
        VERIFY_NEAR(dial(more, "money.electricity_year"),
                    assessed(more).site.mean.total().base() * more.site.electricity.base() *
                        kYear.base(),
                    1e-9);
        VERIFY_NEAR(assessed(more).site.energyYear.base(),
                    (assessed(more).site.mean.total() * kYear).base(), 1e-9);
    }
    void aBoundedDiscountMeetsAtItsPrice()
    {
        for (const char* term : {"reserved_1y", "reserved_3y", "spot"})
            for (const double wait : {0.0, 20.0})
                for (const double capital : {5e3, 2e4, 49248.0, 9e4}) {
                    Plan plan = with(choose(samplePlan(), "money.term", term),
                                     {{"money.lead_time", wait}, {"money.capital", capital}});
                    const double even = dial(plan, "money.even_price");
                    if (!(even >= 0.001)) // there is no break-even price
                        continue;
                    plan = with(plan, {{"money.price", even}});
                    VERIFY_NEAR(dial(plan, "money.rent_total"), dial(plan, "money.own_total"),
                                1e-9);
                }
    }
    void spotPaysForWhatIsDoneAgain()
    {
        const Plan plan = choose(samplePlan(), "money.term", "spot");
        const double slower = slowdown({30 * kDay / 32, kHour, Seconds(60), Seconds(600)});
        VERIFY_NEAR(dial(plan, "money.spot_slowdown"), slower, 1e-12);
        VERIFY_NEAR(dial(plan, "money.rent_run"),
                    dial(samplePlan(), "money.rent_run") * slower *
                        (1 - support::knob(plan, "money.discount_spot") / 100),
                    1e-9);
        // Spot also takes that much longer, if rented.
        VERIFY_NEAR(dial(plan, "work.a.time"), dial(samplePlan(), "work.a.time") * slower, 1e-9);
        VERIFY_NEAR(dial(choose(plan, "money.tenure", "buy"), "work.a.time"),
                    dial(samplePlan(), "work.a.time"), 1e-12);
        const double chance = dial(plan, "money.spot_chance");
        QVERIFY(chance >= 0 && chance <= 100);
        QVERIFY(dial(with(plan, {{"work.a.deadline", 2000}}), "money.spot_chance") > 99.9);
        const Plan never =
            with(plan, {{"money.spot.save_every", 1e4}, {"money.spot.node_between", 0.01}});
        QVERIFY(std::isnan(dial(never, "money.rent_total")));
    }
    void billingRoundsUp()
    {
        RentTerms terms;
        terms.billingStep = kHour;
        QCOMPARE(billed(terms, Seconds(3601)).base(), 7200.0);
        QCOMPARE(billed(terms, Seconds(3600)).base(), 3600.0);
        terms.minimumTerm = 12 * kHour;
        QCOMPARE(billed(terms, Seconds(1)).base(), 12 * 3600.0);
        terms.billingStep = {};
        QCOMPARE(billed(terms, 20 * kHour).base(), 20 * 3600.0);
        const Plan plan = with(samplePlan(), {{"money.billing_step", 8760}});
        VERIFY_NEAR(dial(plan, "money.rent_run"), 256 * 8760 * 3.0, 1e-9);
    }
    void operatingCostNextToRent()
    {
        const Plan plan = with(
            samplePlan(), {{"money.stored", 100}, {"money.leaving", 50}, {"money.support", 10}});
        VERIFY_NEAR(dial(plan, "money.storage_year"), 1.1 * 100 * 23 * 12, 1e-9);
        VERIFY_NEAR(dial(plan, "money.leaving_year"), 1.1 * 50 * 90, 1e-9);
        VERIFY_NEAR(dial(plan, "money.rent_run"), 1.1 * dial(samplePlan(), "money.rent_run"), 1e-9);
    }
    void deliveryIsWaitedForOnRent()
    {
        const Plan plan = with(samplePlan(), {{"money.lead_time", 52 * 365.0 / 364}});
        VERIFY_NEAR(dial(plan, "money.own_total"),
                    dial(plan, "money.own_first") + dial(plan, "money.rent_year") +
                        2 * dial(plan, "money.own_year"),
                    1e-9);
        VERIFY_NEAR(dial(plan, "money.even_years"), dial(samplePlan(), "money.even_years") + 1,
                    1e-9);
        // Nothing is delivered within the period: the purchase adds to the rental.
        const Plan never = with(plan, {{"money.lead_time", 520}});
        VERIFY_NEAR(dial(never, "money.own_total"),
                    dial(never, "money.own_first") + dial(never, "money.rent_total"), 1e-9);
    }
    void theCurveShowsDeliveryAndSale()
    {
        const Plan plan = with(sold(), {{"money.lead_time", 30}});
        const MoneyAnswer m = assessed(plan).money;
        const CashSeries s = cashSeries(m, {}, plan.money.years);
        const auto& c = s.bought;
        QCOMPARE(c.x.size(), s.rented.x.size());
        QCOMPARE(c.x.back(), c.x[c.x.size() - 2]);
        VERIFY_NEAR(c.y[c.y.size() - 2] - c.y.back(), m.resale.base(), 1e-9);
        VERIFY_NEAR(c.y.back(), m.ownTotal.base(), 1e-9);
        QVERIFY(std::ranges::find(c.x, m.leadTime.base()) != c.x.end());
    }

    void partsAddUpToTheCapital()
    {
        const Plan plan = choose(samplePlan(), "money.capital_rule", "by_part");
        double sum = 0;
        for (const char* part : {"nodes", "spares", "nics", "switches", "cables", "optics",
                                 "storage", "racks", "installation"})
            sum += dial(plan, std::string("money.part_") + part);
        VERIFY_NEAR(dial(plan, "money.own_first"), sum, 1e-9);
        VERIFY_NEAR(dial(plan, "money.part_nodes"), 32 * plan.cluster.node.price.base(), 1e-12);
        VERIFY_NEAR(dial(plan, "money.part_storage"), 256 * 15 * 365.0, 1e-12);
        VERIFY_NEAR(dial(plan, "money.part_racks"), (16 + 2) * 5000, 1e-12); // 2: network
        QCOMPARE(dial(plan, "site.racks"), 16.0);
        VERIFY_NEAR(dial(plan, "money.insurance_year"), 0.005 * sum, 1e-9);
        const double gpu = dial(plan, "money.capital_gpu");
        QVERIFY2(gpu > 40000 && gpu < 70000, support::compared(gpu, 50000).c_str());
        // Parts that are not bought cost nothing: a single node needs no network.
        const Plan one = with(plan, {{"cluster.count", 8}});
        QCOMPARE(dial(one, "money.part_switches"), 0.0);
        QCOMPARE(dial(one, "money.part_nics"), 0.0);
        Plan unknown = plan;
        unknown.cluster.between.switchPrice = Usd(kUnknown);
        QVERIFY(std::isnan(dial(unknown, "money.own_total")));
    }
    void theHallIsPaidByRatedPower()
    {
        const double kw =
            dial(samplePlan(), "site.rated_gpus") + dial(samplePlan(), "site.rated_hosts") +
            dial(samplePlan(), "site.rated_network") + dial(samplePlan(), "site.rated_storage");
        const Plan rented = choose(samplePlan(), "money.hall", "colocation");
        VERIFY_NEAR(dial(rented, "money.colocation_year"), kw * 194.95 * 12, 1e-9);
        const Plan built = choose(samplePlan(), "money.hall", "built");
        VERIFY_NEAR(dial(built, "money.hall_first"), kw * 12000, 1e-9);
        VERIFY_NEAR(dial(built, "money.maintenance_year"),
                    dial(samplePlan(), "money.maintenance_year"), 1e-12);
    }
    void staffFollowsTheSize()
    {
        const Plan plan = with(samplePlan(), {{"money.staff_fixed", 1e5}});
        const double bySize = 256 / 200.0 * 175000, used = dial(plan, "money.in_use") / 100;
        VERIFY_NEAR(dial(plan, "money.staff_own_year"), 1e5 + bySize, 1e-9);
        VERIFY_NEAR(dial(plan, "money.staff_rent_year"), (1e5 + used * bySize) / 2, 1e-9);
        // Reserved machines are there at all hours.
        VERIFY_NEAR(dial(choose(plan, "money.term", "reserved_1y"), "money.staff_rent_year"),
                    (1e5 + bySize) / 2, 1e-9);
        // Typing starts from the computed value.
        const Plan typed = choose(plan, "money.staff_rule", "typed");
        VERIFY_NEAR(dial(typed, "money.staff_own_year"), 1e5 + bySize, 1e-9);
        VERIFY_NEAR(dial(typed, "money.staff_rent_year"), (1e5 + bySize) / 2, 1e-9);
    }
    // Nothing was typed for a size: twice the GPUs cost twice as much, owned and rented.
    void defaultsFollowTheSize_data()
    {
        QTest::addColumn<double>("gpus");
        for (const double gpus : {8.0, 16.0, 64.0, 1024.0, 4096.0})
            QTest::newRow(std::to_string(static_cast<int>(gpus)).c_str()) << gpus;
    }
    void defaultsFollowTheSize()
    {
        QFETCH(double, gpus);
        const Plan base = choose(samplePlan(), "money.use_rule", "typed");
        const Plan plan = with(base, {{"cluster.count", gpus}});
        for (const char* path : {"money.rent_total", "money.own_total", "money.rent_fixed_year",
                                 "money.own_fixed_year"})
            VERIFY_NEAR(dial(plan, path) / gpus, dial(base, path) / 256, 1e-9);
        for (const char* path : {"money.even_use", "money.even_years", "money.even_price"})
            VERIFY_NEAR(dial(plan, path), dial(base, path), 1e-9);
    }
    // A GPU rented for a few hours needs no staff.
    void aSmallRunCostsItsRent()
    {
        Plan plan = choose(choose(defaultPlan(support::catalog()), "work.a.kind", "tune"),
                           "cluster.gpu", "a100-sxm-80");
        plan = with(plan, {{"cluster.node_size", 1}, {"cluster.count", 1}});
        plan = choose(plan, "work.a.model", "mistral-7b-v0.1");
        const double rent = dial(plan, "money.rent_run");
        QVERIFY2(rent > 5 && rent < 200, support::compared(rent, 50).c_str());
        const double trials = 1 + support::knob(plan, "money.trials") / 100;
        QVERIFY2(dial(plan, "money.run_cost") < 1.05 * trials * rent,
                 support::compared(dial(plan, "money.run_cost"), rent).c_str());
        QVERIFY(dial(plan, "money.staff_own_year") < 1000);
    }
    void hoursLostBetweenJobs()
    {
        const Plan plan = with(samplePlan(), {{"money.scheduling", 20}});
        VERIFY_NEAR(dial(plan, "money.in_use"), dial(samplePlan(), "money.in_use") / 0.8, 1e-12);
        VERIFY_NEAR(dial(plan, "money.lost_rent_year"),
                    (dial(plan, "money.rent_year") - dial(plan, "money.rent_fixed_year")) -
                        (dial(samplePlan(), "money.rent_year") -
                         dial(samplePlan(), "money.rent_fixed_year")),
                    1e-9);
        VERIFY_NEAR(dial(plan, "money.run_cost"), dial(plan, "money.rent_total") / 9, 1e-12);
    }
    void anHourOfWorkAndAToken()
    {
        const Plan& plan = samplePlan();
        VERIFY_NEAR(dial(plan, "money.rent_hour"),
                    dial(plan, "money.rent_total") / (3 * dial(plan, "money.gpu_hours_year")),
                    1e-9);
        VERIFY_NEAR(dial(plan, "money.token_cost"), dial(plan, "money.run_cost") / 1.4e6, 1e-9);
        VERIFY_NEAR(dial(plan, "money.api_run"), 3 * 1.4e6, 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestTerms)
#include "test_terms.moc"
