#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <tuple>

// What the layout search keeps, and why other layouts lost.
namespace {

using namespace support;
using Case = SearchCase;

class TestSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isTheSameEachTime()
    {
        const Case c = gpt3(256);
        const LayoutSearch first = whole(c), second = whole(c);
        QVERIFY(std::ranges::equal(first.best, second.best, same));
        QVERIFY(std::ranges::equal(first.losers, second.losers, same));
        QCOMPARE(first.lostBy, second.lostBy);
    }

    void ranksByTheCautiousEnd()
    {
        Case c = gpt3(1024);
        c.limits.pace.tuning = 1;
        const LayoutSearch all = whole(c, 20);
        QCOMPARE(all.best.size(), std::size_t(20));
        for (std::size_t i = 1; i < all.best.size(); ++i)
            QVERIFY(std::tie(all.best[i - 1].fit, all.best[i - 1].cautious) <=
                    std::tie(all.best[i].fit, all.best[i].cautious));
        const RankedLayout& won = all.best.front();
        QVERIFY(won.lost == Lost::Won && won.fit == Fit::Fits);
        QVERIFY(same(won, evaluate(c.job, c.machine, won.layout, constants(), {1})));
        const StepTime step = stepTime(c.job, c.machine, won.layout, constants());
        const Confidence sure = confidenceOf(c.job, c.machine, won.layout, 1, constants());
        VERIFY_NEAR(won.step.base(), step.total.base() * constants().firstRun, 1e-12);
        VERIFY_NEAR(won.cautious.base(), won.step.base() * std::exp(1.2816 * sure.time), 1e-12);
        QCOMPARE(won.memory, memoryOf(c.job, c.machine, won.layout, constants()).total());
        QCOMPARE(won.fit, fitOf(won.memory, constants().usable * c.machine.capacity, sure.memory));
    }

    void eachLoserSaysWhy()
    {
        Case c = gpt3(1024);
        c.limits = LayoutLimits::everything(), c.limits.offloads = {Offload::None};
        const LayoutSearch all = whole(c);
        double counted = 0;
        for (const double lost : all.lostBy)
            counted += lost;
        QCOMPARE(counted, all.looked);
        QCOMPARE(all.lostBy.front(), 1.0);
        std::set<Lost> reasons;
        double nearest = 0;
        for (const RankedLayout& loser : all.losers) {
            reasons.insert(loser.lost);
            QVERIFY(loser.by > 0);
            if (loser.lost == Lost::DoesNotFit) {
                QVERIFY(loser.cautious < all.best.front().cautious && loser.by >= nearest);
                nearest = loser.by;
            } else {
                QVERIFY(loser.by < 1 && loser.cautious >= all.best.front().cautious);
            }
        }
        // Every reason with a count has an example.
        for (const RankedLayout& ranked : all.best)
            reasons.insert(ranked.lost);
        for (std::size_t i = 0; i < all.lostBy.size(); ++i)
            QCOMPARE(reasons.contains(static_cast<Lost>(i)), all.lostBy[i] > 0);
        QVERIFY(reasons.size() >= 6);
    }

    void aBubbleIsReportedAsItsShare()
    {
        // One micro-batch through eight stages, compared with no pipeline.
        Case c{jobOf(model("llama-3.1-8b"), 8, 512), a100(constants(), 8), {}, 8};
        c.limits.tensor = c.limits.context = {1, 1}, c.limits.interleave = {1, 1};
        c.limits.shardings = {Sharding::Full}, c.limits.recomputes = {Recompute::None};
        for (const RankedLayout& ranked : whole(c, 50).best)
            if (ranked.layout.pipeline == 8 && ranked.layout.microBatch == 8) {
                const StepTime s = stepTime(c.job, c.machine, ranked.layout, constants());
                QCOMPARE(ranked.lost, Lost::Bubble);
                VERIFY_NEAR(ranked.by, (s.bubble + s.sends) / s.total, 1e-12);
                return;
            }
        QFAIL("the pipeline was not ranked");
    }

    void pinnedDegreesStay()
    {
        Case c = gpt3(1024);
        c.limits.tensor = {8, 8}, c.limits.pipeline = {16, 16};
        c.limits.leastMicroBatch = c.limits.mostMicroBatch = 2;
        const LayoutSearch all = whole(c);
        QVERIFY(!all.best.empty());
        for (const RankedLayout& ranked : all.best) {
            QCOMPARE(ranked.layout.tensor, 8);
            QCOMPARE(ranked.layout.pipeline, 16);
            QCOMPARE(ranked.layout.microBatch, 2.0f);
        }
    }
};

} // namespace

HEADROOM_ROOM(TestSearch)
#include "test_search.moc"
