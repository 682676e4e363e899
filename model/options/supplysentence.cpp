#include "model/options/supplysentence.h"

#include "model/engine/options/options.h"
#include "model/engine/options/present.h"
#include "model/options/optionwords.h"
#include "model/sentences/budgetsentence.h"
#include "model/uncertainty/questions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::PlanOption, engine::Unit;

struct SupplyWords {
    Q_DECLARE_TR_FUNCTIONS(Supply)
};

SentencePart figureOf(const QString& name, const PlanOption& best,
                      const engine::OptionTable& options, const NumberFormat& format)
{
    if (name == u"option")
        return {optionSize(best, format), {}, true};
    if (name == u"supply")
        return {optionSupply(best, *options.catalog), {}, true};
    if (name == u"cost")
        return {format.text(best.cost.base(), Unit::Dollar), {}, true};
    if (name == u"basis")
        return {basisWords(*options.plan, format)};
    if (name == u"time")
        return {format.text(best.ready.base(), Unit::Days), {}, true};
    if (name == u"rate")
        return {format.text(best.capacity.base(), Unit::EachSecond), {}, true};
    if (name == u"chance")
        return {chanceText(best.cheapest, format), {}, true};
    return {allMissed(best, format), {}, true};
}

// How certain it is that the first is the cheapest, once the draws are done.
QString sureness(const engine::OptionTable& options)
{
    const PlanOption& best = options.rows.front();
    if (std::isnan(best.cheapest))
        return {};
    const auto tied = static_cast<int>(std::ranges::count_if(options.rows, &PlanOption::tied)) - 1;
    return u' ' + (tied > 0 ? SupplyWords::tr("It is the cheapest in {chance} of the draws; "
                                              "%n other option(s) may be, too.",
                                              nullptr, tied)
                            : SupplyWords::tr("It is the cheapest in {chance} of the draws."));
}

// The first has the lowest typical cost; another one may be the cheapest in more of the draws, by
// more than two standard errors of the difference of their counts.
std::vector<SentencePart> moreOften(const engine::OptionTable& options, const NumberFormat& format)
{
    const auto chance = [](const PlanOption& option) {
        return option.keeps() && option.cheapest > 0 ? option.cheapest : 0;
    };
    const auto other = std::ranges::max_element(options.rows, {}, chance);
    const double most = chance(*other), first = chance(options.rows.front());
    const double more = most - first, draws = static_cast<double>(options.draws);
    if (!(more > 2 * std::sqrt((most + first - more * more) / draws)))
        return {};
    const auto figure = [&](const QString& name) -> SentencePart {
        if (name == u"rank")
            return {QString::number(other - options.rows.begin() + 1), {}, true};
        return figureOf(name, *other, options, format);
    };
    return composed(u' ' + SupplyWords::tr("Option {rank}, {option}, is the cheapest most often: "
                                           "in {chance}."),
                    figure);
}

// Whether another option has a lower present value, if that is counted.
std::vector<SentencePart> today(const engine::OptionTable& options, const NumberFormat& format)
{
    const PlanOption* least = engine::cheaperToday(options);
    if (!least)
        return {};
    const auto figure = [&](const QString& name) -> SentencePart {
        if (name == u"verdict")
            return {verdictBasis(options.plan->money)};
        if (name == u"years")
            return {format.text(options.plan->money.years.base(), Unit::Years), {}, true};
        if (name == u"least")
            return {format.text(presentCost(*least).base(), Unit::Dollar), {}, true};
        if (name == u"first")
            return {format.text(presentCost(options.rows.front()).base(), Unit::Dollar), {}, true};
        return figureOf(name, *least, options, format);
    };
    return composed(u' ' + SupplyWords::tr("{verdict} over {years}, {option}, {supply}, cost "
                                           "least: {least} against {first}."),
                    figure);
}

} // namespace

std::vector<SentencePart> supplySentence(const engine::OptionTable& options,
                                         const NumberFormat& format)
{
    if (options.rows.empty())
        return {{SupplyWords::tr("Comparing GPU types …")}};
    const PlanOption& best = options.rows.front();
    std::vector<SentencePart> alone;
    if (!engine::comparesTypes(*options.plan))
        alone.push_back({u' ' + SupplyWords::tr("Other GPU types are not compared: measured times "
                                                "hold for the GPU they were measured on.")});
    const auto with = [](std::vector<SentencePart> sentence,
                         const std::vector<SentencePart>& more) {
        sentence.insert(sentence.end(), more.begin(), more.end());
        return sentence;
    };
    const bool trains = options.plan->runs();
    const auto figure = [&](const QString& name) { return figureOf(name, best, options, format); };
    if (!best.keeps())
        return with(composed(SupplyWords::tr("No option meets all limits. Closest: {option}, "
                                             "{supply}, {cost} {basis}: {missed}."),
                             figure),
                    alone);
    const QString text =
        trains ? SupplyWords::tr("{option}, {supply}, meet all limits at the lowest cost: {cost} "
                                 "{basis}, ready in {time}.")
               : SupplyWords::tr("{option}, {supply}, meet all limits at the lowest cost: {cost} "
                                 "{basis}, with a request capacity of {rate}.");
    std::vector<SentencePart> sentence = composed(text + sureness(options), figure);
    for (const auto& more : {moreOften(options, format), today(options, format), alone})
        sentence = with(std::move(sentence), more);
    return sentence;
}

} // namespace model
