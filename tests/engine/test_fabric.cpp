#include "model/engine/site/fabric.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Switches and cables, compared with published bills of materials and by hand.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

class TestFabric : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countedSheets_data()
    {
        QTest::addColumn<int>("nodes");
        for (const int nodes : {64, 128, 256, 512, 1024, 2048, 4096, 8192})
            QTest::addRow("%d nodes of 8 NICs, 64 ports", nodes) << nodes;
    }
    void countedSheets()
    {
        QFETCH(int, nodes);
        const Cost* sheet = catalog().cost("switches-" + std::to_string(nodes));
        QVERIFY(sheet);
        QCOMPARE(fabricOf(nodes, 8, 64).switches, sheet->value);
    }
    // Cable prices are similar in all price sheets, given the counts.
    void cablesOfTheSheets_data()
    {
        QTest::addColumn<QString>("sheet");
        QTest::addColumn<int>("nodes");
        QTest::newRow("one level") << "cables-64" << 64;
        QTest::newRow("two levels") << "cables-1024" << 1024;
        QTest::newRow("three levels") << "cables-4096" << 4096;
    }
    void cablesOfTheSheets()
    {
        QFETCH(QString, sheet);
        QFETCH(int, nodes);
        const Cost* cost = catalog().cost(sheet.toStdString());
        QVERIFY(cost);
        VERIFY_NEAR(cost->value / (fabricOf(nodes, 8, 64).cables / nodes), 1290, 0.03);
    }
    void byHand_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<double>("nics");
        QTest::addColumn<double>("radix");
        QTest::addColumn<Fabric>("fabric");
        const auto row = [](const char* name, double nodes, double nics, double radix, Fabric f) {
            QTest::newRow(name) << nodes << nics << radix << f;
        };
        row("one node needs none", 1, 8, 64, {0, 0, 0, 0});
        row("two nodes share one switch", 2, 8, 64, {1, 1, 16, 32});
        row("9 nodes: 7 rails fit a switch", 9, 8, 64, {1, 2, 72, 144});
        row("33 nodes: a switch a rail", 33, 8, 64, {1, 8, 264, 528});
        // 65 nodes: 3 leaves with 32 down ports and 2 spines on each of 8 rails.
        row("one node too many for a level", 65, 8, 64, {2, 40, 1040, 2080});
        row("40 ports, 100 nodes, 5 leaves and 3 spines", 100, 1, 40, {2, 8, 200, 400});
        row("4 ports, 16 nodes, a whole tree of three levels", 16, 1, 4, {3, 20, 48, 96});
        row("4 ports, 17 nodes need a fourth", 17, 1, 4, {4, 32, 68, 136});
    }
    void byHand()
    {
        QFETCH(double, nodes);
        QFETCH(double, nics);
        QFETCH(double, radix);
        QFETCH(Fabric, fabric);
        const Fabric f = fabricOf(nodes, nics, radix);
        QCOMPARE(f.levels, fabric.levels);
        QCOMPARE(f.switches, fabric.switches);
        QCOMPARE(f.cables, fabric.cables);
        QCOMPARE(f.optics, fabric.optics);
    }
    // NVIDIA's counts for DGX B200 SuperPODs (reference architecture, table of larger
    // configurations): eight NICs per node, 64-port switches.
    void superPods_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<QList<double>>("switches");
        QTest::newRow("2 scalable units") << 64.0 << QList<double>{16, 8};
        QTest::newRow("4") << 128.0 << QList<double>{32, 16};
        QTest::newRow("8") << 256.0 << QList<double>{64, 32};
        QTest::newRow("16") << 512.0 << QList<double>{128, 128, 64};
        QTest::newRow("32") << 1024.0 << QList<double>{256, 256, 128};
        QTest::newRow("64") << 2048.0 << QList<double>{512, 512, 256};
    }
    void superPods()
    {
        QFETCH(double, nodes);
        QFETCH(QList<double>, switches);
        const Fabric f = fabricOf(nodes, 8, 64, FabricTopology::Joined);
        const auto levels = switchesByLevel(f, nodes, 8, 64, FabricTopology::Joined);
        QCOMPARE(QList<double>(levels.begin(), levels.end()), switches);
        QCOMPARE(f.cables, static_cast<double>(switches.size()) * nodes * 8);
    }
    // Ports for all NICs in one tree, which is at least as deep as those of separate rails.
    void joinedRailsHavePortsForAllNics()
    {
        for (const double radix : {4.0, 32.0, 64.0, 144.0})
            for (double nodes = 2; nodes < 20000; nodes = std::ceil(nodes * 1.7)) {
                const Fabric f = fabricOf(nodes, 8, radix, FabricTopology::Joined);
                QVERIFY(f.switches * radix >= 2 * f.cables - nodes * 8);
                QVERIFY(f.levels >= fabricOf(nodes, 8, radix).levels);
            }
    }
    // Frontier: 9,408 nodes with 4 NICs on 64-port switches, in 74 groups of 32. And one group of
    // such a machine: 512 NICs, 992 ports between its switches.
    void supercomputersAreDragonflies()
    {
        QCOMPARE(fabricOf(74 * 128, 4, 64, FabricTopology::Dragonfly).switches, 74.0 * 32);
        QCOMPARE(fabricOf(9408, 4, 64, FabricTopology::Dragonfly).switches, 2352.0); // as needed
        const Fabric group = fabricOf(128, 4, 64, FabricTopology::Dragonfly);
        QCOMPARE(group.switches, 32.0);
        QCOMPARE(2 * (group.cables - 512), 992.0);
        QCOMPARE(group.optics, 0.0); // within reach of copper
        // Kim et al. 2008: 64 ports connect up to 262,656 endpoints.
        QCOMPARE(fabricOf(262656, 1, 64, FabricTopology::Dragonfly).switches, 262656.0 / 16);
        QVERIFY(std::isnan(fabricOf(262657, 1, 64, FabricTopology::Dragonfly).switches));
    }
    void dragonfliesByHand_data()
    {
        QTest::addColumn<double>("ends");
        QTest::addColumn<Fabric>("fabric");
        // 7 ports: 2 for nodes, 3 for the 3 others of a group, 2 for other groups: 9 groups.
        QTest::newRow("one switch") << 7.0 << Fabric{1, 1, 7, 0};
        QTest::newRow("a whole group") << 8.0 << Fabric{1, 4, 8 + 6, 0};
        QTest::newRow("two groups: 4 of 8 NICs' traffic leaves")
            << 16.0 << Fabric{1, 8, 16 + 12 + 4, 8};
        QTest::newRow("nine: a cable from each to each") << 72.0 << Fabric{1, 36, 72 + 54 + 36, 72};
        // The last group is a single switch, without local cables, and with one other group.
        QTest::newRow("two groups, the last of one switch") << 10.0 << Fabric{1, 5, 10 + 6 + 3, 6};
    }
    void dragonfliesByHand()
    {
        QFETCH(double, ends);
        QFETCH(Fabric, fabric);
        const Fabric f = fabricOf(ends, 1, 7, FabricTopology::Dragonfly);
        QCOMPARE(f.levels, fabric.levels);
        QCOMPARE(f.switches, fabric.switches);
        QCOMPARE(f.cables, fabric.cables);
        QCOMPARE(f.optics, fabric.optics);
    }
    // No switch has more cables than ports, and no tree for all NICs has as few switches and
    // optics, which is the point of dragonflies.
    void dragonfliesHavePortsForTheirCables()
    {
        for (const double radix : {7.0, 32.0, 64.0, 144.0})
            for (double nodes = 2; nodes < 20000; nodes = std::ceil(nodes * 1.3)) {
                const Fabric f = fabricOf(nodes, 8, radix, FabricTopology::Dragonfly);
                if (std::isnan(f.switches)) // too few ports for that many groups
                    continue;
                const double ends = nodes * 8;
                QVERIFY(f.switches * radix >= 2 * f.cables - ends);
                QVERIFY(f.switches * nicsOfSwitch(f, radix, FabricTopology::Dragonfly) >= ends);
                const Fabric tree = fabricOf(nodes, 8, radix, FabricTopology::Joined);
                QVERIFY(f.optics < tree.optics);
                if (tree.levels > 2)
                    QVERIFY(f.switches < tree.switches);
            }
    }
    void theSiteCountsWhatItsTopologyTakes()
    {
        const Plan rails = choose(samplePlan(), "site.network_rule", "count");
        const Plan joined = choose(rails, "cluster.topology", "joined");
        QCOMPARE(dial(rails, "site.switches"), 4.0);
        QCOMPARE(dial(joined, "site.switches"), 12.0); // 8 leaves and 4 spines for 32 nodes
        QCOMPARE(dial(joined, "site.levels"), 2.0);
        VERIFY_NEAR(dial(joined, "site.mean_network"), (12 * 1700 + 512 * 17) / 1e3, 1e-12);
        const Plan direct = choose(rails, "cluster.topology", "dragonfly");
        QCOMPARE(dial(direct, "site.switches"), 16.0); // 16 NICs each: half a group
        QCOMPARE(dial(direct, "site.optics"), 0.0);
        VERIFY_NEAR(dial(direct, "site.mean_network"), 16 * 1700 / 1e3, 1e-12);
        const Plan parts = choose(joined, "money.capital_rule", "by_part");
        QVERIFY(dial(parts, "money.part_switches") >
                2.9 * dial(choose(parts, "cluster.topology", "rails"), "money.part_switches"));
    }
    // All ports up and down exist: no level is oversubscribed.
    void switchesHavePortsForTheirCables()
    {
        for (const double radix : {4.0, 32.0, 64.0, 144.0})
            for (double nodes = 2; nodes < 20000; nodes = std::ceil(nodes * 1.7)) {
                const Fabric f = fabricOf(nodes, 8, radix);
                QVERIFY(f.switches * radix >= 2 * f.cables - nodes * 8);
                QVERIFY(f.switches <= fabricOf(nodes + 1, 8, radix).switches);
            }
    }
    void portsThatAreNotKnown()
    {
        QVERIFY(std::isnan(fabricOf(10, 8, std::nan("")).switches));
        QVERIFY(std::isnan(fabricOf(10, 8, 2).cables));
        QVERIFY(std::isnan(fabricOf(std::nan(""), 8, 64).levels));
        QCOMPARE(fabricOf(1, 8, std::nan("")).switches, 0.0);
    }
    // 32 nodes: 4 switches of 1.7 kW and 256 cables of 17 W.
    void powerByCount()
    {
        const Plan plan = choose(samplePlan(), "site.network_rule", "count");
        for (const auto* state : {"site.mean_network", "site.idle_network", "site.rated_network"})
            VERIFY_NEAR(dial(plan, state), (4 * 1700 + 256 * 17) / 1e3, 1e-12);
        QCOMPARE(dial(plan, "site.network_share"), 0.0);
        QCOMPARE(dial(with(plan, {{"cluster.count", 8}}), "site.mean_network"), 0.0);
        const Plan efa = choose(plan, "cluster.fabric", "efa-v2");
        QVERIFY2(std::isnan(dial(efa, "site.mean")),
                 "switches nobody describes draw unknown power");
        QVERIFY(std::isfinite(dial(choose(efa, "site.network_rule", "share"), "site.mean")));
    }
    // 15 TB per GPU at 2 W.
    void storageByCount()
    {
        const Plan plan = choose(samplePlan(), "site.storage_rule", "count");
        VERIFY_NEAR(dial(plan, "site.mean_storage"), 256 * 15 * 2 / 1e3, 1e-12);
        QCOMPARE(dial(plan, "site.mean_storage"), dial(plan, "site.idle_storage"));
    }
};

} // namespace

HEADROOM_ROOM(TestFabric)
#include "test_fabric.moc"
