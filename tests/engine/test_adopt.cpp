#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace {

using namespace engine;
using support::choose;
using support::samplePlan;
using support::with;

// Values may be finite, unknown, or never; but no time and no cost is negative.
QString firstNegative(const Plan& plan)
{
    const Assessment a = support::assessed(plan);
    QString wrong;
    forEachRow(plan, dials(), [&](Bound<Dial> d, const std::string& path) {
        const bool may = path == "money.saved" || path == "money.irr" ||
                         path == "money.stages_value"; // buying may lose
        if (read(plan, a, d) < 0 && !may)
            wrong = QString::fromStdString(path);
    });
    return wrong;
}

class TestAdopt : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyGpu_data()
    {
        QTest::addColumn<QString>("id");
        for (const Accelerator& a : support::catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void everyGpu()
    {
        QFETCH(QString, id);
        const Plan plan = choose(samplePlan(), "cluster.gpu", id.toStdString());
        QCOMPARE(plan.cluster.gpu.id, id.toStdString());
        QCOMPARE(firstNegative(plan), QString());
        QVERIFY(plan.cluster.nodeSize >= 1);
        QVERIFY(plan.cluster.nics >= 1);
        QVERIFY2(plan.cluster.perGpu.base() > 0, "every GPU has some fabric");
        VERIFY_NEAR(plan.cluster.perGpu.base(), fabricRate(plan.cluster).base(), 1e-12);
        const Format format = plan.work[0].train.format;
        const Accelerator& gpu = plan.cluster.gpu;
        const bool trains =
            gpu.supports(Format::Bf16) || gpu.supports(Format::Fp16) || gpu.supports(Format::Fp32);
        QVERIFY2(gpu.supports(format) || !trains, "a format that the GPU has");
        // Every number can be set to its current value.
        forEachRow(plan, numbers(), [&](Bound<Number> k, const std::string& path) {
            const double now = read(plan, k);
            if (std::isfinite(now) && k.row->applies(plan, plan.work[k.work]))
                QVERIFY2(turned(plan, path, now), path.c_str());
        });
    }
    void everyGpuFindsItsSmallest_data() { everyGpu_data(); }
    void everyGpuFindsItsSmallest()
    {
        QFETCH(QString, id);
        const Plan plan = choose(choose(samplePlan(), "cluster.gpu", id.toStdString()),
                                 "cluster.count_rule", "smallest");
        QCOMPARE(firstNegative(plan), QString());
        const Decision d = decide(plan);
        if (d.reachesDate)
            QVERIFY(assess(plan, d).work[0].time <= plan.work[0].train.deadline);
    }
    void everyModel_data()
    {
        QTest::addColumn<QString>("id");
        for (const Model& m : support::catalog().models)
            QTest::newRow(m.id.c_str()) << QString::fromStdString(m.id);
    }
    void everyModel()
    {
        QFETCH(QString, id);
        const Plan plan = choose(samplePlan(), "work.a.model", id.toStdString());
        QCOMPARE(firstNegative(plan), QString());
        QVERIFY(support::dial(plan, "work.a.time") > 0);
        const Model& m = plan.work[0].train.model;
        QVERIFY2(m.active <= m.params, "no more is active than there is");
        QVERIFY(plan.cites->contains("work.a.params"));
    }

    void whatWasTypedForAnotherGpuGoes()
    {
        const Plan typed = with(samplePlan(), {{"money.price", 1.11},
                                               {"money.capital", 12345},
                                               {"cluster.gpu.power", 999},
                                               {"cluster.node.mean", 3}});
        const Plan a100 = choose(typed, "cluster.gpu", "a100-sxm-80");
        const Plan fresh = choose(samplePlan(), "cluster.gpu", "a100-sxm-80");
        for (const char* path :
             {"money.price", "money.capital", "cluster.gpu.power", "cluster.node.mean",
              "work.a.share_between", "work.a.share_inside", "work.a.share_domain"})
            VERIFY_NEAR(support::knob(a100, path), support::knob(fresh, path), 1e-12);
        QVERIFY(support::knob(a100, "money.price") != 1.11);
        QVERIFY2(a100.cites->contains("money.price"), "and its source is the new one's");
    }
    void aGpuThatNoOneRentsHasNoRent()
    {
        int none = 0;
        for (const Accelerator& a : support::catalog().accelerators) {
            const auto& offers = support::catalog().offers;
            if (std::ranges::find(offers, a.id, &Offer::accelerator) != offers.end())
                continue;
            ++none;
            const Plan plan = choose(samplePlan(), "cluster.gpu", a.id);
            QVERIFY2(std::isnan(support::knob(plan, "money.price")), a.id.c_str());
        }
        QVERIFY2(none > 0, "every GPU has an offer: this tests nothing");
    }
    void whatIsNotOfTheGpuStays()
    {
        const Plan typed =
            with(samplePlan(),
                 {{"site.electricity", 0.2}, {"work.a.tokens", 3e12}, {"cluster.count", 64}});
        const Plan a100 = choose(typed, "cluster.gpu", "a100-sxm-80");
        QCOMPARE(support::knob(a100, "site.electricity"), support::knob(typed, "site.electricity"));
        QCOMPARE(a100.work[0].train.tokens, typed.work[0].train.tokens);
        QCOMPARE(a100.cluster.count, 64.0);
    }
    void theSameGpuTwiceIsTheSame()
    {
        const Plan once = choose(samplePlan(), "cluster.gpu", "a100-sxm-80");
        QVERIFY(samePlan(once, choose(once, "cluster.gpu", "a100-sxm-80")));
    }
    // A server with half the GPUs has half the cost, power, weight, memory and NICs.
    void aNodeFollowsItsGpus()
    {
        const Plan whole = choose(samplePlan(), "money.capital_rule", "by_part");
        const Plan half = with(whole, {{"cluster.node_size", 4}});
        for (const char* path :
             {"cluster.node.price", "cluster.node.rated", "cluster.node.peak", "cluster.node.mean",
              "cluster.node.idle", "cluster.node.rack_units", "cluster.node.weight",
              "cluster.node.host_memory", "cluster.node.drives", "cluster.nics"})
            VERIFY_NEAR(support::knob(half, path), support::knob(whole, path) / 2, 1e-12);
        QCOMPARE(half.cluster.perGpu, whole.cluster.perGpu);
        VERIFY_NEAR(support::dial(half, "money.part_nodes"),
                    support::dial(whole, "money.part_nodes"), 1e-12);
        QVERIFY(samePlan(with(half, {{"cluster.node_size", 8}}), whole) ||
                sameValues(with(half, {{"cluster.node_size", 8}}), whole, 1e-12));
        // A node keeps at least one NIC, and gets back all it had.
        const Plan few = choose(whole, "cluster.gpu", "l40s");
        QCOMPARE(support::knob(with(few, {{"cluster.node_size", 1}}), "cluster.nics"), 1.0);
        QCOMPARE(support::knob(with(few, {{"cluster.node_size", 3}, {"cluster.node_size", 8}}),
                               "cluster.nics"),
                 2.0);
    }
    // A GPU has one rental price: choosing it again changes nothing; another GPU has its own.
    void aGpuHasOneRent()
    {
        for (const char* from : {"specialists", "lists", "cheapest"}) {
            const Plan plan = choose(support::computedPlan(), "money.price_from", from);
            const Plan again = choose(plan, "cluster.gpu", "h100-sxm");
            QVERIFY2(samePlan(plan, again), from);
            const Plan back =
                choose(choose(plan, "cluster.gpu", "a100-sxm-80"), "cluster.gpu", "h100-sxm");
            QCOMPARE(support::knob(back, "money.price"), support::knob(plan, "money.price"));
        }
        const Plan typed = with(support::computedPlan(), {{"money.price", 3}});
        QVERIFY(typed.money.priceFrom == PriceFrom::Typed);
        QVERIFY(samePlan(typed, choose(typed, "cluster.gpu", "h100-sxm")));
        const Plan other = choose(typed, "cluster.gpu", "a100-sxm-80");
        QVERIFY(other.money.priceFrom == PriceFrom::Specialists);
        QVERIFY(other.cites->contains("money.price"));
        for (const char* gpu : {"rtx-4090", "rtx-6000-ada"})
            QVERIFY2(support::knob(choose(typed, "cluster.gpu", gpu), "money.price") > 0, gpu);
    }
    void aFabricBringsItsRate()
    {
        const Plan slow = choose(samplePlan(), "cluster.fabric", "eth-100g");
        QCOMPARE(support::knob(slow, "cluster.between_rate"), 100.0);
        const Plan fewer = with(slow, {{"cluster.nics", 4}});
        QCOMPARE(support::knob(fewer, "cluster.between_rate"), 50.0);
    }
    void aLinkOfTheGpuRunsAtItsRate()
    {
        const Plan plan = choose(samplePlan(), "cluster.gpu", "a100-sxm-80");
        QCOMPARE(support::knob(plan, "cluster.inside_link.bandwidth") / 8,
                 support::knob(plan, "cluster.gpu.link_bandwidth"));
        const Plan pcie = choose(plan, "cluster.inside", plan.cluster.gpu.pcie);
        QVERIFY(pcie.cluster.inside.bandwidth < plan.cluster.inside.bandwidth);
        QVERIFY(samePlan(choose(pcie, "cluster.inside", plan.cluster.gpu.inside), plan));
    }
    void turningTheSizeTurnsWhatIsActive()
    {
        const Plan moe = choose(samplePlan(), "work.a.model", "mixtral-8x7b");
        const double share =
            support::knob(moe, "work.a.active") / support::knob(moe, "work.a.params");
        const Plan larger = with(moe, {{"work.a.params", 100e9}});
        VERIFY_NEAR(support::knob(larger, "work.a.active"), share * 100e9, 1e-12);
    }

    void refusedWithTheListOfWhatThereIs_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("known");
        QTest::newRow("a GPU") << "cluster.gpu"
                               << "h100-sxm";
        QTest::newRow("a fabric") << "cluster.fabric"
                                  << "ib-ndr";
        QTest::newRow("a link inside") << "cluster.inside"
                                       << "pcie5-x16";
        QTest::newRow("a model") << "work.a.model"
                                 << "llama-3.1-70b";
        QTest::newRow("a format") << "work.a.format"
                                  << "bf16";
        QTest::newRow("rent or buy") << "money.tenure"
                                     << "rent, buy";
    }
    void refusedWithTheListOfWhatThereIs()
    {
        QFETCH(QString, path);
        QFETCH(QString, known);
        const auto next =
            chosen(samplePlan(), support::catalog(), path.toStdString(), "no-such-thing");
        QVERIFY(!next);
        QVERIFY(next.error().code == Error::Code::UnknownChoice);
        QCOMPARE(next.error().where, path.toStdString());
        QCOMPARE(next.error().detail, std::string("no-such-thing"));
        QVERIFY(QString::fromStdString(next.error().advice).contains(known));
    }
    void aFormatTheGpuLacksIsRefused()
    {
        const auto next = chosen(samplePlan(), support::catalog(), "work.a.format", "fp4");
        QVERIFY(!next && next.error().code == Error::Code::UnknownChoice);
        QVERIFY(!QString::fromStdString(next.error().advice).contains(QStringLiteral("fp4")));
    }
    void baselineOfTheSample()
    {
        const Plan base = baseline(with(samplePlan(), {{"cluster.count", 8}}), support::catalog());
        QCOMPARE(base.cluster.count, 256.0);
        QCOMPARE(base.work[0].train.model.id, std::string("llama-3.1-70b"));
        const Plan other = choose(support::computedPlan(), "cluster.gpu", "a100-sxm-80");
        QVERIFY(samePlan(baseline(other, support::catalog()), other));
    }
};

} // namespace

HEADROOM_ROOM(TestAdopt)
#include "test_adopt.moc"
