#include "model/engine/knobs/knob.h"
#include "model/engine/money/books.h"
#include "model/engine/money/cash.h"
#include "model/engine/money/compare.h"
#include "model/engine/money/offers.h"
#include "model/engine/money/rent.h"
#include "model/engine/money/supplies.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <cmath>
#include <map>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::vectorRow;
using support::with;

Books booksOf(const Plan& plan)
{
    return books(plan.money, assessed(plan).money);
}

Plan sold(const Plan& plan = samplePlan())
{
    return choose(plan, "money.at_end", "sold");
}

class TestBooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Without interest, tax and trend the months are the totals, whatever is turned.
    void monthsAddUpToTheTotals_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"sample", "reserved for one year", "reserved for three, two compared", "spot",
              "part by part in a new hall", "rented hall, sold", "delivered late", "half a month"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void monthsAddUpToTheTotals()
    {
        QFETCH(QString, name);
        const Plan& s = samplePlan();
        const std::map<std::string, Plan> plans{
            {"sample", s},
            {"reserved for one year", choose(s, "money.term", "reserved_1y")},
            {"reserved for three, two compared",
             with(choose(s, "money.term", "reserved_3y"), {{"money.years", 2}})},
            {"spot", choose(s, "money.term", "spot")},
            {"part by part in a new hall",
             choose(choose(s, "money.capital_rule", "by_part"), "money.hall", "built")},
            {"rented hall, sold", choose(sold(), "money.hall", "colocation")},
            {"delivered late", with(sold(), {{"money.lead_time", 44}})},
            {"half a month", with(s, {{"money.years", 2.04}})}};
        const Plan& plan = plans.at(name.toStdString());
        const Books b = booksOf(plan);
        VERIFY_NEAR(b.rent.total.base(), dial(plan, "money.rent_total"), 1e-9);
        VERIFY_NEAR(b.own.total.base(), dial(plan, "money.own_total"), 1e-9);
        VERIFY_NEAR(b.own.present.base(), b.own.total.base(), 1e-12);
        VERIFY_NEAR(b.own.entries.back().at / kYear, support::knob(plan, "money.years"), 1e-9);
        Usd lines{};
        for (std::size_t i = 0; i < kBookLines; ++i)
            lines += b.own.line(static_cast<BookLine>(i));
        VERIFY_NEAR(lines.base(), b.own.total.base(), 1e-9);
    }
    void paybackIsEvenYearsInPlainMoney()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 6}, {"money.years", 8}});
        VERIFY_NEAR(booksOf(plan).payback / kYear, dial(plan, "money.even_years"), 1e-9);
        const Plan late = with(plan, {{"money.lead_time", 26}});
        VERIFY_NEAR(booksOf(late).payback / kYear, dial(late, "money.even_years"), 1e-9);
        QVERIFY(booksOf(with(plan, {{"money.discount_rate", 10}})).payback > booksOf(plan).payback);
        QVERIFY(std::isnan(booksOf(with(plan, {{"money.price", 0.2}})).payback.base()));
    }
    void theReturnEvensTheMonthsOut()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 6}});
        const Books b = booksOf(plan);
        QVERIFY(b.irr.kind == Irr::Kind::One);
        const Plan at = with(plan, {{"money.discount_rate", 100 * b.irr.rate}});
        QVERIFY(std::abs(booksOf(at).saved.base()) < 1e-6 * dial(plan, "money.own_first"));
        QVERIFY(booksOf(with(plan, {{"money.price", 0.2}})).irr.kind != Irr::Kind::One ||
                booksOf(with(plan, {{"money.price", 0.2}})).irr.rate < 0);
    }
    void taxTakesItsShareOfWhatIsWrittenOff_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<double>("firstYear"); // of the machines
        QTest::newRow("straight line") << QByteArray("straight_line") << 0.2;
        QTest::newRow("declining") << QByteArray("declining") << 0.4;
        QTest::newRow("MACRS") << QByteArray("macrs5") << 0.2;
    }
    void taxTakesItsShareOfWhatIsWrittenOff()
    {
        QFETCH(QByteArray, way);
        QFETCH(double, firstYear);
        const Plan plan = with(choose(samplePlan(), "money.depreciation", way.toStdString()),
                               {{"money.tax_rate", 25}, {"money.years", 6}});
        const Books b = booksOf(plan);
        const double first = dial(plan, "money.own_first"), own = dial(plan, "money.own_year");
        double year = 0;
        for (int m = 1; m <= 12; ++m)
            year += b.own.entries[std::size_t(m)].lines[std::size_t(BookLine::Tax)].base();
        VERIFY_NEAR(-year, 0.25 * (own + firstYear * first), 1e-9);
        // Over six years all of it is written off.
        VERIFY_NEAR(-b.own.line(BookLine::Tax).base(), 0.25 * (6 * own + first), 1e-9);
        VERIFY_NEAR(-b.rent.line(BookLine::Tax).base(), 0.25 * dial(plan, "money.rent_total"),
                    1e-9);
    }
    void whatIsSoldAboveItsBookValueIsTaxed()
    {
        const Plan plan = with(sold(), {{"money.tax_rate", 25}});
        const double first = dial(plan, "money.own_first"), own = dial(plan, "money.own_year");
        const double brought = dial(plan, "money.resale");
        // Whether written off or left in the books at the sale: in the end it is all deducted.
        VERIFY_NEAR(-booksOf(plan).own.line(BookLine::Tax).base(),
                    0.25 * (3 * own + first - brought), 1e-9);
        VERIFY_NEAR(brought, first * std::pow(1 - 0.3306, 3), 1e-9);
    }
    void aTrendMovesOnlyWhatIsNotReserved()
    {
        const Plan falling = with(samplePlan(), {{"money.trend", -20}});
        QVERIFY(booksOf(falling).rent.total < booksOf(samplePlan()).rent.total);
        const auto one = [](const Plan& p) { return choose(p, "money.term", "reserved_1y"); };
        QCOMPARE(booksOf(one(falling)).rent.total.base(),
                 booksOf(one(samplePlan())).rent.total.base());
        const TrendBand band = savedByTrend(samplePlan().money, assessed(samplePlan()).money);
        QVERIFY(band.low < band.typical && band.typical < band.high);
    }
    void billsAndTotalsAgree()
    {
        const Plan plan = with(sold(choose(samplePlan(), "money.use_rule", "typed")),
                               {{"money.lead_time", 20}, {"money.price", 4}});
        const Assessment a = assessed(plan);
        const Bills bills = billsOf(plan.money, a.money, a.site, plan.site);
        VERIFY_NEAR(saved(bills, plan.money.use, plan.money.years).base(),
                    (a.money.rentTotal - a.money.ownTotal).base(), 1e-9);
        VERIFY_NEAR(evenUse(bills, plan.money.years), a.money.evenUse, 1e-9);
    }

    void reservedHoursArePaidUsedOrNot()
    {
        const Plan plan = choose(samplePlan(), "money.term", "reserved_1y");
        const double hours = 256 * 8760;
        VERIFY_NEAR(dial(plan, "money.committed_year"), hours * 3.0 * (1 - 0.375), 1e-9);
        VERIFY_NEAR(dial(plan, "money.paid_use"), 100, 1e-12);
        QVERIFY(std::isnan(dial(plan, "money.even_use"))); // its rent does not follow the use
        const Plan two =
            with(choose(samplePlan(), "money.term", "reserved_3y"), {{"money.years", 2}});
        VERIFY_NEAR(dial(two, "money.commitment_left"), hours * 3.0 * (1 - 0.65), 1e-9);
    }
    void spotPaysForWhatIsDoneAgain()
    {
        const Plan plan = choose(samplePlan(), "money.term", "spot");
        const double slower = slowdown({30 * kDay / 32, kHour, Seconds(60), Seconds(600)});
        VERIFY_NEAR(dial(plan, "money.spot_slowdown"), slower, 1e-12);
        VERIFY_NEAR(dial(plan, "money.rent_run"),
                    dial(samplePlan(), "money.rent_run") * 0.425 * slower, 1e-9);
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
    void besideTheRent()
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
        // Nothing is delivered within the years compared: the purchase comes on top of the rent.
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
        VERIFY_NEAR(dial(plan, "money.part_racks"), 8 * 5000.0, 1e-12);
        VERIFY_NEAR(dial(plan, "money.insurance_year"), 0.005 * sum, 1e-9);
        const double gpu = dial(plan, "money.capital_gpu");
        QVERIFY2(gpu > 40000 && gpu < 70000, support::told(gpu, 50000).c_str());
        // What does not change hands has no price: one node alone needs no network.
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
        const Plan plan =
            with(choose(samplePlan(), "money.staff_rule", "by_size"), {{"money.staff_fixed", 1e5}});
        VERIFY_NEAR(dial(plan, "money.staff_own_year"), 1e5 + 256 / 200.0 * 175000, 1e-9);
        VERIFY_NEAR(dial(plan, "money.staff_rent_year"), (1e5 + 256 / 200.0 * 175000) / 2, 1e-9);
    }
    void hoursLostBetweenJobs()
    {
        const Plan plan = with(samplePlan(), {{"money.scheduling", 20}});
        VERIFY_NEAR(dial(plan, "money.in_use"), dial(samplePlan(), "money.in_use") / 0.8, 1e-12);
        VERIFY_NEAR(dial(plan, "money.lost_rent_year"),
                    dial(plan, "money.rent_year") - dial(samplePlan(), "money.rent_year"), 1e-9);
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
    void golden()
    {
        const auto day = vectorRow("own-a-day");
        Economics m;
        m.useRule = UseRule::Typed;
        m.use = 1;
        m.capital = Usd(day.in["price"]);
        m.maintenance = PerYear(day.in["maintenance"].get<double>() / kYear.base());
        m.years = day.in["years"].get<double>() * kYear;
        Site site;
        site.electricity = UsdPerJoule(day.in["perKwh"].get<double>() / 3.6e6);
        SiteAnswer power;
        power.mean.gpus = Watts(day.in["kwh"].get<double>() * 3.6e6 / kDay.base());
        const MoneyAnswer a = compareMoney(m, site, {}, {256, 32}, power, kDay, kDay);
        VERIFY_NEAR((a.ownFirst / m.years * kDay).base(), day.out["capital"], day.within);
        VERIFY_NEAR((a.electricityYear * kDay).base(), day.out["energy"], day.within);
        VERIFY_NEAR((a.maintenanceYear * kDay).base(), day.out["maintenance"], day.within);
        VERIFY_NEAR((a.ownTotal / m.years * kDay).base(), day.out["all"], day.within);
        const auto year = vectorRow("energy-year");
        power.mean.gpus = Watts(year.in["kwh"].get<double>() * 3.6e6 / kYear.base());
        site.electricity = UsdPerJoule(year.in["perKwh"].get<double>() / 3.6e6);
        VERIFY_NEAR(
            (compareMoney(m, site, {}, {256, 32}, power, kDay, kDay).electricityYear * kYear)
                .base(),
            year.out["usd"], year.within);
    }
    void rentsOfTheArticles_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"month", "cut", "capacity-block", "contract-low", "contract-high"})
            QTest::newRow(id) << QString::fromUtf8(id);
    }
    void rentsOfTheArticles()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        Economics m;
        m.useRule = UseRule::Typed;
        m.use = 1;
        m.years = kYear;
        const auto answer = [&](double gpus) {
            return compareMoney(m, {}, {}, {gpus, 1}, {}, kDay, kDay);
        };
        if (id == u"month") {
            m.price = Usd(row.in["hour"]) / kHour;
            m.use = row.in["hours"].get<double>() / 8760;
            VERIFY_NEAR(answer(1).rentTotal.base(), row.out["usd"], row.within);
        } else if (id == u"cut") {
            m.price = Usd(row.in["from"]) / kHour;
            m.rent.term = Term::Reserved1y;
            m.rent.discount1y = 1 - row.in["to"].get<double>() / row.in["from"].get<double>();
            VERIFY_NEAR(m.rent.discount1y, row.out["share"], row.within);
            VERIFY_NEAR((answer(1).rentTotal / 8760).base(), row.in["to"], 1e-9);
        } else if (id == u"capacity-block") {
            m.price = Usd(row.in["hour"]) / kHour / row.in["gpus"].get<double>();
            VERIFY_NEAR((answer(row.in["gpus"]).rentHour * kHour).base(), row.out["gpuHour"],
                        row.within);
        } else { // what a contract for all hours costs an hour
            m.years = row.in["years"].get<double>() * kYear;
            m.capital = Usd(row.in["usd"]) / row.in["gpus"].get<double>();
            VERIFY_NEAR((answer(row.in["gpus"]).ownHour * kHour).base(), row.out["gpuHour"],
                        row.within);
        }
    }

    void suppliesAreThePlansOwnPrices()
    {
        const Plan& plan = samplePlan();
        const Assessment a = assessed(plan);
        const auto supplies = suppliesOf(plan, a);
        // Owning at all hours in use, with its staff, is what buying costs.
        const UsdRate own = 256 * (supplies[0].held + a.money.inUse * supplies[0].used);
        VERIFY_NEAR((own + a.money.staffOwn).base(), (a.money.ownTotal / plan.money.years).base(),
                    1e-9);
        const UsdRate rent = 256 * a.money.inUse * supplies[3].used;
        VERIFY_NEAR((rent + a.money.staffRent).base(), a.money.rentYear.base(), 1e-9);
        VERIFY_NEAR(supplies[1].held.base(), 0.625 * plan.money.price.base(), 1e-12);
        QVERIFY(supplies[4].taken && supplies[4].used < supplies[3].used);
        const Mix flat = cheapestMix({std::vector<double>(24, 256), 0}, supplies);
        QVERIFY(flat.parts[3].gpus == 0); // nobody rents all hours on demand
    }
    void stagesOfThePlansOwnMachines()
    {
        const Growth g = growthOf(samplePlan(), assessed(samplePlan()));
        VERIFY_NEAR(g.capital.base(), samplePlan().money.capital.base(), 1e-9);
        VERIFY_NEAR(dial(samplePlan(), "money.renewal"),
                    dial(samplePlan(), "money.own_first") / std::pow(1.38, 3), 1e-9);
        VERIFY_NEAR(1 - g.decline * kYear, 1 / 1.38, 1e-12);
    }
    void theWeekOnTheCheapestSupplies()
    {
        const Plan flat = with(samplePlan(), {{"money.load.base", 100}});
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
        const auto offers = rentedFrom(plan, a, support::catalog());
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
    void theStructStartsAsTheRulesSay()
    {
        const Plan bare;
        for (const auto rows : {rentNumbers(), ownNumbers(), mixNumbers()})
            for (const Number& row : rows) {
                const Bound<Number> knob = findNumber(bare, row.path);
                const Rule* rule = support::catalog().rule(row.path);
                QVERIFY2(rule, std::string(row.path).c_str());
                VERIFY_NEAR(1 + read(bare, knob) / info(row.unit).size,
                            1 + rule->value / info(row.unit).size, 1e-9);
            }
    }
};

} // namespace

QTEST_APPLESS_MAIN(TestBooks)
#include "test_books.moc"
