#include "model/engine/money/burst.h"
#include "model/engine/money/mix.h"
#include "model/engine/money/phases.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"
#include "tests/support/vectors.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace engine;
using support::vectorRow;

class TestMix : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
            // Tries every number of owned and reserved GPUs, in thirds if possible.
            const auto bill = [&](double part, bool maySpot) {
                double least = 1e300;
                for (int own = 0; own <= 5; ++own)
                    for (int kept = 0; own + kept <= 5; ++kept) {
                        double cost = part * (5 * own + 6.5 * kept);
                        for (const double want : load.gpus) {
                            // First the kept GPUs, which cost nothing extra, then the owned ones.
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
        // At 60 % of the price per hour: for GPUs needed more than 60 % of the hours.
        HourlyLoad load;
        for (int h = 0; h < 10; ++h)
            load.gpus.push_back(h + 1); // the k-th GPU is needed (11 - k) of ten hours
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
        VERIFY_NEAR(transferTime(transfer) / kHour, row.out.list("hours")[0], row.within);
        VERIFY_NEAR(transferTime({Bytes(1e15), Bandwidth(3200e9 / 8), {}}) / kHour,
                    row.out.list("hours")[1], row.within);
        const BurstAnswer best = cheapestBurst(week, own, rent, transfer, Rate(0));
        VERIFY_NEAR(best.own, 2, 1e-12); // 8 more for 24 % of the hours are cheaper to rent
        VERIFY_NEAR(best.cost().base(), cheapestMix(week, std::vector{own, rent}).cost.base(),
                    1e-12);
        for (const double n : {0.0, 1.0, 3.0, 10.0})
            QVERIFY(burstOver(week, n, own, rent, transfer, Rate(0)).cost() >= best.cost());
        // If each second of transfer costs 50,000 dollars, owning all is cheaper.
        const BurstAnswer all = cheapestBurst(week, own, rent, transfer, Rate(1));
        VERIFY_NEAR(all.own, 10, 1e-12);
        QCOMPARE(all.transfer.base(), 0.0);
    }
    void oneStageIsAPlainPresentValue()
    {
        Growth g;
        g.capital = Usd(1000);
        g.savedYear = Usd(600) / kYear;
        g.discount = Rate(0.1 / kYear.base());
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
        g.decline = Rate(0.3 / kYear.base());
        g.savedYear = Usd(600) / kYear;
        g.end = 4 * kYear;
        g.gpusWanted = 4;
        g.demandGrowth = Rate(1.0 / kYear.base()); // doubling each year
        const std::vector<Stage> stages{
            {{}, {}, 8, 0}, {0.5 * kYear, {}, 8, 0.9}, {kYear, 0.25 * kYear, 8, 0.9}};
        const PhasesAnswer a = phased(g, stages);
        QVERIFY(a.stages[0].bought);
        QVERIFY2(!a.stages[1].bought, "5.7 of 8 in use is below the gate");
        QVERIFY(a.stages[2].bought);
        VERIFY_NEAR(a.stages[2].paid.base(), 8 * 700, 1e-12);
        VERIFY_NEAR(a.stages[1].use, 4 * std::sqrt(2) / 8, 1e-12);
        VERIFY_NEAR(a.value.base(), a.stages[0].value.base() + a.stages[2].value.base(), 1e-12);
        // Buying all at once costs more at the old price and leaves GPUs idle at first.
        const std::vector<Stage> once{{{}, {}, 16, 0}};
        QVERIFY(phased(g, once).value < a.value);
    }
};

} // namespace

HEADROOM_ROOM(TestMix)
#include "test_mix.moc"
