#include "model/engine/published/ranking.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Whether predictions rank layouts and batch sizes in the measured order.
namespace {

using namespace engine;

AccuracyRow row(double sequences, double measured, double predicted)
{
    AccuracyRow r{.model = "a", .gpu = "h100-sxm", .precision = "bf16", .source = "x"};
    r.gpus = 8;
    r.params = Params(7e9);
    r.sequence = 1024;
    r.sequences = sequences;
    r.measured = measured;
    r.predicted = r.heldOut = predicted;
    return r;
}

Ranking layouts(const std::vector<AccuracyRow>& rows)
{
    return rankingOf(rows, AccuracyFit::LeftOut, AccuracyQuantity::Step, RankedOf::Layouts);
}

// A load on that many GPUs of a type: total tokens per second.
AccuracyRow served(const char* gpu, double gpus, double measured, double predicted)
{
    AccuracyRow r{.model = "a", .gpu = gpu, .precision = "fp8", .source = "x", .engine = "vllm"};
    r.kind = AccuracyKind::ServedDense, r.quantity = AccuracyQuantity::Throughput;
    r.gpus = gpus;
    r.prompt = 1000, r.answer = 200, r.users = 32;
    r.measured = measured;
    r.predicted = r.heldOut = predicted;
    return r;
}

class TestRanking : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pairsAreCountedAndWhatTheFirstLoses()
    {
        // 10, 8 and 5 sequences per second; predicted 8, 9 and 5: the first two are swapped.
        const std::vector rows{row(80, 8, 10), row(80, 10, 80 / 9.0), row(40, 8, 8)};
        const Ranking ranking = layouts(rows);
        QCOMPARE(ranking.sets, 1u);
        QCOMPARE(ranking.pairs, 3u);
        QVERIFY(std::abs(ranking.right - 2 / 3.0) < 1e-12);
        QVERIFY(std::abs(ranking.lostMedian - 0.2) < 1e-12);
    }
    void alikeSpeedsAndOtherModelsAreNoPair()
    {
        AccuracyRow other = row(80, 4, 4);
        other.model = "b";
        const Ranking ranking = layouts({row(80, 8, 10), row(80, 8.1, 9), other});
        QCOMPARE(ranking.sets, 1u);
        QCOMPARE(ranking.pairs, 0u);
        QVERIFY(std::isnan(ranking.right));
    }
    // Per GPU: 100 and 90 are predicted as 95 and 110, so the wrong one is first.
    void layoutsOfServingRunsAreRankedByGpu()
    {
        const std::vector rows{served("h100", 1, 100, 95), served("h100", 2, 180, 220)};
        const Ranking ranking =
            rankingOf(rows, AccuracyFit::LeftOut, AccuracyQuantity::Throughput, RankedOf::Layouts);
        QCOMPARE(ranking.pairs, 1u);
        QCOMPARE(ranking.right, 0.0);
        QVERIFY(std::abs(ranking.lostP90 - 0.1) < 1e-12);
        for (const double users : {64.0, kUnknown}) { // another load, and an unknown one
            auto others = rows;
            others[1].users = users;
            if (std::isnan(users))
                others[0].users = users;
            QCOMPARE(rankingOf(others, AccuracyFit::LeftOut, AccuracyQuantity::Throughput,
                               RankedOf::Layouts)
                         .pairs,
                     0u);
        }
    }
    void typesOfGpusAreRankedForTheSameWork()
    {
        const std::vector rows{served("h100", 1, 100, 95), served("h200", 1, 140, 120),
                               served("h200", 2, 260, 200)};
        const Ranking ranking =
            rankingOf(rows, AccuracyFit::LeftOut, AccuracyQuantity::Throughput, RankedOf::Gpus);
        QCOMPARE(ranking.pairs, 1u); // both on one GPU
        QCOMPARE(ranking.right, 1.0);
        QCOMPARE(ranking.lostMedian, 0.0);
    }
    void aBatchThatNoOneStatedRanksNothing()
    {
        AccuracyRow unstated = row(80, 8, 10);
        unstated.sequences = kUnknown;
        QCOMPARE(layouts({unstated, row(80, 4, 4)}).sets, 0u);
    }
};

} // namespace

HEADROOM_ROOM(TestRanking)
#include "test_ranking.moc"
