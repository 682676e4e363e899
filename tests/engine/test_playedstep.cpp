#include "model/engine/play/clockwork.h"
#include "model/engine/play/playstep.h"
#include "model/engine/play/replicas.h"
#include "model/engine/play/wiring.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

// A training step simulated event by event: schedules against published diagrams, bubbles against
// published formulas, communication against hand calculations.
namespace {

using namespace support;
using namespace engine::play;

// "1 2 3 4 1'" forward, "b1" backward, "2'" on the second chunk.
std::string orderOf(Schedule schedule, int stages, int chunks, int microBatches, int stage)
{
    std::string text;
    for (const Pass& pass : passesOf(schedule, stages, chunks, microBatches, stage))
        text += (text.empty() ? "" : " ") + std::string(pass.backward ? "b" : "") +
                std::to_string(pass.microBatch + 1) +
                std::string(static_cast<std::size_t>(pass.chunk), '\'');
    return text;
}

// Layers only: nothing but their kernels takes time, and messages take a given time.
struct Bare {
    TrainingJob job;
    Machine machine;
    TrainingConstants constants = support::constants();
    Layout layout;

    Bare(int stages, int chunks, int microBatches, int layersOfChunk = 2)
    {
        job = jobOf(model("gpt3-175b"), microBatches, 2048);
        job.model.layers = stages * chunks * layersOfChunk;
        job.model.vocab = 0;
        job.method = Method::Lora; // no optimizer step or gradient exchange
        constants.floorSend = constants.hostStep = {};
        constants.sendsExposed = 0, constants.straggle = 0;
        constants.elementwise = 0; // the last stage has no loss either
        machine = a100(constants, stages);
        machine.inside = machine.between = Bandwidth(1e30);
        machine.insideLatency = machine.betweenLatency = {};
        layout.pipeline = stages, layout.interleave = chunks;
        layout.sharding = Sharding::None;
    }
    PlayedStep play(const StepOptions& options = {}) const
    {
        return playStep(PreparedJob{job, machine, constants}, layout, options);
    }
};

double sumOfParts(const PlayedStep& step)
{
    double sum = step.straggling.base();
    for (const Seconds part : step.parts)
        sum += part.base();
    return sum;
}

class TestPlayedStep : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stagesRunInThePublishedOrder_data()
    {
        QTest::addColumn<int>("schedule");
        QTest::addColumn<int>("chunks");
        QTest::addColumn<int>("stage");
        QTest::addColumn<QString>("order");
        const auto row = [](const char* name, Schedule schedule, int chunks, int stage,
                            const char* order) {
            QTest::newRow(name) << static_cast<int>(schedule) << chunks << stage
                                << QString::fromLatin1(order);
        };
        // arXiv 2104.04473, figures 3 and 4: four devices, eight micro-batches.
        row("figure 3, GPipe, device 1", Schedule::GPipe, 1, 0,
            "1 2 3 4 5 6 7 8 b1 b2 b3 b4 b5 b6 b7 b8");
        row("figure 4, 1F1B, device 1", Schedule::OneForwardOneBackward, 1, 0,
            "1 2 3 4 b1 5 b2 6 b3 7 b4 8 b5 b6 b7 b8");
        row("figure 4, 1F1B, device 2", Schedule::OneForwardOneBackward, 1, 1,
            "1 2 3 b1 4 b2 5 b3 6 b4 7 b5 8 b6 b7 b8");
        row("figure 4, 1F1B, device 4", Schedule::OneForwardOneBackward, 1, 3,
            "1 b1 2 b2 3 b3 4 b4 5 b5 6 b6 7 b7 8 b8");
        row("figure 4, interleaved, device 1", Schedule::Interleaved, 2, 0,
            "1 2 3 4 1' 2' 3' 4' 5 6 7 b1' 8 b2' 5' b3' 6' b4' 7' b1 8' b2 b3 b4 b5' b6' b7' b8' "
            "b5 b6 b7 b8");
        row("figure 4, interleaved, device 4", Schedule::Interleaved, 2, 3,
            "1 2 3 4 1' b1' 2' b2' 3' b3' 4' b4' 5 b1 6 b2 7 b3 8 b4 5' b5' 6' b6' 7' b7' 8' b8' "
            "b5 b6 b7 b8");
    }
    void stagesRunInThePublishedOrder()
    {
        QFETCH(int, schedule);
        QFETCH(int, chunks);
        QFETCH(int, stage);
        QFETCH(QString, order);
        QCOMPARE(
            QString::fromStdString(orderOf(static_cast<Schedule>(schedule), 4, chunks, 8, stage)),
            order);
    }

