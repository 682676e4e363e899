#include "model/engine/site/racks.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <numbers>

// Racks by hand: what limits them, the load of each feed, and the load of each phase.
namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

struct Case {
    double units, weight, cooling, feed, nodes;
    RackBound bound;
};

class TestRacks : public QObject {
    Q_OBJECT

    static void holds(const Plan& plan, const Case& c)
    {
        const RackAnswer r = assessed(plan).site.rack;
        QCOMPARE(r.byUnits, c.units);
        QCOMPARE(r.byWeight, c.weight);
        QCOMPARE(r.byCooling, c.cooling);
        QCOMPARE(r.byFeed, c.feed);
        QCOMPARE(r.nodes, c.nodes);
        QVERIFY(r.bound == c.bound);
    }

private Q_SLOTS:
    // 8 U, 130 kg, 8.4 kW peak and 10.2 kW nameplate; 415 V × 60 A × √3 × 0.8 = 34.5 kW.
    void aDgxInContainedAir() { holds(samplePlan(), {5, 10, 2, 3, 2, RackBound::Cooling}); }
    void liquidLeavesItToTheFeed()
    {
        holds(choose(samplePlan(), "site.cooling", "liquid"), {5, 10, 14, 3, 3, RackBound::Feed});
    }
    void twoFeedsASideLeaveItToTheHeight()
    {
        holds(with(choose(samplePlan(), "site.cooling", "liquid"), {{"site.feed_circuits", 2}}),
              {5, 10, 14, 6, 5, RackBound::Units});
    }
    void aWeakFloorBinds()
    {
        holds(with(samplePlan(), {{"site.rack_weight", 200}}), {5, 1, 2, 3, 1, RackBound::Weight});
    }
    // 132 kW rated in 48 U: does not fit an air-cooled rack at all.
    void aRackThatIsANode()
    {
        const Plan plan = choose(samplePlan(), "cluster.gpu", "gb200");
        const RackAnswer r = assessed(plan).site.rack;
        QCOMPARE(r.byUnits, 0.0);
        QCOMPARE(r.byCooling, 0.0);
        QCOMPARE(r.byFeed, 0.0);
        QCOMPARE(r.byWeight, 1.0);
        QVERIFY2(std::isnan(r.racks), "what fits no rack takes no number of racks");
        const Plan hall = with(choose(plan, "site.cooling", "liquid"), {{"site.rack_units", 48},
                                                                        {"site.rack_power", 140},
                                                                        {"site.feed_supplies", 24},
                                                                        {"site.feed_circuits", 4}});
        const Assessment a = assessed(hall);
        QCOMPARE(a.site.rack.nodes, 1.0);
        QCOMPARE(a.site.rack.racks, a.decision.nodes);
    }
    void theSampleOnTheFloor()
    {
        QCOMPARE(dial(samplePlan(), "site.racks"), 16.0);
        VERIFY_NEAR(dial(samplePlan(), "site.rack_load"), 20.4, 1e-12);
        VERIFY_NEAR(dial(samplePlan(), "site.feed"), 0.415 * 60 * std::numbers::sqrt3 * 0.8, 1e-12);
        // Network and storage take a tenth of 32 × 10.2 kW: two racks of 20 kW.
        QCOMPARE(dial(samplePlan(), "site.racks_other"), 2.0);
        VERIFY_NEAR(dial(samplePlan(), "site.floor"), 18 * 2.5, 1e-12);
    }
    void onePhaseIsLess()
    {
        const Plan plan = choose(samplePlan(), "site.feed_phases", "one");
        VERIFY_NEAR(dial(plan, "site.feed"), 0.415 * 60 * 0.8, 1e-12);
        QCOMPARE(dial(plan, "site.rack_by_feed"), 1.0);
    }
    // 23 kW for two nodes; but a node with one supply per feed loads a single phase of 7.7 kW.
    void aNodeOnOnePhase()
    {
        const Plan plan = with(samplePlan(), {{"site.feed_amps", 40}, {"site.feed_supplies", 2}});
        QVERIFY(dial(plan, "site.feed") > 2 * 10.2);
        QCOMPARE(dial(plan, "site.rack_by_feed"), 0.0);
        QCOMPARE(dial(with(plan, {{"site.feed_supplies", 6}}), "site.rack_by_feed"), 2.0);
    }
    void circuitsThatCarryANode()
    {
        RackFeed feed = samplePlan().site.feed;
        feed.volts = Volts(208), feed.amps = Amperes(30), feed.phases = Phases::One;
        const Watts node(10200); // 208 V × 30 A × 0.8 = 5 kW each
        QCOMPARE(circuitsFor(feed, node), 3.0);
        feed.supplies = 2; // one per feed carries everything
        QVERIFY(std::isnan(circuitsFor(feed, node)));
        feed.volts = Volts(415), feed.amps = Amperes(60), feed.phases = Phases::Three;
        QCOMPARE(circuitsFor(feed, node), 1.0);
    }
    // 132 kW on 3 supplies per feed load a phase with 44 kW; on 12, with 11 kW.
    void suppliesThatAPhaseCarries()
    {
        RackFeed feed = samplePlan().site.feed;
        const Watts rack(132000);
        QVERIFY(std::isnan(circuitsFor(feed, rack)));
        QCOMPARE(suppliesFor(feed, rack), 24.0);
        feed.amps = breakerFor(feed, rack); // 44 kW at 415 V, at 80 % of its rating
        QCOMPARE(feed.amps.base(), std::ceil(44000 / (415 / std::numbers::sqrt3) / 0.8));
        QCOMPARE(nodesByFeed(feed, rack), 1.0);
        feed.amps -= Amperes(1);
        QCOMPARE(nodesByFeed(feed, rack), 0.0);
        feed.amps = Amperes(60), feed.supplies = 24;
        QCOMPARE(circuitsFor(feed, rack), 4.0);
    }
    void phasesOfOneNode()
    {
        // Two supplies per feed on three phases: 5.1, 5.1 and nothing.
        const Plan plan = with(samplePlan(), {{"cluster.count", 8}, {"site.feed_supplies", 4}});
        const auto racks = rackPlan(ResolvedPlan(plan), assessed(plan));
        QCOMPARE(racks.size(), std::size_t{1});
        VERIFY_NEAR(racks[0].phases[0].base(), 5100, 1e-12);
        VERIFY_NEAR(racks[0].phases[1].base(), 5100, 1e-12);
        QCOMPARE(racks[0].phases[2].base(), 0.0);
        VERIFY_NEAR(racks[0].imbalance, 0.5, 1e-12);
        VERIFY_NEAR(racks[0].side.base(), 5100, 1e-12);
    }
    void threeSuppliesFillThreePhases()
    {
        const Plan& plan = samplePlan();
        const auto racks = rackPlan(ResolvedPlan(plan), assessed(plan));
        QCOMPARE(racks.size(), std::size_t{1});
        QCOMPARE(racks[0].count, 16.0);
        QVERIFY(std::abs(racks[0].imbalance) < 1e-12);
        VERIFY_NEAR(racks[0].breaker, 20.4 / dial(plan, "site.feed"), 1e-12);
        QCOMPARE(racks[0].units, 16.0);
        VERIFY_NEAR(dial(plan, "site.rack_breaker"), racks[0].breaker * 100, 1e-12);
    }
    void theRestHasARackOfItsOwn()
    {
        const Plan plan = with(samplePlan(), {{"cluster.count", 8 * 33}});
        const auto racks = rackPlan(ResolvedPlan(plan), assessed(plan));
        QCOMPARE(racks.size(), std::size_t{2});
        QCOMPARE(racks[0].count * racks[0].nodes + racks[1].nodes, 33.0);
        QCOMPARE(racks[1].nodes, 1.0);
    }
    // For any hardware: if one feed fails, no phase of the other exceeds its breaker; no rack is
    // too high, too heavy or too hot; and all nodes have a place.
    void everyRackKeepsItsLimits()
    {
        support::Random random(11);
        int placed = 0;
        for (int i = 0; i < 200; ++i) {
            const Plan plan = support::randomPlan(random, 25);
            const Assessment a = assessed(plan);
            double nodes = 0, racks = 0;
            for (const RackGroup& g : rackPlan(ResolvedPlan(plan), a)) {
                const double slack = 1 + 1e-9;
                QVERIFY(!(g.breaker > slack));
                QVERIFY(!(g.rated > a.site.rack.feed * slack));
                QVERIFY(!(g.units > plan.site.rack.units * slack));
                QVERIFY(!(g.weight > plan.site.rack.weight * slack));
                QVERIFY(!(g.peak > plan.site.rack.power * slack));
                VERIFY_NEAR((g.phases[0] + g.phases[1] + g.phases[2]).base(), g.rated.base(), 1e-9);
                nodes += g.count * g.nodes;
                racks += g.count;
            }
            if (nodes == 0)
                continue;
            ++placed;
            VERIFY_NEAR(nodes, ownedNodes(a.decision), 1e-12);
            QCOMPARE(racks, a.site.rack.racks);
        }
        QVERIFY2(placed > 30, qPrintable(QString::number(placed)));
    }
    void whatIsNotKnownBindsNothing()
    {
        Plan plan = samplePlan();
        plan.cluster.node.weight = Mass(kUnknown);
        plan.cluster.node.rackUnits = kUnknown;
        const RackAnswer r = assessed(plan).site.rack;
        QVERIFY(std::isnan(r.byUnits) && std::isnan(r.byWeight));
        QCOMPARE(r.nodes, 2.0);
        plan.cluster.node.peak = plan.cluster.node.rated = Watts(kUnknown);
        const RackAnswer none = assessed(plan).site.rack;
        QVERIFY(std::isnan(none.nodes) && std::isnan(none.racks) && std::isnan(none.floor.base()));
        QVERIFY(none.bound == RackBound::Nothing);
    }
};

} // namespace

HEADROOM_ROOM(TestRacks)
#include "test_racks.moc"
