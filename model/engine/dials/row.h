#pragma once

#include "model/engine/assessment.h"
#include "model/engine/dials/tables.h"
#include "model/engine/gpushares.h"
#include "model/engine/knobs/conditions.h"
#include "model/engine/member.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/text.h"

#include <cmath>
#include <type_traits>
#include <utility>

// How rows of figures are written: a member of the assessment or an expression, its path and unit,
// and named parts behind them.
//
//     dial<&TrainAnswer::time>("work.*.time", Days, Room::Sizing)
//         .formula("work.*.flops / (work.*.gpus * work.*.peak * work.*.reached)")
//         .formulaIf(kComputed, "work.*.steps * work.*.step / work.*.goodput_reached")
//         .when(kTrains)
//         .label(L("Dials", "Time to train")).tip(L("Dials", "Wall-clock time of one run.")),
namespace engine {

// Runs have their own GPUs next to others.
inline constexpr auto kSideBySide = [](const Plan& plan) { return sharesByParts(plan); };

struct DialRow : Dial {
    constexpr DialRow formula(WrittenFormula written)
    {
        Dial::formula = written;
        return *this;
    }
    // An alternative, used if the condition holds.
    template <class Condition> constexpr DialRow formulaIf(Condition, WrittenFormula written)
    {
        // The undefined-behaviour sanitizer lets no constant depend on a function's address.
        others[others[0].formula.empty() ? 0 : 1] = {holds<Condition>, written};
        return *this;
    }
    constexpr DialRow formulasOf(WrittenFormula (*by)(const Plan&, const Workload&))
    {
        formulaBy = by;
        return *this;
    }
    template <class Condition> constexpr DialRow when(Condition)
    {
        applies = [](const Workload& w) -> bool { return Condition{}(w); };
        return *this;
    }
    constexpr DialRow readOnDemand()
    {
        costly = true;
        return *this;
    }
    constexpr DialRow keyFigure()
    {
        isKey = true;
        return *this;
    }
    constexpr DialRow ifRented()
    {
        onlyIf = Tenure::Rent;
        return *this;
    }
    constexpr DialRow ifBought()
    {
        onlyIf = Tenure::Buy;
        return *this;
    }
    constexpr DialRow ofEitherSign()
    {
        eitherSign = true;
        return *this;
    }
    constexpr DialRow label(const char* text)
    {
        Dial::label = text;
        return *this;
    }
    constexpr DialRow tip(const char* text)
    {
        Dial::tip = text;
        return *this;
    }
};

// An expression takes only the arguments it needs.
template <class Expression>
double evaluated(const ResolvedPlan& p, const Assessment& a, std::size_t w)
{
    if constexpr (std::is_invocable_v<Expression, const Assessment&>)
        return toBase(Expression{}(a));
    else if constexpr (std::is_invocable_v<Expression, const ResolvedPlan&>)
        return toBase(Expression{}(p));
    else if constexpr (std::is_invocable_v<Expression, const Assessment&, std::size_t>)
        return toBase(Expression{}(a, w));
    else if constexpr (std::is_invocable_v<Expression, const ResolvedPlan&, std::size_t>)
        return toBase(Expression{}(p, w));
    else if constexpr (std::is_invocable_v<Expression, const ResolvedPlan&, const Assessment&>)
        return toBase(Expression{}(p, a));
    else
        return toBase(Expression{}(p, a, w));
}

// The answer that contains the struct of a member.
template <class Struct> constexpr const auto& answerOf(const Assessment& a, std::size_t w)
{
    if constexpr (std::is_same_v<Struct, Decision>)
        return a.decision;
    else if constexpr (std::is_same_v<Struct, SiteAnswer>)
        return a.site;
    else if constexpr (std::is_same_v<Struct, MoneyAnswer>)
        return a.money;
    else if constexpr (std::is_same_v<Struct, RiskAnswer>)
        return a.risk;
    else {
        static_assert(std::is_same_v<Struct, TrainAnswer>, "an assessment has several");
        return a.work[w];
    }
}
template <auto First, auto... Rest> double answered(const Assessment& a, std::size_t w)
{
    return toBase(follow<First, Rest...>(answerOf<decltype(structOf(First))>(a, w)));
}

constexpr DialRow rowOf(std::string_view path, Unit unit, Room room,
                        double (*get)(const ResolvedPlan&, const Assessment&, std::size_t))
{
    DialRow row;
    row.path = path;
    row.unit = unit;
    row.room = room;
    row.get = get;
    return row;
}

template <auto... Members> constexpr DialRow dial(std::string_view path, Unit unit, Room room)
{
    return rowOf(path, unit, room, [](const ResolvedPlan&, const Assessment& a, std::size_t w) {
        return answered<Members...>(a, w);
    });
}
template <class Expression>
constexpr DialRow dial(std::string_view path, Unit unit, Room room, Expression)
{
    return rowOf(path, unit, room, evaluated<Expression>);
}

// From the training room: known if a layout was found.
inline bool isLaidOut(const ResolvedPlan& p, const Assessment& a, std::size_t w)
{
    return p.training && w < a.decision.layouts.size() && !std::isnan(a.work[w].step.base());
}
template <auto... Members> constexpr DialRow laidOut(std::string_view path, Unit unit)
{
    return rowOf(path, unit, Room::Training,
                 [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                     return isLaidOut(p, a, w) ? answered<Members...>(a, w) : kUnknown;
                 })
        .when(kComputed);
}
template <class Expression> constexpr DialRow laidOut(std::string_view path, Unit unit, Expression)
{
    return rowOf(path, unit, Room::Training,
                 [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                     return isLaidOut(p, a, w) ? evaluated<Expression>(p, a, w) : kUnknown;
                 })
        .when(kComputed);
}

// For a workload that serves, from its answer.
template <class Expression>
double evaluatedOf(const ResolvedPlan& p, const ServeAnswer& s, [[maybe_unused]] std::size_t w)
{
    if constexpr (std::is_invocable_v<Expression, const ServeAnswer&>)
        return toBase(Expression{}(s));
    else
        return toBase(Expression{}(p, s, w));
}
template <auto... Members> constexpr DialRow served(std::string_view path, Unit unit)
{
    return rowOf(
        path, unit, Room::Serving, [](const ResolvedPlan&, const Assessment& a, std::size_t w) {
            return w < a.serving.size() ? toBase(follow<Members...>(a.serving[w])) : kUnknown;
        });
}
template <class Expression> constexpr DialRow served(std::string_view path, Unit unit, Expression)
{
    return rowOf(
        path, unit, Room::Serving, [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
            return w < a.serving.size() ? evaluatedOf<Expression>(p, a.serving[w], w) : kUnknown;
        });
}

// Formulas in prose that figures of several tables share.
inline constexpr const char* kBestReplica =
    L("Formulas", "Of all layouts of a replica that meet the limits, the one with the lowest "
                  "cost, latency or power, as selected; or the pinned layout.");
inline constexpr const char* kSizedFleet =
    L("Formulas", "As many as the requests need or, with a fixed number of GPUs, as many as fit: "
                  "active replicas first, then spare replicas.");
inline constexpr const char* kReplicaHours =
    L("Formulas", "All hours; with autoscaling, as many replicas as each half hour of the week "
                  "needs, started early and kept for a while.");
inline constexpr const char* kShortOfNodes =
    L("Formulas", "A run that needs all nodes waits according to the Erlang loss formula. A run "
                  "that continues loses one model replica per missing node.");
inline constexpr const char* kHighestRate =
    L("Formulas", "The highest rate at which TTFT and TPOT both stay within their limits, found "
                  "by bisection.");
inline constexpr const char* kDensePeak =
    L("Formulas", "Dense peak throughput of the GPU in the selected number format.");

} // namespace engine

