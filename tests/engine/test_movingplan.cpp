#include "model/engine/asksthesame.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/uncertainty/movingplan.h"
#include "tests/support/kinds.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// A plan whose inputs vary computes its work once as long as only prices and the site move: the
// result has to be that of computing everything.
namespace {

using namespace engine;

constexpr Spread kTenth{0.9, 1.1};

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

// The first figure that differs; empty if none does.
std::string differs(const Plan& plan, const ResolvedPlan& resolved, const Assessment& a,
                    const Assessment& b)
{
    const DialList list(plan);
    const auto x = list.read(resolved, a), y = list.read(resolved, b);
    for (std::size_t i = 0; i < x.size(); ++i)
        if (!same(x[i], y[i]))
            return list.paths[i] + support::compared(x[i], y[i]);
    return {};
}

class TestMovingPlan : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyInputMovesAsIfAllWasComputed_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, plan] : support::plansOfEveryKind())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    // All numbers in turn, so that each follows one that affects the work and one that does not.
    void everyInputMovesAsIfAllWasComputed()
    {
        QFETCH(QString, name);
        const Plan& plan = support::plansOfEveryKind().at(name.toStdString());
        const Decision decision = decide(plan);
        MovingPlan moving(plan, decision);
        int still = 0, all = 0;
        for (const Number& row : numbers()) {
            if (!row.applies(plan, plan.work[0]) || std::isnan(row.get(plan, plan.work[0])))
                continue;
            const UncertainInput input{UncertainInput::Kind::Knob, {&row, 0}, 0, kTenth};
            const Assessment& moved = moving.moved({&input, 1}, {&kTenth.high, 1});
            const Assessment whole = assess(moving.plan(), decision);
            const std::string at = differs(plan, moving.plan(), moved, whole);
            QVERIFY2(at.empty(), (std::string(row.path) + " moves " + at).c_str());
            ++all;
            still += input.movesWork(plan) ? 0 : 1;
        }
        QVERIFY2(still >= 20 && all >= 2 * still, std::to_string(still).c_str());
    }
    void onSpotTheTermsOfItMoveTheWork()
    {
        const Plan spot = support::choose(
            support::choose(support::computedPlan(), "money.tenure", "rent"), "money.term", "spot");
        QVERIFY(affectsWork(spot, "money.spot.node_between"));
        QVERIFY(!affectsWork(spot, "site.pue"));
        QVERIFY(!affectsWork(support::computedPlan(), "money.spot.node_between"));
    }
    void whatAnotherDidIsTakenOver()
    {
        const Plan& cheap = support::computedPlan();
        const Plan dear = support::with(cheap, {{"money.price", 9}});
        const Decision decision = decide(cheap);
        const Number& tokens = *findNumber(cheap, "work.a.tokens").row;
        const UncertainInput input{UncertainInput::Kind::Knob, {&tokens, 0}, 0, kTenth};
        MovingPlan first(cheap, decision), second(dear, decision);
        first.moved({&input, 1}, {&kTenth.low, 1});
        const Assessment& moved = second.moved({&input, 1}, {&kTenth.low, 1}, first.work());
        const Assessment whole = assess(second.plan(), decision);
        const std::string at = differs(dear, second.plan(), moved, whole);
        QVERIFY2(at.empty(), at.c_str());
    }
};

} // namespace

HEADROOM_ROOM(TestMovingPlan)
#include "test_movingplan.moc"
