#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

// How the best layout depends on the machine, and the search at the limits of its inputs.
namespace {

using namespace support;

RankedLayout bestOn(const TrainingJob& job, const Machine& machine, const LayoutLimits& limits = {})
{
    return bestLayout(job, machine, machine.gpus, limits, constants()).value();
}

void addModels()
{
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"llama-3.1-8b", "gpt3-175b", "mixtral-8x7b", "deepseek-v3-671b"})
        QTest::newRow(id) << QByteArray(id);
}

class TestSearchLimits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFasterLinkNeverSlows_data() { addModels(); }
    void aFasterLinkNeverSlows()
    {
        QFETCH(QByteArray, id);
        const TrainingJob job = jobOf(model(id.constData()), 512, 4096);
        for (const auto link : {&Machine::inside, &Machine::between}) {
            Machine machine = a100(constants(), 512);
            machine.*link = machine.*link / 8;
            double last = std::numeric_limits<double>::infinity();
            for (int i = 0; i < 6; ++i) {
                const RankedLayout now = bestOn(job, machine);
                QVERIFY(now.fit != Fit::Fits || now.cautious.base() <= last * (1 + 1e-12));
                if (now.fit == Fit::Fits)
                    last = now.cautious.base();
                machine.*link = 2 * (machine.*link);
            }
        }
    }

    void moreMemoryNeverUnfits_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("moves");
        for (const char* id : {"llama-3.1-8b", "gpt3-175b", "mixtral-8x7b", "deepseek-v3-671b"})
            for (const bool moves : {false, true})
                QTest::addRow("%s%s", id, moves ? ", the host's too" : "")
                    << QByteArray(id) << moves;
    }
    void moreMemoryNeverUnfits()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, moves);
        const TrainingJob job = jobOf(model(id.constData()), 512, 4096);
        Machine machine = a100(constants(), 256);
        LayoutLimits limits;
        if (moves)
            limits.offloads = LayoutLimits::everything().offloads;
        RankedLayout last = bestOn(job, machine, limits);
        for (double gb = 16; gb < 400; gb *= 1.3) {
            machine.capacity = Bytes(gb * 1e9);
            const RankedLayout now = bestOn(job, machine, limits);
            if (gb > 16) {
                QVERIFY(now.fit <= last.fit);
                QVERIFY(now.fit != last.fit || now.fit != Fit::Fits ||
                        now.cautious <= last.cautious);
                const auto again = evaluate(job, machine, last.layout, constants());
                QVERIFY(again.fit <= last.fit);
            }
            last = now;
        }
    }

    void weakScalingNeverFalls_data() { addModels(); }
    void weakScalingNeverFalls()
    {
        QFETCH(QByteArray, id);
        double last = 0; // tokens per second
        for (double gpus = 64; gpus <= 4096; gpus *= 2) {
            const TrainingJob job = jobOf(model(id.constData()), 4 * gpus, 4096);
            const RankedLayout now = bestOn(job, a100(constants(), gpus));
            if (now.fit != Fit::Fits)
                continue;
            const double rate = job.sequences * job.sequence.base() / now.step.base();
            QVERIFY2(rate >= last, support::compared(rate, last).c_str());
            last = rate;
        }
        QVERIFY(last > 0);
    }

    void whatIsMovedMustFitTheHost_data()
    {
        QTest::addColumn<double>("host");
        QTest::addColumn<double>("drives");
        QTest::addColumn<int>("offload");
        const auto row = [](const char* name, double host, double drives, Offload offload) {
            QTest::newRow(name) << host << drives << static_cast<int>(offload);
        };
        row("a large host takes the optimizer", 250e9, 3.8e12, Offload::OptimizerToHost);
        row("a host of which nobody says what it has", kUnknown, kUnknown,
            Offload::OptimizerToHost);
        row("a small host leaves it to the drives", 64e9, 3.8e12, Offload::OptimizerToDisk);
        row("small drives too: nothing fits", 64e9, 64e9, Offload::None);
    }
    void whatIsMovedMustFitTheHost()
    {
        QFETCH(double, host);
        QFETCH(double, drives);
        QFETCH(int, offload);
        const TrainingJob job = jobOf(model("llama-3.1-70b"), 64, 2048);
        Machine machine = a100(constants(), 8);
        machine.hostMemory = Bytes(host), machine.drives = Bytes(drives);
        LayoutLimits limits;
        QCOMPARE(bestOn(job, machine, limits).fit, Fit::DoesNot);
        limits.offloads = LayoutLimits::everything().offloads;
        const RankedLayout best = bestOn(job, machine, limits);
        if (static_cast<Offload>(offload) == Offload::None) {
            QCOMPARE(best.fit, Fit::DoesNot);
            QVERIFY(best.by > 0);
            const auto all = searchLayouts(job, machine, 8, limits, constants(), 50);
            QVERIFY(all.lostBy[static_cast<std::size_t>(Lost::HostFull)] > 0);
            return;
        }
        QCOMPARE(best.fit, Fit::Fits);
        QCOMPARE(static_cast<int>(best.layout.offload), offload);
        QVERIFY(best.host.base() > 0);
    }
    // No published step uses it, so it is chosen only if nothing else fits or if it is much faster.
    void whatFitsIsNotMoved_data() { addModels(); }
    void whatFitsIsNotMoved()
    {
        QFETCH(QByteArray, id);
        LayoutLimits limits;
        limits.offloads = LayoutLimits::everything().offloads;
        const TrainingJob job = jobOf(model(id.constData()), 512, 4096);
        const RankedLayout best = bestOn(job, a100(constants(), 512), limits);
        QCOMPARE(best.fit, Fit::Fits);
        QVERIFY(best.layout.offload == Offload::None);
    }
    void moreHostMemoryNeverUnfits()
    {
        const TrainingJob job = jobOf(model("gpt3-175b"), 64, 2048);
        Machine machine = a100(constants(), 16);
        LayoutLimits limits;
        limits.offloads = LayoutLimits::everything().offloads;
        RankedLayout last;
        for (double gb = 1; gb < 1e4; gb *= 2) {
            machine.hostMemory = Bytes(gb * 1e9), machine.drives = Bytes(2 * gb * 1e9);
            const RankedLayout now = bestOn(job, machine, limits);
            QVERIFY(gb == 1 || now.fit <= last.fit);
            QVERIFY(gb == 1 || now.fit < last.fit || now.fit != Fit::Fits ||
                    now.cautious <= last.cautious);
            last = now;
        }
        QVERIFY(last.fit != Fit::DoesNot);
    }

    void edges_data()
    {
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("hidden");
        QTest::addColumn<double>("layers");
        QTest::addColumn<double>("sequence");
        const auto row = [](const char* name, double gpus, double hidden, double layers,
                            double sequence) {
            QTest::newRow(name) << gpus << hidden << layers << sequence;
        };
        row("1 M parameters on one GPU", 1, 128, 5, 512);
        row("1 M parameters on 100,000", 100000, 128, 5, 512);
        row("10 T parameters on one GPU", 1, 65536, 194, 4096);
        row("10 T parameters on 100,000", 100000, 65536, 194, 4096);
        row("a sequence of one token", 64, 4096, 32, 1);
        row("a sequence of 10 M tokens", 1024, 4096, 32, 1e7);
        row("10 M tokens on 100,000", 100000, 16384, 126, 1e7);
        row("a prime number of GPUs", 1009, 4096, 32, 2048);
    }
    void edges()
    {
        QFETCH(double, gpus);
        QFETCH(double, hidden);
        QFETCH(double, layers);
        QFETCH(double, sequence);
        Model m;
        m.layers = layers, m.hidden = hidden, m.heads = m.kvHeads = hidden / 128, m.headDim = 128;
        m.ffn = 4 * hidden, m.ffnMatrices = 2, m.vocab = 1000, m.embeddings = 1;
        TrainingJob job = jobOf(m, 100000, sequence);
        const Machine machine = a100(constants(), gpus);
        const auto found = bestLayout(job, machine, gpus, LayoutLimits::everything(), constants());
        QCOMPARE(found.has_value(), gpus != 1009); // a prime
        if (!found)
            return;
        QVERIFY(std::isfinite(found->step.base()) && found->step.base() > 0);
        QVERIFY(std::isfinite(found->cautious.base()) && std::isfinite(found->memory.base()));
        QCOMPARE(found->layout.gpus(), gpus);
    }

    void whatIsNotKnownFindsNothing()
    {
        const TrainingJob job = jobOf({}, 8, 2048);
        const Machine machine = a100(constants(), 8);
        QVERIFY(!bestLayout(job, machine, 8, {}, constants()));
        const LayoutSearch all = searchLayouts(job, machine, 8, {}, constants(), 3);
        QVERIFY(all.complete && all.counted == 0 && all.best.empty() && all.losers.empty());
        QVERIFY(!bestLayout(jobOf(model("llama-3.1-8b"), 8, 2048), machine, 0, {}, constants()));
    }

    void stopsBeforeItBegins()
    {
        std::stop_source source;
        source.request_stop();
        const TrainingJob job = jobOf(model("gpt3-175b"), 4096, 2048);
        const auto all = searchLayouts(job, a100(constants(), 4096), 4096, {}, constants(), 3,
                                       source.get_token());
        QVERIFY(!all.complete && all.looked == 0 && all.counted > 0);
    }

    void stopsInTheMiddle()
    {
        std::stop_source source;
        const std::jthread newer([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            source.request_stop();
        });
        // About 90 million layouts: half a minute unless stopped.
        const TrainingJob job = jobOf(model("deepseek-v3-671b"), 4096, 4096);
        const auto all =
            searchLayouts(job, a100(constants(), 2048), 2048, LayoutLimits::everything(),
                          constants(), 3, source.get_token());
        QVERIFY(!all.complete && all.looked < all.counted / 2);
    }
};

} // namespace

HEADROOM_ROOM(TestSearchLimits)
#include "test_searchlimits.moc"
