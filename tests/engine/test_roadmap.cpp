#include "model/engine/judgment/roadmap.h"
#include "model/engine/serving/servingdetail.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Stages from the first machines to the complete cluster.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

struct Percentiles {
    Assessment now;
    Roadmap roadmap;
};
Percentiles requested(const Plan& plan)
{
    const Decision enough = smallest(plan);
    const Assessment now = assess(plan, plan.runs() ? decide(plan) : enough);
    return {now, roadmapOf({ResolvedPlan(plan), now, enough, catalog()})};
}
Plan growing(double monthly)
{
    return with(servingPlan(), {{"work.a.serve.requests", 100}, {"work.a.serve.growth", monthly}});
}

class TestRoadmap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A training run: each trial is a thousand steps on a cluster of that size.
    void aRunBeginsSmall()
    {
        const Plan plan = computedPlan();
        const auto [now, roadmap] = requested(plan);
        QCOMPARE(roadmap.stages.size(), 3u);
        double before = 0;
        for (const RoadmapStage& stage : roadmap.stages) {
            QVERIFY(stage.gpus > before);
            before = stage.gpus;
            const Assessment a = assess(plan, given(plan, stage.gpus));
            QCOMPARE(stage.step.base(), a.work[0].step.base());
            QVERIFY(stage.longest > stage.step);
            // A trial is paid by the hour, a run also pays for staff.
            const UsdRate paid = a.money.runCost / a.money.runTime;
            if (stage.kind != StageKind::Whole)
                QVERIFY(stage.cost < paid && stage.cost > 0.75 * paid);
            else
                VERIFY_NEAR(stage.cost.base(), (now.money.rentTotal / plan.money.years).base(),
                            1e-12);
        }
        QCOMPARE(before, now.decision.gpus);
        const RoadmapStage& first = roadmap.stages.front();
        VERIFY_NEAR(first.lasts.base(), 1000 * first.step.base(), 1e-12);
        VERIFY_NEAR(first.trial.base(), (first.cost * first.lasts).base(), 1e-12);
        QCOMPARE(roadmap.stages[1].from.base(), first.lasts.base());
    }
    // A step of reinforcement learning includes the answers that it generates.
    void aStageIsJudgedByTheWholeStep()
    {
        const Plan plan = choose(computedPlan(), "work.a.kind", "rl");
        const auto [now, roadmap] = requested(plan);
        QVERIFY(!roadmap.stages.empty());
        const RoadmapStage& last = roadmap.stages.back();
        QCOMPARE(last.step.base(), now.work[0].rl.step.base());
        QVERIFY(last.step > now.work[0].step && last.longest > last.step);
    }
    // With the monthly load, no stage is outgrown before the next one begins.
    void aFleetIsNeverTooSmall_data()
    {
        QTest::addColumn<double>("monthly");
        for (const double monthly : {1.0, 5.0, 12.0})
            QTest::addRow("%g %% a month", monthly) << monthly;
    }
    void aFleetIsNeverTooSmall()
    {
        QFETCH(double, monthly);
        const Plan plan = growing(monthly);
        const auto [now, roadmap] = requested(plan);
        const auto months = growthOf(ResolvedPlan(plan), now, 0);
        QVERIFY(!roadmap.stages.empty());
        for (const GrowthMonth& month : months) {
            const Seconds at{month.month * kYear.base() / 12};
            double standing = 0;
            for (const RoadmapStage& stage : roadmap.stages)
                if (stage.from <= at)
                    standing = stage.gpus;
            QVERIFY2(standing >= month.gpus, std::to_string(month.month).c_str());
        }
        QCOMPARE(roadmap.stages.back().gpus, months.back().gpus);
        QCOMPARE(roadmap.saved.base() > 0, roadmap.stages.size() > 1);
    }
    void withoutGrowthOneStageIsEnough()
    {
        const Roadmap roadmap = requested(growing(0)).roadmap;
        QCOMPARE(roadmap.stages.size(), 1u);
        QCOMPARE(roadmap.saved.base(), 0.0);
    }
    // Purchases are ordered earlier by the lead time, at the load of that day.
    void machinesAreOrderedInTime()
    {
        const Plan plan =
            with(choose(growing(5), "money.tenure", "buy"), {{"money.lead_time", 26}});
        const auto [now, roadmap] = requested(plan);
        QVERIFY(roadmap.stages.size() > 1);
        const RoadmapStage& second = roadmap.stages[1];
        QCOMPARE(second.order.base(), (second.from - plan.money.leadTime).base());
        const double months = second.order.base() / (kYear.base() / 12);
        VERIFY_NEAR(second.requests.base(), 100 * std::pow(1.05, months), 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestRoadmap)
#include "test_roadmap.moc"
