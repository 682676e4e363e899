#include "model/engine/training/fromplan.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

// Offloading uses each GPU's link to the host.
namespace {

using namespace support;

class TestHostLink : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aGpusOwnLinkOrPcie_data()
    {
        QTest::addColumn<double>("rate"); // GB/s
        QTest::newRow("gb200") << 359.05;
        QTest::newRow("gb300") << 359.05;
        QTest::newRow("gh200-96") << 359.05;
        QTest::newRow("gh200-144") << 359.05;
        QTest::newRow("h100-sxm") << 50.0;
        QTest::newRow("b200-sxm") << 50.0;
        QTest::newRow("a100-sxm-80") << 25.0;
    }
    void aGpusOwnLinkOrPcie()
    {
        QFETCH(double, rate);
        const Plan plan = choose(computedPlan(), "cluster.gpu", QTest::currentDataTag());
        VERIFY_NEAR(hostLinkOf(plan.cluster).base(), rate * 1e9, 1e-12);
        const Machine machine = machineOf(plan.cluster, 8, constantsOf(plan));
        VERIFY_NEAR(machine.hostLink.base(), rate * 1e9, 1e-12);
    }
    void aTypedLinkCountsAsMeasured()
    {
        Plan plan = choose(computedPlan(), "cluster.gpu", "gb200");
        plan = choose(plan, "work.a.layout.offload", "optimizer_host");
        const double fast = dial(plan, "work.a.step_offload");
        const double slow =
            dial(with(plan, {{"cluster.gpu.host_link", 50}}), "work.a.step_offload");
        QVERIFY(fast > 0 && slow > fast);
    }
    // For any layout, and for the best of all.
    void aFasterLinkNeverSlows()
    {
        Random random(19);
        for (int i = 0; i < 200; ++i) {
            SearchCase c = smallCase(random);
            c.limits.offloads = {Offload::OptimizerToHost, Offload::OptimizerToDisk,
                                 Offload::Activations};
            c.machine.hostMemory = c.machine.drives = Bytes(kUnknown);
            double before = std::numeric_limits<double>::infinity();
            std::optional<Layout> layout;
            double pinned = before;
            for (const double rate : {5e9, 25e9, 50e9, 359e9, 900e9}) {
                c.machine.hostLink = Bandwidth(rate);
                const auto found = best(c);
                if (!found || found->fit == Fit::DoesNot)
                    break;
                QVERIFY2(found->cautious.base() <= before * (1 + 1e-12), described(*found).c_str());
                before = found->cautious.base();
                if (!layout)
                    layout = found->layout;
                const double step = stepTime(c.job, c.machine, *layout, c.constants).total.base();
                QVERIFY2(step <= pinned * (1 + 1e-12), described(*found).c_str());
                pinned = step;
            }
        }
    }
    // With many replicas, stragglers hide part of the transfer; that must not outweigh its cost.
    void aFasterLinkNeverSlowsManyReplicas()
    {
        SearchCase c = gpt3(524288);
        c.job.sequences = 262144;
        Layout layout;
        layout.tensor = 8, layout.pipeline = 1, layout.data = 65536;
        layout.sharding = Sharding::Gradients, layout.offload = Offload::Activations;
        double before = std::numeric_limits<double>::infinity();
        for (double rate = 1e9; rate < 2e12; rate *= 1.3) {
            c.machine.hostLink = Bandwidth(rate);
            const double step = stepTime(c.job, c.machine, layout, c.constants).total.base();
            QVERIFY2(step <= before * (1 + 1e-12), std::to_string(rate / 1e9).c_str());
            before = step;
        }
    }
};

} // namespace

HEADROOM_ROOM(TestHostLink)
#include "test_hostlink.moc"
