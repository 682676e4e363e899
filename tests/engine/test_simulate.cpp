#include "model/engine/assess.h"
#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/simulate.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Monte Carlo draws of plans compared with closed forms for products of lognormals, and with each
// other: the same seed, another one, one thread or two.
namespace {

using namespace engine;
using support::samplePlan;

constexpr double kP90Deviations = 1.2815515655446004;

// With these uncertain inputs alone.
Plan spread(const Plan& plan, const Spreads& spreads)
{
    Plan next = support::with(plan, {{"money.trend_spread", 0}});
    next.spreads = std::make_shared<const Spreads>(spreads);
    return next;
}

Simulation drawn(const Plan& plan, const DrawWants& wants = {})
{
    auto s = simulate(plan, support::assessed(plan), wants);
    if (!s)
        throw std::runtime_error("stopped");
    return std::move(*s);
}

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}
bool same(const DialDraws& a, const DialDraws& b)
{
    return same(a.band.low, b.band.low) && same(a.band.typical, b.band.typical) &&
           same(a.band.high, b.band.high) && same(a.mean, b.mean) && a.known == b.known;
}
bool same(const Simulation& a, const Simulation& b)
{
    return a.paths == b.paths && a.work[0].date == b.work[0].date &&
           std::ranges::equal(a.dials, b.dials,
                              [](const auto& x, const auto& y) { return same(x, y); });
}

double varianceOfLogs(const std::vector<double>& values)
{
    double sum = 0, squares = 0;
    for (const double v : values)
        sum += std::log(v), squares += std::log(v) * std::log(v);
    const auto n = static_cast<double>(values.size());
    return squares / n - sum / n * (sum / n);
}

