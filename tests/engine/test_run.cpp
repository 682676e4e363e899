#include "model/engine/assess.h"
#include "model/engine/curves/speedup.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/training/detail.h"
#include "model/engine/training/run.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::computedPlan;
using support::dial;
using support::with;

// The dial after an edit with the layout from before.
double held(const Plan& before, const Plan& after, std::string_view path)
{
    return read(after, assess(after, decide(before)), findDial(after, path));
}

Plan fed(const Plan& plan, double sample)
{
    return with(plan, {{"work.a.feed.sample", sample}});
}

class TestRun : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSampleIsInTheRangeOfPublishedRuns()
    {
        // 70B on 256 H100, tuned: published runs reach 35 to 52 % MFU.
        const Plan plan = with(computedPlan(), {{"work.a.tuning", 0}});
        const double reached = dial(plan, "work.a.reached");
        QVERIFY2(reached > 35 && reached < 52, std::to_string(reached).c_str());
    }
    void partsAddUpToTheStep()
    {
        const Assessment a = assessed(computedPlan());
        double sum = 0;
        for (const char* part :
             {"products", "attention", "elementwise", "floor", "recompute", "vocabulary", "tensor",
              "context", "expert", "gather", "bubble", "sends", "data", "optimizer", "offload",
              "straggling", "host", "feed"})
            sum += read(computedPlan(), a,
                        findDial(computedPlan(), std::string("work.a.step_") + part));
        VERIFY_NEAR(sum, a.work[0].step.base(), 1e-12);
    }
    void oneGpuIsItsOwnMeasure()
    {
        const Plan one =
            with(choose(computedPlan(), "work.a.model", "llama-3.2-1b"), {{"cluster.count", 1}});
        const double speedup = dial(one, "work.a.speedup");
        QVERIFY2(speedup <= 1 + 1e-9 && speedup > 0.9, std::to_string(speedup).c_str());
    }
    void layersComputedAgainAreNoWorkDone()
    {
        const Plan again = choose(computedPlan(), "work.a.layout.recompute", "full");
        VERIFY_NEAR(dial(again, "work.a.efficiency") / dial(computedPlan(), "work.a.efficiency"),
                    dial(computedPlan(), "work.a.step") / dial(again, "work.a.step"), 1e-9);
        QVERIFY(dial(again, "work.a.efficiency") <
                0.95 * dial(computedPlan(), "work.a.efficiency"));
    }
    void aSlowFabricIsNoSpeedup()
    {
        const Plan slow = with(computedPlan(), {{"cluster.between_rate", 10.0 / 8}});
        QVERIFY(dial(slow, "work.a.efficiency") < 0.8 * dial(computedPlan(), "work.a.efficiency"));
    }
    void aFirstRunTakesLonger()
    {
        const Plan published = with(computedPlan(), {{"work.a.tuning", 0}});
        VERIFY_NEAR(held(computedPlan(), computedPlan(), "work.a.step") /
                        held(computedPlan(), published, "work.a.step"),
                    computedPlan().training->firstRun, 1e-9);
    }
    void thePaceIsAFactor()
    {
        const Plan slow = with(computedPlan(), {{"work.a.pace", 1.3}});
        VERIFY_NEAR(held(computedPlan(), slow, "work.a.time"),
                    1.3 * held(computedPlan(), computedPlan(), "work.a.time"), 1e-9);
    }
    void hoursThatDoNotCountMakeItLonger()
    {
        const Plan whole =
            with(choose(computedPlan(), "risk.goodput_rule", "typed"), {{"work.a.goodput", 100}});
        const Plan half = with(whole, {{"work.a.goodput", 50}});
        VERIFY_NEAR(dial(half, "work.a.time"), 2 * dial(whole, "work.a.time"), 1e-9);
        VERIFY_NEAR(dial(half, "work.a.step"), dial(computedPlan(), "work.a.step"), 1e-9);
    }
    void dataThatComeInTimeCostNothing()
    {
        VERIFY_NEAR(dial(fed(computedPlan(), 100'000), "work.a.step"),
                    dial(computedPlan(), "work.a.step"), 1e-12);
        QCOMPARE(dial(fed(computedPlan(), 100'000), "work.a.step_feed"), 0.0);
    }
    void whatComesLateIsWaitedFor()
    {
        const Plan plan = fed(computedPlan(), 1e9); // 512 GB per step at 10 GB/s
        VERIFY_NEAR(dial(plan, "work.a.feed_read"), 51.2, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.step"), 51.2, 1e-9);
        QVERIFY(dial(plan, "work.a.waiting") < dial(computedPlan(), "work.a.waiting"));
    }
    // An article's 128 GPUs on slow storage: each waited 40 % of the time.
    void storageMayLeaveEachGpuWaitingFortyPercent()
    {
        const Plan plain = with(computedPlan(), {{"cluster.count", 128}});
        const double alone = dial(plain, "work.a.step"),
                     sequences = dial(plain, "work.a.sequences");
        const Plan slow = fed(plain, alone / 0.6 * 10e9 / sequences); // at 10 GB/s
        VERIFY_NEAR(dial(slow, "work.a.step_feed") / dial(slow, "work.a.step"), 0.4, 1e-6);
        VERIFY_NEAR(dial(slow, "work.a.time") * 0.6, dial(plain, "work.a.time"), 1e-6);
        const Plan enough = with(slow, {{"work.a.feed.storage", 10 / 0.6 * 1.001}});
        QCOMPARE(dial(enough, "work.a.step_feed"), 0.0);
    }
    void processorsMayBeWhatIsWaitedFor()
    {
        const Plan plan = with(fed(computedPlan(), 1),
                               {{"work.a.feed.core_rate", 0.01}, {"work.a.feed.cores", 1}});
        VERIFY_NEAR(dial(plan, "work.a.step"), 512 / (32 * 0.01), 1e-9);
    }

    void aTuningRunIsItsExamples()
    {
        const Plan plan =
            with(choose(computedPlan(), "work.a.kind", "tune"), {{"cluster.count", 8},
                                                                 {"work.a.tune.examples", 64000},
                                                                 {"work.a.tune.batch", 64},
                                                                 {"work.a.tune.epochs", 2}});
        VERIFY_NEAR(dial(plan, "work.a.steps"), 2000, 1e-12);
        QCOMPARE(dial(plan, "work.a.work_factor"), 4.0);
        VERIFY_NEAR(dial(plan, "work.a.tune_epoch") / 24, dial(plan, "work.a.time") / 2, 1e-9);
        VERIFY_NEAR(dial(plan, "money.rent_run"),
                    knobOf(plan, "money.price") * dial(plan, "work.a.gpu_hours"), 1e-9);
    }
    void adaptersNeedLessMemoryThanAllWeights()
    {
        const Plan lora = with(choose(computedPlan(), "work.a.kind", "tune"),
                               {{"cluster.count", 64}, {"work.a.tune.batch", 64}});
        const Plan full = choose(lora, "work.a.tune.method", "full");
        const Plan four = choose(lora, "work.a.tune.method", "qlora");
        const auto states = [](const Plan& plan) {
            const Decision d = decide(choose(plan, "work.a.layout.tensor", "8"));
            const MemoryParts m = assess(plan, d).work[0].memory;
            return m.weights + m.gradients + m.optimizer;
        };
        QVERIFY(states(lora) < states(full));
        QVERIFY(states(four) < states(lora));
    }
    void aSweepIsItsTrials()
    {
        const Plan plan = with(
            choose(choose(computedPlan(), "work.a.kind", "sweep"), "work.a.model", "llama-3.1-8b"),
            {{"cluster.count", 64},
             {"work.a.sweep.trials", 20},
             {"work.a.sweep.at_once", 8},
             {"work.a.sweep.gpus_each", 8},
             {"work.a.sweep.stopped", 50},
             {"work.a.sweep.stopped_after", 20}});
        const double trial = dial(plan, "work.a.sweep_trial");
        VERIFY_NEAR(dial(plan, "work.a.sweep_mean_trial"), 0.6 * trial, 1e-9);
        VERIFY_NEAR(24 * dial(plan, "work.a.time"), 3 * 0.6 * trial, 1e-9); // 8, 8 and 4
        // The cluster is rented for all three rounds, though the last one leaves half of it idle; a
        // year pays for its runs only.
        VERIFY_NEAR(dial(plan, "work.a.gpu_hours"), 64 * 3 * 0.6 * trial, 1e-9);
        VERIFY_NEAR(dial(plan, "money.rent_run"),
                    64 * 3 * 0.6 * trial * knobOf(plan, "money.price"), 1e-9);
        const double runs = knobOf(plan, "money.runs") * (1 + knobOf(plan, "money.trials") / 100) /
                            (1 - knobOf(plan, "money.scheduling") / 100);
        VERIFY_NEAR(dial(plan, "money.rent_year") - dial(plan, "money.rent_fixed_year"),
                    runs * dial(plan, "money.rent_run"), 1e-9);
        QCOMPARE(dial(plan, "work.a.layout_gpus"), 8.0);
    }
    void trialsWithoutGpusWaitTheirTurn()
    {
        const Plan plan = with(choose(computedPlan(), "work.a.kind", "sweep"),
                               {{"cluster.count", 24}, {"work.a.sweep.trials", 9}});
        QCOMPARE(dial(plan, "work.a.sweep_at_once"), 3.0);
        QCOMPARE(dial(plan, "work.a.sweep_rounds"), 3.0);
    }
    void aKindSwitchedBackLosesNothing()
    {
        const Plan there = choose(computedPlan(), "work.a.kind", "sweep");
        QVERIFY(samePlan(choose(there, "work.a.kind", "train"), computedPlan()));
    }

    void theCurveGoesThroughThePlan_data()
    {
        QTest::addColumn<QByteArray>("scaling");
        QTest::addColumn<double>("gpus");
        for (const char* scaling : {"fixed_batch", "growing_batch"})
            for (const double gpus : {64, 250, 256, 1000})
                QTest::addRow("%s, %g GPUs", scaling, gpus) << QByteArray(scaling) << gpus;
    }
    void theCurveGoesThroughThePlan()
    {
        QFETCH(QByteArray, scaling);
        QFETCH(double, gpus);
        const Plan plan = choose(with(computedPlan(), {{"cluster.count", gpus}}), "work.a.scaling",
                                 scaling.toStdString());
        const Assessment a = assessed(plan);
        const SpeedupSeries s = speedupSeries(ResolvedPlan(plan), support::catalog(), a);
        QCOMPARE(s.gpus, a.work[0].gpusUsed);
        QCOMPARE(s.speedup, a.work[0].speedup);
        const auto at = std::ranges::find(s.own.x, s.gpus);
        QVERIFY(at != s.own.x.end());
        VERIFY_NEAR(s.own.y[static_cast<std::size_t>(at - s.own.x.begin())], s.speedup, 1e-9);
        QVERIFY(std::ranges::is_sorted(s.own.x));
        for (std::size_t i = 0; i < s.own.x.size(); ++i)
            QVERIFY(s.own.y[i] > 0 && s.own.low[i] <= s.own.y[i] && s.own.y[i] <= s.own.high[i]);
        QVERIFY(s.others.size() >= 4);
    }
    void aBatchThatGrowsScalesFurther()
    {
        const Plan grows = choose(computedPlan(), "work.a.scaling", "growing_batch");
        const auto last = [](const Plan& plan) {
            return speedupSeries(ResolvedPlan(plan), support::catalog(), assessed(plan)).own;
        };
        const LinkCurve kept = last(computedPlan()), growing = last(grows);
        QVERIFY(growing.x.back() >= kept.x.back());
        QVERIFY(growing.y.back() > kept.y.back());
    }

    void theDetailOfTheTrainingPage()
    {
        const Decision d = decide(computedPlan());
        const TrainingDetail detail =
            detailOf(ResolvedPlan(computedPlan()), computedPlan().work[0], d.layouts[0], d);
        QVERIFY(detail.layouts.complete && !detail.layouts.best.empty());
        QVERIFY(detail.layouts.best.size() <= 50);
        QVERIFY(detail.layouts.best.front().layout == d.layouts[0].layout);
        QVERIFY(!detail.layouts.losers.empty());
        QCOMPARE(detail.stages.size(), static_cast<std::size_t>(d.layouts[0].layout.pipeline));
        QVERIFY(detail.usable < detail.capacity);
        QVERIFY(detail.roofline.points.size() >= 4);
        for (const RooflinePoint& p : detail.roofline.points) {
            QVERIFY2(p.reached < detail.roofline.peak, p.id.c_str());
            QVERIFY2(p.reached <= 1.01 * p.intensity * Flops(1) / Bytes(1) * detail.roofline.memory,
                     p.id.c_str());
        }
    }

private:
    static double knobOf(const Plan& plan, std::string_view path)
    {
        return support::knob(plan, path);
    }
};

} // namespace

HEADROOM_ROOM(TestRun)
#include "test_run.moc"
