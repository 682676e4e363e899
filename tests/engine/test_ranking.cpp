#include "model/engine/published/ranking.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Whether layouts and batch sizes are put in the order in which they were measured.
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

class TestRanking : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pairsAreCountedAndWhatTheFirstLoses()
    {
        // 10, 8 and 5 sequences a second; predicted 8, 9 and 5: the first two change places.
        const std::vector rows{row(80, 8, 10), row(80, 10, 80 / 9.0), row(40, 8, 8)};
        const Ranking ranking = rankingOf(rows, AccuracyFit::LeftOut);
        QCOMPARE(ranking.sets, 1u);
        QCOMPARE(ranking.pairs, 3u);
        QVERIFY(std::abs(ranking.right - 2 / 3.0) < 1e-12);
        QVERIFY(std::abs(ranking.lostMedian - 0.2) < 1e-12);
    }
    void alikeSpeedsAndOtherModelsAreNoPair()
    {
        AccuracyRow other = row(80, 4, 4);
        other.model = "b";
        const Ranking ranking =
            rankingOf(std::vector{row(80, 8, 10), row(80, 8.1, 9), other}, AccuracyFit::LeftOut);
        QCOMPARE(ranking.sets, 1u);
        QCOMPARE(ranking.pairs, 0u);
        QVERIFY(std::isnan(ranking.right));
    }
    void aBatchThatNobodyStatedRanksNothing()
    {
        AccuracyRow unsaid = row(80, 8, 10);
        unsaid.sequences = kUnknown;
        QCOMPARE(rankingOf(std::vector{unsaid, row(80, 4, 4)}, AccuracyFit::LeftOut).sets, 0u);
    }
};

} // namespace

HEADROOM_ROOM(TestRanking)
#include "test_ranking.moc"
