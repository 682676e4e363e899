#include "model/engine/advice/findings.h"
#include "model/engine/asksthesame.h"
#include "model/engine/training/torus.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// What a torus leaves of a node's bandwidth, compared with traffic routed cable by cable, and the
// effect on plans.
namespace {

using namespace engine;
using namespace support;

Machine torusOf(double nodes)
{
    Machine m;
    m.torus = true, m.gpus = 8 * nodes, m.nodeGpus = m.domain = 8;
    return m;
}

// Nodes with two links in each dimension larger than one. Messages take the shorter way along x,
// then y, then z; if both ways are equally long, half of it goes each way.
class Cables {
public:
    explicit Cables(const Box& box)
        : sides_{static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.z)}
        , load_(static_cast<std::size_t>(6 * nodes()))
    {
    }
    int nodes() const { return sides_[0] * sides_[1] * sides_[2]; }
    int at(int x, int y, int z) const { return (z * sides_[1] + y) * sides_[0] + x; }
    void send(int from, int to, double data)
    {
        std::array<int, 3> here = placeOf(from);
        const std::array<int, 3> there = placeOf(to);
        for (std::size_t d = 0; d < 3; ++d) {
            const int side = sides_[d], up = (there[d] - here[d] + side) % side;
            if (2 * up <= side)
                go(here, d, up, 1, 2 * up == side ? data / 2 : data);
            if (2 * up >= side)
                go(here, d, side - up, -1, 2 * up == side ? data / 2 : data);
            here[d] = there[d];
        }
    }
    // The usable share of a node's bandwidth for that much data, given the busiest link.
    double shareOf(double data) const
    {
        const Box box{static_cast<double>(sides_[0]), static_cast<double>(sides_[1]),
                      static_cast<double>(sides_[2])};
        return data / (2 * box.dimensions() * *std::ranges::max_element(load_));
    }

private:
    std::array<int, 3> placeOf(int node) const
    {
        return {node % sides_[0], node / sides_[0] % sides_[1], node / sides_[0] / sides_[1]};
    }
    void go(std::array<int, 3> here, std::size_t d, int steps, int way, double data)
    {
        for (int i = 0; i < steps; ++i) {
            load_[static_cast<std::size_t>(6 * at(here[0], here[1], here[2])) + 2 * d +
                  (way > 0 ? 1 : 0)] += data;
            here[d] = (here[d] + way + sides_[d]) % sides_[d];
        }
    }

    std::array<int, 3> sides_;
    std::vector<double> load_;
};

