#include "model/compare/outcome.h"

#include "model/engine/money/budget.h"
#include "model/engine/money/rent.h"
#include "model/engine/resolvedplan.h"
#include "model/sentences/servedsentence.h"

#include <cmath>

namespace model {
namespace {

using engine::Workload;

constexpr double kMet = 1e-9; // a limit that is met exactly counts as met

bool exceeds(double value, double limit)
{
    return value > limit * (1 + kMet);
}

void checkTraining(Outcome& o, const engine::Evaluation& e, std::size_t w)
{
    const engine::Plan& plan = *e.plan;
    const Workload& work = plan.work[w];
    const engine::TrainAnswer& t = e.assessment.work[w];
    const double gpus = engine::trainingGpus(e.assessment.decision, w);
    if (gpus < 1 || (!work.isComputed() && t.gpusPerReplica > gpus))
        o.missed.push_back({LimitKind::Memory, w, t.gpusPerReplica, gpus});
    else if (work.isComputed() && t.fit == engine::Fit::DoesNot)
        o.missed.push_back({LimitKind::Memory, w});
    else if (!std::isfinite(t.time.base()))
        o.missed.push_back({LimitKind::Unknown, w});
    else if (exceeds(t.time.base(), work.train.deadline.base()))
        o.missed.push_back({LimitKind::Deadline, w, t.time.base(), work.train.deadline.base()});
}

void checkServing(Outcome& o, const engine::Evaluation& e, std::size_t w)
{
    const engine::Serve& serve = e.plan->work[w].serve;
    const engine::ServeAnswer& s = e.assessment.serving[w];
    if (!std::isfinite(s.rate.base())) {
        o.missed.push_back({LimitKind::Unknown, w});
    } else if (!servesAtAll(s)) {
        o.missed.push_back({LimitKind::Memory, w});
    } else if (exceeds(s.load, 1)) {
        o.missed.push_back({LimitKind::Load, w, s.fleetRate.base(),
                            (s.tier.empty() ? s.planned : s.ownPlanned).base()});
    } else {
        if (!s.meetsFirst)
            o.missed.push_back({LimitKind::FirstToken, w, s.first.base(), serve.first.base()});
        if (!s.meetsToken)
            o.missed.push_back({LimitKind::OutputToken, w, s.token.base(), serve.token.base()});
    }
}

} // namespace

Outcome outcomeOf(const Compared& side)
{
    Outcome o;
    if (!side.answer)
        return o;
    const engine::Evaluation& e = *side.answer;
    const engine::MoneyAnswer& money = e.assessment.money;
    o.paid = engine::paidLines(e.resolved->money, money);
    o.total = o.paid.total().base();
    if (e.plan->runs())
        o.time = 0;
    if (e.plan->serves())
        o.capacity = 0;
    for (const std::size_t w : e.plan->runIndices()) {
        checkTraining(o, e, w);
        o.time += e.assessment.work[w].time.base();
    }
    for (const std::size_t w : e.plan->fleetIndices()) {
        checkServing(o, e, w);
        o.capacity += e.assessment.serving[w].fleetRate.base();
    }
    const engine::Share used =
        engine::usedOfYear(e.resolved->money, money.inUse, e.assessment.decision.nodes);
    if (exceeds(used, 1))
        o.missed.push_back({LimitKind::Year, 0, used, 1});
    const double power = e.assessment.site.peak.total().base();
    if (exceeds(power, e.plan->site.powerLimit.base()))
        o.missed.push_back({LimitKind::Power, 0, power, e.plan->site.powerLimit.base()});
    const double cost = engine::budgetCost(*e.resolved, e.assessment).base();
    if (std::isfinite(o.total) && exceeds(cost, e.plan->money.budget.base()))
        o.missed.push_back({LimitKind::Budget, 0, cost, e.plan->money.budget.base()});
    if (!std::isfinite(o.total))
        o.missed.push_back({LimitKind::Unknown, 0});
    return o;
}

} // namespace model
