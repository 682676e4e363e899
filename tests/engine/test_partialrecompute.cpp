#include "model/engine/decide.h"
#include "model/engine/training/fromplan.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

// Recomputing a part of the layers, or of each layer's activations: pinned, and by the search.
namespace {

using namespace support;

Plan tightPlan()
{
    return with(choose(computedPlan(), "work.a.layout.pipeline", "4"), {{"cluster.count", 128}});
}

class TestPartialRecompute : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsPinnedIsDone_data()
    {
        QTest::addColumn<int>("recompute");
        QTest::newRow("none") << static_cast<int>(Recompute::None);
        QTest::newRow("selective") << static_cast<int>(Recompute::Selective);
        QTest::newRow("some") << static_cast<int>(Recompute::Some);
        QTest::newRow("layers") << static_cast<int>(Recompute::Full);
        QTest::newRow("full") << static_cast<int>(Recompute::Full);
    }
    void whatIsPinnedIsDone()
    {
        QFETCH(int, recompute);
        const Plan plan = choose(tightPlan(), "work.a.layout.recompute", QTest::currentDataTag());
        const Layout layout = decide(plan).layouts[0].layout;
        QCOMPARE(static_cast<int>(layout.recompute), recompute);
        if (layout.recompute == Recompute::Full && QByteArray(QTest::currentDataTag()) == "full")
            QCOMPARE(layout.recomputedLayers, 1.0F);
    }
    void soManyLayersOfAStage_data()
    {
        QTest::addColumn<int>("chunks");
        QTest::addColumn<double>("layers"); // of 20 per stage
        QTest::newRow("in one chunk") << 1 << 5.0;
        QTest::newRow("in chunks that they do not divide") << 4 << 3.0;
        QTest::newRow("all") << 1 << 20.0;
        QTest::newRow("more than there are") << 1 << 40.0;
    }
    void soManyLayersOfAStage()
    {
        QFETCH(int, chunks);
        QFETCH(double, layers);
        Plan plan = choose(choose(tightPlan(), "work.a.layout.recompute", "layers"),
                           "work.a.layout.interleave", std::to_string(chunks));
        plan = with(plan, {{"work.a.layout.recompute_layers", layers}});
        const Layout layout = decide(plan).layouts[0].layout;
        QVERIFY(layout.recompute == Recompute::Full);
        VERIFY_NEAR(static_cast<double>(layout.recomputedLayers), std::min(1.0, layers / 20), 1e-6);
    }
    void moreLayersTakeLessMemoryAndMoreTime()
    {
        const Plan base = choose(choose(tightPlan(), "work.a.layout.recompute", "layers"),
                                 "work.a.layout.interleave", "1");
        const Layout first = decide(base).layouts[0].layout;
        const TrainingConstants k = constantsOf(base);
        const TrainingJob job = jobOf(base, base.work[0]);
        const Machine machine = machineOf(base.cluster, first.gpus(), k);
        Seconds time{};
        Bytes memory(1e18);
        for (int layers = 1; layers <= 20; ++layers) {
            Layout layout = first;
            layout.recomputedLayers = static_cast<float>(layers) / 20;
            const RankedLayout r = evaluate(job, machine, layout, k);
            QVERIFY(r.step > time && r.memory < memory);
            time = r.step, memory = r.memory;
        }
    }
    void aPlansSearchLooksAtAllOfThem()
    {
        const LayoutLimits limits = limitsOf(computedPlan().work[0].train);
        QVERIFY(limits.recomputes == LayoutLimits::everything().recomputes);
        QVERIFY(limits.layersToo);
    }
    // Uses the limits of typical plans, not the widest possible ones.
    void prunedIsTheBestOfAll()
    {
        Random random(23);
        for (int i = 0; i < 200; ++i) {
            SearchCase c = smallCase(random);
            LayoutLimits limits = limitsOf(computedPlan().work[0].train);
            if (random.below(2) == 0)
                limits.recomputes = {Recompute::Full},
                limits.layers = oneOf(random, {0.0, 1.0, 3.0, 7.0});
            c.limits = limits;
            const LayoutSearch all = whole(c);
            const auto pruned = best(c);
            QCOMPARE(pruned.has_value(), all.counted > 0);
            if (!pruned)
                continue;
            const auto& walked = all.best.empty() ? all.losers.front() : all.best.front();
            QVERIFY2(same(*pruned, walked),
                     (described(*pruned) + " not " + described(walked)).c_str());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestPartialRecompute)
#include "test_partialrecompute.moc"
