#include "model/engine/advice/findings.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/fromplan.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Two GPU types in one cluster: the slower one sets the pace, each with its own power and cost.
namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::dial;
using support::with;

Plan mixed(std::string_view second, double share, const Plan& plan = computedPlan())
{
    return with(choose(plan, "cluster.second.gpu", second), {{"cluster.second.share", share}});
}

bool sameBits(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

// The step of a plan's own layout on one type of GPU.
Seconds stepOn(const Plan& plan, const Layout& layout)
{
    const TrainingConstants constants = constantsOf(plan);
    return stepTime(jobOf(plan, plan.work[0]), machineOf(plan.cluster, layout.gpus(), constants),
                    layout, constants)
        .total;
}

class TestMixed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneKindIsNotChangedByABit_data()
    {
        QTest::addColumn<double>("share"); // of the second type
        QTest::newRow("no second kind") << -1.0;
        QTest::newRow("none of the second kind") << 0.0;
    }
    void oneKindIsNotChangedByABit()
    {
        QFETCH(double, share);
        for (const Plan* plain : {&support::samplePlan(), &computedPlan()}) {
            const Plan plan = share < 0 ? choose(*plain, "cluster.second.gpu", "none")
                                        : mixed("a100-sxm-80", share, *plain);
            const Assessment was = support::assessed(*plain), is = support::assessed(plan);
            forEachRow(plan, dials(), [&](Bound<Dial> d, const std::string& path) {
                QVERIFY2(sameBits(read(*plain, was, d), read(plan, is, d)), path.c_str());
            });
        }
    }
    void aFileOfOneKindSaysNothingOfASecond()
    {
        const Plan plan = choose(mixed("a100-sxm-80", 25), "cluster.second.gpu", "none");
        QVERIFY(samePlan(plan, computedPlan()));
        QVERIFY(support::fileOf(plan) == support::fileOf(computedPlan()));
    }
    void twoKindsComeBackFromAFile()
    {
        const Plan plan = mixed("a100-sxm-80", 37.5);
        const auto loaded = readProject(support::fileOf(plan));
        QVERIFY(loaded && loaded->notes.empty());
        const Plan& back = loaded->project.plan();
        QVERIFY(sameValues(plan, back, 1e-12) && isMixed(back.cluster));
        QVERIFY(*plan.cites == *back.cites);
    }
    void choosingBringsWhatAClusterOfThemHas()
    {
        const Plan alone = choose(computedPlan(), "cluster.gpu", "a100-sxm-80");
        const Plan plan = mixed("a100-sxm-80", 25);
        for (const auto& [own, second] :
             {std::pair{"cluster.gpu.power", "cluster.second.gpu.power"},
              {"cluster.node.mean", "cluster.second.node.mean"},
              {"cluster.inside_link.bandwidth", "cluster.second.inside_rate"},
              {"money.price", "cluster.second.price"},
              {"money.capital", "cluster.second.capital"}}) {
            QCOMPARE(read(plan, findNumber(plan, second)), read(alone, findNumber(alone, own)));
            const auto cite = plan.cites->find(second);
            QVERIFY2(cite != plan.cites->end() && cite->second == alone.cites->at(own), second);
        }
    }

    void pairs()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        for (const auto& [a, b] : {std::pair{"h100-sxm", "a100-sxm-80"},
                                   {"a100-sxm-80", "h100-sxm"},
                                   {"h100-sxm", "h200-sxm"},
                                   {"b200-sxm", "h100-sxm"},
                                   {"h100-sxm", "h100-pcie"},
                                   {"gb200", "h100-sxm"},
                                   {"mi300x", "mi355x"}})
            QTest::addRow("%s and %s", a, b) << QByteArray(a) << QByteArray(b);
    }
    void theSlowerSetsThePace_data() { pairs(); }
    void theSlowerSetsThePace()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        const Plan plan =
            mixed(second.toStdString(), 25, choose(computedPlan(), "cluster.gpu", first.data()));
        const Layout layout = decide(plan).layouts[0].layout;
        const ResolvedPlan resolved(plan);
        const Seconds together = stepOn(resolved, layout);
        const Seconds slower =
            std::max(stepOn(resolved.types->first, layout), stepOn(resolved.types->second, layout));
        QVERIFY2(together >= slower * (1 - 1e-12),
                 support::compared(together.base(), slower.base()).c_str());
        QVERIFY2(together <= 1.25 * slower, "and no more than what each has least of");
        const Cluster& both = resolved.cluster;
        QVERIFY(both.gpu.memory <= plan.cluster.gpu.memory);
        QVERIFY(both.gpu.memory <= plan.cluster.second.gpu.memory);
        QVERIFY(both.perGpu <= plan.cluster.perGpu);
    }
    // An article's fleet of A100 and V100: utilization fell to 40 %.
    void aHundredsAmongVHundredsAreUsedToFortyPercent()
    {
        Plan plan = choose(support::samplePlan(), "cluster.gpu", "a100-sxm-80");
        plan = choose(plan, "work.a.format", "fp16");
        plan.cluster.perGpu = Bandwidth(1e15); // no communication cost
        plan.cluster.inside.bandwidth = Bandwidth(1e15);
        plan = mixed("v100-sxm2-32", 50, plan);
        plan.cluster.second.inside = Bandwidth(1e15);
        plan.cluster.between.bandwidth = Bandwidth(1e15);
        VERIFY_NEAR(1 - dial(plan, "work.a.faster_waits") / 100, 125.0 / 312, 0.05);
        VERIFY_NEAR(dial(plan, "work.a.faster_gpus"), 128, 1e-12);
    }
    void aSecondKindLikeTheFirstChangesNothing()
    {
        Plan plan = mixed("h100-sxm", 40);
        plan.cluster.second.price = plan.money.price;
        plan.cluster.second.capital = plan.money.capital;
        const Assessment was = support::assessed(computedPlan()), is = support::assessed(plan);
        forEachRow(plan, dials(), [&](Bound<Dial> d, const std::string& path) {
            const bool ofTheMix = path == "cluster.second_gpus" || path == "cluster.first_gpus" ||
                                  path == "work.a.faster_gpus";
            if (!ofTheMix)
                VERIFY_NEAR(read(plan, is, d), read(computedPlan(), was, d), 1e-9);
        });
    }
    void allOfTheSecondKindIsThatKind()
    {
        const Plan plan = mixed("a100-sxm-80", 100);
        const Plan alone = choose(choose(computedPlan(), "cluster.gpu", "a100-sxm-80"),
                                  "cluster.fabric", plan.cluster.between.id); // which is unchanged
        for (const char* path : {"work.a.step", "work.a.memory", "site.mean", "money.rent_run",
                                 "money.own_first", "site.racks"})
            VERIFY_NEAR(dial(plan, path), dial(alone, path), 1e-9);
    }
    void eachCountsByItsOwnFigures()
    {
        const Plan plan = mixed("a100-sxm-80", 25);
        const double gpus = dial(plan, "cluster.gpus");
        const double second = dial(plan, "cluster.second_gpus"), first = gpus - second;
        QCOMPARE(second, gpus / 4);
        const auto sum = [&](const char* own, const char* other) {
            return first * support::knob(plan, own) + second * support::knob(plan, other);
        };
        VERIFY_NEAR(dial(plan, "money.own_first"), sum("money.capital", "cluster.second.capital"),
                    1e-9);
        VERIFY_NEAR(dial(plan, "site.rated_gpus") * 1000,
                    sum("cluster.gpu.power", "cluster.second.gpu.power"), 1e-9);
        VERIFY_NEAR((dial(plan, "site.rated_gpus") + dial(plan, "site.rated_hosts")) * 8,
                    sum("cluster.node.rated", "cluster.second.node.rated"), 1e-9);
        VERIFY_NEAR(dial(plan, "money.rent_run"),
                    sum("money.price", "cluster.second.price") * 24 * dial(plan, "work.a.time"),
                    1e-9);
    }
    void formatsOnlyWhatBothCan()
    {
        const Plan fp8 = choose(computedPlan(), "work.a.format", "fp8");
        const Plan plan = mixed("a100-sxm-80", 25, fp8);
        QVERIFY(plan.work[0].train.format == Format::Bf16);
        QVERIFY(!chosen(plan, support::catalog(), "work.a.format", "fp8"));
        QVERIFY(mixed("h200-sxm", 25, fp8).work[0].train.format == Format::Fp8);
        QVERIFY(!ResolvedPlan(plan).cluster.gpu.supports(Format::Fp8));
    }
    void theSmallestClusterKeepsTheShare()
    {
        const Plan plan = choose(mixed("a100-sxm-80", 25), "cluster.count_rule", "smallest");
        const Assessment a = support::assessed(plan);
        QVERIFY(a.decision.reachesDate);
        QCOMPARE(dial(plan, "cluster.second_gpus"), a.decision.gpus / 4);
        const Plan fast = choose(computedPlan(), "cluster.count_rule", "smallest");
        QVERIFY(a.decision.gpus > support::assessed(fast).decision.gpus);
    }
    void aFindingSaysWhatItCosts_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<QByteArray>("cure");
        QTest::newRow("slow ones among fast ones")
            << QByteArray("a100-sxm-80") << QByteArray("cluster.second.gpu");
        QTest::newRow("fast ones among slow ones")
            << QByteArray("b200-sxm") << QByteArray("cluster.gpu");
    }
    void aFindingSaysWhatItCosts()
    {
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, cure);
        const Plan plan = mixed(second.toStdString(), 25);
        const auto of = [](const Plan& p) {
            return findings(p, support::assessed(p), smallest(p), support::catalog());
        };
        const auto stated = [&](const Plan& p) {
            const auto list = of(p);
            const auto it = std::ranges::find(list, "mix_waits", &Finding::id);
            return it == list.end() ? std::optional<Finding>() : *it;
        };
        QVERIFY(!stated(computedPlan()));
        const auto finding = stated(plan);
        QVERIFY(finding && finding->cure);
        VERIFY_NEAR(finding->arguments[3].value / 3600, dial(plan, "work.a.faster_hours"), 1e-9);
        VERIFY_NEAR(finding->arguments[4].value / 86400, dial(plan, "work.a.faster_days"), 1e-9);
        QVERIFY(dial(plan, "work.a.faster_hours") > 0);
        QCOMPARE(QByteArray::fromStdString(finding->cure->path), cure);
        const auto cured =
            chosen(plan, support::catalog(), finding->cure->path, finding->cure->choice);
        QVERIFY(cured && !stated(*cured));
        QVERIFY(dial(*cured, "work.a.time") < dial(plan, "work.a.time"));
    }
    void nodesAreWhole_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<bool>("splits");
        QTest::newRow("2 of 32 nodes") << 6.25 << false;
        QTest::newRow("3.2 of 32 nodes") << 10.0 << true;
        QTest::newRow("less than a node") << 1.0 << true;
        QTest::newRow("half") << 50.0 << false;
        QTest::newRow("nearly all") << 99.5 << true;
        QTest::newRow("all") << 100.0 << false;
    }
    void nodesAreWhole()
    {
        QFETCH(double, share);
        QFETCH(bool, splits);
        const Plan plan = mixed("a100-sxm-80", share);
        const auto stated = [](const Plan& p) {
            const auto list = findings(p, support::assessed(p), smallest(p), support::catalog());
            const auto it = std::ranges::find(list, "mix_splits_nodes", &Finding::id);
            return it == list.end() ? std::optional<Finding>() : *it;
        };
        const auto finding = stated(plan);
        QCOMPARE(finding.has_value(), splits);
        if (finding && finding->cure) {
            const Plan whole = with(plan, {{"cluster.second.share", 100 * finding->cure->value}});
            QVERIFY(!stated(whole));
        }
    }
    // Then nothing is left of the first type.
    void allOfTheSecondTypeAreOneType()
    {
        const Plan plan = mixed("a100-sxm-80", 100);
        QCOMPARE(dial(plan, "work.a.faster_waits"), 0.0);
        QCOMPARE(dial(plan, "cluster.second_gpus"), dial(plan, "cluster.gpus"));
        QVERIFY(dial(plan, "work.a.time") > dial(computedPlan(), "work.a.time"));
    }
};

} // namespace

HEADROOM_ROOM(TestMixed)
#include "test_mixed.moc"
