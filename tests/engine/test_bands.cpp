#include "model/engine/assess.h"
#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/pastend.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;
using support::samplePlan;

// With these uncertain inputs alone.
Plan spread(const Plan& plan, const Spreads& spreads)
{
    Plan next = support::with(plan, {{"money.trend_spread", 0}});
    next.spreads = std::make_shared<const Spreads>(spreads);
    return next;
}

Band bandOf(const Plan& plan, std::string_view path)
{
    const Bands bands = fastBands(plan, support::assessed(plan));
    const Band* band = bands.find(path);
    if (!band)
        throw std::runtime_error("no band of " + std::string(path));
    return *band;
}

// The dial with the knob at that share of its value and decisions unchanged.
double moved(const Plan& plan, std::string_view knob, double factor, std::string_view dial)
{
    const Assessment now = support::assessed(plan);
    const auto next = turned(plan, knob, read(plan, findNumber(plan, knob)) * factor);
    return read(*next, assess(*next, now.decision), findDial(*next, dial));
}

class TestBands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutSpreadsThereIsOneValue()
    {
        const Plan plan = spread(samplePlan(), {});
        const Bands bands = fastBands(plan, support::assessed(plan));
        QVERIFY(bands.bands.size() > 50);
        for (const Band& b : bands.bands) {
            VERIFY_NEAR(b.low, b.typical, 1e-15);
            VERIFY_NEAR(b.high, b.typical, 1e-15);
        }
    }
    void everyDialHasItsTypicalValue()
    {
        const Assessment a = support::assessed(samplePlan());
        const Bands bands = fastBands(samplePlan(), a);
        forEachRow(samplePlan(), dials(), [&](Bound<Dial> d, const std::string& path) {
            const Band* band = bands.find(path);
            QVERIFY2((band != nullptr) != d.row->costly, path.c_str());
            if (!d.row->costly)
                QCOMPARE(band->typical, read(samplePlan(), a, d));
        });
        QVERIFY(!bands.find("money.nothing"));
    }
    // Nobody offers three years of this GPU: the rule of thumb is unsure, down to the lowest price
    // ever offered. A discount that was entered is not.
    void aRuleOfThumbIsUnsure()
    {
        const Plan thumb = spread(support::choose(samplePlan(), "money.term", "reserved_3y"),
                                  {{"money.discount_3y", {.low = 0.5, .high = 1}}});
        const Economics& m = thumb.money;
        QVERIFY(m.rent.least3y.base() > 0);
        const Band paid = bandOf(thumb, "money.paid_price");
        VERIFY_NEAR(paid.typical, larger(m.rent.least3y, m.price * (1 - m.rent.discount3y)).base(),
                    1e-12);
        VERIFY_NEAR(paid.low, paid.typical, 1e-12);
        VERIFY_NEAR(paid.high, (m.price * (1 - m.rent.discount3y / 2)).base(), 1e-12);
        const auto entered = turned(thumb, "money.discount_3y", 0.9 * m.rent.discount3y);
        const Band known = bandOf(*entered, "money.paid_price");
        VERIFY_NEAR(known.low, known.high, 1e-15);
    }
    // A fleet that barely keeps up fails to if its steps are slower than computed: its latency is
    // then unbounded, so the range must not end where it is known.
    void whatNoEndTellsIsOpen()
    {
        Plan plan = support::choose(support::servingPlan(), "cluster.count_rule", "given");
        const Assessment some = support::assessed(plan);
        const double most = some.serving[0].end.base(); // regardless of limits
        plan = support::with(std::move(plan), {{"work.a.serve.requests", 0.9 * most}});
        const Assessment a = support::assessed(plan);
        const Bands bands = fastBands(plan, a);
        const Band first = *bands.find("work.a.serve_first95");
        QVERIFY(std::isfinite(first.typical) && first.low > 0 && first.low < first.typical);
        QVERIFY(std::isinf(first.high));
        const Band rate = *bands.find("work.a.serve_rate");
        QVERIFY(std::isfinite(rate.high) && rate.high > rate.typical);
        const auto dial = findDial(plan, "work.a.serve_first95");
        const auto past = endsPast(plan, a, dial);
        QVERIFY(std::ranges::any_of(
            past, [](const PastEnd& end) { return end.path == "work.a.serve.pace" && end.high; }));
        QVERIFY(endsPast(plan, a, findDial(plan, "work.a.serve_rate")).empty());
        // With enough headroom the range is bounded.
        const Plan easy = support::with(plan, {{"work.a.serve.requests", 0.3 * most}});
        const Assessment b = support::assessed(easy);
        QVERIFY(std::isfinite(fastBands(easy, b).find("work.a.serve_first95")->high));
        QVERIFY(endsPast(easy, b, dial).empty());
    }
    // Break-even utilization falls with the rental price and rises with the purchase cost: the more
    // they are correlated, the narrower its range. Both extremes are computed by hand: fully and
    // not correlated.
    void pricesThatMoveTogetherMakeBreakEvenSurer()
    {
        const Plan base =
            spread(samplePlan(), {{"money.price", {0.8, 1.25}}, {"money.capital", {0.9, 1 / 0.9}}});
        const auto evenAt = [&](double percent) {
            return bandOf(*turned(base, "money.price_correlation", percent / 100),
                          "money.even_years");
        };
        const Band apart = evenAt(0), half = evenAt(50), as = evenAt(100);
        const auto stepOf = [&](const char* knob, double factor) {
            return std::log(moved(base, knob, factor, "money.even_years") / apart.typical);
        };
        VERIFY_NEAR(std::log(apart.high / apart.typical),
                    std::hypot(stepOf("money.price", 0.8), stepOf("money.capital", 1 / 0.9)), 1e-9);
        VERIFY_NEAR(std::log(as.high / as.typical),
                    stepOf("money.price", 0.8) + stepOf("money.capital", 0.9), 1e-9);
        QVERIFY(as.high < half.high && half.high < apart.high);
        QVERIFY(as.low > half.low && half.low > apart.low);
    }
    void oneSpreadAloneIsItsSwing_data()
    {
        QTest::addColumn<QByteArray>("knob");
        QTest::addColumn<QByteArray>("dial");
        QTest::addColumn<bool>("falls"); // the dial falls as the knob rises
        QTest::newRow("rent to the cost of a run")
            << QByteArray("money.price") << QByteArray("money.rent_run") << false;
        QTest::newRow("share to the time")
            << QByteArray("work.a.share") << QByteArray("work.a.time") << true;
        QTest::newRow("capital to the first payment")
            << QByteArray("money.capital") << QByteArray("money.own_first") << false;
        QTest::newRow("electricity to the year's bill")
            << QByteArray("site.electricity") << QByteArray("money.own_year") << false;
    }
    void oneSpreadAloneIsItsSwing()
    {
        QFETCH(QByteArray, knob);
        QFETCH(QByteArray, dial);
        QFETCH(bool, falls);
        const std::string row = knob == "work.a.share" ? "work.*.share" : knob.toStdString();
        const Plan plan = spread(samplePlan(), {{row, {0.8, 1.3}}});
        const Band band = bandOf(plan, dial.toStdString());
        const double down = moved(plan, knob.toStdString(), 0.8, dial.toStdString());
        const double up = moved(plan, knob.toStdString(), 1.3, dial.toStdString());
        VERIFY_NEAR(band.low, falls ? up : down, 1e-9);
        VERIFY_NEAR(band.high, falls ? down : up, 1e-9);
        QVERIFY(band.low < band.typical && band.typical < band.high);
    }
    // The cost of a run is price times time, which are independent.
    void twoSpreadsAddAsSquares()
    {
        const Spread price{0.8, 1.25}, share{0.9, 1.2};
        const Plan plan = spread(samplePlan(), {{"money.price", price}, {"work.*.share", share}});
        const Band band = bandOf(plan, "money.rent_run");
        const auto swing = [&](const char* knob, double factor) {
            return std::log(moved(plan, knob, factor, "money.rent_run") / band.typical);
        };
        const double high = std::hypot(swing("money.price", 1.25), swing("work.a.share", 0.9));
        const double low = std::hypot(swing("money.price", 0.8), swing("work.a.share", 1.2));
        VERIFY_NEAR(band.high, band.typical * std::exp(high), 1e-9);
        VERIFY_NEAR(band.low, band.typical * std::exp(-low), 1e-9);
        QVERIFY(band.high < band.typical * 1.25 / 0.9);
    }
    void aSpreadStopsAtTheLimits()
    {
        const Plan plan = spread(support::with(samplePlan(), {{"cluster.nic_share", 90}}),
                                 {{"cluster.nic_share", {0.5, 100}}});
        const Band band = bandOf(plan, "work.a.traffic_between");
        VERIFY_NEAR(band.low,
                    moved(plan, "cluster.nic_share", 100 / 90.0, "work.a.traffic_between"), 1e-9);
    }
    void theDecisionIsHeld()
    {
        const Plan plan = support::choose(samplePlan(), "cluster.count_rule", "smallest");
        const Band band = bandOf(plan, "cluster.gpus");
        QCOMPARE(band.low, band.high);
    }
    void inOrderByChance()
    {
        support::Random random(12);
        for (int i = 0; i < 30; ++i) {
            const Plan plan = support::randomPlan(random, 8);
            const Bands bands = fastBands(plan, support::assessed(plan));
            for (std::size_t b = 0; b < bands.bands.size(); ++b) {
                const Band& band = bands.bands[b];
                QVERIFY2(std::isnan(band.typical) ||
                             (band.low <= band.typical && band.typical <= band.high),
                         bands.paths[b].c_str());
            }
        }
    }
    // The spread of a computed step is that of predictions of its kind.
    void theSpreadOfAComputedStep()
    {
        const Plan plan = spread(support::computedPlan(), {});
        const Assessment a = support::assessed(plan);
        const double sigma = a.work[0].sigma;
        QVERIFY(sigma > 0.1 && sigma < 0.4);
        for (const char* path : {"work.a.time", "work.a.step", "money.rent_run"}) {
            const Band band = bandOf(plan, path);
            VERIFY_NEAR(band.high, band.typical * std::exp(1.2816 * sigma), 1e-9);
            VERIFY_NEAR(band.low, band.typical * std::exp(-1.2816 * sigma), 1e-9);
        }
        const Band reached = bandOf(plan, "work.a.reached");
        VERIFY_NEAR(reached.low, reached.typical * std::exp(-1.2816 * sigma), 1e-9);
        const Band memory = bandOf(plan, "work.a.memory");
        VERIFY_NEAR(memory.high / memory.typical, std::exp(1.2816 * a.work[0].confidence.memory),
                    1e-9);
        QCOMPARE(bandOf(plan, "cluster.gpus").low, 256.0);
    }
    void aTunedTeamIsSurer()
    {
        const auto width = [](double tuning) {
            const Band band = bandOf(
                support::with(support::computedPlan(), {{"work.a.tuning", tuning}}), "work.a.time");
            return band.high / band.low;
        };
        QVERIFY(width(0) < width(50) && width(50) < width(100));
    }
    void aShareOfPeakDoesNotSpreadAComputedStep()
    {
        const Spreads none, share{{"work.*.share", {0.5, 2}}};
        const Plan plan = support::computedPlan();
        VERIFY_NEAR(bandOf(spread(plan, share), "work.a.time").high,
                    bandOf(spread(plan, none), "work.a.time").high, 1e-12);
    }
    void aSpreadOfWhatNothingIsCalled()
    {
        const Plan plan = spread(samplePlan(), {{"money.nothing", {0.5, 2}}});
        const Band band = bandOf(plan, "money.rent_run");
        VERIFY_NEAR(band.low, band.high, 1e-15);
    }
};

} // namespace

HEADROOM_ROOM(TestBands)
#include "test_bands.moc"
