#include "model/engine/curves/speedup.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/sizing/train.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <array>
#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

// Days for that many tokens with that step time: MFU is set accordingly.
double daysLeft(double tokens, double batch, double step)
{
    Plan plan = with(choose(samplePlan(), "cluster.gpu", "a100-sxm-80"),
                     {{"cluster.count", 384}, {"work.a.share_gpus", 384}});
    Train& train = plan.work[0].train;
    train.tokens = Tokens(tokens), train.batch = Tokens(batch);
    train.share = train.share * (assessed(plan).work[0].step / Seconds(step));
    return assessed(plan).work[0].time / kDay;
}

double stated(const QJsonObject& row)
{
    const auto n = [&](const char* key) { return row[QLatin1String(key)].toDouble(); };
    const QString form = row[u"form"].toString();
    if (form == u"eta")
        return daysLeft(n("tokens"), n("batch"), n("step"));
    if (form == u"ring")
        return gradientTraffic(Bytes(n("bytes")),
                               {n("gpus"), n("gpus"), Bandwidth(n("rate")), Bandwidth(n("rate")),
                                Seconds(n("latency")), Seconds(n("latency"))})
            .total()
            .base();
    if (form == u"work")
        return (workFactor(Recompute::None) * Params(n("params")) * Tokens(n("tokens"))).base();
    return kUnknown;
}

