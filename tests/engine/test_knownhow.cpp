#include "model/engine/knobs/adopt.h"
#include "model/engine/predict/likeness.h"
#include "model/engine/uncertainty/band.h"
#include "model/engine/uncertainty/knownhow.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

// Confidence levels: how the range of a figure is known.
namespace {

using namespace engine;
using support::assessed;
using support::computedPlan;
using support::servingPlan;
using support::with;

// Published runs similar to the plan's work.
std::vector<AccuracyRow> runsLikeIt(const Plan& plan, int count)
{
    const auto like = likenessOf(plan, assessed(plan), 0);
    AccuracyRow row;
    row.kind = like->served ? AccuracyKind::ServedDense : AccuracyKind::Cluster;
    row.quantity = like->quantity, row.generation = like->generation;
    row.params = like->params, row.gpus = like->gpus;
    row.precision = std::to_string(like->bits);
    row.measured = row.predicted = row.heldOut = 1;
    return std::vector(static_cast<std::size_t>(count), row);
}

Known howIs(const Plan& plan, const std::string& dial, std::string_view path,
            const std::vector<AccuracyRow>& published)
{
    const KnownHow how = knownHow(plan, assessed(plan), published, dial);
    const auto part = std::ranges::find(how.parts, path, &KnownHow::Part::path);
    if (part == how.parts.end())
        throw std::runtime_error(dial + " is not moved by " + std::string(path));
    return part->how;
}

class TestKnownHow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void predictionsLieBetweenRunsOrBeyond_data()
    {
        QTest::addColumn<int>("runs");
        QTest::addColumn<int>("known");
        QTest::newRow("none like it") << 0 << int(Known::Transferred);
        QTest::newRow("two") << 2 << int(Known::Transferred);
        QTest::newRow("three") << 3 << int(Known::Interpolated);
        QTest::newRow("many") << 40 << int(Known::Interpolated);
    }
    void predictionsLieBetweenRunsOrBeyond()
    {
        QFETCH(int, runs);
        QFETCH(int, known);
        const Plan& plan = computedPlan();
        QCOMPARE(int(howIs(plan, "work.a.time", "work.a.pace", runsLikeIt(plan, runs))), known);
        const Plan& served = servingPlan();
        QCOMPARE(
            int(howIs(served, "work.a.serve_first", "work.a.serve.pace", runsLikeIt(served, runs))),
            known);
        // Runs without memory measurements do not make its estimate more certain.
        QVERIFY(howIs(plan, "work.a.memory", "work.a.memory", runsLikeIt(plan, runs)) !=
                Known::Interpolated);
    }
    void runsOfAnotherGenerationAreNoneOfIt()
    {
        const Plan& plan = computedPlan();
        auto runs = runsLikeIt(plan, 5);
        for (AccuracyRow& run : runs)
            run.generation = "another";
        QCOMPARE(howIs(plan, "work.a.time", "work.a.pace", runs), Known::Transferred);
    }
    void anOwnRunIsAMeasurement()
    {
        const Plan own = with(computedPlan(), {{"work.a.pace_sigma", 0.05}});
        QCOMPARE(howIs(own, "work.a.time", "work.a.pace", {}), Known::Measured);
    }
    // The same input, depending on its source.
    void inputsAreKnownByTheirSource()
    {
        const std::string dial = "money.run_cost", price = "money.price";
        Plan plan = computedPlan();
        QCOMPARE(howIs(plan, dial, price, {}), Known::Measured); // a listed offer
        Citations cites = *plan.cites;
        cites[price].recalled = true;
        plan.cites = std::make_shared<const Citations>(cites);
        QCOMPARE(howIs(plan, dial, price, {}), Known::Assumed);
        cites[price] = {.source = "plan", .chosen = true};
        plan.cites = std::make_shared<const Citations>(cites);
        QCOMPARE(howIs(plan, dial, price, {}), Known::Assumed);
        QCOMPARE(howIs(with(computedPlan(), {{"money.price", 3}}), dial, price, {}),
                 Known::Entered);
        // A multiplier of one is not an input by the user, another value is.
        const std::string faults = "risk.faults_gpu", often = "risk.multiplier";
        QCOMPARE(howIs(computedPlan(), faults, often, {}), Known::Measured);
        QCOMPARE(howIs(with(computedPlan(), {{often, 2}}), faults, often, {}), Known::Entered);
    }
    // For every figure: the parts add up to the total, largest first, and there are none without a
    // range.
    void partsAreAllOfTheRange()
    {
        for (const Plan& plan : {computedPlan(), servingPlan()}) {
            const Assessment a = assessed(plan);
            int ranges = 0;
            for (const Dial& row : dials()) {
                const std::string path = boundPath(row.path, "a");
                const Bound<Dial> dial = findDial(plan, path);
                if (row.costly || !applies(plan, dial) || !std::isfinite(read(plan, a, dial)))
                    continue;
                const KnownHow how = knownHow(plan, a, {}, path);
                const auto shares = how.shares();
                const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
                QVERIFY2(how.parts.empty() || std::abs(sum - 1) < 1e-9, path.c_str());
                QVERIFY(std::ranges::is_sorted(how.parts, std::greater(), &KnownHow::Part::share));
                const Band band = bandOf(plan, a, dial);
                const bool wide = band.high > band.low && std::isfinite(band.high);
                if (wide)
                    QVERIFY2(!how.parts.empty(), path.c_str());
                ranges += wide;
            }
            QVERIFY(ranges > 40);
        }
    }
};

} // namespace

HEADROOM_ROOM(TestKnownHow)
#include "test_knownhow.moc"
