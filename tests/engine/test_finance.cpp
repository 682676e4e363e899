#include "model/engine/money/breakeven.h"
#include "model/engine/money/burst.h"
#include "model/engine/money/finance.h"
#include "model/engine/money/mix.h"
#include "model/engine/money/phases.h"
#include "model/engine/money/spot.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace engine;
using support::vectorRow;

using Flows = std::vector<double>;

Interrupted hours(double between, double every, double save, double restart)
{
    return {between * kHour, every * kHour, save * kHour, restart * kHour};
}

Bills plainBills(double first, double own, double rent)
{
    Bills b;
    b.first = Usd(first);
    b.ownFixed = Usd(own) / kYear;
    b.rentFull = Usd(rent) / kYear;
    return b;
}

// A run on machines that are taken away, hour by hour of a clock that a test can wind.
double simulated(const Interrupted& job, double stretches, support::Random& random)
{
    const auto next = [&] { return -job.between.base() * std::log1p(-random.unit()); };
    double clock = 0, untilLost = next();
    const auto pass = [&](double needed) {
        while (untilLost < needed) {
            clock += untilLost;
            untilLost = next();
            double restart = job.restart.base();
            while (untilLost < restart)
                clock += untilLost, untilLost = next();
            clock += restart, untilLost -= restart;
        }
        clock += needed, untilLost -= needed;
    };
    for (int i = 0; i < stretches; ++i)
        pass((job.every + job.save).base());
    return clock;
}

