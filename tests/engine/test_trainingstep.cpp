#include "model/engine/training/groups.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/shaped.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <array>

// A training step and its memory: what adds up, what is monotone, and what was published.
namespace {

using namespace support;

constexpr int kCases = 300;
using Better = void (*)(Machine&);

// A random layout that the search would consider.
struct Percentiles {
    SearchCase c;
    Layout layout;
};

std::vector<Percentiles> requested()
{
    Random random(7);
    std::vector<Percentiles> all;
    while (all.size() < kCases) {
        SearchCase c = smallCase(random);
        const auto best = bestLayout(c.job, c.machine, c.gpus, c.limits, constants());
        if (best)
            all.push_back({c, best->layout});
    }
    return all;
}

Seconds stepOf(const Percentiles& a, const Machine& machine)
{
    return stepTime(a.c.job, machine, a.layout, constants()).total;
}

// arXiv 2205.05198, table 5: layers, hidden, heads, pipeline, interleave, batch, micro-batch, and
// seconds per batch with full, and with selective recomputation plus sequence parallelism.
struct Published {
    const char* name;
    double layers, hidden, heads;
    int pipeline, interleave;
    double batch;
    float micro;
    double full, selective;
};
constexpr std::array kPublished{
    Published{"22B on 8 A100", 48, 6144, 64, 1, 1, 4, 4, 1.42, 1.10},
    Published{"175B on 64", 96, 12288, 96, 8, 3, 64, 1, 18.13, 13.75},
    Published{"530B on 280", 105, 20480, 128, 35, 3, 280, 1, 49.05, 37.83},
    Published{"1T on 512", 128, 25600, 160, 64, 1, 512, 1, 94.42, 71.49},
};

double error(const Published& p, bool selective)
{
    TrainingJob job;
    job.model.layers = p.layers, job.model.hidden = p.hidden;
    job.model.heads = job.model.kvHeads = p.heads, job.model.headDim = p.hidden / p.heads;
    job.model.ffn = 4 * p.hidden, job.model.ffnMatrices = 2, job.model.embeddings = 1;
    job.model.vocab = 51200;
    job.sequences = p.batch, job.sequence = Tokens(2048);
    job.format = Format::Fp16, job.stack = Stack::Classic;
    Layout layout;
    layout.tensor = 8, layout.pipeline = p.pipeline, layout.interleave = p.interleave;
    layout.microBatch = p.micro, layout.sharding = Sharding::None;
    layout.recompute = selective ? Recompute::Selective : Recompute::Full;
    layout.sequenceParallel = selective;
    const Machine machine = machineOf(*catalog().accelerator("a100-sxm-80"), 8, Bandwidth(25e9),
                                      layout.gpus(), constants());
    const Seconds step = stepTime(job, machine, layout, constants()).total;
    return step.base() / (selective ? p.selective : p.full) - 1;
}

class TestTrainingStep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsAddUp()
    {
        for (const Percentiles& a : requested()) {
            const StepTime s = stepTime(a.c.job, a.c.machine, a.layout, constants());
            const Seconds sum = s.products + s.attention + s.elementwise + s.floor + s.recompute +
                                s.vocabulary + s.tensor + s.context + s.expert + s.gather +
                                s.bubble + s.sends + s.data + s.optimizer + s.offload +
                                s.straggling + s.host;
            VERIFY_NEAR(sum.base(), s.total.base(), 1e-9);
        }
    }

    // fms-acceleration, LoRA and QLoRA of Llama 3 8B on one A100 with 4, 8 and 16 sequences of
    // 4,096 tokens, in tokens per second: QLoRA gains that much more as the micro-batch doubles.
    void packedWeightsAreUnpackedForEachMicroBatch()
    {
        const double lora[] = {3844, 3879, 3892}, qlora[] = {4009, 4105, 4140};
        const auto gained = [&](int i) {
            return (1 / qlora[i] - 1 / qlora[i + 1]) - (1 / lora[i] - 1 / lora[i + 1]);
        };
        const auto costs = [](double sequences) { // per token
            TrainingJob job = jobOf(model("llama-3.1-8b"), sequences, 4096);
            job.stack = Stack::Fsdp;
            Layout layout;
            layout.microBatch = static_cast<float>(sequences), layout.recompute = Recompute::Full;
            const auto step = [&](Method method) {
                job.method = method;
                return stepTime(job, a100(constants(), 1), layout, constants()).total.base();
            };
            return (step(Method::Qlora) - step(Method::Lora)) / (sequences * 4096);
        };
        VERIFY_NEAR(costs(4) - costs(8), gained(0), 0.4);
        VERIFY_NEAR(costs(8) - costs(16), gained(1), 0.4);
        QVERIFY(costs(16) > 0);
    }
    void aBetterMachineIsNeverSlower_data()
    {
        QTest::addColumn<Better>("better");
        const auto row = [](const char* name, Better better) { QTest::newRow(name) << better; };
        row("a faster link inside", [](Machine& m) { m.inside = 1.7 * m.inside; });
        row("faster NICs", [](Machine& m) { m.between = 1.7 * m.between; });
        row("faster memory", [](Machine& m) { m.memory = 1.7 * m.memory; });
        row("a higher peak",
            [](Machine& m) { m.peak16 = 1.7 * m.peak16, m.peak8 = 1.7 * m.peak8; });
        row("a quicker host", [](Machine& m) { m.hostLayer = m.hostLayer / 2; });
        row("shorter latency", [](Machine& m) { m.insideLatency = m.insideLatency / 2; });
    }
    void aBetterMachineIsNeverSlower()
    {
        QFETCH(Better, better);
        for (const Percentiles& a : requested()) {
            Machine machine = a.c.machine;
            better(machine);
            QVERIFY(stepOf(a, machine) <= stepOf(a, a.c.machine) * (1 + 1e-12));
        }
    }

