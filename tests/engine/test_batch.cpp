#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/sizing/speeduplaws.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

// Batch jobs of many units: closed forms by hand, published runs, and findings.
namespace {

using namespace engine;
using support::choose;
using support::dial;
using support::find;
using support::findingsOf;
using support::with;

// A million units of ten seconds on 64 GPUs without any overhead.
Plan job()
{
    Plan plan =
        choose(choose(support::samplePlan(), "work.a.kind", "batch"), "work.a.job.rule", "typed");
    return with(std::move(plan), {{"cluster.count", 64},
                                  {"work.a.job.units", 1e6},
                                  {"work.a.job.unit_time", 10},
                                  {"work.a.deadline", 7}});
}

// Text generation by a model with that many input and output tokens.
Plan answers(double prompt, double answer, const char* tensor)
{
    Plan plan = choose(support::samplePlan(), "work.a.kind", "batch");
    plan = choose(plan, "work.a.model", "llama-3.1-70b");
    plan = choose(choose(plan, "work.a.serve.layout.tensor", tensor),
                  "work.a.serve.layout.pipeline", "1");
    return with(std::move(plan), {{"cluster.count", 8},
                                  {"work.a.serve.prompt", prompt},
                                  {"work.a.serve.answer", answer},
                                  {"work.a.serve.spread", 0},
                                  {"work.a.job.units", 1e7}});
}

bool states(const Plan& plan, std::string_view id)
{
    const auto list = findingsOf(plan);
    return find(list, id) != nullptr;
}

} // namespace

class TestBatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void independentUnitsDivide()
    {
        const Plan plan = job();
        VERIFY_NEAR(dial(plan, "work.a.job_one_worker"), 1e7 / 86400, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.time"), 1e7 / 64 / 86400, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.gpu_hours"), 1e7 / 3600, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.speedup"), 64, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.efficiency"), 100, 1e-9);
    }

    void wholeUnitsCannotBeDivided_data()
    {
        QTest::addColumn<double>("units");
        QTest::addColumn<double>("rounds");
        QTest::newRow("as many as GPUs: one round") << 64.0 << 1.0;
        QTest::newRow("one more: a round for it alone") << 65.0 << 2.0;
        QTest::newRow("one unit: the others stand idle") << 1.0 << 1.0;
        QTest::newRow("twice as many: two rounds") << 128.0 << 2.0;
    }
    void wholeUnitsCannotBeDivided()
    {
        QFETCH(double, units);
        QFETCH(double, rounds);
        const Plan plan = with(job(), {{"work.a.job.units", units}});
        VERIFY_NEAR(dial(plan, "work.a.time") * 86400, rounds * 10, 1e-9);
    }

    void amdahlsLawLimitsIt_data()
    {
        QTest::addColumn<double>("serial");
        QTest::addColumn<double>("gpus");
        QTest::newRow("5 % on 8 GPUs") << 5.0 << 8.0;
        QTest::newRow("5 % on 64 GPUs") << 5.0 << 64.0;
        QTest::newRow("1 % on 64 GPUs") << 1.0 << 64.0;
    }
    void amdahlsLawLimitsIt()
    {
        QFETCH(double, serial);
        QFETCH(double, gpus);
        const Plan plan = with(job(), {{"work.a.job.serial", serial}, {"cluster.count", gpus}});
        // Within the error from whole units.
        VERIFY_NEAR(dial(plan, "work.a.speedup"), amdahl(serial / 100, gpus), 1e-4);
        VERIFY_NEAR(dial(plan, "work.a.serial_share"), serial, 1e-3);
        VERIFY_NEAR(dial(plan, "work.a.speedup_limit"), 100 / serial, 1e-3);
        VERIFY_NEAR(dial(plan, "work.a.scaled_speedup"), gpus - serial / 100 * (gpus - 1), 1e-4);
        VERIFY_NEAR(dial(plan, "work.a.job_half_gpus"), 100 / serial + 1, 1e-9);
    }
    void halfOfTheHoursAreLostWhereItSays()
    {
        const Plan plan = with(job(), {{"work.a.job.serial", 1}, {"cluster.count", 101}});
        VERIFY_NEAR(dial(plan, "work.a.efficiency"), 50, 1e-3);
    }

    void storageHoldsItUp()
    {
        // 1e6 units of 1 GB at 1 GB/s: a million seconds, where computing takes 156,250.
        const Plan plan = with(
            job(), {{"work.a.job.in", 9e8}, {"work.a.job.out", 1e8}, {"work.a.feed.storage", 1}});
        VERIFY_NEAR(dial(plan, "work.a.time") * 86400, 1e6, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.job_waits"), 84.375, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.job_storage_rate"), 6.4, 1e-9);
        const auto list = findingsOf(plan);
        const Finding* waits = find(list, "job_storage");
        QVERIFY(waits && waits->cure);
        const auto cured = turned(plan, waits->cure->path, waits->cure->value);
        QVERIFY(cured);
        VERIFY_NEAR(dial(*cured, "work.a.time") * 86400, 156250, 1e-9);
        QVERIFY(!states(*cured, "job_storage"));
    }

    void unitsMayNeedSeveralGpus()
    {
        const Plan plan = with(job(), {{"work.a.job.unit_gpus", 24}});
        VERIFY_NEAR(dial(plan, "work.a.job_workers"), 2, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.time") * 86400, 5e6, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.efficiency"), 75, 1e-9); // 16 GPUs of nodes left idle
        QVERIFY(states(with(plan, {{"cluster.count", 16}}), "job_worker"));
    }
    void whatDoesNotFitIsStated()
    {
        QVERIFY(!states(with(job(), {{"work.a.job.memory", 60}}), "job_memory"));
        const Plan plan = with(job(), {{"work.a.job.memory", 100}});
        QVERIFY(states(plan, "job_memory"));
        QVERIFY(!smallest(plan).reachesDate);
    }
    void anUnknownTimeIsRequested()
    {
        const Plan plan = choose(choose(support::samplePlan(), "work.a.kind", "batch"),
                                 "work.a.job.rule", "typed");
        QVERIFY(std::isnan(dial(plan, "work.a.time")));
        QVERIFY(states(plan, "job_time_unknown"));
    }

    void theSmallestClusterMakesTheDate()
    {
        const Plan plan = job();
        const Decision found = smallest(plan);
        QVERIFY(found.reachesDate);
        // 1e7 s in 7 days of 604,800 s: 16.5 GPUs, in nodes of eight.
        QCOMPARE(found.gpus, 24.0);
        QVERIFY(assess(plan, given(plan, 16)).work[0].time > plan.work[0].train.deadline);
    }
    void noClusterMakesADateBeforeTheSerialPart()
    {
        // A tenth of 115.7 days.
        const Plan plan = with(job(), {{"work.a.job.serial", 10}});
        QVERIFY(!smallest(plan).reachesDate);
        QVERIFY(states(plan, "job_no_cluster"));
        QVERIFY(smallest(with(plan, {{"work.a.deadline", 13}})).reachesDate);
    }
    void oneGpuIsEnoughWhereItIs()
    {
        const Plan plan = with(job(), {{"work.a.job.units", 1000}});
        QVERIFY(states(plan, "job_one"));
        QVERIFY(!states(job(), "job_one"));
    }

    // Failures lose the units in progress on the failed node, not the whole cluster's work.
    void longUnitsLoseMoreToFailures()
    {
        Plan plan = choose(job(), "risk.goodput_rule", "computed");
        const double few = dial(plan, "work.a.goodput_reached");
        QVERIFY(few < 100 && few > 99);
        plan = with(plan, {{"work.a.job.units", 100}, {"work.a.job.unit_time", 1e5}});
        QVERIFY(dial(plan, "work.a.goodput_reached") < few);
    }

    // LAION-5B: 5.85 billion images, 312 per second on an A100 with ViT-L/14: "in a week using 32
    // A100" (laion.ai/blog/laion-5b, 2022-03-31).
    void laionsWeek()
    {
        const Plan plan = with(job(), {{"work.a.job.units", 5.85e9},
                                       {"work.a.job.unit_time", 1.0 / 312},
                                       {"work.a.job.in", 37600},
                                       {"work.a.job.out", 1536},
                                       {"cluster.count", 32}});
        VERIFY_NEAR(dial(plan, "work.a.time"), 7, 0.05);
        // "9 TB of image embeddings", of 220 TB of images.
        VERIFY_NEAR(5.85e9 * 1536 / 1e12, 9, 0.01);
        VERIFY_NEAR(dial(plan, "work.a.job_data"), 229, 0.01);
    }
    // "2500 sample/s on 8 a100 … on 4 such nodes, the speed are multiplied by 4" (clip-retrieval,
    // docs/distributed_clip_inference.md).
    void clipRetrievalsNodes()
    {
        const Plan one = with(
            job(),
            {{"work.a.job.units", 1e9}, {"work.a.job.unit_time", 1.0 / 312}, {"cluster.count", 8}});
        const auto rate = [](const Plan& plan) {
            return 1e9 / (dial(plan, "work.a.job_busy") * 3600);
        };
        VERIFY_NEAR(rate(one), 2500, 0.01);
        VERIFY_NEAR(rate(with(one, {{"cluster.count", 32}})), 4 * rate(one), 1e-6);
    }

    // "150 minutes of audio in less than 98 seconds" with Whisper large-v3 on an A100 80 GB
    // (github.com/Vaibhavs10/insanely-fast-whisper, 2023).
    void whispersHours()
    {
        const Plan plan =
            with(job(),
                 {{"work.a.job.units", 2.5}, {"work.a.job.unit_time", 39.2}, {"cluster.count", 1}});
        VERIFY_NEAR(2.5 * dial(plan, "work.a.job_unit_time"), 98, 1e-9);
        // 100,000 hours in a week take as many GPUs as 3.92 million seconds of work.
        const Decision found =
            smallest(with(job(), {{"work.a.job.units", 1e5}, {"work.a.job.unit_time", 39.2}}));
        QCOMPARE(found.gpus, 8.0);
    }

    // TensorRT-LLM 0.14, Llama 3 70B with 8 bits on H100, all requests queued (NVIDIA, 2024).
    void bulkAnswersArePublished_data()
    {
        QTest::addColumn<QByteArray>("tensor");
        QTest::addColumn<double>("tokens"); // output tokens per second
        QTest::newRow("on 4 GPUs") << QByteArray("4") << 6925.0;
        QTest::newRow("on 8 GPUs") << QByteArray("8") << 10733.0;
    }
    void bulkAnswersArePublished()
    {
        QFETCH(QByteArray, tensor);
        QFETCH(double, tokens);
        Plan plan = answers(1000, 1000, tensor);
        plan =
            choose(choose(plan, "work.a.serve.engine", "tensorrt"), "work.a.serve.weights", "fp8");
        plan = choose(choose(plan, "work.a.serve.kv", "fp8"), "work.a.serve.release", "old");
        const double rate = 1000 / dial(plan, "work.a.job_unit_time");
        VERIFY_NEAR(rate, tokens, 0.3);
    }
    void aModelTakesTheLayoutWithTheMostPerGpu()
    {
        Plan plan = answers(1000, 200, "auto");
        plan = choose(plan, "work.a.serve.layout.pipeline", "auto");
        const double best = dial(plan, "work.a.job_unit_time") * dial(plan, "work.a.job_unit_gpus");
        for (const char* tensor : {"2", "4", "8"}) {
            const Plan fixed = answers(1000, 200, tensor);
            QVERIFY(dial(fixed, "work.a.job_unit_time") * dial(fixed, "work.a.job_unit_gpus") >=
                    best * (1 - 1e-9));
        }
    }

    // It runs after any training, and its hours are paid likewise.
    void itSharesAClusterWithARun()
    {
        const Plan alone = job();
        Plan both = alone;
        both.work.push_back(support::samplePlan().work.front());
        both.work.back().id = "b";
        VERIFY_NEAR(dial(both, "money.run_time"),
                    dial(both, "work.a.time") + dial(both, "work.b.time"), 1e-9);
        VERIFY_NEAR(dial(both, "work.a.time"), dial(alone, "work.a.time"), 1e-9);
    }
};

HEADROOM_ROOM(TestBatch)
#include "test_batch.moc"
