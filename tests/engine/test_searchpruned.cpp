#include "model/engine/training/leastwork.h"
#include "model/engine/training/space.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <array>

// The layout space, counted and searched exhaustively, against the pruning search.
namespace {

using namespace support;
using Case = SearchCase;

constexpr int kCases = 400; // of each kind; 20,000 were checked once

bool divides(int part, double all)
{
    return part > 0 && std::fmod(all, part) == 0;
}

// Pipelines, chunks and micro-batches by brute force, without using divisors.
double countByHand(const Case& c, int t, int x, int context)
{
    const double layers = c.job.model.layers, rest = c.gpus / t / context;
    double count = 0;
    for (int p = 1; p <= std::min(layers, rest); ++p)
        for (int b = 1; b <= c.job.sequences; ++b) {
            const double perStage = std::ceil(layers / p), d = rest / p;
            if (!divides(p, rest) || (p - 1) * perStage >= layers || !divides(b, c.job.sequences) ||
                !divides(static_cast<int>(d), c.job.sequences / b) || !divides(x, d * context * t))
                continue;
            const double m = c.job.sequences / b / d;
            for (int v = 1; v <= (p == 1 ? 1 : perStage); ++v)
                if (divides(v, perStage) && (v == 1 || divides(p, m)))
                    count += 1;
        }
    return count;
}

class TestSearchPruned : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // The bound that ends a search over sizes of clusters.
    void noLayoutTakesLessThanTheLeastWork_data()
    {
        QTest::addColumn<bool>("calibrated");
        QTest::newRow("with the constants that calibration found") << true;
        QTest::newRow("with constants that it may find one day") << false;
    }
    void noLayoutTakesLessThanTheLeastWork()
    {
        QFETCH(bool, calibrated);
        Random random(11);
        double closest = 0;
        for (int i = 0; i < kCases; ++i) {
            Case c = smallCase(random);
            if (!calibrated)
                c.constants = otherConstants(random);
            const Seconds work = leastWork(c.job, c.machine, c.constants);
            const double sure = surest(c.job, c.machine, c.constants, c.limits.pace);
            const double pace = tuningFactor(c.limits.pace.tuning, c.constants);
            const LayoutSearch all = whole(c);
            for (const auto* some : {&all.best, &all.losers})
                for (const RankedLayout& l : *some) {
                    if (std::isnan(l.step.base()))
                        continue;
                    const double share = pace * work / (c.gpus * l.step);
                    QVERIFY2(share <= 1, qPrintable(QString::number(share)));
                    QVERIFY(sure * l.step <= l.cautious * (1 + 1e-12));
                    closest = std::max(closest, share);
                }
        }
        QVERIFY2(closest > 0.8, qPrintable(QString::number(closest))); // worth its time
    }
    void prunedIsTheBestOfAll_data()
    {
        QTest::addColumn<bool>("calibrated");
        QTest::newRow("with the constants that calibration found") << true;
        QTest::newRow("with constants that it may find one day") << false;
    }
    void prunedIsTheBestOfAll()
    {
        QFETCH(bool, calibrated);
        Random random(7);
        std::array<int, 3> fits{};
        for (int i = 0; i < kCases; ++i) {
            Case c = smallCase(random);
            if (!calibrated)
                c.constants = otherConstants(random);
            const LayoutSearch all = whole(c);
            const auto pruned = best(c);
            QCOMPARE(all.looked, all.counted);
            QCOMPARE(pruned.has_value(), all.counted > 0);
            if (!pruned)
                continue;
            const auto& walked = all.best.empty() ? all.losers.front() : all.best.front();
            QVERIFY2(same(*pruned, walked), (std::to_string(i) + ": " + described(*pruned) +
                                             " instead of " + described(walked))
                                                .c_str());
            ++fits[static_cast<std::size_t>(pruned->fit)];
        }
        for (const int seen : fits) // enough of each to be meaningful
            QVERIFY2(seen >= 20, std::to_string(seen).c_str());
    }

