#include "model/engine/advice/findings.h"
#include "model/engine/advice/stakes.h"
#include "model/engine/answer/answerafter.h"
#include "model/engine/answer/details.h"
#include "model/engine/asksthesame.h"
#include "model/engine/assess.h"
#include "model/engine/curves/speedup.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/withconstants.h"
#include "model/engine/money/cash.h"
#include "model/engine/options/options.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/uncertainty/band.h"

namespace engine {
namespace {

Band bandOr(const Bands& bands, std::string_view path, double typical)
{
    const Band* band = bands.find(path);
    return band ? *band : Band{typical, typical, typical};
}

void addFindings(Evaluation& e, const Context& context, std::stop_token stop)
{
    e.findings = weighed(findings(*e.plan, e.assessment, e.smallest, *context.catalog), *e.plan,
                         e.assessment, *context.catalog, stop);
}

// The smallest cluster: reused if the search would be the same, otherwise searched near the
// previous one if that is good enough for now.
void decideSmallest(Evaluation& e, const Evaluation* before, bool settled, std::stop_token stop)
{
    const ResolvedPlan& plan = *e.resolved;
    const bool holds = before && before->smallest.reachesDate;
    const bool used = plan.cluster.countRule == CountRule::Smallest;
    if (holds && !before->sizeHeld && asksTheSame(*before->plan, *e.plan, false)) {
        e.smallest = before->smallest;
        return;
    }
    e.sizeHeld = before && !settled && (holds || !used);
    if (!e.sizeHeld)
        e.smallest = smallest(plan, stop);
    else
        e.smallest = used ? smallestNear(plan, before->smallest.gpus) : before->smallest;
}

void assessDecided(Evaluation& e, const Evaluation* before)
{
    const ResolvedPlan& plan = *e.resolved;
    if (plan.cluster.countRule == CountRule::Smallest)
        e.assessment = assess(plan, e.smallest);
    else if (before && asksTheSame(*before->plan, *e.plan, true))
        e.assessment = assess(plan, before->assessment.decision);
    else
        e.assessment = assess(plan, given(plan, plan.cluster.count));
}

// What follows from a decision, fast enough for every input change.
void addSeries(Evaluation& e, const Wants& wants, const Context& context)
{
    const ResolvedPlan& plan = *e.resolved;
    const MoneyAnswer& money = e.assessment.money;
    if (wants.bands)
        e.bands = fastBands(*e.plan, e.assessment);
    if (wants.speedup)
        e.speedup = speedupSeries(plan, *context.catalog, e.assessment, e.view.work);
    if (wants.cash)
        e.cash = cashSeries(money,
                            {bandOr(e.bands, "money.rent_year", money.rentYear.base()),
                             bandOr(e.bands, "money.own_first", money.ownFirst.base()),
                             bandOr(e.bands, "money.own_year", money.ownYear.base()),
                             bandOr(e.bands, "money.wait_year", money.waitYear.base()),
                             plan.money.rent.trend - plan.money.rent.trendSpread,
                             plan.money.rent.trend + plan.money.rent.trendSpread},
                            plan.money.years);
}

} // namespace

InView inView(const Plan& plan, std::string_view id)
{
    const auto named = std::ranges::find(plan.work, id, &Workload::id);
    const auto work =
        named == plan.work.end() ? 0 : static_cast<std::size_t>(named - plan.work.begin());
    const auto nearest = [&](bool (Workload::*is)() const) {
        return (plan.work[work].*is)() ? work : plan.first(is).value_or(work);
    };
    return {work, nearest(&Workload::trains), nearest(&Workload::serves)};
}

std::shared_ptr<const Evaluation> answer(std::shared_ptr<const Plan> plan, const Wants& wants,
                                         const Context& context, std::stop_token stop)
{
    return answerAfter(nullptr, std::move(plan), wants, context, stop);
}

std::shared_ptr<const Evaluation> answerAfter(const Evaluation* before,
                                              std::shared_ptr<const Plan> plan, const Wants& wants,
                                              const Context& context, std::stop_token stop)
{
    if (!plan->training || !plan->serving) // it was read from a file, without a catalog
        plan =
            std::make_shared<const Plan>(withConstants(*plan, sharedConstants(*context.catalog)));
    auto e = std::make_shared<Evaluation>();
    e->plan = plan;
    // Reuse what was computed for the same plan.
    const bool same = before && before->plan == plan && !before->refining;
    e->resolved = same ? before->resolved : std::make_shared<const ResolvedPlan>(*plan);
    e->view = inView(*plan, wants.work);
    e->refining = before && !wants.settled && !same;
    decideSmallest(*e, before, wants.settled, stop);
    if (stop.stop_requested())
        return nullptr;
    assessDecided(*e, before);
    addSeries(*e, wants, context);
    if (same && before->view == e->view)
        for (const Detail& detail : details())
            detail.keep(*e, *before);
    if (wants.options && before && before->options && !e->options)
        e->options = same ? before->options // otherwise as far as no search is needed
                          : optionsOf(plan, context.catalog, before->options.get(), 0, stop);
    if (e->refining || same)
        e->findings = before->findings;
    else if (wants.findings)
        addFindings(*e, context, stop);
    complete(*e, wants, context, stop);
    return stop.stop_requested() ? nullptr : e;
}

Assessment figuresOf(const Plan& plan)
{
    const ResolvedPlan resolved(plan);
    return assess(resolved, decide(resolved));
}

std::shared_ptr<const Evaluation> completed(const Evaluation& evaluation, const Wants& wants,
                                            const Context& context, std::stop_token stop)
{
    auto e = std::make_shared<Evaluation>(evaluation);
    if (wants.settled && e->refining) {
        if (e->sizeHeld) {
            e->smallest = smallest(*e->resolved, stop);
            e->sizeHeld = false;
        }
        if (stop.stop_requested())
            return nullptr;
        if (e->plan->cluster.countRule == CountRule::Smallest &&
            e->smallest.gpus != e->assessment.decision.gpus)
            return answer(e->plan, wants, context, stop);
        e->refining = false;
        if (wants.findings)
            addFindings(*e, context, stop);
    }
    complete(*e, wants, context, stop);
    return stop.stop_requested() ? nullptr : e;
}

} // namespace engine