    // arXiv 2104.04473, section 2.2: (p − 1)/(v·m) of the ideal time, for any schedule.
    void bubbleIsThePublishedOne()
    {
        for (const int p : {1, 2, 3, 4, 8})
            for (const int v : {1, 2, 4})
                for (const int times : {1, 2, 5}) {
                    if (p == 1 && v > 1)
                        continue;
                    const int m = p * times;
                    const Bare bare(p, v, m);
                    const PlayedStep step = bare.play();
                    VERIFY_NEAR(1 + step.bubble, 1 + (p - 1.0) / (v * m), 1e-9);
                    if (v > 1)
                        continue;
                    const PlayedStep gpipe = bare.play({.schedule = Schedule::GPipe});
                    VERIFY_NEAR(gpipe.total.base(), step.total.base(), 1e-9);
                }
    }

    // The diagram itself: positions of the first and the last micro-batch.
    void passesStandWhereThePictureHasThem()
    {
        Bare bare(4, 1, 8);
        const PlayedStep step = bare.play();
        const engine::LayerTime layer =
            engine::layerTime(PreparedJob{bare.job, bare.machine, bare.constants}, bare.layout);
        const double f = 2 * layer.forward.work().base(), b = 2 * layer.backward.work().base();
        for (const Bar& bar : step.bars) {
            if (bar.doing == Doing::Forward && bar.microBatch == 0)
                VERIFY_NEAR(1 + bar.start, 1 + bar.stage * f, 1e-9);
            if (bar.doing == Doing::Backward && bar.microBatch == 0) // returns from the last stage
                VERIFY_NEAR(1 + bar.start, 1 + 4 * f + (3 - bar.stage) * b, 1e-9);
            if (bar.doing == Doing::Backward && bar.microBatch == 7) // the last one ends the step
                VERIFY_NEAR(bar.end, 4 * f + 4 * b + 7 * (f + b) - bar.stage * b, 1e-9);
        }
    }

    // A stage has one more micro-batch in flight than the next, so that a message there and one
    // back are between its passes: 1F1B pays for both in all but a p-th of them.
    void oneForwardOneBackwardHidesNoSends()
    {
        for (const int p : {2, 4, 8}) {
            Bare few(p, 1, 16 * p), more(p, 1, 32 * p);
            const auto slower = [](Bare bare, double latency) {
                const double before = bare.play().total.base();
                bare.machine.insideLatency = bare.machine.betweenLatency = Seconds(latency);
                return bare.play().total.base() - before;
            };
            const double latency = 1e-4;
            const double each = (slower(more, latency) - slower(few, latency)) / (16 * p);
            VERIFY_NEAR(each, 2 * latency * (p - 1) / p, 1e-6);
        }
    }

