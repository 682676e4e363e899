#include "model/engine/serving/split.h"
#include "model/engine/serving/steady.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <cmath>
#include <vector>

// A serving step, memory use, and many steps: what adds up, and what is monotone.
namespace {

using namespace engine;
using namespace support;

constexpr ServedCase kH100x2{"h100-sxm", 2, WeightFormat::Fp8, KvFormat::Fp8};
constexpr ServedCase kH200{"h200-sxm", 1, WeightFormat::Fp8, KvFormat::Fp8};

double milli(Seconds time)
{
    return 1e3 * time.base();
}

class TestServingStep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { catalog(); }

    // GEMMs reach the rate of the units that the GPU has for that kind of number.
    void integersRunAtTheirOwnRate_data()
    {
        QTest::addColumn<QByteArray>("gpu");
        QTest::addColumn<bool>("asFp8");
        QTest::newRow("H100: both at 1,979") << QByteArray("h100-sxm") << true;
        QTest::newRow("B200: both at 4,500") << QByteArray("b200-sxm") << true;
        QTest::newRow("MI300X: both at 2,615") << QByteArray("mi300x") << true;
        QTest::newRow("GB300: 165 in INT8, 5,000 in FP8") << QByteArray("gb300") << false;
        QTest::newRow("B300: 153.5 in INT8, 4,500 in FP8") << QByteArray("b300-sxm") << false;
        QTest::newRow("A100 has no FP8") << QByteArray("a100-sxm-80") << true;
    }
    void integersRunAtTheirOwnRate()
    {
        QFETCH(QByteArray, gpu);
        QFETCH(bool, asFp8);
        const auto rate = [&](WeightFormat format) {
            return seventyB({gpu.constData(), 1, format, KvFormat::Fp8}, 1000, 500,
                            shippedServing())
                .denseRate;
        };
        QCOMPARE(rate(WeightFormat::Int8) == rate(WeightFormat::Fp8), asFp8);
        if (!asFp8)
            QVERIFY(rate(WeightFormat::Int8) == rate(WeightFormat::Int4)); // widened to 16 bits
    }

    // More memory gives more room, more bytes per number less.
    void memoryIsMonotone()
    {
        const ServingConstants& c = shippedServing();
        double before = 0;
        for (const double gb : {80.0, 96.0, 141.0, 180.0, 288.0}) {
            ServingSizes s = seventyB(kH200, 1000, 1000, c);
            s.machine.gpu.capacity = Bytes(gb * 1e9);
            const double batch = servingMemory(s, c).batch;
            QVERIFY(batch >= before);
            before = batch;
        }
        ServedCase wide = kH200;
        wide.cache = KvFormat::Bf16;
        QVERIFY(servingMemory(seventyB(wide, 1000, 1000, c), c).batch <
                servingMemory(seventyB(kH200, 1000, 1000, c), c).batch);
    }

    void partsAddUp()
    {
        const ServingConstants& c = shippedServing();
        const ServingSizes s = seventyB(kH100x2, 1000, 500, c);
        const ServingStep step = servingStep(s, {.sequences = 32, .context = 1200}, c);
        const Seconds sum = step.products + step.experts + step.head + step.attention + step.cache +
                            step.wire + step.traffic + step.host;
        VERIFY_NEAR(step.total().base(), sum.base(), 1e-12);
        QCOMPARE(step.experts.base(), 0.0);
        QVERIFY(step.wire.base() > 0 && step.cache.base() > 0);
    }

    // The soft roofline: the sum at exponent one, the maximum at infinity, else between.
    void softRoofline()
    {
        VERIFY_NEAR(softRoof(Seconds(3), Seconds(4), 1).base(), 7.0, 1e-12);
        VERIFY_NEAR(softRoof(Seconds(3), Seconds(4), 2).base(), 5.0, 1e-12);
        VERIFY_NEAR(softRoof(Seconds(3), Seconds(4), 200).base(), 4.0, 1e-6);
        QCOMPARE(softRoof(Seconds(0), Seconds(4), 1.2).base(), 4.0);
    }

