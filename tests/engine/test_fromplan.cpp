#include "model/engine/sizing/shape.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/shaped.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::with;

TrainingJob job(const Plan& plan)
{
    return jobOf(plan, plan.work[0]);
}

class TestFromPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSampleInTheRoomsWords()
    {
        const TrainingJob j = job(computedPlan());
        QCOMPARE(j.sequences, 512.0);
        QCOMPARE(j.sequence.base(), 8192.0);
        QCOMPARE(j.model.layers, 80.0);
        const Machine m = machineOf(computedPlan().cluster, 256, constantsOf(computedPlan()));
        QVERIFY(m.generation == Generation::Hopper);
        QCOMPARE(m.multiprocessors, 132.0);
        QCOMPARE(m.domain, 8.0);
        QCOMPARE(m.gpus, 256.0);
        VERIFY_NEAR(m.hostLayer.base(), computedPlan().training->floorLayer.base(), 1e-12);
    }
    void theMachineFollowsThePlan_data()
    {
        QTest::addColumn<QByteArray>("knob");
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* knob, double value, double expected) {
            QTest::newRow(knob) << QByteArray(knob) << value << expected;
        };
        row("cluster.link_share", 60, 0.6);
        row("cluster.nic_share", 70, 0.7);
        row("cluster.latency_inside", 9, 9e-6);
        row("cluster.latency_between", 30, 31e-6); // plus the fabric's own
        row("cluster.host_floor", 2, 2e-3);
        row("cluster.between_rate", 800, 1e11);
    }
    void theMachineFollowsThePlan()
    {
        QFETCH(QByteArray, knob);
        QFETCH(double, value);
        QFETCH(double, expected);
        const Plan plan = with(computedPlan(), {{knob.toStdString(), value}});
        const Machine m = machineOf(plan.cluster, 256, constantsOf(plan));
        const std::map<QByteArray, double> values{
            {"cluster.link_share", m.insideShare},
            {"cluster.nic_share", m.betweenShare},
            {"cluster.latency_inside", m.insideLatency.base()},
            {"cluster.latency_between", m.betweenLatency.base()},
            {"cluster.host_floor", m.hostLayer.base()},
            {"cluster.between_rate", m.between.base()}};
        VERIFY_NEAR(values.at(knob), expected, 1e-9);
    }
    void memoryThatIsUsableIsThePlans()
    {
        const Plan plan = with(computedPlan(), {{"cluster.memory_usable", 50}});
        QCOMPARE(constantsOf(plan).usable, 0.5);
        QVERIFY(constantsOf(Plan{}).usable == 0);
    }
    void aBatchIsRoundedSoThatReplicasCanShareIt_data()
    {
        QTest::addColumn<double>("sequences");
        QTest::addColumn<double>("whole");
        const auto row = [](double s, double w) { QTest::addRow("%g", s) << s << w; };
        row(0.3, 1);
        row(1, 1);
        row(7.4, 7);
        row(15, 15);
        row(17, 18); // multiples of two
        row(100, 104);
        row(488.28, 480);
        row(512, 512);
        row(1536, 1536);
        row(2304, 2304);
    }
    void aBatchIsRoundedSoThatReplicasCanShareIt()
    {
        QFETCH(double, sequences);
        QFETCH(double, whole);
        QCOMPARE(wholeSequences(sequences), whole);
        QVERIFY(std::abs(whole / std::max(1.0, sequences) - 1) < 0.0626);
    }
    void kindsOfWork()
    {
        const Plan tune =
            with(choose(computedPlan(), "work.a.kind", "tune"), {{"work.a.tune.examples", 1000},
                                                                 {"work.a.tune.epochs", 2},
                                                                 {"work.a.tune.length", 512},
                                                                 {"work.a.tune.batch", 32}});
        QCOMPARE(tokensOf(tune.work[0]).base(), 1000 * 2 * 512.0);
        QVERIFY(job(tune).method == Method::Lora);
        QCOMPARE(job(tune).sequences, 32.0);
        QCOMPARE(job(tune).sequence.base(), 512.0);
        const Plan sweep =
            with(choose(computedPlan(), "work.a.kind", "sweep"), {{"work.a.sweep.length", 1}});
        VERIFY_NEAR(tokensOf(sweep.work[0]).base(), 1.4e10, 1e-12);
        QCOMPARE(gpusOfRun(sweep.work[0], 256), 8.0);
        QCOMPARE(gpusOfRun(sweep.work[0], 4), 4.0);
        QVERIFY(job(sweep).method == Method::Full);
    }
    void pinsNarrowTheSearch()
    {
        Plan plan = choose(computedPlan(), "work.a.layout.tensor", "4");
        plan = choose(plan, "work.a.layout.micro_batch", "2");
        plan = choose(plan, "work.a.layout.recompute", "selective");
        plan = choose(plan, "work.a.layout.sharding", "full");
        const LayoutLimits limits = limitsOf(plan.work[0].train);
        QVERIFY(limits.tensor.contains(4) && !limits.tensor.contains(2));
        QVERIFY(limits.pipeline.contains(1) && limits.pipeline.contains(64));
        QVERIFY(limits.leastMicroBatch == 2 && limits.mostMicroBatch == 2);
        QVERIFY(limits.recomputes == std::vector{Recompute::Selective});
        QVERIFY(limits.shardings == std::vector{Sharding::Full});
        QCOMPARE(limits.pace.tuning, 1.0);
    }
    // Without pins everything is searched, including host and drive offloading.
    void withoutPinsAllIsLookedAt()
    {
        const LayoutLimits limits = limitsOf(computedPlan().work[0].train);
        QVERIFY(limits.offloads == LayoutLimits::everything().offloads);
        QVERIFY(limits.shardings ==
                (std::vector{Sharding::Optimizer, Sharding::Gradients, Sharding::Full}));
        QVERIFY(limits.recomputes == LayoutLimits::everything().recomputes && limits.layersToo);
        for (const auto range : {limits.tensor, limits.pipeline, limits.interleave, limits.context,
                                 limits.expert, limits.data})
            QVERIFY(range.contains(1) && range.contains(64));
    }
    void theHostIsTheNodes()
    {
        const Plan plan =
            with(computedPlan(), {{"cluster.node.host_memory", 2}, {"cluster.node.drives", 16}});
        const Machine m = machineOf(plan.cluster, 8, constantsOf(plan));
        QCOMPARE(m.hostMemory.base(), 2e12 / 8);
        QCOMPARE(m.drives.base(), 2e12);
        const Plan half = with(plan, {{"cluster.node_size", 4}}); // half a node has half of it
        QCOMPARE(machineOf(half.cluster, 8, constantsOf(half)).hostMemory.base(), 2e12 / 8);
    }

    // A shape stays as it is, scales with an edited size, and is estimated if unknown.
    void everyModelHasAShapeOfItsSize_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const Model& m : support::catalog().models)
            QTest::newRow(m.id.c_str()) << QByteArray::fromStdString(m.id);
    }
    void everyModelHasAShapeOfItsSize()
    {
        QFETCH(QByteArray, id);
        const Model model = *support::catalog().model(id.toStdString());
        for (const double times : {0.3, 1.0, 3.0}) {
            Model turned = model;
            turned.params = times * model.params;
            turned.active = times * model.active;
            const Model shape = shaped(turned);
            QVERIFY(hasShape(shape));
            QCOMPARE(shape.layers, std::round(shape.layers));
            QCOMPARE(shape.heads, std::round(shape.heads));
            Model whole = shape;
            if (std::isnan(whole.vocab)) // a vision model
                whole.vocab = 0, whole.embeddings = 1;
            const double counted =
                countParameters(whole).total() / (turned.params - unpassed(turned));
            QVERIFY2(counted > 0.7 && counted < 1.4, std::to_string(counted).c_str());
        }
    }
    void aModelOfItsOwnSizeIsLeftAlone()
    {
        const Model& model = *support::catalog().model("llama-3.1-70b");
        QCOMPARE(shaped(model).hidden, model.hidden);
        QCOMPARE(shaped(model).ffn, model.ffn);
    }
    void aLargerModelTakesLonger()
    {
        const double small = support::dial(computedPlan(), "work.a.step");
        const double large =
            support::dial(with(computedPlan(), {{"work.a.params", 140e9}}), "work.a.step");
        QVERIFY2(large > 1.7 * small && large < 2.4 * small, std::to_string(large).c_str());
    }
    void aModelOfUnknownShapeIsBuiltAsOthersOfItsSize()
    {
        Model model;
        model.params = model.active = Params(8e9);
        QVERIFY(!hasShape(model));
        QCOMPARE(shaped(model).layers, 32.0);
        QVERIFY(hasShape(shaped(model)));
    }
};

} // namespace

HEADROOM_ROOM(TestFromPlan)
#include "test_fromplan.moc"
