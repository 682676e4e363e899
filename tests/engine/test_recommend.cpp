#include "model/engine/decide.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/recommend/step.h"
#include "model/engine/training/run.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Recommendation models: the parts of a step, memory, and waiting for data.
namespace {

using namespace engine;
using support::choose;
using support::dial;
using support::find;
using support::findingsOf;
using support::with;

Plan onGpus(const char* gpu, double gpus)
{
    Plan plan = choose(support::computedPlan(), "work.a.kind", "recommend");
    plan = choose(plan, "cluster.gpu", gpu);
    return with(std::move(plan), {{"cluster.count", gpus}});
}

bool states(const Plan& plan, std::string_view id)
{
    return find(findingsOf(plan), id) != nullptr;
}
Plan cured(const Plan& plan, std::string_view id)
{
    const auto list = findingsOf(plan);
    const Finding* f = find(list, id);
    return f && f->cure ? *turned(plan, f->cure->path, f->cure->value) : plan;
}

double rateOf(const Plan& plan)
{
    return dial(plan, "work.a.rec_rate");
}
RecommendStep stepOf(const Plan& plan)
{
    return support::assessed(plan).work[0].rec.step;
}

} // namespace

class TestRecommend : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Computed by hand for 64 GPUs in nodes of eight.
    void partsAreAsByHand()
    {
        const Plan plan = with(onGpus("h100-sxm", 64), {{"work.a.rec.batch", 65536},
                                                        {"work.a.rec.lookups", 200},
                                                        {"work.a.rec.dimension", 128},
                                                        {"work.a.rec.tables", 26},
                                                        {"work.a.rec.value", 4},
                                                        {"work.a.rec.sent", 2},
                                                        {"work.a.rec.gather", 50},
                                                        {"work.a.rec.exchange_share", 50}});
        const Cluster& c = plan.cluster;
        const RecommendStep s = stepOf(plan);
        const double rows = 65536 / 64 * 200 * 128 * 4.0;
        VERIFY_NEAR(s.lookup.base(), 4 * rows / (0.5 * c.gpu.memoryBandwidth.base()), 1e-9);
        // Of the data a GPU sends, 7/64 stay in its node, and 56/64 leave it.
        const double sent = 65536 / 64 * 26 * 128 * 2.0;
        VERIFY_NEAR(s.inside.base(), 2 * sent * 7 / 64 / (0.5 * c.inside.bandwidth.base()), 1e-9);
        QVERIFY(s.between.base() > 2 * sent * 56 / 64 / (0.5 * c.perGpu.base()));
        QCOMPARE(s.exchange, std::max(s.inside, s.between));
    }
    // A file older than recommendation models gets the struct's defaults, a new plan the catalog's,
    // with their sources: both are the same.
    void defaultsAreThoseOfTheCatalog()
    {
        const Plan plan = defaultPlan(support::catalog()), none;
        int looked = 0;
        for (const Number& row : numbers())
            if (row.path.starts_with("work.*.rec.")) {
                ++looked;
                QVERIFY2(support::near(row.get(plan, plan.work[0]), row.get(none, none.work[0])),
                         std::string(row.path).c_str());
            }
        QVERIFY(looked > 15);
    }
    void oneGpuExchangesNothing()
    {
        const Plan plan =
            with(onGpus("h200-sxm", 1), {{"cluster.node_size", 1}, {"work.a.rec.rows", 1e7}});
        QCOMPARE(stepOf(plan).exchange.base(), 0.0);
        QCOMPARE(stepOf(plan).exposed.base(), 0.0);
        VERIFY_NEAR(dial(plan, "work.a.speedup"), 1, 1e-9);
    }
    void whatIsTooLargeFitsAfterItsCure()
    {
        const Plan large = with(onGpus("a100-sxm-80", 16), {{"work.a.rec.rows", 1e10}});
        QVERIFY(states(large, "rec_memory"));
        const Plan enough = cured(large, "rec_memory");
        QVERIFY(!states(enough, "rec_memory"));
        QVERIFY(enough.cluster.count > 16);
        const double node = enough.cluster.nodeSize;
        QVERIFY(
            states(with(enough, {{"cluster.count", enough.cluster.count - node}}), "rec_memory"));
    }
    // Hosts hold tables that GPUs cannot; rows not in the cache are loaded over the host link.
    void hostsHoldLargerTables()
    {
        const Plan large = with(onGpus("h100-sxm", 16), {{"work.a.rec.rows", 5e9}});
        QVERIFY(states(large, "rec_memory"));
        const Plan host = choose(large, "work.a.rec.home", "host");
        QVERIFY(!states(host, "rec_memory"));
        QVERIFY(stepOf(host).host.base() > 0);
        const Plan all = with(host, {{"work.a.rec.hits", 100}});
        QVERIFY(rateOf(all) > rateOf(host));
        VERIFY_NEAR(rateOf(all), rateOf(with(onGpus("h100-sxm", 16), {{"work.a.rec.rows", 1e6}})),
                    1e-9);
    }
    // The same code on four times the GPUs: storage that was enough for 32 GPUs keeps 128 waiting.
    void storageThatFedFewLeavesManyWaiting()
    {
        const auto large = [](double gpus) {
            return with(onGpus("a100-sxm-80", gpus), {{"work.a.rec.batch", 524288}});
        };
        const Plan few = large(32);
        const RecommendStep fast = stepOf(few);
        const Recommend& job = few.work[0].rec;
        const double rate = 1.05 * (job.batch * job.sample / fast.busy).base();
        const auto at = [&](double gpus) {
            return with(large(gpus), {{"work.a.feed.storage", rate / 1e9}});
        };
        QCOMPARE(stepOf(at(32)).waits.base(), 0.0);
        const Plan many = at(128);
        QVERIFY(states(many, "rec_storage"));
        QVERIFY(stepOf(many).waits / stepOf(many).total > 0.3);
        const Plan fed = cured(many, "rec_storage");
        QVERIFY(!states(fed, "rec_storage"));
        QVERIFY(stepOf(fed).waits.base() < 1e-9);
    }
    void fewCoresHoldUpTheStep()
    {
        const Plan slow = with(onGpus("h100-sxm", 64), {{"work.a.rec.core_rate", 1000}});
        QVERIFY(states(slow, "rec_cores"));
        QVERIFY(!states(cured(slow, "rec_cores"), "rec_cores"));
        QVERIFY(!states(with(slow, {{"work.a.rec.core_rate", 0}}), "rec_cores"));
    }
    // Better hardware never makes a step longer; the search finds the minimum for the deadline.
    void strongerIsNeverSlower_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<double>("factor");
        const auto row = [](const char* path, double factor) {
            QTest::newRow(path) << QByteArray(path) << factor;
        };
        row("cluster.gpu.memory_bandwidth", 2);
        row("cluster.between_rate", 2);
        row("cluster.inside_link.bandwidth", 2);
        row("work.a.feed.storage", 2);
        row("work.a.rec.lookups", 0.5);
        row("work.a.rec.sent", 0.5);
        row("work.a.rec.dense", 0.5);
    }
    void strongerIsNeverSlower()
    {
        QFETCH(QByteArray, path);
        QFETCH(double, factor);
        support::Random random(11);
        for (int i = 0; i < 200; ++i) {
            const double gpus = std::exp2(double(random.below(9)));
            Plan plan = with(onGpus("h100-sxm", gpus),
                             {{"work.a.rec.batch", std::exp2(10.0 + double(random.below(9)))},
                              {"work.a.rec.lookups", 10.0 + double(random.below(1000))},
                              {"work.a.rec.dense", std::pow(10, 5.0 + double(random.below(4)))},
                              {"work.a.rec.sample", 100.0 + double(random.below(100000))}});
            const auto knob = findNumber(plan, path.toStdString());
            Plan stronger = plan;
            write(stronger, knob, factor * read(plan, knob));
            QVERIFY(rateOf(stronger) >= rateOf(plan) * (1 - 1e-12));
        }
    }
    void theSmallestClusterMakesTheDate()
    {
        Plan plan = choose(onGpus("h100-sxm", 8), "cluster.count_rule", "smallest");
        plan =
            with(std::move(plan),
                 {{"work.a.rec.samples", 3e12}, {"work.a.rec.sample", 0}, {"work.a.deadline", 5}});
        const Decision d = decide(plan);
        QVERIFY(d.reachesDate);
        QVERIFY(support::assessed(plan).work[0].time <= plan.work[0].train.deadline);
        const Plan fewer = with(choose(plan, "cluster.count_rule", "given"),
                                {{"cluster.count", d.gpus - plan.cluster.nodeSize}});
        QVERIFY(cautiousTime(support::assessed(fewer).work[0]) > plan.work[0].train.deadline);
    }
};

HEADROOM_ROOM(TestRecommend)
#include "test_recommend.moc"
