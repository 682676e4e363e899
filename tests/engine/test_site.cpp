#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/band.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <array>
#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::dial;
using support::samplePlan;
using support::with;

const std::array<PowerParts SiteAnswer::*, 4> kStates{&SiteAnswer::idle, &SiteAnswer::mean,
                                                      &SiteAnswer::peak, &SiteAnswer::rated};

class TestSite : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSample_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("value");
        QTest::newRow("32 nodes of 7.75 kW and a tenth, at a PUE of 1.3: 354.6 kW on the mean")
            << "site.mean" << 32 * 7.75 * 1.1 * 1.3;
        QTest::newRow("at most 8.4 kW a node: 384.4 kW") << "site.peak" << 32 * 8.4 * 1.1 * 1.3;
        QTest::newRow("10.2 kW on each name plate: 466.8 kW")
            << "site.rated" << 32 * 10.2 * 1.1 * 1.3;
    }
    void theSample()
    {
        QFETCH(QString, path);
        QFETCH(double, value);
        VERIFY_NEAR(dial(samplePlan(), path.toStdString()), value, 1e-3);
    }
    void partsAddUpByChance()
    {
        support::Random random(4);
        for (int i = 0; i < 40; ++i) {
            const SiteAnswer site = assessed(support::randomPlan(random, 8)).site;
            for (const auto state : kStates) {
                const PowerParts& p = site.*state;
                VERIFY_NEAR(
                    p.total().base(),
                    (p.gpus + p.hosts + p.network + p.storage + p.losses + p.cooling).base(),
                    1e-12);
                for (const Watts part :
                     {p.gpus, p.hosts, p.network, p.storage, p.losses, p.cooling})
                    QVERIFY(!(part.base() < 0));
            }
        }
    }
    // MLPerf Training v4.0 with power, Supermicro, one node of 8 × H100 (mlcommons.org).
    void aNodeDrawsAsWasMeasured_data()
    {
        QTest::addColumn<double>("measured");
        QTest::newRow("BERT, at the plug") << 6859.1;
        QTest::newRow("ResNet, at the plug") << 7046.4;
        QTest::newRow("BERT, behind the supplies") << 6704.5;
        QTest::newRow("ResNet, behind the supplies") << 6846.8;
    }
    void aNodeDrawsAsWasMeasured()
    {
        QFETCH(double, measured);
        const Plan plan = support::with(support::choose(samplePlan(), "cluster.gpu", "h100-sxm"),
                                        {{"cluster.count", 8}});
        const Assessment a = assessed(plan);
        const Bands bands = fastBands(plan, a);
        const Band* band = bands.find("site.mean_node");
        QVERIFY(band);
        QVERIFY2(band->low <= measured && measured <= band->high,
                 qPrintable(QStringLiteral("%1 – %2").arg(band->low).arg(band->high)));
        QVERIFY(std::abs(band->typical / measured - 1) < 0.16);
    }
    // For all GPUs of the catalog: nameplate power is never below the measured one.
    void ratedIsTheMost_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : support::catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void ratedIsTheMost()
    {
        QFETCH(QString, gpu);
        const SiteAnswer s =
            assessed(support::choose(samplePlan(), "cluster.gpu", gpu.toStdString())).site;
        if (std::isnan(s.rated.total().base())) {
            for (const auto state : kStates) // unknown is not zero, in any state and part
                QVERIFY(std::isnan((s.*state).total().base()));
            QVERIFY(std::isnan(s.mean.hosts.base()));
            return;
        }
        const double slack = 1 + 1e-12;
        QVERIFY(s.idle.total() <= s.mean.total() * slack);
        QVERIFY(s.mean.total() <= s.peak.total() * slack);
        QVERIFY(s.peak.total() <= s.rated.total() * slack);
    }
    void pueScalesTheTotal()
    {
        const double bare = dial(with(samplePlan(), {{"site.pue", 1}}), "site.mean");
        for (const auto* part : {"site.mean_cooling", "site.mean_losses"})
            QCOMPARE(dial(with(samplePlan(), {{"site.pue", 1}}), part), 0.0);
        for (const double pue : {1.1, 1.3, 2.0})
            VERIFY_NEAR(dial(with(samplePlan(), {{"site.pue", pue}}), "site.mean"), pue * bare,
                        1e-12);
    }
    // Facility power does not depend on the breakdown of the PUE; losses never exceed it.
    void lossesArePartOfThePue()
    {
        const double total = dial(samplePlan(), "site.mean");
        const double machines = 32 * 7.75 * 1.1;
        VERIFY_NEAR(dial(samplePlan(), "site.mean_losses"), 0.06 * machines, 1e-12);
        for (const double losses : {0, 3, 30, 90}) {
            const Plan plan = with(samplePlan(), {{"site.losses", losses}});
            VERIFY_NEAR(dial(plan, "site.mean"), total, 1e-12);
            QVERIFY(dial(plan, "site.mean_cooling") > -1e-9);
        }
    }
    // 256 GPUs of 700 W at half their power while they wait for communication.
    void aStepSwings()
    {
        VERIFY_NEAR(dial(samplePlan(), "site.swing_traffic"), 256 * 0.7 * 0.5, 1e-12);
        VERIFY_NEAR(dial(samplePlan(), "site.swing_stop"), 32 * (8.4 - 2.2), 1e-12);
        VERIFY_NEAR(dial(samplePlan(), "site.ramp"), 32 * (8.4 - 2.2), 1e-12);
    }
    void aBusierGpuTakesMoreOfItsNode()
    {
        const Plan idle = with(samplePlan(), {{"site.busy", 20}});
        const Plan busy = with(samplePlan(), {{"site.busy", 95}});
        QVERIFY(dial(idle, "site.mean_gpus") < dial(busy, "site.mean_gpus"));
    }
    void nodesOfHalfTheSizeDrawHalf()
    {
        const Plan halves = with(samplePlan(), {{"cluster.node_size", 4}});
        VERIFY_NEAR(dial(halves, "site.rated"), dial(samplePlan(), "site.rated"), 1e-12);
        VERIFY_NEAR(support::knob(halves, "cluster.node.rated"),
                    support::knob(samplePlan(), "cluster.node.rated") / 2, 1e-12);
    }
    void energyIsPowerTimesTime()
    {
        VERIFY_NEAR(dial(samplePlan(), "site.energy_run"),
                    dial(samplePlan(), "site.mean") / 1000 * 24 * dial(samplePlan(), "work.a.time"),
                    1e-12);
    }
};

} // namespace

HEADROOM_ROOM(TestSite)
#include "test_site.moc"
