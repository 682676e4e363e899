#include "model/engine/predict/likeness.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Which published runs are similar enough to tell how certain a plan is.
namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

AccuracyRow row(double error = 0.1)
{
    AccuracyRow r{.model = "a", .gpu = "h100-sxm", .precision = "bf16", .source = "x"};
    r.generation = "hopper";
    r.gpus = 256;
    r.params = Params(70e9);
    r.measured = 10;
    r.predicted = 10;
    r.heldOut = 10 * (1 + error);
    return r;
}
Likeness likeness(const Plan& plan)
{
    const auto like = likenessOf(plan, support::assessed(plan), 0);
    return like ? *like : Likeness{};
}

class TestLikeness : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatDiffersIsNotLike_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("like");
        QTest::newRow("the same") << 0 << true;
        QTest::newRow("another GPU of the generation") << 1 << true;
        QTest::newRow("another generation") << 2 << false;
        QTest::newRow("three times the parameters") << 3 << true;
        QTest::newRow("ten times the parameters") << 4 << false;
        QTest::newRow("a quarter of the GPUs") << 5 << true;
        QTest::newRow("eight GPUs") << 6 << false;
        QTest::newRow("FP8") << 7 << false;
        QTest::newRow("a mixture") << 8 << false;
        QTest::newRow("adapters") << 9 << false;
        QTest::newRow("a round of reinforcement learning") << 12 << false;
        QTest::newRow("its memory") << 10 << false;
        QTest::newRow("never predicted without its source") << 11 << false;
    }
    void whatDiffersIsNotLike()
    {
        QFETCH(int, which);
        QFETCH(bool, like);
        AccuracyRow r = row();
        switch (which) {
        case 1: r.gpu = "h200-sxm"; break;
        case 2: r.generation = "blackwell"; break;
        case 3: r.params = 2.9 * r.params; break;
        case 4: r.params = 10 * r.params; break;
        case 5: r.gpus = 64; break;
        case 6: r.gpus = 8; break;
        case 7: r.precision = "mxfp8"; break;
        case 8: r.kind = AccuracyKind::Mixture; break;
        case 9: r.kind = AccuracyKind::Adapters; break;
        case 10: r.quantity = AccuracyQuantity::Memory; break;
        case 11: r.heldOut = kUnknown; break;
        case 12: r.kind = AccuracyKind::Reinforce; break;
        default: break;
        }
        const std::vector rows{r};
        QCOMPARE(runsLike(rows, likeness(computedPlan())).size(), like ? 1u : 0u);
        Likeness memory = likeness(computedPlan());
        memory.quantity = AccuracyQuantity::Memory;
        QCOMPARE(runsLike(rows, memory).size(), which == 10 ? 1u : 0u);
    }
    // A plan that generates images or video is similar to runs that do, and to no run that
    // generates text.
    void whatMakesImagesIsLikeItsOwnKind()
    {
        Plan plan = choose(servingPlan(), "work.a.media.use", "make");
        const Likeness like = likeness(plan);
        QVERIFY(like.made && !like.served);
        AccuracyRow made = row(), served = row();
        made.kind = AccuracyKind::Made, served.kind = AccuracyKind::ServedDense;
        for (AccuracyRow* r : {&made, &served}) {
            r->generation = like.generation, r->params = like.params, r->gpus = like.gpus;
            r->precision = std::to_string(like.bits), r->quantity = like.quantity;
        }
        const std::vector rows{made, served};
        const auto found = runsLike(rows, like);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(found.front()->kind, AccuracyKind::Made);
    }
    void theSummaryIsOfErrorsAndSources()
    {
        std::vector rows{row(0.1), row(-0.3), row(0.05)};
        rows.back().source = "y";
        const LikeRuns found = summaryOf(runsLike(rows, likeness(computedPlan())));
        QCOMPARE(found.runs, 3u);
        QCOMPARE(found.sources, 2u);
        QVERIFY(std::abs(found.median - 0.1) < 1e-12);
        QVERIFY(std::isnan(summaryOf({}).median));
    }
    void aPlanIsRequestedByItsOwnSizes()
    {
        QVERIFY(!likeness(computedPlan()).served);
        const Likeness served = likeness(servingPlan());
        QVERIFY(served.served);
        QCOMPARE(served.quantity, AccuracyQuantity::Throughput);
        QVERIFY(served.gpus >= 1 && served.gpus <= 8); // one replica
        QVERIFY(likeness(choose(choose(computedPlan(), "work.a.kind", "tune"), "work.a.tune.method",
                                "lora"))
                    .adapters);
        QVERIFY(!likenessOf(support::samplePlan(), support::assessed(support::samplePlan()), 0));
    }
    void widthsAreReadFromNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<int>("bits");
        QTest::newRow("bf16") << QByteArray("bf16") << 16;
        QTest::newRow("fp16") << QByteArray("fp16") << 16;
        QTest::newRow("mxfp8") << QByteArray("mxfp8") << 8;
        QTest::newRow("nvfp4") << QByteArray("nvfp4") << 4;
        QTest::newRow("nobody said") << QByteArray() << 16;
    }
    void widthsAreReadFromNames()
    {
        QFETCH(QByteArray, name);
        QFETCH(int, bits);
        QCOMPARE(bitsOf(name.toStdString()), bits);
    }
};

} // namespace

HEADROOM_ROOM(TestLikeness)
#include "test_likeness.moc"
