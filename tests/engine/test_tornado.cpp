#include "model/engine/assess.h"
#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/engine/uncertainty/tornado.h"
#include "tests/support/plans.h"
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

Tornado tornadoOf(const Plan& plan, const std::string& path)
{
    return tornadoes(plan, support::assessed(plan), std::vector{path}).at(0);
}

double sumOfShares(const Tornado& t)
{
    double sum = 0;
    for (const TornadoBar& bar : t.bars)
        sum += bar.share;
    return sum;
}

double varianceOfLogs(const Plan& plan, const std::string& path)
{
    const auto s = simulate(plan, support::assessed(plan), {.samples = {path}});
    double sum = 0, squares = 0;
    for (const double v : s->samples[0].sorted)
        sum += std::log(v), squares += std::log(v) * std::log(v);
    const auto n = static_cast<double>(s->draws);
    return squares / n - sum / n * (sum / n);
}

class TestTornado : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The annual cost of owning is a sum over inputs: each end is exact.
    void aSumMovesByItsParts()
    {
        const Plan plan = spread(
            samplePlan(), {{"money.staff_each", {0.5, 1.5}}, {"money.maintenance", {0.8, 1.1}}});
        const Tornado t = tornadoOf(plan, "money.own_year");
        const Assessment a = support::assessed(plan);
        QCOMPARE(t.bars.size(), 2U);
        for (const TornadoBar& bar : t.bars) {
            const bool staff = bar.path == "money.staff_each";
            const UsdRate part = staff ? a.money.staffOwn : a.money.maintenanceYear;
            const double low = staff ? 0.5 : 0.8, high = staff ? 1.5 : 1.1;
            VERIFY_NEAR(bar.atLow - t.typical, (low - 1) * part.base(), 1e-9);
            VERIFY_NEAR(bar.atHigh - t.typical, (high - 1) * part.base(), 1e-9);
            VERIFY_NEAR(bar.input.low, low * bar.input.typical, 1e-12);
            VERIFY_NEAR(bar.input.high, high * bar.input.typical, 1e-12);
        }
        VERIFY_NEAR(sumOfShares(t), 1, 1e-12);
    }
    void theLargestComesFirst()
    {
        const Tornado t = tornadoOf(support::computedPlan(), "money.own_total");
        QVERIFY(t.bars.size() > 3);
        QVERIFY(std::ranges::is_sorted(t.bars, std::greater(), &TornadoBar::share));
    }
    void sharesAddUpForEveryDial()
    {
        const Plan& plan = support::computedPlan();
        std::vector<std::string> paths;
        forEachRow(plan, dials(),
                   [&](Bound<Dial>, const std::string& path) { paths.push_back(path); });
        const auto all = tornadoes(plan, support::assessed(plan), paths);
        QCOMPARE(all.size(), paths.size());
        for (const Tornado& t : all)
            QVERIFY2(t.bars.empty() || support::near(sumOfShares(t), 1, 1e-12), t.path.c_str());
    }
    // The same table as the ranges: inputs are moved one at a time, and added as squares.
    void agreesWithTheBands()
    {
        const Plan& plan = support::computedPlan();
        const Bands bands = fastBands(plan, support::assessed(plan));
        for (const char* path : {"work.a.time", "money.run_cost", "money.own_total"}) {
            double up = 0;
            const Tornado t = tornadoOf(plan, path);
            for (const TornadoBar& bar : t.bars) {
                const double most = std::log(std::max(bar.atLow, bar.atHigh) / t.typical);
                up += most * most;
            }
            VERIFY_NEAR(bands.find(path)->high, t.typical * std::exp(std::sqrt(up)), 1e-9);
        }
    }
    // A bar's share is the part of the variance that vanishes once its input is known.
    void theShareIsThatOfTheDraws()
    {
        const Spread price{std::exp(-0.3), std::exp(0.3)}, share{std::exp(-0.2), std::exp(0.2)};
        const Plan plan = spread(samplePlan(), {{"money.price", price}, {"work.*.share", share}});
        const Tornado t = tornadoOf(plan, "money.rent_run");
        QCOMPARE(t.bars[0].path, std::string("money.price"));
        const double all = varianceOfLogs(plan, "money.rent_run");
        const double left =
            varianceOfLogs(spread(plan, {{"work.*.share", share}}), "money.rent_run");
        VERIFY_NEAR(t.bars[0].share, 1 - left / all, 0.02);
    }
    void aNegativeAnswerHasShares()
    {
        Plan plan = spread(support::choose(samplePlan(), "money.staff_rule", "typed"),
                           {{"money.staff_rent", {0.5, 2}}});
        plan = support::with(plan, {{"money.staff_rent", 1e5}, {"cluster.memory_usable", 90}});
        plan = spread(support::choose(plan, "work.a.rule", "computed"),
                      {{"cluster.memory_usable", {0.2, 1.05}}});
        const Tornado t = tornadoOf(plan, "work.a.memory_left");
        const auto negative = [](const TornadoBar& bar) { return bar.atLow < 0; };
        QVERIFY(std::ranges::any_of(t.bars, negative));
        VERIFY_NEAR(sumOfShares(t), 1, 1e-12);
    }
    void whatMovesNothingIsLeftOut()
    {
        const Plan plan = spread(samplePlan(), {{"money.price", {0.5, 2}}});
        QVERIFY(tornadoOf(plan, "work.a.time").bars.empty());
        QVERIFY(tornadoOf(spread(plan, {}), "money.rent_run").bars.empty());
    }
    void theModelsErrorIsAnInput()
    {
        const Plan plan = spread(support::computedPlan(), {});
        const Tornado time = tornadoOf(plan, "work.a.time");
        QCOMPARE(time.bars.at(0).path, std::string("work.a.pace"));
        VERIFY_NEAR(time.bars[0].atHigh, time.typical * time.bars[0].input.high, 1e-9);
        const Tornado memory = tornadoOf(plan, "work.a.memory");
        QCOMPARE(memory.bars.at(0).path, std::string("work.a.memory"));
        VERIFY_NEAR(memory.bars[0].atLow, memory.bars[0].input.low, 1e-12);
    }
    void ofNoDialThereIsNone()
    {
        const std::vector<std::string> paths{"money.capital_of_mars"};
        QVERIFY(tornadoes(samplePlan(), support::assessed(samplePlan()), paths).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestTornado)
#include "test_tornado.moc"
