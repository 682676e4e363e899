#include "model/engine/uncertainty/draws.h"
#include "model/engine/uncertainty/strata.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

// Random draws and their statistics, independent of plans.
namespace {

using namespace engine;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

class TestDraws : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // For any correlation each stratum is hit exactly once, and the correlation is as requested.
    void columnsCorrelateAndKeepTheirStrata()
    {
        constexpr std::size_t kDraws = 10000;
        const auto strata = engine::normalStrata(kDraws);
        const auto common = engine::shuffled(kDraws, engine::Chance(1, "common"));
        for (const double share : {0.0, 0.3, 0.7, 1.0}) {
            const auto columnOf = [&](const char* name) {
                const auto own = engine::shuffled(kDraws, engine::Chance(1, name));
                std::vector<double> column(kDraws);
                for (std::size_t i = 0; i < kDraws; ++i)
                    column[i] = engine::mingled(strata[common[i]], strata[own[i]], share);
                return engine::ranksOf(column);
            };
            const auto one = columnOf("one"), other = columnOf("other");
            std::vector<bool> met(kDraws);
            double products = 0, squares = 0;
            for (std::size_t i = 0; i < kDraws; ++i) {
                QVERIFY(!met[one[i]]);
                met[one[i]] = true;
                products += strata[one[i]] * strata[other[i]];
                squares += strata[one[i]] * strata[one[i]];
            }
            VERIFY_NEAR(1 + products / squares, 1 + share, 0.02);
        }
    }
    void theMiddleOfTheLastFifthIsP90()
    {
        const std::vector<double> strata = normalStrata(5);
        VERIFY_NEAR(strata[4], 1.2815515655446004, 1e-14);
        VERIFY_NEAR(strata[3], 0.5244005127080407, 1e-14);
        QCOMPARE(strata[2], 0.0);
        QCOMPARE(strata[0], -strata[4]);
        QCOMPARE(normalStrata(1), std::vector<double>{0.0});
    }
    // Fixed numbers by the algorithm's definition, the same on every machine.
    void chanceIsTheSameEverywhere()
    {
        Chance chance(1, "money.price");
        QCOMPARE(chance.next(), std::uint64_t{0xc36cee395adefd19});
        QCOMPARE(chance.next(), std::uint64_t{0x699343311ba1862a});
        QVERIFY(Chance(1, "money.price").next() != Chance(1, "money.capital").next());
        QVERIFY(Chance(1, "money.price").next() != Chance(2, "money.price").next());
    }
    void shufflingLosesNothing()
    {
        std::vector<std::uint32_t> order = shuffled(1000, Chance(1, "x"));
        QCOMPARE(order, shuffled(1000, Chance(1, "x")));
        QVERIFY(order != shuffled(1000, Chance(2, "x")));
        QVERIFY(!std::ranges::is_sorted(order));
        std::ranges::sort(order);
        for (std::uint32_t i = 0; i < order.size(); ++i)
            QCOMPARE(order[i], i);
    }
    void percentilesLieBetweenTheNearest()
    {
        std::vector<double> column{7, 3, 9, 1, 5, 11, 2, 8, 4, 6, 10}; // 1 to 11
        const DialDraws d = summaryOf(column, 6);
        QCOMPARE(d.band.low, 2.0);
        QCOMPARE(d.band.typical, 6.0);
        QCOMPARE(d.band.high, 10.0);
        QCOMPARE(d.mean, 6.0);
        std::vector<double> two{4, 2};
        VERIFY_NEAR(summaryOf(two, 3).band.low, 2.2, 1e-12);
        VERIFY_NEAR(summaryOf(two, 3).band.high, 3.8, 1e-12);
    }
    void whatIsUnknownIsCountedAndLeftOut()
    {
        std::vector<double> column{kNone, 1, kNone, 3};
        const DialDraws d = summaryOf(column, kNone);
        QCOMPARE(d.known, 0.5);
        QCOMPARE(d.mean, 2.0);
        QCOMPARE(d.band.typical, 2.0);
        std::vector<double> none{kNone, kNone};
        QVERIFY(std::isnan(summaryOf(none, 1).mean) && summaryOf(none, 1).known == 0);
    }
    void whatIsEndlessStaysSo()
    {
        const double endless = std::numeric_limits<double>::infinity();
        std::vector<double> column{1, endless, endless};
        QCOMPARE(summaryOf(column, 1).band.typical, endless);
        QCOMPARE(summaryOf(column, 1).band.high, endless);
    }
    void aHistogramCountsEveryDraw()
    {
        const std::vector<double> column{5, 1, kNone, 2, 1.5, 4.9};
        const Samples samples = samplesOf("x", column);
        QCOMPARE(samples.sorted, (std::vector<double>{1, 1.5, 2, 4.9, 5}));
        QCOMPARE(samples.histogram(4), (std::vector<std::size_t>{2, 1, 0, 2}));
        QCOMPARE((Samples{"x", {3, 3, 3}}).histogram(2), (std::vector<std::size_t>{3, 0}));
        QCOMPARE((Samples{"x", {}}).histogram(2), (std::vector<std::size_t>{0, 0}));
        QVERIFY(samples.histogram(0).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestDraws)
#include "test_draws.moc"