    void partsAddUpAndBarsFillTheStep()
    {
        Random random(3);
        int played = 0;
        for (int i = 0; i < 150; ++i) {
            const SearchCase c = smallCase(random);
            const auto found = best(c);
            if (!found)
                continue;
            const PlayedStep step =
                playStep(PreparedJob{c.job, c.machine, c.constants}, found->layout);
            QVERIFY2(step.refused.empty(), step.refused.c_str());
            VERIFY_NEAR(sumOfParts(step), step.total.base(), 1e-9);
            QVERIFY(step.total.base() > 0);
            // On each stage's row, bars follow each other from start to end.
            std::map<int, double> ends;
            std::map<std::pair<int, Doing>, double> drawn;
            QVERIFY(step.until == step.total);
            for (const Bar& bar : step.bars) {
                QVERIFY(bar.end >= bar.start);
                QVERIFY(bar.end <= step.total.base() * (1 + 1e-9));
                if (bar.lane != Lane::Work)
                    continue;
                VERIFY_NEAR(1 + bar.start, 1 + ends[bar.stage], 1e-9);
                ends[bar.stage] = bar.end;
                drawn[{bar.stage, bar.doing}] += bar.end - bar.start;
            }
            for (int s = 0; s < step.stages; ++s)
                for (int d = 0; d < kDoings; ++d)
                    VERIFY_NEAR(
                        1 + drawn[std::pair(s, static_cast<Doing>(d))],
                        1 + step.ofStage[static_cast<std::size_t>(s)][static_cast<std::size_t>(d)]
                                .base(),
                        1e-9);
            QCOMPARE(static_cast<int>(ends.size()), step.stages);
            for (const auto& [stage, end] : ends)
                VERIFY_NEAR(end, step.total.base(), 1e-9);
            ++played;
        }
        QVERIFY(played > 100);
    }

    // A step with too many bars keeps the first ones up to a time; totals of the entire step do not
    // change.
    void ofTooManyBarsTheFormerAreKept()
    {
        Bare bare(8, 2, 64);
        const PlayedStep all = bare.play(), few = bare.play({.mostBars = 400});
        QVERIFY(all.bars.size() > 1600);
        QVERIFY(few.bars.size() <= 400 && few.bars.size() > 50);
        QVERIFY(few.until < few.total);
        QCOMPARE(few.total.base(), all.total.base());
        QVERIFY(few.parts == all.parts);
        QVERIFY(few.ofStage == all.ofStage);
        const auto startsOf = [&](const PlayedStep& step) {
            std::vector<std::tuple<int, Lane, double>> starts;
            for (const Bar& bar : step.bars)
                if (bar.start < few.until.base())
                    starts.emplace_back(bar.stage, bar.lane, bar.start);
            std::ranges::sort(starts);
            return starts;
        };
        QVERIFY(startsOf(few) == startsOf(all));
        QCOMPARE(startsOf(few).size(), few.bars.size());
    }

    // Identical replicas behave identically: simulating all of them changes nothing.
    void replicasThatLieAlikeArePlayedOnce()
    {
        Random random(5);
        int fewer = 0;
        for (int i = 0; i < 150; ++i) {
            SearchCase c = smallCase(random);
            c.machine.nics = oneOf(random, {1.0, 4.0, 8.0});
            const auto found = best(c);
            if (!found)
                continue;
            const PreparedJob job{c.job, c.machine, c.constants};
            const PlayedStep some = playStep(job, found->layout);
            const PlayedStep all = playStep(job, found->layout, {.everyReplica = true});
            QCOMPARE(all.played, all.replicas);
            VERIFY_NEAR(some.total.base(), all.total.base(), 1e-9);
            fewer += some.played < all.played;
        }
        QVERIFY(fewer > 20);
    }