    // A closed loop, by Little's law: users over rate is the time of a request.
    void closedLoopsAddUp()
    {
        const ServingConstants& c = shippedServing();
        const ServingSizes s = seventyB(kH200, 1000, 200, c);
        Rate rate{};
        double token = 0;
        for (const double users : {1.0, 4.0, 16.0, 64.0, 150.0}) {
            const ClosedLoop loop = closedLoop(s, users, c);
            QVERIFY(!loop.queueing);
            VERIFY_NEAR((loop.first + 199 * loop.token).base(), (users / loop.requests).base(),
                        1e-9);
            QVERIFY2(loop.requests > rate && milli(loop.token) > token, "more users");
            rate = loop.requests, token = milli(loop.token);
        }
    }

    // Beyond the KV cache's capacity, more users wait and are not served faster.
    void aFullCacheQueues()
    {
        const ServingConstants& c = shippedServing();
        const ServingSizes s = seventyB(kH200, 8000, 1000, c);
        const double most = servingMemory(s, c).batch;
        const ClosedLoop twice = closedLoop(s, 2 * most, c), more = closedLoop(s, 4 * most, c);
        QVERIFY(twice.queueing && more.queueing);
        VERIFY_NEAR(twice.requests.base(), more.requests.base(), 1e-9);
        QVERIFY(more.first > 2 * twice.first);
    }

    // A cached prefix saves GEMMs and memory; a full hit leaves one token to compute.
    void aPrefixSpares()
    {
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB(kH200, 4000, 500, c);
        const double room = servingMemory(s, c).batch;
        const Seconds cold = promptAlone(s, c);
        s.job.prefixHit = 0.5;
        QVERIFY(servingMemory(s, c).batch > room);
        QVERIFY(promptAlone(s, c) < cold && promptAlone(s, c) > 0.4 * cold);
    }

    // By simulation: a chunk enters a stage once it has left the previous stage and the chunk ahead
    // has left this one.
    void aPromptPassesAllStages_data()
    {
        QTest::addColumn<int>("stages");
        QTest::addColumn<int>("pieces");
        for (const int stages : {1, 2, 4, 8})
            for (const int pieces : {1, 2, 4, 16})
                QTest::addRow("%d stages, %d pieces", stages, pieces) << stages << pieces;
    }
    void aPromptPassesAllStages()
    {
        QFETCH(int, stages);
        QFETCH(int, pieces);
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB(kH100x2, 8192, 500, c);
        s.job.chunk = Tokens(std::ceil(8192.0 / pieces));
        const Seconds whole = promptAlone(s, c);
        const Seconds inStage = whole / pieces / stages;
        std::vector<Seconds> left(static_cast<std::size_t>(stages)); // per stage
        for (int piece = 0; piece < pieces; ++piece) {
            Seconds now{};
            for (Seconds& stage : left)
                now = stage = larger(now, stage) + inStage;
        }
        s.layout.pipeline = stages;
        VERIFY_NEAR(promptAlone(s, c).base(), left.back().base(), 1e-9);
    }

    // The data a stage sends: two bytes per activation of a token, split among its ranks.
    void stagesHandOver()
    {
        const ServingConstants& c = shippedServing();
        const Accelerator& gpu = *catalog().accelerator("h100-sxm");
        ServingJob job;
        job.model = *catalog().model("llama-3.1-405b");
        job.prompt = Tokens(8192), job.answer = Tokens(1);
        const auto first = [&](double gigabytes, double stages) {
            const ServingMachine m = servingMachine(gpu, 8, 8, Bandwidth(gigabytes * 1e9));
            return promptAlone(sizesOf(job, m, {.tensor = 8, .pipeline = stages}, c), c);
        };
        const double sent = 8192 * job.model.hidden * 2 / 8;
        const double slow = sent / (c.link * 1e9), fast = sent / (c.link * 50e9);
        VERIFY_NEAR((first(1, 2) - first(50, 2)).base(), slow - fast, 1e-9);
        VERIFY_NEAR((first(1, 3) - first(50, 3)).base(), 2 * (slow - fast), 1e-9);
        VERIFY_NEAR(first(1, 1).base(), first(50, 1).base(), 1e-12); // a single stage sends nothing
        QVERIFY(first(50, 2) > first(50, 1)); // a single prompt gets no faster
    }

