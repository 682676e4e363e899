#include "model/engine/training/clustersearch.h"
#include "tests/support/room.h"
#include "tests/support/searchcases.h"

#include <QTest>

#include <algorithm>

// The smallest cluster for a run, the nearest one on which anything fits, and the frontier of both.
namespace {

using namespace support;

constexpr double kEndless = RunWants::kEndless;

ClusterChoice smallest(const SearchCase& c, const RunWants& wants, double maxGpus)
{
    return smallestCluster(c.job, c.machine, c.limits, constants(), wants, maxGpus);
}

double steps(const SearchCase& c, const RunWants& wants)
{
    return wants.tokens / (c.job.sequences * c.job.sequence);
}

// Whether any layout on such a cluster, with any number of idle GPUs, meets the deadline.
bool makesIt(SearchCase c, const RunWants& wants, double nodes)
{
    c.machine.gpus = nodes * c.machine.nodeGpus;
    for (c.gpus = c.machine.gpus; c.gpus >= 1; --c.gpus) {
        const auto found = best(c);
        if (!found || found->fit != Fit::Fits)
            continue;
        const Seconds run = steps(c, wants) * found->cautious;
        if (run <= wants.deadline)
            return true;
    }
    return false;
}

// GPT-3 on 300 billion tokens.
RunWants published()
{
    RunWants wants;
    wants.tokens = Tokens(300e9);
    return wants;
}
SearchCase gpt3Run()
{
    SearchCase c = gpt3(8);
    c.job.sequences = 1536;
    return c;
}

class TestClusterSearch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void equalsLookingAtAllByChance()
    {
        Random random(3);
        int reached = 0, beyondOne = 0;
        for (int i = 0; i < 300; ++i) {
            SearchCase c = smallCase(random);
            c.limits = {};
            c.machine.capacity = oneOf(random, {1.3 * leastCapacity(), Bytes(80e9)});
            c.machine.nodeGpus = oneOf(random, {1.0, 2.0, 4.0});
            c.gpus = c.machine.gpus = c.machine.nodeGpus;
            const auto one = best(c);
            RunWants wants;
            wants.tokens = 1000 * c.job.sequences * c.job.sequence;
            // At most the time of one node.
            const Seconds run = 1000 * (one ? one->cautious : Seconds(1));
            wants.deadline = run * std::exp(0.2 - 2 * random.unit());
            double byHand = 1;
            while (byHand <= 10 && !makesIt(c, wants, byHand))
                ++byHand;
            const ClusterChoice found = smallest(c, wants, 10 * c.machine.nodeGpus);
            QCOMPARE(found.reached, byHand <= 10);
            if (!found.reached)
                continue;
            ++reached, beyondOne += byHand > 1 ? 1 : 0;
            QCOMPARE(found.nodes, byHand);
            QCOMPARE(found.gpus, byHand * c.machine.nodeGpus);
            QVERIFY(found.layout.layout.gpus() <= found.gpus);
            QVERIFY(found.run <= wants.deadline);
        }
        QVERIFY2(reached > 30 && beyondOne > 15, support::compared(reached, beyondOne).c_str());
    }

    // Against all cluster sizes: a parallel size is named just where no size has a layout with it.
    void namesTheDegreeThatNoClusterCanKeepTo()
    {
        Random random(11);
        int kept = 0, alone = 0, together = 0;
        for (int i = 0; i < 80; ++i) {
            SearchCase c = smallCase(random);
            c.job.sequences = 4, c.job.sequence = Tokens(512);
            c.limits = {};
            const auto pin = [&](LayoutLimits::Range& range, std::int32_t most) {
                if (random.below(2) == 0)
                    range.low = range.high = 1 + static_cast<std::int32_t>(random.below(most));
            };
            pin(c.limits.tensor, 4), pin(c.limits.pipeline, 6), pin(c.limits.interleave, 3);
            pin(c.limits.context, 4), pin(c.limits.expert, 4);
            bool possible = false;
            for (c.gpus = 1; c.gpus <= 4 * 6 * 4 * 4 && !possible; ++c.gpus) {
                c.machine.gpus = c.gpus;
                possible = best(c).has_value();
            }
            const ClusterChoice found = smallest(c, published(), 4 * 6 * 4 * 4);
            QCOMPARE(found.binds == Binds::Layout, !possible);
            QVERIFY(found.impossible.empty() || !possible);
            ++(possible ? kept : found.impossible.empty() ? together : alone);
        }
        QVERIFY2(kept > 10 && alone > 10, support::compared(kept, alone).c_str());
        QVERIFY2(together > 0, support::compared(kept, together).c_str());
    }

    void statesWhatBinds_data()
    {
        QTest::addColumn<double>("days");
        QTest::addColumn<bool>("reached");
        QTest::addColumn<int>("binds");
        const auto row = [](const char* name, double days, bool reached, Binds binds) {
            QTest::newRow(name) << days << reached << static_cast<int>(binds);
        };
        row("no date: what fits", kEndless, true, Binds::Memory);
        row("in 60 days", 60, true, Binds::Date);
        row("in an hour", 1.0 / 24, false, Binds::Date);
    }
    void statesWhatBinds()
    {
        QFETCH(double, days);
        RunWants wants = published();
        wants.deadline = days * kDay;
        const ClusterChoice found = smallest(gpt3Run(), wants, 2048);
        QTEST(found.reached, "reached");
        QTEST(static_cast<int>(found.binds), "binds");
        QVERIFY(!found.reached || (found.layout.fit == Fit::Fits && found.run <= wants.deadline));
    }

    void aTighterDateNeverNeedsLess()
    {
        double last = 0;
        for (const double days : {200.0, 120.0, 80.0, 50.0, 30.0}) {
            RunWants wants = published();
            wants.deadline = days * kDay;
            const ClusterChoice found = smallest(gpt3Run(), wants, 4096);
            QVERIFY(found.reached && found.nodes >= last);
            last = found.nodes;
        }
    }

    void theFrontierOnlyGetsFaster()
    {
        const SearchCase c = gpt3Run();
        std::vector<double> sizes;
        for (double gpus = 1024; gpus >= 8; gpus -= 56) // including sizes with no usable divisors
            sizes.push_back(gpus);
        const auto points = frontier(c.job, c.machine, sizes, c.limits, constants());
        QVERIFY(points.size() > 5);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto& [gpus, ranked] = points[i];
            QVERIFY(ranked.fit == Fit::Fits && ranked.layout.gpus() <= gpus);
            QVERIFY(i == 0 ||
                    (gpus > points[i - 1].gpus && ranked.cautious < points[i - 1].layout.cautious));
            Machine machine = c.machine;
            machine.gpus = gpus;
            const auto alone = bestLayout(c.job, machine, gpus, c.limits, constants());
            QVERIFY(!alone || alone->fit != Fit::Fits || ranked.cautious <= alone->cautious);
        }
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        const SearchCase c = gpt3Run();
        const auto found = smallestCluster(c.job, c.machine, c.limits, constants(), published(),
                                           4096, source.get_token());
        QVERIFY(!found.reached);
        const double sizes[] = {512, 1024};
        QVERIFY(
            frontier(c.job, c.machine, sizes, c.limits, constants(), source.get_token()).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestClusterSearch)
#include "test_clustersearch.moc"