class TestFinance : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSpreadsheetsExamples()
    {
        const auto npv = vectorRow("npv");
        VERIFY_NEAR(presentValue(npv.in["rate"], npv.in["flows"].get<Flows>()), npv.out["npv"],
                    npv.within);
        const auto pmt = vectorRow("pmt");
        VERIFY_NEAR(payment(pmt.in["rate"], pmt.in["periods"], pmt.in["loan"]), pmt.out["payment"],
                    pmt.within);
        for (const char* id : {"irr", "irr-four-years"}) {
            const auto irr = vectorRow(id);
            VERIFY_NEAR(internalRate(irr.in["flows"].get<Flows>()).rate, irr.out["irr"],
                        irr.within);
        }
        const auto xnpv = vectorRow("xnpv");
        std::vector<DatedFlow> dated;
        for (const auto& f : xnpv.in["flows"])
            dated.push_back({f[0], f[1]});
        VERIFY_NEAR(presentValue(xnpv.in["rate"], dated), xnpv.out["npv"], xnpv.within);
        VERIFY_NEAR(internalRate(dated).rate, xnpv.out["irr"], xnpv.within);
    }
    void macrsIsDoubleDecliningWithHalfAYearAtBothEnds()
    {
        const auto row = vectorRow("macrs");
        const auto said = row.out["years"].get<Flows>();
        double left = 1;
        for (std::size_t i = 0; i < kMacrs5.size(); ++i) {
            VERIFY_NEAR(kMacrs5[i], said[i], row.within);
            const double years = 5 - (i == 0 ? 0 : static_cast<double>(i) - 0.5);
            const double half = i == 0 ? 0.5 : std::min(1.0, years);
            const double part = std::max(0.4 * left, left / years) * half;
            VERIFY_NEAR(kMacrs5[i], std::min(left, part), 1e-3);
            left -= kMacrs5[i];
        }
        VERIFY_NEAR(left + 1, 1, 1e-12);
    }
    void whatIsWrittenOffIsTheWholePrice_data()
    {
        QTest::addColumn<double>("years");
        for (const double years : {0.5, 1.0, 3.0, 4.5, 5.0, 39.0})
            QTest::addRow("%g years", years) << years;
    }
    void whatIsWrittenOffIsTheWholePrice()
    {
        QFETCH(double, years);
        for (const auto& parts : {straightLine(years), declining(years)}) {
            QCOMPARE(parts.size(), std::size_t(std::ceil(years)));
            VERIFY_NEAR(std::accumulate(parts.begin(), parts.end(), 0.0), 1, 1e-12);
            QVERIFY(std::ranges::all_of(parts, [](double p) { return p > 0; }));
        }
        QVERIFY(declining(years).front() >= straightLine(years).front() * (1 - 1e-12));
    }
    void noRateOrSeveralIsSaid_data()
    {
        QTest::addColumn<QList<double>>("flows");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const QList<double>& flows, Irr::Kind kind) {
            QTest::newRow(name) << flows << int(kind);
        };
        row("nothing is ever earned", {-1, -1, -1}, Irr::Kind::None);
        row("nothing is ever paid", {1, 1}, Irr::Kind::None);
        row("no flows", {}, Irr::Kind::None);
        row("flows that no rate evens out", {1, -2, 2}, Irr::Kind::None);
        row("10 % and 20 % both", {-1000, 2300, -1320}, Irr::Kind::Several);
        row("a loan is one rate, too", {100, -110}, Irr::Kind::One);
        row("losing half", {-100, 50}, Irr::Kind::One);
    }
    void noRateOrSeveralIsSaid()
    {
        QFETCH(QList<double>, flows);
        QFETCH(int, kind);
        const Irr irr = internalRate(Flows(flows.begin(), flows.end()));
        QCOMPARE(int(irr.kind), kind);
        QCOMPARE(std::isfinite(irr.rate), irr.kind == Irr::Kind::One);
        if (irr.kind == Irr::Kind::One)
            QVERIFY(std::abs(presentValue(irr.rate, Flows(flows.begin(), flows.end()))) < 1e-9);
    }
    void withoutInterestItIsPlainMoney()
    {
        VERIFY_NEAR(presentValue(0, Flows{-5, 3, 4}), 2, 1e-12);
        VERIFY_NEAR(payment(0, 10, 1000), 100, 1e-12);
        VERIFY_NEAR(payment(1e-12, 10, 1000), 100, 1e-9);
        QCOMPARE(presentValue(0.1, Flows{}), 0.0);
    }

    void spotFormula()
    {
        const auto row = vectorRow("spot");
        const Interrupted job =
            hours(row.in["between"], row.in["every"], row.in["save"], row.in["restart"]);
        VERIFY_NEAR(slowdown(job), row.out["slowdown"], row.within);
        VERIFY_NEAR(leastDiscount(job), 1 - 1 / 1.1499688948133828, 1e-12);
        VERIFY_NEAR(effectivePrice(UsdRate(2), 0.5, job).base(), 1.1499688948133828, 1e-12);
        VERIFY_NEAR(slowdown(hours(1e12, 0.5, 0, 0)), 1, 1e-9);
    }
    void theBestIntervalIsTheBest()
    {
        Interrupted job = hours(4, 0.5, 0.02, 0.2);
        job.every = bestInterval(job);
        for (const double factor : {0.9, 1.1}) {
            Interrupted other = job;
            other.every = factor * job.every;
            QVERIFY(slowdown(other) > slowdown(job));
        }
        // Young's root, where saving takes next to nothing.
        const Interrupted quick = hours(1000, 1, 1e-4, 0);
        VERIFY_NEAR(bestInterval(quick) / kHour, std::sqrt(2 * 1e-4 * 1000), 1e-3);
    }
    void chanceAsInASimulation_data()
    {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("restart");
        QTest::addColumn<double>("stretches");
        QTest::newRow("many interruptions") << 4.0 << 0.2 << 40.0;
        QTest::newRow("few interruptions") << 20.0 << 1.0 << 20.0;
        QTest::newRow("long restarts") << 6.0 << 3.0 << 30.0;
    }
    void chanceAsInASimulation()
    {
        QFETCH(double, between);
        QFETCH(double, restart);
        QFETCH(double, stretches);
        const Interrupted job = hours(between, 0.5, 0.02, restart);
        const Seconds work = stretches * job.every;
        support::Random random(5);
        std::vector<double> times;
        for (int i = 0; i < 20000; ++i)
            times.push_back(simulated(job, stretches, random));
        const double mean = std::accumulate(times.begin(), times.end(), 0.0) / 20000;
        VERIFY_NEAR(slowdown(job), mean / work.base(), 0.01);
        std::ranges::sort(times);
        for (const double chance : {0.1, 0.5, 0.9, 0.99}) {
            const double date = times[static_cast<std::size_t>(chance * 20000)];
            const double said = chanceInTime(job, work, Seconds(date * (1 + 1e-9)));
            const auto done = std::ranges::upper_bound(times, date) - times.begin();
            const double seen = static_cast<double>(done) / 20000;
            QVERIFY2(std::abs(said - seen) < 0.02, support::told(said, seen).c_str());
        }
        QCOMPARE(chanceInTime(job, work, work), 0.0); // saving takes time, too
        QVERIFY(chanceInTime(job, work, 1e6 * work) > 0.999999);
    }

    void theArticlesBreakEvens_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id :
             {"even-article", "even-article-without-running-cost", "even-article-100"})
            QTest::newRow(id) << QString::fromUtf8(id);
    }
    void theArticlesBreakEvens()
    {
        QFETCH(QString, id);
        const auto row = vectorRow(id.toStdString());
        const Bills bills = plainBills(row.in["first"], row.in["own"], row.in["rent"]);
        VERIFY_NEAR(evenYears(bills, 1, 20 * kYear) / kYear, row.out["years"], row.within);
    }
    void evenInUseOverTheYears()
    {
        const auto row = vectorRow("even-use-article");
        const Bills bills =
            plainBills(row.in["first"], row.in["own"], row.in["rentHour"].get<double>() * 8760);
        const Seconds years = row.in["years"].get<double>() * kYear;
        const double use = evenUse(bills, years);
        VERIFY_NEAR(use, row.out["use"], row.within);
        VERIFY_NEAR(evenYears(bills, use, 20 * kYear) / kYear, 3, 1e-9);
        QVERIFY(std::abs(saved(bills, use, years).base()) < 1e-6);
    }
    void waitingMovesTheDayByTheWait()
    {
        Bills bills = plainBills(1e6, 1e5, 6e5);
        const Seconds now = evenYears(bills, 1, 30 * kYear);
        bills.wait = 0.5 * kYear;
        VERIFY_NEAR(evenYears(bills, 1, 30 * kYear) / kYear, now / kYear + 0.5, 1e-9);
    }
    void aRentThatFallsDelaysOrPrevents()
    {
        Bills bills = plainBills(1e6, 1e5, 6e5);
        const Seconds now = evenYears(bills, 1, 30 * kYear);
        bills.trend = PerYear(-0.2 / kYear.base());
        const Seconds later = evenYears(bills, 1, 30 * kYear);
        QVERIFY(later > now);
        // In closed form: integral of 600 k$ * 0.8^t less 100 k$ a year is 1 M$.
        const double t = later / kYear, k = std::log(0.8);
        VERIFY_NEAR(6e5 * std::expm1(k * t) / k - 1e5 * t, 1e6, 1e-9);
        bills.trend = PerYear(-0.5 / kYear.base());
        QVERIFY(std::isnan(evenYears(bills, 1, 30 * kYear).base()));
    }
    void discountedAndSoldByHand()
    {
        Bills bills = plainBills(1000, 0, 0);
        bills.sold = true;
        bills.loss = PerYear(0.3 / kYear.base());
        bills.discount = PerYear(0.1 / kYear.base());
        VERIFY_NEAR(saved(bills, 1, 3 * kYear).base(), -1000 + 343 / 1.331, 1e-12);
        QVERIFY(std::isnan(evenYears(bills, 1, 50 * kYear).base()));
    }
    void theMapIsTheBillsAtEachPoint()
    {
        const Bills bills = plainBills(1e6, 1e5, 6e5);
        const EvenMap map = evenMap(bills, {0.2, 1}, {kYear, 3 * kYear});
        QCOMPARE(map.saved.size(), std::size_t(4));
        VERIFY_NEAR(map.saved[3].base(), 3 * 5e5 - 1e6, 1e-9);
        QVERIFY(map.saved[0].base() < 0);
        const std::vector<Share> uses{0.1, 0.5, 1};
        const auto curve = evenCurve(bills, uses, 50 * kYear);
        QVERIFY(std::isnan(curve[0].base()));
        VERIFY_NEAR(curve[2] / kYear, 2, 1e-9);
        QVERIFY(curve[1] > curve[2]);
    }
    void aLargerFleetSharesItsStaff()
    {
        Bills bills = plainBills(1e6, 1e5 + 2e5, 6e5);
        const UsdRate staff = Usd(2e5) / kYear;
        const Bills twice = scaled(bills, 2, staff, {});
        VERIFY_NEAR((twice.ownFixed * kYear).base(), 2e5 + 2e5, 1e-12);
        QVERIFY(evenYears(twice, 1, 50 * kYear) < evenYears(bills, 1, 50 * kYear));
        VERIFY_NEAR(evenYears(scaled(bills, 1, staff, {}), 1, 50 * kYear).base(),
                    evenYears(bills, 1, 50 * kYear).base(), 1e-12);
    }
    void theWaysOfTheArticlesToACostAnHour()
    {
        for (const char* id : {"written-off-3", "written-off-5"}) {
            const auto row = vectorRow(id);
            Bills bills = plainBills(row.in["price"], 0, 8760); // at a dollar an hour
            // The rent at which owning is even is what an hour of it costs.
            const double use = row.in["use"], years = row.in["years"];
            const Usd paid = saved(bills, 0, years * kYear);
            VERIFY_NEAR(-paid.base() / (use * 8760 * years), row.out["hour"], row.within);
        }
        const auto loss = vectorRow("exponential-loss");
        Bills bills = plainBills(loss.in["price"], 0, 0);
        bills.sold = true;
        bills.loss = PerYear((1 - std::pow(10, -loss.in["decades"].get<double>())) / kYear.base());
        const Seconds moment = kYear * 1e-7; // the loss at first, as a rate
        VERIFY_NEAR(-saved(bills, 0, moment).base() / 1e-7, loss.out["year"], 1e-6);
    }

    void cheapestMixAgainstEveryOther_data()
    {
        QTest::addColumn<double>("soft");
        QTest::newRow("nothing may be interrupted") << 0.0;
        QTest::newRow("a third may be") << 1.0 / 3;
    }
    void cheapestMixAgainstEveryOther()
    {
        QFETCH(double, soft);
        const std::vector<Supply> supplies{{"own", UsdRate(5), UsdRate(1), false},
                                           {"reserved", UsdRate(6.5), UsdRate(0), false},
                                           {"on demand", UsdRate(0), UsdRate(10), false},
                                           {"spot", UsdRate(0), UsdRate(6), true}};
        support::Random random(3);
        for (int round = 0; round < 20; ++round) {
            HourlyLoad load{{}, soft};
            for (int h = 0; h < 6; ++h)
                load.gpus.push_back(static_cast<double>(random.below(6)));
            const Mix mix = cheapestMix(load, supplies);
            // Every number of own and reserved GPUs, in thirds where thirds are possible.
            const auto bill = [&](double part, bool maySpot) {
                double least = 1e300;
                for (int own = 0; own <= 5; ++own)
                    for (int kept = 0; own + kept <= 5; ++kept) {
                        double cost = part * (5 * own + 6.5 * kept);
                        for (const double want : load.gpus) {
                            // First what costs nothing more, then the own ones.
                            const double fromKept = std::min<double>(want, kept);
                            const double fromOwn = std::min<double>(want - fromKept, own);
                            const double rest = want - fromKept - fromOwn;
                            cost += part * (fromOwn * 1 + rest * (maySpot ? 6 : 10)) / 6;
                        }
                        least = std::min(least, cost);
                    }
                return least;
            };
            VERIFY_NEAR(mix.cost.base(), bill(1 - soft, false) + bill(soft, true), 1e-9);
            double gpus = 0;
            for (const MixPart& p : mix.parts)
                gpus += p.gpus;
            VERIFY_NEAR(gpus, std::ranges::max(load.gpus), 1e-9);
        }
    }
    void reserveUpToTheHoursThatPay()
    {
        // At 60 % of the price for all hours: what is wanted more than 60 % of them.
        HourlyLoad load;
        for (int h = 0; h < 10; ++h)
            load.gpus.push_back(h + 1); // the k-th GPU is wanted (11 - k) hours of ten
        const std::vector<Supply> two{{"reserved", UsdRate(0.6), {}, false},
                                      {"on demand", {}, UsdRate(1), false}};
        const Mix mix = cheapestMix(load, two);
        QVERIFY(mix.parts[0].gpus >= 4 && mix.parts[0].gpus <= 5); // at 6 hours both cost the same
        VERIFY_NEAR(mix.parts[0].gpus + mix.parts[1].gpus, 10, 1e-12);
    }
    void degenerateLoads()
    {
        const std::vector<Supply> one{{"own", UsdRate(1), UsdRate(1), false}};
        QCOMPARE(cheapestMix({}, one).cost.base(), 0.0);
        QCOMPARE(cheapestMix({{0, 0}, 0}, one).cost.base(), 0.0);
        QCOMPARE(cheapestMix({{5}, 0}, {}).cost.base(), 0.0);
        const HourlyLoad week = workingHours(2, 10, 8, 5, 0);
        QCOMPARE(week.gpus.size(), std::size_t(168));
        VERIFY_NEAR(std::accumulate(week.gpus.begin(), week.gpus.end(), 0.0), 168 * 2 + 40 * 8,
                    1e-12);
    }
    void anOwnBaseAndTheCloudOnTop()
    {
        const HourlyLoad week = workingHours(2, 10, 8, 5, 0);
        const Supply own{"own", UsdRate(3), UsdRate(1), false}, rent{"rent", {}, UsdRate(8), false};
        const Transfer transfer{Bytes(1e15), Bandwidth(100e9 / 8), UsdPerByte(0.05e-9)};
        const auto row = vectorRow("transfer");
        VERIFY_NEAR(transferTime(transfer) / kHour, row.out["hours"][0], row.within);
        VERIFY_NEAR(transferTime({Bytes(1e15), Bandwidth(3200e9 / 8), {}}) / kHour,
                    row.out["hours"][1], row.within);
        const BurstAnswer best = cheapestBurst(week, own, rent, transfer, PerYear(0));
        VERIFY_NEAR(best.own, 2, 1e-12); // 8 more for 24 % of the hours are cheaper rented
        VERIFY_NEAR(best.cost().base(), cheapestMix(week, std::vector{own, rent}).cost.base(),
                    1e-12);
        for (const double n : {0.0, 1.0, 3.0, 10.0})
            QVERIFY(burstOver(week, n, own, rent, transfer, PerYear(0)).cost() >= best.cost());
        // Where 50,000 dollars leave each second, owning all is cheaper.
        const BurstAnswer all = cheapestBurst(week, own, rent, transfer, PerYear(1));
        VERIFY_NEAR(all.own, 10, 1e-12);
        QCOMPARE(all.transfer.base(), 0.0);
    }
    void oneStageIsAPlainPresentValue()
    {
        Growth g;
        g.capital = Usd(1000);
        g.earnedYear = Usd(600) / kYear;
        g.discount = PerYear(0.1 / kYear.base());
        g.end = 3 * kYear;
        g.gpusWanted = 10;
        const std::vector<Stage> one{{{}, {}, 10, 0}};
        double hand = -10000;
        for (int m = 1; m <= 36; ++m)
            hand += 10 * 50 / std::pow(1.1, m / 12.0);
        VERIFY_NEAR(phased(g, one).value.base(), hand, 1e-12);
    }
    void aStageWaitsForItsGateAndForABetterPrice()
    {
        Growth g;
        g.capital = Usd(1000);
        g.decline = PerYear(0.3 / kYear.base());
        g.earnedYear = Usd(600) / kYear;
        g.end = 4 * kYear;
        g.gpusWanted = 4;
        g.demandGrowth = PerYear(1.0 / kYear.base()); // twice as many each year
        const std::vector<Stage> stages{
            {{}, {}, 8, 0}, {0.5 * kYear, {}, 8, 0.9}, {kYear, 0.25 * kYear, 8, 0.9}};
        const PhasesAnswer a = phased(g, stages);
        QVERIFY(a.stages[0].bought);
        QVERIFY2(!a.stages[1].bought, "5.7 of 8 in use is below the gate");
        QVERIFY(a.stages[2].bought);
        VERIFY_NEAR(a.stages[2].paid.base(), 8 * 700, 1e-12);
        VERIFY_NEAR(a.stages[1].use, 4 * std::sqrt(2) / 8, 1e-12);
        VERIFY_NEAR(a.value.base(), a.stages[0].value.base() + a.stages[2].value.base(), 1e-12);
        // All at once costs more at the old price and stands idle at first.
        const std::vector<Stage> once{{{}, {}, 16, 0}};
        QVERIFY(phased(g, once).value < a.value);
    }
};

} // namespace

QTEST_APPLESS_MAIN(TestFinance)
#include "test_finance.moc"
