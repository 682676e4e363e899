#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// A node that fits no rack says why, and the suggested change fixes it.
namespace {

using namespace engine;
using support::choose;
using support::cured;
using support::find;
using support::findingsOf;
using support::samplePlan;
using support::with;

// Racks of one's own: rented machines stand in the provider's.
Plan bought()
{
    return choose(samplePlan(), "money.tenure", "buy");
}

class TestSiteFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsCuredByItsTurn_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<Plan>("plan");
        const Plan s = bought();
        QTest::newRow("a rack of 6 U") << "rack_too_low" << with(s, {{"site.rack_units", 6}});
        QTest::newRow("a floor for 100 kg")
            << "rack_too_heavy" << with(s, {{"site.rack_weight", 100}});
        QTest::newRow("cooling for 5 kW") << "rack_too_hot" << with(s, {{"site.rack_power", 5}});
        QTest::newRow("more heat than any cooling takes")
            << "rack_too_hot" << with(s, {{"cluster.node.peak", 500}, {"site.rack_power", 5}});
        QTest::newRow("a torus of nodes with one NIC")
            << "torus_ports" << with(choose(s, "cluster.topology", "torus"), {{"cluster.nics", 1}});
        QTest::newRow("16 A on one phase")
            << "feed_too_small"
            << choose(with(s, {{"site.feed_amps", 16}}), "site.feed_phases", "one");
    }
    void eachIsCuredByItsTurn()
    {
        QFETCH(QString, id);
        QFETCH(Plan, plan);
        const auto all = findingsOf(plan);
        const Finding* f = find(all, id.toStdString());
        QVERIFY(f);
        QVERIFY(f->severity == Finding::Severity::Bad);
        QCOMPARE(f->arguments.size(), std::size_t{2});
        QVERIFY(f->arguments[0].value > f->arguments[1].value);
        QVERIFY(f->cure);
        QVERIFY(!find(findingsOf(cured(plan, *f->cure)), id.toStdString()));
    }
    void rentedMachinesStandInOthersRacks()
    {
        for (const Finding& f : findingsOf(with(samplePlan(), {{"site.rack_power", 5}})))
            QVERIFY2(!f.id.starts_with("rack_"), f.id.c_str());
    }
    void theSampleFits()
    {
        for (const auto* id :
             {"rack_too_low", "rack_too_heavy", "rack_too_hot", "feed_too_small", "swing_large"})
            QVERIFY2(!find(findingsOf(bought()), id), id);
    }
    // Two nodes of 8.4 kW peak and 10.2 kW nameplate power, where 17 kW can be cooled.
    void aRackRatedAboveItsCoolingIsReported()
    {
        const Plan tight = with(bought(), {{"site.rack_power", 17}});
        const auto all = findingsOf(tight);
        const Finding* f = find(all, "rack_rated_above");
        QVERIFY(f);
        QCOMPARE(f->arguments[0].value, 20400.0);
        QCOMPARE(f->arguments[2].value, 16800.0);
        QVERIFY(!find(findingsOf(with(tight, {{"site.rack_power", 20.5}})), "rack_rated_above"));
    }
    void aRackThatIsANodeSaysEachReason()
    {
        const auto all = findingsOf(choose(bought(), "cluster.gpu", "gb200"));
        for (const auto* id : {"rack_too_low", "rack_too_hot", "feed_too_small"})
            QVERIFY2(find(all, id), id);
    }
    // A rack-scale node needs a larger breaker; more circuits or supplies alone are not enough.
    void aFeedForARackThatIsANode()
    {
        const Plan plan = choose(bought(), "cluster.gpu", "gb200");
        const auto all = findingsOf(plan);
        const Finding* f = find(all, "feed_too_small");
        QVERIFY(f && f->cure);
        QCOMPARE(f->cure->path, std::string("site.feed_amps"));
        QVERIFY(!find(findingsOf(cured(plan, *f->cure)), "feed_too_small"));
    }
    // Applying the fixes in sequence makes the rack-scale node fit.
    void curesLeadToARackThatStands()
    {
        Plan plan = choose(bought(), "cluster.gpu", "gb200");
        for (int turns = 0; turns < 8; ++turns)
            for (const Finding& f : findingsOf(plan))
                if (f.id.starts_with("rack_") || f.id.starts_with("feed_")) {
                    QVERIFY(f.cure);
                    plan = cured(plan, *f.cure);
                    break;
                }
        QCOMPARE(support::assessed(plan).site.rack.nodes, 1.0);
    }
    // 32 nodes of 8.4 and 2.2 kW swing by 198 kW; 2,048 of them by 12.7 MW.
    void aSwingOfTenMegawatts()
    {
        const Plan large = with(bought(), {{"cluster.count", 16384}});
        const auto all = findingsOf(large);
        const Finding* f = find(all, "swing_large");
        QVERIFY(f);
        VERIFY_NEAR(f->arguments[0].value, 2048 * 6200.0, 1e-12);
        VERIFY_NEAR(f->arguments[1].value, 2048 * 6200.0, 1e-12); // per second
        VERIFY_NEAR(support::dial(with(large, {{"site.ramp_time", 0.1}}), "site.ramp"), 20480 * 6.2,
                    1e-12);
        QVERIFY(!find(findingsOf(with(large, {{"site.ramp_limit", 13}})), "swing_large"));
    }
    void whatIsNotKnownIsNoFinding()
    {
        Plan plan = bought();
        plan.cluster.node.peak = plan.cluster.node.rated = Watts(kUnknown);
        plan.cluster.node.weight = Mass(kUnknown);
        const auto all = findingsOf(plan);
        for (const auto* id : {"rack_too_heavy", "rack_too_hot", "feed_too_small", "swing_large"})
            QVERIFY2(!find(all, id), id);
    }
};

} // namespace

HEADROOM_ROOM(TestSiteFindings)
#include "test_sitefindings.moc"