    // Placement of pipeline stages: ranks fill nodes one after the other.
    void stagesHandOverWhereTheyStand_data()
    {
        QTest::addColumn<double>("ranks");
        QTest::addColumn<double>("gap");
        QTest::addColumn<double>("nics");
        QTest::addColumn<double>("borders");
        QTest::addColumn<double>("gbit"); // per rank across a border
        const auto row = [](const char* name, double ranks, double gap, double nics, double borders,
                            double gbit) {
            QTest::newRow(name) << ranks << gap << nics << borders << gbit;
        };
        row("two stages a node, a NIC each", 128, 4, 8, 15, 100);
        row("two stages a node, one NIC", 128, 4, 1, 15, 200);
        row("two stages a node, two NICs, of which one is beside those that send", 128, 4, 2, 15,
            100);
        row("eight stages a node, one NIC", 128, 1, 1, 15, 800);
        row("a node a stage", 64, 8, 8, 7, 100);
        row("two nodes a stage, two NICs each", 64, 16, 2, 7, 100);
        row("all in a node", 8, 2, 8, 0, 100);
    }
    void stagesHandOverWhereTheyStand()
    {
        QFETCH(double, ranks);
        QFETCH(double, gap);
        QFETCH(double, nics);
        QFETCH(double, borders);
        QFETCH(double, gbit);
        Machine m = machineOf(*catalog().accelerator("h100-sxm"), 8, Bandwidth(100e9 / 8), ranks,
                              constants());
        m.nics = nics;
        const Handover h = handover(m, ranks, gap, 1);
        QCOMPARE(h.borders, borders);
        VERIFY_NEAR(h.between.base() * 8 / 1e9, gbit, 1e-9);
    }

    // Groups of ranks that do not tile the domains cross their borders.
    void groupsPayForTheBordersTheyLieOn_data()
    {
        QTest::addColumn<double>("ranks"); // in the entire run
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("stride");
        QTest::addColumn<double>("domain");
        QTest::addColumn<double>("inside");
        QTest::addColumn<double>("nodes");
        const auto row = [](const char* name, double ranks, double size, double stride,
                            double domain, double inside, double nodes) {
            QTest::newRow(name) << ranks << size << stride << domain << inside << nodes;
        };
        row("a node", 64, 8, 1, 8, 8, 1);
        row("half a node", 64, 4, 1, 8, 4, 1);
        row("all nodes", 64, 64, 1, 8, 8, 8);
        row("every eighth", 64, 8, 8, 8, 1, 8);
        row("every second", 64, 32, 2, 8, 4, 8);
        row("six of eight: two of the second six are on the first node", 48, 6, 1, 8, 2, 2);
        row("three of eight: one of the third three is apart", 48, 3, 1, 8, 1, 2);
        row("six alone", 6, 6, 1, 8, 6, 1);
        row("sixty-four of a rack of 72", 512, 64, 1, 72, 8, 2);
        row("twelve over nodes of eight", 48, 12, 1, 8, 4, 2);
    }
    void groupsPayForTheBordersTheyLieOn()
    {
        QFETCH(double, ranks);
        QFETCH(double, size);
        QFETCH(double, stride);
        QFETCH(double, domain);
        QFETCH(double, inside);
        QFETCH(double, nodes);
        Machine m = machineOf(*catalog().accelerator("h100-sxm"), 8, Bandwidth(100e9 / 8), ranks,
                              constants());
        m.domain = domain;
        const GroupWire wire = groupWire(m, size, stride);
        QCOMPARE(wire.inside, inside);
        QCOMPARE(wire.nodes, nodes);
    }

    // 256 GPUs take 64 in each of four racks of 72; racks filled by a run are used completely.
    void runsTakeAsMuchOfEachRack()
    {
        QCOMPARE(domainInUse(72, 4, 256), 64.0);
        QCOMPARE(domainInUse(72, 4, 512), 64.0);
        QCOMPARE(domainInUse(72, 4, 1024), 64.0);
        QCOMPARE(domainInUse(72, 4, 288), 72.0);
        QCOMPARE(domainInUse(72, 4, 64), 72.0); // within one
        QCOMPARE(domainInUse(8, 8, 256), 8.0);
        QCOMPARE(domainInUse(72, 4, 4 * 1009.0), 72.0); // no equal number per rack works
    }