// Common inputs of formulas in prose: the shape of a model, a mean request and a replica's handling
// of it, and the links of a step inside a node and between nodes.
#define HEADROOM_OF_MODEL "work.*.params, work.*.active, work.*.model.*"
#define HEADROOM_OF_LENGTHS                                                                        \
    "work.*.serve.prompt, work.*.serve.answer, work.*.serve.spread, work.*.serve.second.*, "       \
    "work.*.serve.third.*, "                                                                       \
    "work.*.serve.rag.*, work.*.serve.prefix_hit, work.*.media.*, work.*.session.*"
#define HEADROOM_OF_REQUESTS HEADROOM_OF_LENGTHS ", cluster.node.host_memory, cluster.gpu.host_link"
#define HEADROOM_OF_REPLICA                                                                        \
    "cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, cluster.gpu.link_bandwidth, "               \
    "cluster.between_rate, "                                                                       \
    "work.*.serve.pace, work.*.serve.chunk, work.*.serve.draft_*, work.*.serve.most_sequences"
#define HEADROOM_OF_INSIDE                                                                         \
    "cluster.inside_link.bandwidth, cluster.link_share, cluster.latency_inside"
#define HEADROOM_OF_OUTSIDE "cluster.between_rate, cluster.nics, cluster.nic_share"
// Power a data center reserves for the machines.
#define HEADROOM_RATED_MACHINES                                                                    \
    "(site.rated_gpus + site.rated_hosts + site.rated_network + site.rated_storage)"
