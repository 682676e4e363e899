#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/training/run.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace {

using namespace engine;
using support::choose;
using support::samplePlan;
using support::with;

bool makes(const Plan& plan, double gpus)
{
    const Assessment a = assess(plan, given(plan, gpus));
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (!(a.work[w].gpusPerReplica <= gpus && a.work[w].time <= plan.work[w].train.deadline))
            return false;
    return true;
}

// Tries every number of nodes, which the search itself avoids.
double byHand(const Plan& plan, int mostNodes)
{
    for (int nodes = 1; nodes <= mostNodes; ++nodes)
        if (makes(plan, nodes * plan.cluster.nodeSize))
            return nodes * plan.cluster.nodeSize;
    return 0;
}

bool computedMakes(const Plan& plan, const Decision& d)
{
    const TrainAnswer t = assess(plan, d).work[0];
    return t.fit == Fit::Fits && cautiousTime(t) <= plan.work[0].train.deadline;
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
            plan = choose(choose(plan, "work.a.kind", "train"), "work.a.rule", "share");
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
    // Time falls, then rises again as latency outweighs the gain; the sizes that meet the deadline
    // may be between two powers of two, where a search by doubling alone would miss them.
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
    // Computed steps: the slow end of the range meets the deadline and the model fits; with one
    // node fewer it does not.
    void computedMakesTheDateCautiously_data()
    {
        QTest::addColumn<double>("days");
        QTest::addColumn<QByteArray>("model");
        QTest::newRow("70 B in 90 days") << 90.0 << QByteArray("llama-3.1-70b");
        QTest::newRow("70 B in 20 days") << 20.0 << QByteArray("llama-3.1-70b");
        QTest::newRow("8 B in 10 days") << 10.0 << QByteArray("llama-3.1-8b");
        QTest::newRow("a mixture in 60 days") << 60.0 << QByteArray("mixtral-8x22b");
        QTest::newRow("405 B in ten years: what binds is memory")
            << 3650.0 << QByteArray("llama-3.1-405b");
    }
    void computedMakesTheDateCautiously()
    {
        QFETCH(double, days);
        QFETCH(QByteArray, model);
        Plan plan = choose(support::computedPlan(), "work.a.model", model.toStdString());
        plan = with(plan, {{"work.a.deadline", days}});
        const Decision d = smallest(plan);
        QVERIFY(d.reachesDate);
        QVERIFY(computedMakes(plan, d));
        QVERIFY(!computedMakes(plan, given(plan, d.gpus - plan.cluster.nodeSize)));
        const Assessment a = assess(plan, d);
        QVERIFY2(a.work[0].time < 0.95 * plan.work[0].train.deadline || days > 1000,
                 "the typical time leaves room for the band");
    }
    void computedNeverMakesSomeDates()
    {
        const Decision d = smallest(with(support::computedPlan(), {{"work.a.deadline", 0.01}}));
        QVERIFY(!d.reachesDate);
        QCOMPARE(d.gpus, 256.0);
        QVERIFY2(d.layouts[0].step.base() > 0, "there is a plan to show");
    }
    // GPUs that no layout can use stay idle.
    void aClusterThatDividesBadlyIsUsedAsFarAsItGoes_data()
    {
        QTest::addColumn<double>("gpus");
        for (const double gpus : {1, 7, 8, 100, 104, 250, 256, 1000, 100'000})
            QTest::addRow("%g GPUs", gpus) << gpus;
    }
    void aClusterThatDividesBadlyIsUsedAsFarAsItGoes()
    {
        QFETCH(double, gpus);
        const Plan plan = choose(support::computedPlan(), "work.a.model", "llama-3.1-8b");
        const Decision d = given(plan, gpus);
        QCOMPARE(d.gpus, gpus);
        const double used = d.layouts[0].layout.gpus();
        QVERIFY(used >= 1 && used <= gpus);
        QVERIFY2(used >= 0.75 * std::min(gpus, 4096.0), std::to_string(used).c_str());
    }
    void moreGpusNeverMakeARunLater_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("from");
        QTest::newRow("one size more than layers divide over") << "h100-sxm"
                                                               << "llama-3.1-70b" << 320.0;
        QTest::newRow("a mixture of experts") << "gh200-96"
                                              << "mixtral-8x7b" << 224.0;
        QTest::newRow("cards without a link") << "l40s"
                                              << "llama-3.1-8b" << 40.0;
    }
    void moreGpusNeverMakeARunLater()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, model);
        QFETCH(double, from);
        const Plan plan =
            choose(choose(support::computedPlan(), "cluster.gpu", gpu.toUtf8().constData()),
                   "work.a.model", model.toUtf8().constData());
        double last = std::numeric_limits<double>::infinity();
        for (double gpus = from; gpus <= from + 64; gpus += plan.cluster.nodeSize) {
            const double days = assess(plan, given(plan, gpus)).work[0].time.base();
            QVERIFY2(days <= last * (1 + 1e-9), std::to_string(gpus).c_str());
            last = days;
        }
    }
    void pinsAreKept_data()
    {
        QTest::addColumn<QByteArray>("leaf");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("tensor") << QByteArray("tensor") << QByteArray("8");
        QTest::newRow("pipeline") << QByteArray("pipeline") << QByteArray("2");
        QTest::newRow("context") << QByteArray("context") << QByteArray("2");
        QTest::newRow("micro-batch") << QByteArray("micro_batch") << QByteArray("2");
    }
    void pinsAreKept()
    {
        QFETCH(QByteArray, leaf);
        QFETCH(QByteArray, value);
        const Plan plan = choose(support::computedPlan(), "work.a.layout." + leaf.toStdString(),
                                 value.toStdString());
        VERIFY_NEAR(support::dial(plan, "work.a.layout_" + leaf.toStdString()), value.toDouble(),
                    1e-12);
    }
    void whatCannotBeComputedHasNoLayout()
    {
        Plan plan = support::computedPlan();
        plan.training = nullptr;
        QVERIFY(std::isnan(given(plan, 256).layouts[0].step.base()));
        QVERIFY(!smallest(plan).reachesDate);
        QVERIFY(std::isnan(assess(plan, given(plan, 256)).work[0].time.base()));
        plan = support::computedPlan();
        plan.cluster.gpu.memory = Bytes(kUnknown);
        QVERIFY(!smallest(plan).reachesDate);
        const Plan bare;
        QVERIFY(!decide(bare).layouts.empty());
    }
    void aDateThatNothingMakes()
    {
        const Plan plan = choose(with(samplePlan(), {{"work.a.deadline", 0.01}}),
                                 "cluster.count_rule", "smallest");
        const Decision d = decide(plan);
        QVERIFY(!d.reachesDate);
        QCOMPARE(d.gpus, plan.cluster.count); // the given number, so that there is a plan to show
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
        QCOMPARE(d.nodes, 13.0); // the thirteenth has four GPUs
        QVERIFY(d.reachesDate);
    }
};

} // namespace

HEADROOM_ROOM(TestSmallest)
#include "test_smallest.moc"
