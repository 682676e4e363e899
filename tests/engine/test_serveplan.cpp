#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::servingPlan;
using support::trainedAndServed;
using support::with;

// 50,000 requests per hour of 300 tokens, at 2,500 tokens per second and GPU.
Plan fifty(double load, const char* standby)
{
    Plan plan = choose(choose(servingPlan(), "work.a.serve.rule", "measured"),
                       "work.a.serve.standby", standby);
    return with(plan, {{"work.a.serve.requests", 50000.0 / 3600},
                       {"work.a.serve.answer", 300},
                       {"work.a.serve.measured", 2500},
                       {"work.a.serve.load", load}});
}

// The same plan with a fixed number of GPUs.
Plan on(const Plan& plan, double gpus)
{
    return with(plan, {{"cluster.count", gpus}});
}

class TestServePlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Where a GPU has no units for a format, its products run at 16 bits.
    void thePeakIsThatOfTheProducts_data()
    {
        QTest::addColumn<QByteArray>("gpu");
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<double>("teraflops");
        const auto row = [](const char* gpu, const char* format, double teraflops) {
            QTest::addRow("%s in %s", gpu, format)
                << QByteArray(gpu) << QByteArray(format) << teraflops;
        };
        row("h100-sxm", "bf16", 989.4), row("h100-sxm", "int4", 989.4);
        row("h100-sxm", "fp8", 1978.9), row("h100-sxm", "mxfp4", 989.4);
        row("a100-sxm-80", "fp8", 312), row("a100-sxm-80", "mxfp4", 312);
        row("b200-sxm", "mxfp4", 4500), row("b200-sxm", "nvfp4", 9000);
    }
    void thePeakIsThatOfTheProducts()
    {
        QFETCH(QByteArray, gpu);
        QFETCH(QByteArray, format);
        QFETCH(double, teraflops);
        const Plan plan = choose(choose(servingPlan(), "cluster.gpu", gpu.constData()),
                                 "work.a.serve.weights", format.constData());
        const double peak = dial(plan, "work.a.serve_flops_peak");
        QVERIFY2(std::abs(peak / teraflops - 1) < 0.002, qPrintable(QString::number(peak)));
    }

    void theWorkedExample_data()
    {
        QTest::addColumn<double>("load");
        QTest::addColumn<QByteArray>("standby");
        QTest::addColumn<double>("gpus");
        QTest::newRow("neither head-room nor a spare") << 100.0 << QByteArray("none") << 2.0;
        QTest::newRow("a load factor of 0.8") << 80.0 << QByteArray("none") << 3.0;
        QTest::newRow("one stands by") << 100.0 << QByteArray("one") << 3.0;
        QTest::newRow("both") << 80.0 << QByteArray("one") << 4.0;
    }
    void theWorkedExample()
    {
        QFETCH(double, load);
        QFETCH(QByteArray, standby);
        QFETCH(double, gpus);
        const Plan plan = fifty(load, standby.constData());
        VERIFY_NEAR(dial(plan, "work.a.serve_output_second"), 4166.67, 1e-5);
        QCOMPARE(dial(plan, "work.a.serve_gpus"), gpus);
        QCOMPARE(dial(plan, "cluster.gpus"), gpus);
        // With a measured rate, input tokens are stated separately and need no GPUs.
        QCOMPARE(dial(with(plan, {{"work.a.serve.prompt", 4000}}), "cluster.gpus"), gpus);
    }
    // 70B, 1,024 in and 256 out, 20 requests per second, 40 ms per token, one spare replica.
    void theVectorTable_data()
    {
        QTest::addColumn<QByteArray>("gpu");
        QTest::addColumn<QByteArray>("weights");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("cost");
        const auto row = [](const char* gpu, const char* weights, int tensor, double rate,
                            double gpus, double cost) {
            QTest::addRow("%s TP%d", gpu, tensor)
                << QByteArray(gpu) << QByteArray(weights) << tensor << rate << gpus << cost;
        };
        // The table's rates are from another fit, with half as many rows: they agree within 12 %.
        row("h100-sxm", "fp8", 2, 6.454, 12, 1.6278);
        row("h100-sxm", "fp8", 4, 12.992, 16, 2.170);
        row("h100-sxm", "fp8", 8, 20.410, 24, 3.255);
        row("h200-sxm", "fp8", 1, 3.421, 9, 1.2207);
        row("h200-sxm", "fp8", 2, 7.646, 10, 1.356);
        row("b200-sxm", "nvfp4", 1, 14.635, 3, 0.407);
    }
    void theVectorTable()
    {
        QFETCH(QByteArray, gpu);
        QFETCH(QByteArray, weights);
        QFETCH(int, tensor);
        QFETCH(double, rate);
        QFETCH(double, gpus);
        QFETCH(double, cost);
        Plan plan = choose(servingPlan(), "cluster.gpu", gpu.toStdString());
        plan = choose(plan, "work.a.serve.weights", weights.toStdString());
        plan = choose(plan, "work.a.serve.layout.tensor", std::to_string(tensor));
        plan = choose(plan, "work.a.serve.layout.pipeline", "1");
        // The table has no spread of lengths.
        plan = with(plan, {{"money.price", 2.5}, {"work.a.serve.spread", 0}});
        VERIFY_NEAR(dial(plan, "work.a.serve_rate"), rate, 0.12);
        QVERIFY(assessed(plan).serving[0].bound == RateBound::Token);
        QCOMPARE(dial(plan, "cluster.gpus"), gpus);
        VERIFY_NEAR(dial(plan, "work.a.serve_cost_answer"), cost, 1e-3);
    }

    void aFleetNextToARun()
    {
        const Plan& both = trainedAndServed();
        const Assessment a = assessed(both);
        QCOMPARE(a.decision.gpus, 68.0);
        QCOMPARE(a.decision.serving, 4.0);
        QCOMPARE(trainingGpus(a.decision), 64.0);
        Plan alone = both;
        alone.work.pop_back();
        const Assessment run = assessed(on(alone, 64));
        QCOMPARE(a.work[0].time.base(), run.work[0].time.base());
        QCOMPARE(a.work[0].gpuTime.base(), run.work[0].gpuTime.base());
        QVERIFY(a.decision.layouts[0].layout == run.decision.layouts[0].layout);
        // Both add up: the hours of the runs, and all hours of the fleet.
        const double served = 4 * kYear.base();
        const double trained = run.money.gpuTimeYear.base();
        VERIFY_NEAR(a.money.gpuTimeYear.base(), trained + served, 1e-9);
        QCOMPARE(a.money.runTime.base(), run.money.runTime.base());
        QVERIFY(a.site.mean.total() > run.site.mean.total());
    }
    // GPUs left over by a fleet are not in use, as nothing trains on them.
    void gpusThatAFleetLeavesAreNotInUse()
    {
        const double wanted = dial(servingPlan(), "work.a.serve_gpus");
        const Plan plan = on(choose(servingPlan(), "cluster.count_rule", "given"), wanted + 1);
        const Assessment a = assessed(plan);
        QVERIFY(a.decision.serving < a.decision.gpus);
        VERIFY_NEAR(a.money.inUse, a.decision.serving / a.decision.gpus, 1e-12);
        VERIFY_NEAR(a.money.gpuTimeYear.base(), a.decision.serving * kYear.base(), 1e-9);
    }
    void theSmallestOfBothIsTheSumOfBoth()
    {
        const Plan both = choose(trainedAndServed(), "cluster.count_rule", "smallest");
        Plan run = both;
        run.work.pop_back();
        Plan fleet = both;
        fleet.work.erase(fleet.work.begin());
        const double gpus = decide(both).gpus;
        QCOMPARE(gpus, decide(run).gpus + decide(fleet).gpus);
        QVERIFY(decide(both).reachesDate);
    }
    void twoFleetsShareWhatIsThere()
    {
        Plan two = fifty(80, "one");
        two.work.push_back(two.work[0]);
        two.work[1].id = "b";
        two.work[1].serve.requests = two.work[1].serve.requests * 3;
        QCOMPARE(decide(two).gpus, 4.0 + 8.0);
        const Decision d = decide(on(two, 24));
        QCOMPARE(d.fleets[0].gpus(), 8.0);
        QCOMPARE(d.fleets[1].gpus(), 16.0);
        const Decision few = decide(on(two, 6));
        QCOMPARE(few.fleets[0].gpus() + few.fleets[1].gpus(), 6.0);
        QVERIFY(!few.fleets[1].carriesLoad);
    }

    void gpusGivenSayTheirLoad()
    {
        const Plan& plan = servingPlan();
        const Assessment enough = assessed(on(plan, 10)), half = assessed(on(plan, 4));
        QVERIFY(enough.serving[0].load < 0.8);
        QCOMPARE(half.serving[0].choice.spares, 0.0);
        QVERIFY(half.serving[0].load > 1);
        QVERIFY(!half.serving[0].choice.carriesLoad);
        const Assessment many = assessed(on(plan, 100));
        QCOMPARE(many.serving[0].choice.replicas(), 50.0);
        QVERIFY(many.serving[0].token < enough.serving[0].token);
        QVERIFY(many.serving[0].costAnswer > enough.serving[0].costAnswer);
        const Assessment none = assessed(on(plan, 1));
        QVERIFY(!(none.serving[0].choice.carrying >= 1));
    }
    // On fewer GPUs than the load needs, the layout serves the most on those that are there.
    void tooFewGpusServeWhatTheyCan()
    {
        const Plan busy = with(servingPlan(), {{"work.a.serve.requests", 500}});
        const auto served = [](const Plan& plan) {
            const double rate = dial(plan, "work.a.serve_fleet_rate");
            return std::isnan(rate) ? 0 : rate;
        };
        double before = 0;
        for (const double gpus : {2, 3, 4, 6, 8, 10, 12, 20}) {
            const double rate = served(on(busy, gpus));
            QVERIFY2(rate >= before * (1 - 1e-9), qPrintable(QString::number(gpus)));
            for (const char* tensor : {"1", "2", "4", "8"})
                QVERIFY(rate >=
                        served(on(choose(busy, "work.a.serve.layout.tensor", tensor), gpus)) *
                            (1 - 1e-9));
            before = rate;
        }
    }
    void aFullCacheQueuesAndTellsNoTime()
    {
        const Plan plan = with(on(servingPlan(), 4), {{"work.a.serve.requests", 60}});
        const ServeAnswer a = assessed(plan).serving[0];
        QVERIFY(a.overloaded && a.queueing);
        QVERIFY(std::isnan(a.first.base()));
        QVERIFY(std::isfinite(a.token.base()));
    }
    void noLayoutKeepsToTheLimits()
    {
        const Plan plan = with(servingPlan(), {{"work.a.serve.token", 1}});
        const Decision d = decide(plan);
        QVERIFY(!d.reachesDate);
        QCOMPARE(d.gpus, plan.cluster.count);
        QVERIFY(assess(plan, d).serving[0].bound == RateBound::Nothing);
    }
    void whatIsPinnedIsHeld()
    {
        const Plan four = choose(servingPlan(), "work.a.serve.layout.tensor", "4");
        QCOMPARE(dial(four, "work.a.serve_tensor"), 4.0);
        const Plan odd = choose(choose(servingPlan(), "work.a.serve.layout.tensor", "16"),
                                "work.a.serve.layout.pipeline", "4");
        QCOMPARE(dial(odd, "work.a.serve_replica_gpus"), 64.0);
    }
    // Switching the kind gives a minimum fleet, and switching back restores the former count.
    void eachKindOfPlanKeepsItsCount()
    {
        const Plan run = with(support::computedPlan(), {{"cluster.count", 96}});
        const Plan served = choose(run, "work.a.kind", "serve");
        QVERIFY(served.cluster.countRule == CountRule::Smallest);
        QVERIFY(decide(served).gpus < 96);
        QVERIFY(decide(served).reachesDate);
        const Plan typed = on(served, 12);
        const Plan back = choose(served, "work.a.kind", "train");
        QVERIFY(samePlan(back, run));
        const Plan again = choose(choose(typed, "work.a.kind", "tune"), "work.a.kind", "serve");
        QVERIFY(samePlan(again, typed));
        QCOMPARE(choose(typed, "work.a.kind", "sweep").cluster.count, 96.0);
        // With another run on the cluster, its size is unchanged.
        const Plan& both = support::trainedAndServed();
        QCOMPARE(choose(both, "work.b.kind", "train").cluster.count, both.cluster.count);
    }
    void goals()
    {
        const double cheap = dial(servingPlan(), "work.a.serve_whole");
        const Plan fast = choose(servingPlan(), "work.a.serve.goal", "fastest");
        QVERIFY(dial(fast, "work.a.serve_whole") < cheap);
        QVERIFY(dial(fast, "cluster.gpus") > dial(servingPlan(), "cluster.gpus"));
    }
};

} // namespace

HEADROOM_ROOM(TestServePlan)
#include "test_serveplan.moc"