class TestTorus : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { catalog(); }

    void boxesAreNearlyCubes_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<QVector<double>>("sides");
        QTest::newRow("one") << 1.0 << QVector<double>{1, 1, 1};
        QTest::newRow("two") << 2.0 << QVector<double>{2, 1, 1};
        QTest::newRow("four") << 4.0 << QVector<double>{2, 2, 1};
        QTest::newRow("eight") << 8.0 << QVector<double>{2, 2, 2};
        QTest::newRow("seven, a place left over") << 7.0 << QVector<double>{2, 2, 2};
        QTest::newRow("27: no side longer by rounding") << 27.0 << QVector<double>{3, 3, 3};
        QTest::newRow("4096, a pod of TPU v4") << 4096.0 << QVector<double>{16, 16, 16};
    }
    void boxesAreNearlyCubes()
    {
        QFETCH(double, nodes);
        QFETCH(QVector<double>, sides);
        const Box box = boxOf(nodes);
        QCOMPARE(box.x, sides[0]);
        QCOMPARE(box.y, sides[1]);
        QCOMPARE(box.z, sides[2]);
    }

    // No node is linked to itself, or to a neighbor twice.
    void placesHaveSoManyNeighbours_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<double>("neighbours");
        QTest::newRow("alone") << 1.0 << 0.0;
        QTest::newRow("a pair") << 2.0 << 1.0;
        QTest::newRow("a square") << 4.0 << 2.0;
        QTest::newRow("a cube of eight") << 8.0 << 3.0;
        QTest::newRow("three by three by three") << 27.0 << 6.0;
    }
    void placesHaveSoManyNeighbours()
    {
        QFETCH(double, nodes);
        QFETCH(double, neighbours);
        QCOMPARE(boxOf(nodes).neighbours(), neighbours);
    }

    // Everyone sends the same amount to everyone, including itself.
    void allToAllIsWhatTheCablesCarry_data()
    {
        QTest::addColumn<double>("nodes");
        for (const double nodes : {2.0, 4.0, 8.0, 64.0, 216.0, 512.0})
            QTest::newRow(qPrintable(QString::number(nodes))) << nodes;
    }
    void allToAllIsWhatTheCablesCarry()
    {
        QFETCH(double, nodes);
        Cables cables(boxOf(nodes));
        for (int from = 0; from < cables.nodes(); ++from)
            for (int to = 0; to < cables.nodes(); ++to)
                cables.send(from, to, 1.0 / cables.nodes());
        VERIFY_NEAR(allToAllShare(torusOf(nodes), nodes), std::min(1.0, cables.shareOf(1)), 1e-12);
    }

    // Stages that fill planes send everything to the next plane, or to one further on.
    void neighboursHaveALinkEach_data()
    {
        QTest::addColumn<double>("nodes");
        QTest::addColumn<int>("planes");
        QTest::newRow("the plane beside, of 4 x 4") << 64.0 << 1;
        QTest::newRow("the next but one, of 6 x 6") << 216.0 << 2;
        QTest::newRow("both links of a side of two") << 8.0 << 1;
    }
    void neighboursHaveALinkEach()
    {
        QFETCH(double, nodes);
        QFETCH(int, planes);
        const Box box = boxOf(nodes);
        Cables cables(box);
        for (int x = 0; x < box.x; ++x)
            for (int y = 0; y < box.y; ++y)
                for (int z = 0; z < box.z; ++z)
                    cables.send(cables.at(x, y, z),
                                cables.at(x, y, (z + planes) % static_cast<int>(box.z)), 1);
        VERIFY_NEAR(neighbourShare(torusOf(nodes), planes * box.x * box.y), cables.shareOf(1),
                    1e-12);
    }

    // A ring along each dimension, in both directions, with a sixth of the data each.
    void ringsUseEveryLinkOfAWholeTorus()
    {
        const Box box = boxOf(64);
        Cables cables(box);
        for (int x = 0; x < 4; ++x)
            for (int y = 0; y < 4; ++y)
                for (int z = 0; z < 4; ++z)
                    for (const int way : {1, 3}) {
                        const int from = cables.at(x, y, z);
                        cables.send(from, cables.at((x + way) % 4, y, z), 1.0 / 6);
                        cables.send(from, cables.at(x, (y + way) % 4, z), 1.0 / 6);
                        cables.send(from, cables.at(x, y, (z + way) % 4), 1.0 / 6);
                    }
        VERIFY_NEAR(ringShare(torusOf(64), 64, 1), cables.shareOf(1), 1e-12);
        QCOMPARE(ringShare(torusOf(64), 64, 1), 1.0);
    }

    // No share exceeds one, none grows with distance, and without a torus all are one.
    void sharesAreParts()
    {
        for (const double whole : {2.0, 9.0, 40.0, 300.0, 4096.0}) {
            const Machine m = torusOf(whole);
            Machine switched = m;
            switched.torus = false;
            for (double domains = 2; domains <= whole; domains *= 2) {
                for (const Share share : {ringShare(m, domains, 1), allToAllShare(m, domains),
                                          neighbourShare(m, domains)})
                    QVERIFY(share > 0 && share <= 1);
                QVERIFY(ringShare(m, domains, 8) <= ringShare(m, 8 * domains, 1));
                QVERIFY(neighbourShare(m, 2 * domains) <= neighbourShare(m, domains));
                QCOMPARE(ringShare(switched, domains, 3), 1.0);
                QCOMPARE(allToAllShare(switched, domains), 1.0);
                QCOMPARE(neighbourShare(switched, 3), 1.0);
            }
        }
    }

    // All-to-all and point-to-point traffic slows down; ring all-reduce does not.
    void plansFeelIt()
    {
        const auto step = [](const Plan& plan, const char* topology) {
            return dial(choose(plan, "cluster.topology", topology), "work.a.step");
        };
        const Plan copies =
            with(choose(choose(choose(computedPlan(), "work.a.layout.pipeline", "1"),
                               "work.a.layout.tensor", "8"),
                        "work.a.layout.context", "1"),
                 {{"cluster.count", 256}});
        VERIFY_NEAR(step(copies, "torus"), step(copies, "rails"), 1e-9);
        const Plan stages = choose(copies, "work.a.layout.pipeline", "4");
        QVERIFY(step(stages, "torus") > step(stages, "rails"));
        const Plan experts = choose(choose(copies, "work.a.model", "deepseek-v3-671b"),
                                    "work.a.layout.expert", "64");
        QVERIFY(step(experts, "torus") > 1.05 * step(experts, "rails"));
    }

    // There is a finding, and switches are the fix.
    void aSlowTorusIsFound()
    {
        const Plan plan =
            choose(choose(with(choose(computedPlan(), "work.a.model", "deepseek-v3-671b"),
                               {{"cluster.count", 512}}),
                          "work.a.layout.expert", "64"),
                   "cluster.topology", "torus");
        const auto finds = [](const Plan& p, std::string_view id) {
            const Assessment a = assessed(p);
            const auto list = findings(p, a, a.decision, catalog());
            return std::ranges::any_of(list, [&](const Finding& f) { return f.id == id; });
        };
        const Plan pair = with(choose(samplePlan(), "cluster.topology", "torus"),
                               {{"cluster.count", 16}, {"cluster.nics", 1}});
        QVERIFY(!finds(pair, "torus_ports")); // one cable connects them
        QVERIFY(finds(with(pair, {{"cluster.count", 32}}), "torus_ports"));
        QVERIFY(finds(plan, "torus_slow"));
        QVERIFY(!finds(choose(plan, "cluster.topology", "rails"), "torus_slow"));
    }

    void theSiteHasNoSwitches()
    {
        const Plan plan = choose(
            choose(choose(samplePlan(), "site.network_rule", "count"), "cluster.topology", "torus"),
            "money.capital_rule", "by_part");
        QCOMPARE(dial(plan, "site.switches"), 0.0);
        QCOMPARE(dial(plan, "site.levels"), 0.0);
        QCOMPARE(dial(plan, "site.optics"), 0.0);
        QCOMPARE(dial(plan, "site.cables"), 128.0); // for 256 NICs
        QCOMPARE(dial(plan, "money.part_switches"), 0.0);
        QVERIFY(dial(plan, "money.part_cables") > 0);
    }

    // Another topology requires a new search.
    void searchesSeeIt()
    {
        const Plan plan = computedPlan();
        QVERIFY(!asksTheSame(plan, choose(plan, "cluster.topology", "torus"), false));
    }
};

} // namespace

HEADROOM_ROOM(TestTorus)
#include "test_torus.moc"