    // Meanwhile the other stages process other prompts: throughput is unaffected by the latency.
    void stagesKeepTheRate()
    {
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB(kH100x2, 8192, 500, c);
        s.layout.pipeline = 4;
        QVERIFY(promptAlone(s, c) > 2.5 * promptWork(s, c));
        const PromptApart prompt = promptApart(s, c);
        VERIFY_NEAR(prompt.work.base(), promptWork(s, c).base(), 1e-12);
        const SplitRate rate = splitLoop(s, s, {.prompters = 1, .answerers = 100}, 1e4, c);
        VERIFY_NEAR(rate.promptRequests * prompt.work, c.splitPrefill, 1e-9);
        const Steady steady = steadyWith(s, 16, c);
        QVERIFY(steady.passage > 0.5 * steady.added);
        VERIFY_NEAR(steady.prompt.base(), (steady.work + steady.passage).base(), 1e-9);
    }

    // One more token never takes less time, even as the first of a new chunk.
    void longerPromptsTakeNoLess()
    {
        const ServingConstants& c = shippedServing();
        for (const double stages : {1.0, 2.0, 8.0}) {
            Seconds before{};
            for (const double tokens : {4096.0, 8191.0, 8192.0, 8193.0, 16384.0, 16385.0}) {
                ServingSizes s = seventyB(kH100x2, tokens, 500, c);
                s.layout.pipeline = stages;
                const Seconds now = promptAlone(s, c);
                QVERIFY2(now >= before, qPrintable(QString::number(tokens)));
                before = now;
            }
        }
    }

    // A diffusion pass needs the previous one, however the layers are split into stages.
    void passesOfAPictureFollowEachOther()
    {
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB(kH100x2, 8192, 1, c);
        s.job.wholeLooks = true, s.job.chunk = Tokens(1024), s.job.wholeShare = 0.5;
        s.widths.window = 1024;
        const Seconds one = promptAlone(s, c);
        s.layout.pipeline = 4;
        VERIFY_NEAR(promptAlone(s, c).base(), one.base(), 1e-9);
        QVERIFY(promptWork(s, c) < 0.5 * one);
    }

    // llama.cpp splits by layers and takes 512 tokens at a time: on four GPUs the TTFT of 1,024 is
    // (2 + 4 - 1) / (2 * 4) of that on one. Measured with two models on eight GPU types: 0.65 to
    // 0.75, including launch overhead.
    void layersDividedByLlamaCpp()
    {
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB({"h100-sxm", 1, WeightFormat::Int4, KvFormat::Bf16}, 1024, 1, c);
        s.job.engine = ServingEngine::LlamaCpp;
        const Seconds one = promptAlone(s, c);
        s.layout.pipeline = 4;
        VERIFY_NEAR(promptAlone(s, c) / one, 5.0 / 8, 1e-9);
        s.layout.pipeline = 1, s.job.chunk = Tokens(512);
        VERIFY_NEAR(promptAlone(s, c).base(), one.base(), 1e-12);
    }