    // Experts split over two ranks span twice as many, here on two nodes.
    void cutExpertsSpanMoreRanks()
    {
        TrainingJob job;
        job.model = shaped(*catalog().model("mixtral-8x7b"));
        job.sequence = Tokens(4096), job.sequences = 64;
        Machine m =
            machineOf(*catalog().accelerator("h100-sxm"), 8, Bandwidth(50e9), 16, constants());
        Layout layout;
        layout.tensor = 2, layout.data = 8, layout.expert = 8;
        const auto traffic = [&] { return stepTime(job, m, layout, constants()).expert.base(); };
        const double whole = traffic();
        layout.expertTensor = 2;
        QVERIFY(traffic() > 5 * whole);
        m.domain = 16; // all within one domain
        QVERIFY(traffic() < 2.5 * whole);
    }

    // 2 M tokens × 8192 values in 16 bits are 34 GB per step over each node border, per direction.
    void sendsBetweenNodesTakeTheFabric_data()
    {
        QTest::addColumn<double>("gbit"); // per node
        QTest::addColumn<double>("least");
        QTest::newRow("10 GbE") << 10.0 << 27.4;
        QTest::newRow("100 GbE") << 100.0 << 2.74;
        QTest::newRow("eight HDR") << 1600.0 << 0.17;
    }
    void sendsBetweenNodesTakeTheFabric()
    {
        QFETCH(double, gbit);
        QFETCH(double, least);
        TrainingJob job;
        job.model = shaped(*catalog().model("llama-3.1-70b"));
        job.sequence = Tokens(4096), job.sequences = 512;
        Layout layout;
        layout.pipeline = 32, layout.data = 4;
        const auto step = [&](double rate) {
            Machine m = machineOf(*catalog().accelerator("h100-sxm"), 8, Bandwidth(rate * 1e9 / 64),
                                  128, constants());
            m.nics = 1; // at any speed
            return stepTime(job, m, layout, constants());
        };
        const StepTime s = step(gbit);
        QCOMPARE(s.nodeBorders, 15.0);
        QVERIFY(s.total.base() > least);
        QVERIFY(s.sends.base() + (s.microBatches * s.stage).base() > least);
        QVERIFY(step(2 * gbit).total < s.total);
    }

    void recomputeTradesTimeForMemory()
    {
        for (Percentiles a : requested()) {
            if (a.c.job.model.layers / a.layout.pipeline < 2)
                continue;                     // only a single layer is active
            a.layout.offload = Offload::None; // less data to move would save time
            a.layout.recompute = Recompute::None;
            const Seconds quick = stepOf(a, a.c.machine);
            const Bytes much = memoryOf(a.c.job, a.c.machine, a.layout, constants()).total();
            a.layout.recompute = Recompute::Full;
            QVERIFY(stepOf(a, a.c.machine) >= quick);
            QVERIFY(memoryOf(a.c.job, a.c.machine, a.layout, constants()).total() <= much * 1.2);
        }
    }

    void offloadFreesMemoryAndTakesTime()
    {
        for (Percentiles a : requested()) {
            if (a.c.job.method != Method::Full)
                continue; // adapters have almost nothing to move
            a.layout.offload = Offload::None;
            const Bytes much = memoryOf(a.c.job, a.c.machine, a.layout, constants()).total();
            const Seconds optimizer =
                stepTime(a.c.job, a.c.machine, a.layout, constants()).optimizer;
            a.layout.offload = Offload::OptimizerToHost;
            const MemoryParts moved = memoryOf(a.c.job, a.c.machine, a.layout, constants());
            QVERIFY(moved.total() < much && moved.host.base() > 0);
            QVERIFY(stepTime(a.c.job, a.c.machine, a.layout, constants()).offload > optimizer);
        }
    }

    void shardedGradientsLeaveAfterEachMicroBatch()
    {
        for (Percentiles a : requested()) {
            a.layout.sharding = Sharding::Optimizer;
            const Seconds once = stepTime(a.c.job, a.c.machine, a.layout, constants()).data;
            a.layout.sharding = Sharding::Gradients;
            const StepTime step = stepTime(a.c.job, a.c.machine, a.layout, constants());
            const double more = step.microBatches > 1 && once.base() > 0 ? 1 : 0;
            if (more > 0)
                QVERIFY(step.data > once);
            else if (a.layout.pipeline == 1)
                QVERIFY(step.data == once);
            else // only the shortest stage runs behind it, so less is hidden
                QVERIFY(step.data >= once);
        }
    }

    void eightPublishedBatchTimes()
    {
        double mean = 0;
        for (const Published& p : kPublished)
            for (const bool selective : {false, true}) {
                const double e = error(p, selective);
                QVERIFY2(std::abs(e) < 0.12, p.name);
                mean += std::abs(e) / 8;
            }
        QVERIFY2(mean <= 0.05, qPrintable(QString::number(mean)));
    }
};

} // namespace

HEADROOM_ROOM(TestTrainingStep)
#include "test_trainingstep.moc"
