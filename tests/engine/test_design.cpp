#include "model/engine/judgment/design.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// Training software compared side by side.
namespace {

using namespace engine;
using support::catalog;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

std::vector<StackRow> stacks(const Plan& plan)
{
    const Decision decision = decide(plan);
    const Assessment now = assess(plan, decision);
    return stacksOf({ResolvedPlan(plan), now, decision, catalog()});
}

class TestDesign : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A plan with that software has that step time, regardless of the original plan's software.
    void aStackIsThePlanOfThatSoftware()
    {
        const Plan plan = computedPlan();
        const auto rows = stacks(plan);
        QVERIFY(rows.size() >= 5);
        for (const StackRow& row : rows) {
            const Plan other = choose(plan, "work.a.stack", row.stack);
            const Assessment a = assess(other, decide(other));
            QCOMPARE(row.step.base(), a.work[0].step.base());
            QCOMPARE(row.own, row.stack == "tuned");
        }
        const auto again = stacks(choose(plan, "work.a.stack", "eager"));
        for (const StackRow& row : again) {
            const auto before = std::ranges::find(rows, row.stack, &StackRow::stack);
            QCOMPARE(row.step.base(), before->step.base());
        }
    }
    void theFastestIsTheBestAndStandsFirst()
    {
        const auto rows = stacks(computedPlan());
        QVERIFY(rows.front().best);
        QVERIFY(std::ranges::is_sorted(rows, {}, &StackRow::step));
        for (const StackRow& row : rows)
            QVERIFY(row.slower >= 0);
    }
    void onlyOfComputedRuns()
    {
        QVERIFY(stacks(choose(computedPlan(), "work.a.rule", "share")).empty());
        const Plan serving = servingPlan();
        const Decision decision = smallest(serving);
        const Assessment now = assess(serving, decision);
        QVERIFY(stacksOf({ResolvedPlan(serving), now, decision, catalog()}).empty());
    }
};

} // namespace

HEADROOM_ROOM(TestDesign)
#include "test_design.moc"