class TestSizing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void published_data()
    {
        QTest::addColumn<QJsonObject>("row");
        QFile file(QStringLiteral(HEADROOM_SOURCE "/tests/data/sizing/published.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue row : QJsonDocument::fromJson(file.readAll())[u"rows"].toArray())
            QTest::newRow(row[u"id"].toString().toUtf8()) << row.toObject();
    }
    void published()
    {
        QFETCH(QJsonObject, row);
        QVERIFY(!row[u"source"].toString().isEmpty() && !row[u"date"].toString().isEmpty());
        VERIFY_NEAR(stated(row), row[u"expected"].toDouble(), row[u"tolerance"].toDouble());
    }
    // The measured MFU includes communication: where it was measured, it is reproduced.
    void reachedIsTheShareMeasured_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("share");
        QTest::newRow("256 H100 at 40 %") << "h100-sxm" << 256.0 << 40.0;
        QTest::newRow("8 A100, one node, at 55 %") << "a100-sxm-80" << 8.0 << 55.0;
        QTest::newRow("4 A100, half a node") << "a100-sxm-80" << 4.0 << 30.0;
        QTest::newRow("72 GB200, one domain of 18 nodes") << "gb200" << 72.0 << 38.0;
        QTest::newRow("1,152 GB200, 16 domains") << "gb200" << 1152.0 << 20.0;
        QTest::newRow("64 L40S on PCIe at 10 %") << "l40s" << 64.0 << 10.0;
        QTest::newRow("100 MI300X, the last node half empty") << "mi300x" << 100.0 << 30.0;
    }
    void reachedIsTheShareMeasured()
    {
        QFETCH(QString, gpu);
        QFETCH(double, gpus);
        QFETCH(double, share);
        const Plan plan =
            with(choose(samplePlan(), "cluster.gpu", gpu.toStdString()),
                 {{"cluster.count", gpus}, {"work.a.share_gpus", gpus}, {"work.a.share", share}});
        VERIFY_NEAR(dial(plan, "work.a.reached"), share, 1e-12);
        // With one more GPU it is another cluster.
        const Plan more = with(plan, {{"cluster.count", gpus + 1}});
        QVERIFY(dial(more, "work.a.reached") < share);
    }
    void anotherLinkIsAnotherShare()
    {
        const Plan slow = with(samplePlan(), {{"cluster.between_rate", 100}});
        QVERIFY(dial(slow, "work.a.reached") < 40);
        const Plan fast = with(samplePlan(), {{"cluster.between_rate", 800}});
        QVERIFY(dial(fast, "work.a.reached") > 40);
    }

    void oneGpuIsOne()
    {
        const Plan& plan = samplePlan();
        const TrainScaler scaler(plan.cluster, plan.work[0].train);
        QCOMPARE(scaler.speedup(1, plan.cluster.perGpu), 1.0);
        QCOMPARE(dial(with(plan, {{"cluster.count", 1}}), "work.a.speedup"), 1.0);
        QCOMPARE(dial(with(plan, {{"cluster.count", 1}}), "work.a.traffic"), 0.0);
    }
    void fasterLinksBringMore()
    {
        const TrainScaler scaler(samplePlan().cluster, samplePlan().work[0].train);
        for (const double gpus : {9.0, 16.0, 256.0, 1024.0}) {
            double last = 0;
            for (const double gigabits : {10.0, 25.0, 100.0, 200.0, 400.0, 800.0, 1600.0}) {
                const double s = scaler.speedup(gpus, Bandwidth(gigabits * 1e9 / 8));
                QVERIFY2(s > last && s < gpus, support::compared(s, last).c_str());
                last = s;
            }
        }
    }
    void aBatchThatGrowsScalesBetter()
    {
        const Plan fixed = samplePlan();
        const Plan growing = choose(fixed, "work.a.scaling", "growing_batch");
        const TrainScaler strong(fixed.cluster, fixed.work[0].train);
        const TrainScaler weak(growing.cluster, growing.work[0].train);
        const Bandwidth rate = fixed.cluster.perGpu;
        QVERIFY(weak.speedup(2048, rate) > strong.speedup(2048, rate));
        VERIFY_NEAR(weak.speedup(256, rate), strong.speedup(256, rate), 1e-12);
    }

    // 140 GB of gradients over 32 nodes of 8: 2·7/8·140/450 + 2·7·5 µs inside, and
    // 2·31/32·17.5/50 + 2·5·15 µs between.
    void trafficByHand()
    {
        Wiring w{256, 8, Bandwidth(450e9), Bandwidth(50e9), Seconds(5e-6), Seconds(15e-6)};
        const Traffic t = gradientTraffic(Bytes(140e9), w);
        VERIFY_NEAR(t.inside.base(), 0.544514444444444, 1e-12);
        VERIFY_NEAR(t.between.base(), 0.678275, 1e-12);
        VERIFY_NEAR(t.total().base(), 1.222789444444444, 1e-12);
    }
    void trafficByHandThroughKnobs()
    {
        const Plan plan = with(samplePlan(), {{"work.a.params", 70e9},
                                              {"cluster.inside_link.bandwidth", 3600},
                                              {"cluster.between_link.latency", 1e-6},
                                              {"cluster.latency_inside", 5},
                                              {"cluster.latency_between", 15},
                                              {"cluster.between_rate", 400},
                                              {"cluster.link_share", 100},
                                              {"cluster.nic_share", 100}});
        VERIFY_NEAR(dial(plan, "work.a.traffic_inside"), 0.544514444444444, 1e-9);
        VERIFY_NEAR(dial(plan, "work.a.traffic_between"), 0.678275, 1e-9);
    }
    void insideOneNodeNothingLeaves()
    {
        Wiring w{8, 8, Bandwidth(450e9), Bandwidth(1), Seconds{}, Seconds(1)};
        QCOMPARE(gradientTraffic(Bytes(140e9), w).between.base(), 0.0);
        w.domain = 1; // without intra-node links all traffic leaves
        QCOMPARE(gradientTraffic(Bytes(140e9), w).inside.base(), 0.0);
        QVERIFY(gradientTraffic(Bytes(140e9), w).between.base() > 0);
    }
    void pcieIsSlowerThanNvlink()
    {
        const Plan pcie = choose(samplePlan(), "cluster.inside", samplePlan().cluster.gpu.pcie);
        QVERIFY(dial(pcie, "work.a.traffic_inside") > dial(samplePlan(), "work.a.traffic_inside"));
        QVERIFY(dial(pcie, "work.a.time") > dial(samplePlan(), "work.a.time"));
        QVERIFY(dial(pcie, "work.a.reached") < dial(samplePlan(), "work.a.reached"));
    }

    void theCurveGoesThroughThePlan_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("scaling");
        QTest::newRow("a given count, the batch kept") << "given"
                                                       << "fixed_batch";
        QTest::newRow("a given count, the batch growing") << "given"
                                                          << "growing_batch";
        QTest::newRow("the smallest, the batch kept") << "smallest"
                                                      << "fixed_batch";
        QTest::newRow("the smallest, the batch growing") << "smallest"
                                                         << "growing_batch";
    }
    void theCurveGoesThroughThePlan()
    {
        QFETCH(QString, rule);
        QFETCH(QString, scaling);
        Plan plan = choose(samplePlan(), "cluster.count_rule", rule.toStdString());
        plan = choose(plan, "work.a.scaling", scaling.toStdString());
        const double gpus = support::assessed(plan).decision.gpus;
        const SpeedupSeries series = speedupSeries(ResolvedPlan(plan), support::catalog(), gpus);
        QCOMPARE(series.gpus, gpus);
        VERIFY_NEAR(series.speedup, dial(plan, "work.a.speedup"), 1e-9);
    }
    void curvesAreInOrderAndWhole()
    {
        const SpeedupSeries s = speedupSeries(ResolvedPlan(samplePlan()), support::catalog(), 256);
        QVERIFY(s.others.size() >= 4);
        for (std::size_t i = 0; i < s.own.x.size(); ++i)
            QVERIFY(s.own.low[i] <= s.own.y[i] && s.own.y[i] <= s.own.high[i]);
        for (std::size_t c = 0; c + 1 < s.others.size(); ++c)
            if (!s.others[c + 1].inside)
                QVERIFY(s.others[c].y.back() > s.others[c + 1].y.back());
        QVERIFY(s.others.back().inside);
        QVERIFY(s.own.x.front() == 1 && s.own.x.back() >= 256);
    }
    void aWorkFactorOfSixOrEight()
    {
        QCOMPARE(workFactor(Recompute::None).base(), 6.0);
        QCOMPARE(workFactor(Recompute::Full).base(), 8.0);
    }
};

} // namespace

HEADROOM_ROOM(TestSizing)
#include "test_sizing.moc"