    void prunedIsTheBestOfALargeSpace_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<double>("gpus");
        QTest::newRow("GPT-3 175B on 512") << QByteArray("gpt3-175b") << 512.0;
        QTest::newRow("Llama 3.1 70B on 48") << QByteArray("llama-3.1-70b") << 48.0;
        QTest::newRow("DeepSeek-V3 on 256") << QByteArray("deepseek-v3-671b") << 256.0;
    }
    void prunedIsTheBestOfALargeSpace()
    {
        QFETCH(QByteArray, id);
        QFETCH(double, gpus);
        Case c{jobOf(model(id.constData()), 768, 4096), a100(constants(), gpus), {}, gpus};
        c.limits.shardings = LayoutLimits::everything().shardings;
        const LayoutSearch all = whole(c);
        QVERIFY(all.counted > 5000);
        QVERIFY(same(*best(c), all.best.front()));
    }

    // Where nothing fits, the search for a fast layout ends early; never where something does.
    void anythingIsFastEnoughWhereSomethingFits_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<double>("gpus");
        QTest::newRow("GPT-3 175B on 1024") << QByteArray("gpt3-175b") << 1024.0;
        QTest::newRow("Llama 3.1 8B on 192") << QByteArray("llama-3.1-8b") << 192.0;
        QTest::newRow("DeepSeek-V3 on 512") << QByteArray("deepseek-v3-671b") << 512.0;
    }
    void anythingIsFastEnoughWhereSomethingFits()
    {
        QFETCH(QByteArray, id);
        QFETCH(double, gpus);
        Case c{jobOf(model(id.constData()), 1536, 4096), a100(constants(), gpus), {}, gpus};
        c.limits.shardings = LayoutLimits::everything().shardings;
        constexpr double kEver = 1e15; // seconds
        int fit = 0, none = 0;
        for (double capacity = leastCapacity().base(); capacity < 200e9; capacity *= 1.25) {
            c.machine.capacity = Bytes(capacity);
            const auto fastest = best(c);
            const auto fast =
                fastEnough(c.job, c.machine, gpus, c.limits, c.constants, Seconds(kEver));
            QVERIFY(fastest);
            QCOMPARE(fast.has_value(), fastest->fit == Fit::Fits);
            QVERIFY(!fast || same(*fast, *fastest));
            ++(fast ? fit : none);
        }
        QVERIFY2(fit > 2 && none > 0, support::compared(fit, none).c_str());
    }

    void countsEveryLayout()
    {
        Random random(11);
        for (int i = 0; i < 60; ++i) {
            Case c = smallCase(random);
            c.limits = {};
            c.limits.shardings = {Sharding::Full}, c.limits.recomputes = {Recompute::None};
            double count = 0;
            for (int t = 1; t <= c.job.model.heads; ++t)
                for (int context = 1; context <= c.job.sequence.base(); ++context)
                    for (int x = 1; x <= std::max(1.0, c.job.model.experts); ++x) {
                        const double kv = c.job.model.kvHeads;
                        const bool split = divides(t, c.job.model.heads) &&
                                           (divides(t, kv) || divides(static_cast<int>(kv), t));
                        if (!split || !divides(t * context, c.gpus) ||
                            !divides(context, c.job.sequence.base()) ||
                            (x > 1 && !divides(x, c.job.model.experts)))
                            continue;
                        count += countByHand(c, t, x, context);
                        if (t > 1 && c.job.model.experts > 0)
                            count += countByHand(c, t, x * t, context);
                    }
            QCOMPARE(whole(c).counted, count);
        }
    }

    void isLargerThanCalculons()
    {
        // Calculon's 1,031,448 layouts without offloading.
        Case c = gpt3(4096);
        c.limits = LayoutLimits::everything();
        c.limits.offloads = {Offload::None}, c.limits.groupsToo = false;
        const PreparedJob prepared{c.job, c.machine, constants()};
        QVERIFY(LayoutSpace(prepared, c.gpus, c.limits).counted() >= 1031448);
    }
};

} // namespace

HEADROOM_ROOM(TestSearchPruned)
#include "test_searchpruned.moc"
