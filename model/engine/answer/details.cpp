#include "model/engine/answer/details.h"

#include "model/engine/curves/frontier.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/methods.h"
#include "model/engine/money/moneydetail.h"
#include "model/engine/options/options.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/site/sitedetail.h"
#include "model/engine/training/detail.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/engine/uncertainty/tornado.h"

#include <algorithm>

namespace engine {
namespace {

std::vector<std::string> ofWorkInView(const Evaluation& e, std::vector<std::string> rows)
{
    for (std::string& row : rows)
        row = boundPath(row, e.plan->work[e.view.work].id);
    return rows;
}

void addTraining(Evaluation& e, const Wants&, const Context&, std::stop_token stop)
{
    const ResolvedPlan& plan = *e.resolved;
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        e.training.push_back(plan.work[w].isComputed()
                                 ? detailOf(plan, plan.work[w], e.assessment.decision.layouts[w],
                                            e.assessment.decision, stop)
                                 : TrainingDetail{});
}

void addServing(Evaluation& e, const Wants&, const Context&, std::stop_token stop)
{
    for (std::size_t w = 0; w < e.plan->work.size(); ++w)
        e.serving.push_back(servingDetailOf(*e.resolved, e.assessment, w, stop));
}

bool hasMethods(const Evaluation& e)
{
    return !e.methods.empty() || e.plan->work[e.view.work].kind != WorkloadKind::Tune;
}
void addMethods(Evaluation& e, const Wants&, const Context&, std::stop_token stop)
{
    e.methods =
        methodsOf(*e.resolved, e.view.work, trainingGpus(e.assessment.decision, e.view.work), stop);
}

void addMovers(Evaluation& e, const Wants& wants, const Context&, std::stop_token)
{
    e.movers = tornadoes(*e.plan, e.assessment, ofWorkInView(e, wants.movers));
}

void addDraws(Evaluation& e, const Wants& wants, const Context&, std::stop_token stop)
{
    if (auto draws =
            simulate(*e.plan, e.assessment,
                     {.draws = wants.draws, .samples = ofWorkInView(e, wants.movers)}, stop))
        e.draws = std::make_shared<const Simulation>(std::move(*draws));
}

void addFrontier(Evaluation& e, const Wants&, const Context&, std::stop_token stop)
{
    e.frontier = std::make_shared<const std::vector<TradeOff>>(frontier(*e.resolved, stop));
}

void addAdvice(Evaluation& e, const Wants&, const Context& context, std::stop_token stop)
{
    e.advice = std::make_shared<const Advice>(
        advise(*e.resolved, e.assessment, e.smallest, *context.catalog, stop));
}

void addSite(Evaluation& e, const Wants&, const Context& context, std::stop_token)
{
    e.site = std::make_shared<const SiteDetail>(
        siteDetailOf(*e.resolved, e.assessment, context.catalog));
}

void addMoney(Evaluation& e, const Wants&, const Context& context, std::stop_token)
{
    e.money = std::make_shared<const MoneyDetail>(
        moneyDetailOf(*e.resolved, e.assessment, context.catalog));
}

bool hasOptions(const Evaluation& e)
{
    return e.options && e.options->isDrawn();
}
// More types; or, once all were evaluated, the draws: coarse first, then in full.
void addOptions(Evaluation& e, const Wants& wants, const Context& context, std::stop_token stop)
{
    const bool atOnce = wants.types == Wants::kAllTypes;
    const auto more = [&] { return !e.options || !e.options->isWhole(); };
    if (more() && wants.types > 0) {
        e.options = optionsOf(e.plan, context.catalog, e.options.get(), wants.types, stop);
        if (!atOnce)
            return;
    }
    if (!e.options || more() || wants.types == 0 || e.options->isDrawn())
        return;
    const bool few = e.options->draws == 0 && !atOnce;
    e.options = drawn(*e.options, few ? OptionTable::kFewDraws : OptionTable::kAllDraws, stop);
}

bool isRequested(bool wanted)
{
    return wanted;
}
bool isRequested(std::size_t count)
{
    return count > 0;
}
bool isRequested(const std::vector<std::string>& rows)
{
    return !rows.empty();
}
void joinTo(bool& all, bool one)
{
    all = all || one;
}
void joinTo(std::size_t& all, std::size_t one)
{
    all = std::max(all, one);
}
void joinTo(std::vector<std::string>& all, const std::vector<std::string>& one)
{
    all.insert(all.end(), one.begin(), one.end());
}
template <class Result> bool isFound(const Result& result)
{
    return static_cast<bool>(result);
}
template <class Row> bool isFound(const std::vector<Row>& result)
{
    return !result.empty();
}

template <auto Wanted, auto Result> constexpr Detail row(Stroke stroke, decltype(Detail::add) add)
{
    return {.stroke = stroke,
            .isWanted = [](const Wants& w) { return isRequested(w.*Wanted); },
            .join = [](Wants& all, const Wants& one) { joinTo(all.*Wanted, one.*Wanted); },
            .drop = [](Wants& w) { w.*Wanted = {}; },
            .isThere = [](const Evaluation& e) { return isFound(e.*Result); },
            .keep = [](Evaluation& e, const Evaluation& before) { e.*Result = before.*Result; },
            .add = add};
}
constexpr Detail with(Detail row, decltype(Detail::isThere) isThere)
{
    row.isThere = isThere;
    return row;
}

using W = Wants;
using E = Evaluation;
constexpr std::array kDetails{
    row<&W::site, &E::site>(Stroke::Quick, addSite),
    row<&W::money, &E::money>(Stroke::Quick, addMoney),
    row<&W::movers, &E::movers>(Stroke::Quick, addMovers),
    row<&W::training, &E::training>(Stroke::Details, addTraining),
    row<&W::serving, &E::serving>(Stroke::Details, addServing),
    with(row<&W::methods, &E::methods>(Stroke::Details, addMethods), hasMethods),
    row<&W::draws, &E::draws>(Stroke::Details, addDraws),
    row<&W::advice, &E::advice>(Stroke::Details, addAdvice),
    with(row<&W::options, &E::options>(Stroke::Options, addOptions), hasOptions),
    row<&W::frontier, &E::frontier>(Stroke::Frontier, addFrontier),
};

} // namespace

std::span<const Detail> details()
{
    return kDetails;
}

// Defined where all member types are complete.
Evaluation::Evaluation() = default;
Evaluation::Evaluation(const Evaluation&) = default;
Evaluation& Evaluation::operator=(const Evaluation&) = default;
Evaluation::~Evaluation() = default;

Wants joined(Wants a, const Wants& b)
{
    joinTo(a.speedup, b.speedup);
    joinTo(a.cash, b.cash);
    joinTo(a.findings, b.findings);
    joinTo(a.bands, b.bands);
    for (const Detail& detail : kDetails)
        detail.join(a, b);
    return a;
}

Wants until(Stroke stroke, Wants wants)
{
    wants.settled = stroke >= Stroke::Settled;
    for (const Detail& detail : kDetails)
        if (detail.stroke > stroke)
            detail.drop(wants);
    return wants;
}

bool isAnswered(const Evaluation& e, const Wants& wants)
{
    return std::ranges::all_of(kDetails,
                               [&](const Detail& d) { return !d.isWanted(wants) || d.isThere(e); });
}

void complete(Evaluation& e, const Wants& wants, const Context& context, std::stop_token stop)
{
    for (const Detail& detail : kDetails)
        if (detail.isWanted(wants) && !detail.isThere(e))
            detail.add(e, wants, context, stop);
}

} // namespace engine