class TestSimulate : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // In two ways: all draws at once, and the effect of one input after the other.
    void pricesMoveTogetherInDrawsAsInBands_data()
    {
        QTest::addColumn<double>("percent");
        for (const double percent : {0.0, 50.0, 100.0})
            QTest::addRow("%.0f %%", percent) << percent;
    }
    void pricesMoveTogetherInDrawsAsInBands()
    {
        QFETCH(double, percent);
        const Plan plan = *turned(spread(samplePlan(), {{"money.price", {0.9, 1 / 0.9}},
                                                        {"money.capital", {0.95, 1 / 0.95}}}),
                                  "money.price_correlation", percent / 100);
        const Band band = *fastBands(plan, support::assessed(plan)).find("money.even_use");
        const Band seen = drawn(plan).find("money.even_use")->band;
        VERIFY_NEAR(seen.low / seen.typical, band.low / band.typical, 0.01);
        VERIFY_NEAR(seen.high / seen.typical, band.high / band.typical, 0.01);
    }
    void whatIsCertainIsThePlainAnswer_data()
    {
        QTest::addColumn<bool>("named");
        QTest::addColumn<int>("draws");
        QTest::newRow("no spreads at all") << false << 1000;
        QTest::newRow("spreads of no width") << true << 1000;
        QTest::newRow("one draw") << true << 1;
    }
    void whatIsCertainIsThePlainAnswer()
    {
        QFETCH(bool, named);
        QFETCH(int, draws);
        const Plan plan = spread(samplePlan(), named ? Spreads{{"money.price", {1, 1}},
                                                               {"work.*.share", {1, 1}},
                                                               {"cluster.nic_share", {1, 1}}}
                                                     : Spreads{});
        const Assessment a = support::assessed(plan);
        const Simulation s = drawn(plan, {.draws = static_cast<std::size_t>(draws)});
        std::size_t i = 0;
        forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
            if (dial.row->costly)
                return;
            const double plain = read(plan, a, dial);
            const DialDraws& d = s.dials[i++];
            QVERIFY2(same(d, {{plain, plain, plain}, plain, std::isnan(plain) ? 0.0 : 1.0}),
                     path.c_str());
        });
        QCOMPARE(s.paths.size(), i);
    }
    // A single draw is the median of everything.
    void oneDrawOfWhatIsUncertainIsThePlainAnswer()
    {
        const Plan& plan = support::computedPlan();
        const Simulation s = drawn(plan, {.draws = 1});
        QCOMPARE(s.find("money.own_total")->mean, support::assessed(plan).money.ownTotal.base());
    }
    void repeatsForAStartNumber()
    {
        const Plan& plan = support::computedPlan();
        const Simulation first = drawn(plan, {.draws = 2000, .start = 7});
        QVERIFY(same(first, drawn(plan, {.draws = 2000, .start = 7})));
        QVERIFY(!same(first, drawn(plan, {.draws = 2000, .start = 8})));
    }
    void oneThreadOrTwo()
    {
        const Plan& plan = support::computedPlan();
        const DrawWants two{.draws = 3001, .samples = {"money.run_cost"}};
        DrawWants one = two;
        one.alone = true;
        const Simulation a = drawn(plan, one), b = drawn(plan, two);
        QVERIFY(same(a, b));
        QCOMPARE(a.samples[0].sorted, b.samples[0].sorted);
    }
    void anotherStartNumberDiffersLittle()
    {
        const Plan& plan = support::computedPlan();
        const Simulation a = drawn(plan, {.start = 1}), b = drawn(plan, {.start = 99});
        for (const char* path : {"work.a.time", "money.rent_run", "money.own_total"}) {
            const DialDraws &x = *a.find(path), &y = *b.find(path);
            VERIFY_NEAR(x.band.low, y.band.low, 0.01);
            VERIFY_NEAR(x.band.typical, y.band.typical, 0.01);
            VERIFY_NEAR(x.band.high, y.band.high, 0.01);
            VERIFY_NEAR(x.mean, y.mean, 0.005);
        }
    }
    // Sums of differences, against all inputs drawn together; they may be negative.
    void savingsRangeAsInDraws_data()
    {
        QTest::addColumn<double>("price");
        QTest::addColumn<double>("trend");
        for (const double price : {2.0, 3.49, 6.0})
            for (const double trend : {0.0, 20.0})
                QTest::addRow("%g $/GPU-h, trend ±%g %%", price, trend) << price << trend;
    }
    void savingsRangeAsInDraws()
    {
        QFETCH(double, price);
        QFETCH(double, trend);
        const Plan plan =
            support::with(samplePlan(), {{"money.price", price}, {"money.trend_spread", trend}});
        const Band band = *fastBands(plan, support::assessed(plan)).find("money.saved");
        const Band seen = drawn(plan).find("money.saved")->band;
        const double width = band.high - band.low;
        QVERIFY(width > 0);
        VERIFY_NEAR((seen.high - seen.low) / width, 1, 0.15);
        QVERIFY(std::abs(seen.low - band.low) < 0.1 * width);
        QVERIFY(std::abs(seen.high - band.high) < 0.1 * width);
    }
    void aTrendWidensWhatIsRentedForYears()
    {
        const auto widthOf = [](double percent, const char* path) {
            const Plan plan = support::with(samplePlan(), {{"money.trend_spread", percent}});
            const Band band = *fastBands(plan, support::assessed(plan)).find(path);
            return band.high / band.low;
        };
        QVERIFY(widthOf(20, "money.rent_total") > 1.02 * widthOf(0, "money.rent_total"));
        QCOMPARE(widthOf(20, "money.rent_year"), widthOf(0, "money.rent_year"));
        QCOMPARE(widthOf(20, "money.own_first"), widthOf(0, "money.own_first"));
    }
    // A single uncertain input meets its percentiles, and so does a dial monotone in it.
    void oneInputMeetsItsPercentiles()
    {
        const Plan plan = spread(samplePlan(), {{"work.*.share", {0.8, 1.5}}});
        const Band band = fastBands(plan, support::assessed(plan)).find("work.a.time")[0];
        const Simulation all = drawn(plan);
        const DialDraws& d = *all.find("work.a.time");
        VERIFY_NEAR(d.band.low, band.low, 1e-3);
        VERIFY_NEAR(d.band.typical, band.typical, 1e-3);
        VERIFY_NEAR(d.band.high, band.high, 1e-3);
    }
    // The cost of a run is price × GPU-hours, and its time the inverse of the MFU: the variances of
    // the logarithms add up.
    void productsOfLognormals()
    {
        const double price = 0.3, share = 0.2; // P90 on the scale of logarithms
        Plan plan = support::with(samplePlan(), {{"cluster.count", 1}, {"work.a.share_gpus", 1}});
        plan = spread(plan, {{"money.price", {std::exp(-price), std::exp(price)}},
                             {"work.*.share", {std::exp(-share), std::exp(share)}}});
        const Simulation s = drawn(plan, {.samples = {"money.rent_run", "work.a.time"}});
        const auto& time = s.samples[0];
        const auto& cost = s.samples[1];
        QCOMPARE(time.path, std::string("work.a.time"));
        const double unit = 1 / kP90Deviations;
        const double both = (price * price + share * share) * unit * unit;
        VERIFY_NEAR(varianceOfLogs(cost.sorted), both, 0.02);
        VERIFY_NEAR(varianceOfLogs(time.sorted), share * share * unit * unit, 0.02);
        const DialDraws& d = *s.find("money.rent_run");
        const double typical = support::assessed(plan).money.rentRun.base();
        VERIFY_NEAR(d.band.typical, typical, 0.01);
        VERIFY_NEAR(d.band.high / d.band.low, std::exp(2 * std::hypot(price, share)), 0.01);
        VERIFY_NEAR(d.mean, typical * std::exp(both / 2), 0.005);
    }
    void medianOfWhatRisesIsThePlainAnswer()
    {
        const Plan plan = support::computedPlan();
        const Assessment a = support::assessed(plan);
        const Simulation s = drawn(plan);
        for (const char* path : {"work.a.time", "work.a.step", "work.a.memory", "money.own_first"})
            VERIFY_NEAR(s.find(path)->band.typical, read(plan, a, findDial(plan, path)), 0.01);
    }
    void theModelsOwnErrorIsDrawn()
    {
        const Plan plan = spread(support::computedPlan(), {});
        const Assessment a = support::assessed(plan);
        const Simulation s = drawn(plan);
        const Band time = s.find("work.a.time")->band, memory = s.find("work.a.memory")->band;
        VERIFY_NEAR(time.high / time.low, std::exp(2 * 1.2816 * a.work[0].sigma), 1e-3);
        VERIFY_NEAR(memory.high / memory.low, std::exp(2 * 1.2816 * a.work[0].confidence.memory),
                    1e-3);
        QCOMPARE(s.find("work.a.sigma")->band.low, a.work[0].sigma); // the spread is not drawn
    }
    void drawsStopAtTheLimits()
    {
        const Plan plan = spread(support::with(samplePlan(), {{"cluster.nic_share", 90}}),
                                 {{"cluster.nic_share", {0.5, 100}}});
        const Simulation s = drawn(plan, {.draws = 500, .samples = {"work.a.traffic_between"}});
        const Plan most = support::with(plan, {{"cluster.nic_share", 100}});
        const double least = support::assessed(most).work[0].trafficBetween.base();
        VERIFY_NEAR(s.samples[0].sorted.front(), least, 1e-12);
        VERIFY_NEAR(s.find("work.a.traffic_between")->band.low, least, 1e-12);
    }
    void theDecisionIsHeld()
    {
        const Plan plan =
            support::choose(support::computedPlan(), "cluster.count_rule", "smallest");
        const Simulation s = drawn(plan, {.draws = 200});
        QCOMPARE(s.find("cluster.gpus")->band.low, s.find("cluster.gpus")->band.high);
        QCOMPARE(s.find("work.a.layout_tensor")->band.low,
                 s.find("work.a.layout_tensor")->band.high);
    }
    void chanceOfTheDate()
    {
        const auto chance = [](double factor) {
            Plan plan = spread(samplePlan(), {{"work.*.share", {0.8, 1.25}}});
            plan.work[0].train.deadline = factor * support::assessed(plan).work[0].time;
            return drawn(plan).work[0].date;
        };
        VERIFY_NEAR(chance(1), 0.5, 0.001);
        VERIFY_NEAR(chance(1.25), 0.9, 0.005);
        QCOMPARE(chance(0.01), 0.0);
        QCOMPARE(chance(100), 1.0);
    }
    void chanceOfTheBudget()
    {
        Plan plan = support::choose(spread(samplePlan(), {{"money.price", {0.8, 1.25}}}),
                                    "money.budget_basis", "years");
        QVERIFY(std::isnan(drawn(plan).budget));
        const Assessment a = support::assessed(plan);
        plan.money.budget = a.money.rentTotal;
        VERIFY_NEAR(drawn(plan).budget, 0.5, 0.001);
        plan = support::choose(plan, "money.tenure", "buy");
        plan.money.budget = a.money.ownTotal * 0.999; // purchases have no uncertain rental price
        QCOMPARE(drawn(plan).budget, 0.0);
    }
    // Closed-form probabilities from the ranges, used when there is no time for draws.
    void chancesByTheBandsAreNearTheDraws()
    {
        Plan plan = support::computedPlan();
        const Assessment a = support::assessed(plan);
        plan.money.budget = 1.1 * a.money.rentTotal;
        for (const double days : {50.0, 60.0, 70.0, 80.0, 100.0}) {
            plan.work[0].train.deadline = days * kDay;
            const Simulation s = drawn(plan);
            const auto chance = [&](const char* path) { return support::dial(plan, path) / 100; };
            QVERIFY(std::abs(chance("work.a.chance_date") - s.work[0].date) < 0.03);
            QVERIFY(std::abs(chance("risk.chance_budget") - s.budget) < 0.03);
        }
        plan.money.budget = Usd(kUnknown);
        QVERIFY(std::isnan(support::dial(plan, "risk.chance_budget")));
    }
    void chanceOfTheMemory()
    {
        Plan plan = spread(support::computedPlan(), {});
        const Assessment a = support::assessed(plan);
        plan.cluster.memoryUsable = a.work[0].memory.total() / plan.cluster.gpu.memory;
        const auto s = simulate(plan, a, {});
        VERIFY_NEAR(s->work[0].memory, 0.5, 0.001);
    }
    void whatHasNoAnswerHasNoChance()
    {
        Plan plan = support::computedPlan();
        plan.work[0].train.layout.tensor = 7; // divides nothing
        const Assessment a = support::assessed(plan);
        QVERIFY(std::isnan(a.work[0].time.base()));
        const auto s = simulate(plan, a, {.draws = 100});
        QVERIFY(std::isnan(s->work[0].date) && std::isnan(s->work[0].memory));
        QCOMPARE(s->find("work.a.time")->known, 0.0);
    }
    // Buying pays off in only some of the draws.
    void whatIsKnownInSomeDraws()
    {
        const Plan plan =
            spread(support::choose(support::computedPlan(), "work.a.model", "mixtral-8x7b"),
                   *support::computedPlan().spreads);
        const Simulation s = drawn(plan, {.samples = {"money.even_years"}});
        const DialDraws& d = *s.find("money.even_years");
        QVERIFY(d.known > 0.05 && d.known < 0.95);
        QCOMPARE(s.samples[0].sorted.size(), static_cast<std::size_t>(std::lround(d.known * 1e4)));
    }
    void samplesAreEveryDraw()
    {
        const DrawWants wants{.draws = 1234, .samples = {"money.rent_run", "money.of_mars"}};
        const Simulation s = drawn(support::computedPlan(), wants);
        QCOMPARE(s.samples.size(), 1U);
        QCOMPARE(s.samples[0].sorted.size(), 1234U);
        QVERIFY(std::ranges::is_sorted(s.samples[0].sorted));
    }
    void aStoppedQuestionReturnsNothing()
    {
        std::stop_source source;
        source.request_stop();
        const Assessment a = support::assessed(samplePlan());
        QVERIFY(!simulate(samplePlan(), a, {}, source.get_token()));
    }
    // The same draws for both plans: a lower price is cheaper in every draw.
    void twoPlansByTheSameDraws()
    {
        const Plan dear = support::with(samplePlan(), {{"money.price", 3}});
        const Plan cheap = support::with(spread(samplePlan(), {{"money.price", {0.7, 1.4}}}),
                                         {{"money.price", 1.5}});
        const DialDraws a = *drawn(spread(dear, *cheap.spreads)).find("money.rent_run");
        const DialDraws b = *drawn(cheap).find("money.rent_run");
        VERIFY_NEAR(a.band.high, 2 * b.band.high, 1e-9);
        VERIFY_NEAR(a.mean, 2 * b.mean, 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestSimulate)
#include "test_simulate.moc"
