#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::samplePlan;
using support::with;

bool makes(const Plan& plan, double gpus)
{
    const Assessment a = assess(plan, given(plan, gpus));
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (!(a.work[w].copyGpus <= gpus && a.work[w].time <= plan.work[w].train.deadline))
            return false;
    return true;
}

// Looks at every number of nodes, which the search must not need to.
double byHand(const Plan& plan, int mostNodes)
{
    for (int nodes = 1; nodes <= mostNodes; ++nodes)
        if (makes(plan, nodes * plan.cluster.nodeSize))
            return nodes * plan.cluster.nodeSize;
    return 0;
}

class TestSmallest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsLookingAtAll_data()
    {
        QTest::addColumn<double>("days");
        QTest::addColumn<double>("params");
        QTest::addColumn<double>("nodeSize");
        QTest::addColumn<double>("rate");
        const auto row = [](const char* name, double days, double params, double size,
                            double rate) { QTest::newRow(name) << days << params << size << rate; };
        row("70 B in 90 days", 90, 70e9, 8, 400);
        row("70 B in 30 days", 30, 70e9, 8, 400);
        row("70 B in 17 days", 17, 70e9, 8, 400);
        row("70 B in 90 days, nodes of four", 90, 70e9, 4, 400);
        row("70 B in 90 days, nodes of six", 90, 70e9, 6, 400);
        row("8 B in a day", 1, 8e9, 8, 400);
        row("8 B in a year, one node is enough", 365, 8e9, 8, 400);
        row("8 B in ten years: a whole node even so", 3650, 8e9, 8, 400);
        row("70 B in ten years: what binds is memory", 3650, 70e9, 8, 400);
        row("400 B in 300 days on a slow fabric", 300, 400e9, 8, 50);
        row("13 B in 9 days, nodes of sixteen", 9, 13e9, 16, 200);
        row("70 B in 60 days on 10 Gb/s", 60, 70e9, 8, 10);
    }
    void equalsLookingAtAll()
    {
        QFETCH(double, days);
        QFETCH(double, params);
        QFETCH(double, nodeSize);
        QFETCH(double, rate);
        const Plan plan = with(samplePlan(), {{"cluster.node_size", nodeSize},
                                              {"cluster.between_rate", rate},
                                              {"work.a.params", params},
                                              {"work.a.deadline", days}});
        const double wanted = byHand(plan, 400);
        const Decision d = smallest(plan);
        if (wanted == 0) {
            QVERIFY(!d.reachesDate || d.gpus > 400 * nodeSize);
            return;
        }
        QVERIFY(d.reachesDate);
        QCOMPARE(d.gpus, wanted);
        QCOMPARE(d.nodes * nodeSize, d.gpus);
    }
    void equalsLookingAtAllByChance()
    {
        support::Random random(20251121);
        int found = 0;
        for (int i = 0; i < 60; ++i) {
            Plan plan = support::randomPlan(random, 4);
            plan = with(plan, {{"work.a.deadline", 3 + 300 * random.unit()},
                               {"work.a.params", 1e9 + 1e11 * random.unit()}});
            const double wanted = byHand(plan, 200);
            const Decision d = smallest(plan);
            if (wanted == 0)
                QVERIFY(!d.reachesDate || d.nodes > 200);
            else
                QCOMPARE(d.gpus, wanted);
            found += wanted > 0;
        }
        QVERIFY2(found > 20, "hardly any of these plans tests anything");
    }
    // Time falls and rises again where latency eats what nodes add; the sizes that make the date
    // may lie between two doublings, where a search by doubling alone steps over them.
    void aDateOnlyReachedBetweenTwoDoublings()
    {
        Plan plan = with(samplePlan(), {{"cluster.latency_between", 1e6}, {"work.a.params", 70e9}});
        double best = 1;
        const auto time = [&](double nodes) {
            return assess(plan, given(plan, nodes * 8)).work[0].time;
        };
        for (double nodes = 1; nodes <= 400; ++nodes)
            if (time(nodes) < time(best))
                best = nodes;
        QVERIFY2(std::log2(best) != std::floor(std::log2(best)), "the best is no doubling");
        plan = with(plan, {{"work.a.deadline", time(best) * 1.000001 / kDay}});
        const double wanted = byHand(plan, 400);
        QVERIFY(wanted > 0);
        const Decision d = smallest(plan);
        QVERIFY(d.reachesDate);
        QCOMPARE(d.gpus, wanted);
    }
    void aDateThatNothingMakes()
    {
        const Plan plan = choose(with(samplePlan(), {{"work.a.deadline", 0.01}}),
                                 "cluster.count_rule", "smallest");
        const Decision d = decide(plan);
        QVERIFY(!d.reachesDate);
        QCOMPARE(d.gpus, plan.cluster.count); // what was asked for, so that there is a plan to show
    }
    void whatIsNotKnownIsNotReached()
    {
        Plan plan = samplePlan();
        plan.cluster.gpu.peakBf16 = FlopRate(kUnknown);
        QVERIFY(!smallest(plan).reachesDate);
    }
    void aCountGivenIsTaken()
    {
        const Decision d = decide(with(samplePlan(), {{"cluster.count", 100}}));
        QCOMPARE(d.gpus, 100.0);
        QCOMPARE(d.nodes, 13.0); // the thirteenth holds four
        QVERIFY(d.reachesDate);
    }
};

} // namespace

QTEST_APPLESS_MAIN(TestSmallest)
#include "test_smallest.moc"