    void ringsPayForThePlacesOfTheirRanks()
    {
        Layout layout;
        layout.data = 16;
        Machine m = a100(support::constants(), 16);
        m.insideShare = m.betweenShare = 1;
        m.inside = Bandwidth(300e9), m.between = Bandwidth(25e9);
        const Wiring wiring(m, layout);
        const auto group = [](int first, int count, int stride = 1) {
            std::vector<int> ranks;
            for (int i = 0; i < count; ++i)
                ranks.push_back(first + i * stride);
            return ranks;
        };
        const auto seconds = [&](const Groups& groups) {
            return wiring.slowestRing(groups).time(Bytes(1e9)).base();
        };
        const double in = m.insideLatency.base(), out = m.betweenLatency.base();
        // Eight on a node: seven eighths of the data over each link.
        VERIFY_NEAR(seconds({group(0, 8)}), 7 * in + 7.0 / 8 / 300, 1e-9);
        // All sixteen: eight rings, each with its own NIC.
        VERIFY_NEAR(seconds({group(0, 16)}), 7 * in + out + 15.0 / 16 / (8 * 25), 1e-9);
        // One per node, in eight parallel groups: each has its own NIC.
        Groups pairs;
        for (int i = 0; i < 8; ++i)
            pairs.push_back(group(i, 2, 8));
        VERIFY_NEAR(seconds(pairs), out + 1.0 / 2 / 25, 1e-9);
        // Six of eight GPUs on one node, and so on: the second group spans two nodes, with two
        // ranks on the first.
        const auto sixes = wiring.rings({group(0, 6), group(6, 6)});
        VERIFY_NEAR(sixes[0].time(Bytes(1e9)).base(), 5 * in + 5.0 / 6 / 300, 1e-9);
        VERIFY_NEAR(sixes[1].time(Bytes(1e9)).base(), 3 * in + out + 5.0 / 6 / (2 * 25), 1e-9);
        // Four NICs for eight GPUs: neighbors share one.
        m.nics = 4;
        const Wiring fewer(m, layout);
        VERIFY_NEAR(fewer.slowestRing(pairs).time(Bytes(1e9)).base(), out + 1.0 / 2 / 25, 1e-9);
        VERIFY_NEAR(fewer.slowestRing({pairs[0]}).time(Bytes(1e9)).base(), out + 1.0 / 2 / 50,
                    1e-9);
    }

    void messagesShareTheirPorts()
    {
        Clockwork clock;
        const std::array<int, 1> one{clock.addSeat()}, two{clock.addSeat()};
        const int a = clock.addStream(one, Clockwork::Press::None);
        const int b = clock.addStream(two, Clockwork::Press::None);
        const std::array<int, 1> port{clock.addPort(10)};
        clock.addMessage(a, 0, 100, port);
        clock.addMessage(b, 4, 100, port);
        QVERIFY(clock.run());
        // The first has the port for 4 s, then both share it: 60 bytes take 12 s, the rest 4 s.
        VERIFY_NEAR(clock.tasks()[0].end, 16, 1e-9);
        VERIFY_NEAR(clock.tasks()[1].end, 20, 1e-9);
    }

    void streamsBehindTheWorkSlowIt()
    {
        Clockwork clock;
        const std::array<int, 1> seat{clock.addSeat()};
        const int work = clock.addStream(seat, Clockwork::Press::Work);
        const int behind = clock.addStream(seat, Clockwork::Press::Both, 0.25, 1);
        clock.addTask(work, 10);
        clock.addTask(behind, 4);
        QVERIFY(clock.run());
        VERIFY_NEAR(clock.tasks()[1].end, 5, 1e-9);
        VERIFY_NEAR(clock.tasks()[0].end, 11, 1e-9);
        VERIFY_NEAR(clock.tasks()[0].lost[1], 1, 1e-9);
    }

    void oneSlowReplicaKeepsAllWaiting()
    {
        Bare bare(4, 1, 16);
        bare.layout.data = 4, bare.job.sequences = 64;
        const double before = bare.play().total.base();
        VERIFY_NEAR(bare.play({.slowest = 1.5}).total.base(), 1.5 * before, 1e-3);
    }

    void whatCannotBePlayedSaysWhy()
    {
        Bare odd(4, 2, 4);
        odd.job.sequences = 6;
        QVERIFY(odd.play().refused.find("multiple") != std::string::npos);
        Bare huge(2, 1, 2);
        huge.layout.data = 1 << 18;
        QVERIFY(huge.play().refused.find("131,072") != std::string::npos);
        Bare endless(16, 1, 1000000);
        QVERIFY(endless.play().refused.find("too many") != std::string::npos);
    }
};

} // namespace

HEADROOM_ROOM(TestPlayedStep)
#include "test_playedstep.moc"