    // GeForce cards multiply at half rate with 32-bit accumulation, but not with 16-bit, as in
    // llama.cpp, or with integers.
    void peaksBySumsIn16Bits_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("others"); // TFLOP/s
        QTest::addColumn<double>("llamaCpp");
        QTest::newRow("GeForce 4090") << "rtx-4090" << 165.2 << 330.3;
        QTest::newRow("GeForce 3090") << "rtx-3090" << 71.0 << 142.0;
        QTest::newRow("the same chip for work") << "rtx-a6000" << 154.8 << 154.8;
        QTest::newRow("A100") << "a100-sxm-80" << 312.0 << 312.0;
        QTest::newRow("H100") << "h100-sxm" << 989.0 << 989.5;
        QTest::newRow("few units for integers: GB300") << "gb300" << 2500.0 << 2500.0;
    }
    void peaksBySumsIn16Bits()
    {
        QFETCH(QString, gpu);
        QFETCH(double, others);
        QFETCH(double, llamaCpp);
        const Accelerator* const a = catalog().accelerator(gpu.toStdString());
        QVERIFY(a);
        const Machine m = servingMachine(*a, 8, 1, Bandwidth(50e9)).gpu;
        ServingJob job;
        for (const ServingEngine engine :
             {ServingEngine::Vllm, ServingEngine::Sglang, ServingEngine::TensorRt}) {
            job.engine = engine;
            VERIFY_NEAR(sixteenBitPeak(job, m) / FlopRate(1e12), others, 1e-9);
        }
        job.engine = ServingEngine::LlamaCpp;
        VERIFY_NEAR(sixteenBitPeak(job, m) / FlopRate(1e12), llamaCpp, 1e-3);
    }

    // Chunking changes when tokens arrive, hardly the rate.
    void chunksKeepTheRate()
    {
        const ServingConstants& c = shippedServing();
        ServingSizes s = seventyB(kH100x2, 8000, 1000, c);
        const Steady whole = steadyWith(s, 16, c);
        s.job.chunk = Tokens(2048);
        const Steady chunked = steadyWith(s, 16, c);
        QVERIFY(chunked.prompt > whole.prompt);
        VERIFY_NEAR(chunked.tokens.base(), whole.tokens.base(), 0.05);
    }

    // arXiv 2211.17192, equation 1; and the gain vanishes when compute-bound.
    void guessedTokens()
    {
        ServingJob job;
        job.draftDepth = 3, job.draftAccepted = 0.8;
        VERIFY_NEAR(tokensOfStep(job), 1 + 0.8 + 0.64 + 0.512, 1e-12);
        const ServingConstants& c = shippedServing();
        const auto gain = [&](double sequences) {
            ServingSizes s = seventyB(kH200, 1000, 500, c);
            const TokenRate plain = steadyWith(s, sequences, c).tokens;
            s.job.draftDepth = 3, s.job.draftAccepted = 0.7, s.job.draftCost = 0.05;
            return steadyWith(s, sequences, c).tokens / plain;
        };
        QVERIFY(gain(1) > 1.7);
        QVERIFY(gain(128) < gain(1));
    }

    // Experts are read as far as tokens are routed to them.
    void expertsHitByTheBatch()
    {
        const ServingConstants& c = shippedServing();
        ServingJob job;
        job.model = *catalog().model("deepseek-v3-671b");
        job.prompt = Tokens(1000), job.answer = Tokens(1000);
        const ServingMachine m =
            servingMachine(*catalog().accelerator("h200-sxm"), 8, 8, Bandwidth(50e9));
        const ServingSizes s = sizesOf(job, m, {.tensor = 8, .expert = 8}, c);
        QVERIFY(s.fine && s.widths.latent());
        VERIFY_NEAR(s.kvToken.base(), 61 * 576.0, 1e-9);
        const auto experts = [&](double n) {
            return servingStep(s, {.sequences = n, .context = 1000}, c).experts.base();
        };
        QVERIFY(experts(8) > 5 * experts(1));
        QVERIFY(experts(2000) < 10 * experts(200));
        const ServingSizes ranks = sizesOf(job, m, {.expert = 8, .attention = 8}, c);
        QVERIFY2(servingMemory(ranks, c).batch > 4 * servingMemory(s, c).batch,
                 "ranks that divide requests hold each cache once");
    }
};

} // namespace

HEADROOM_ROOM(TestServingStep)
#include "test_servingstep.moc"
