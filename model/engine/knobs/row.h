#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/specs/part_limits.h"
#include "model/engine/text.h"

#include <type_traits>

// How rows of inputs are written: a member of the plan, its path and unit, and named parts behind
// them. A struct that a plan holds once needs no way to it; others are reached member by member.
//
//     number<&Reliability::restart>("risk.restart", Second)
//         .slider(1, 3600, Log).limits(0, 1e6)
//         .label(L("Knobs", "Restart time")).tip(L("Knobs", "Time until the run is up again.")),
namespace engine {

// Where the struct stands that a member is of.
template <class Struct, class P, class W> constexpr auto& homeOf(P& plan, W& work)
{
    if constexpr (std::is_same_v<Struct, Cluster>)
        return plan.cluster;
    else if constexpr (std::is_same_v<Struct, Economics>)
        return plan.money;
    else if constexpr (std::is_same_v<Struct, Site> || std::is_same_v<Struct, Place>)
        return plan.site;
    else if constexpr (std::is_same_v<Struct, Reliability>)
        return plan.risk;
    else if constexpr (std::is_same_v<Struct, Train>)
        return work.train;
    else if constexpr (std::is_same_v<Struct, Tune>)
        return work.tune;
    else if constexpr (std::is_same_v<Struct, Sweep>)
        return work.sweep;
    else if constexpr (std::is_same_v<Struct, Serve>)
        return work.serve;
    else {
        static_assert(std::is_same_v<Struct, Workload>, "a plan holds it in several places");
        return work;
    }
}
template <class Struct, class Value> Struct structOf(Value Struct::*);

template <auto First, auto... Rest> constexpr auto& memberOf(auto& plan, auto& work)
{
    auto& first = homeOf<decltype(structOf(First))>(plan, work).*First;
    return (first.*....*Rest);
}

// A condition asks the plan, the workload, or both.
template <class Condition> bool holds(const Plan& plan, const Workload& work)
{
    if constexpr (std::is_invocable_v<Condition, const Plan&>)
        return Condition{}(plan);
    else if constexpr (std::is_invocable_v<Condition, const Workload&>)
        return Condition{}(work);
    else
        return Condition{}(plan, work);
}

inline constexpr auto kAlways = [](const Plan&) { return true; };
inline constexpr auto kTrains = [](const Workload& w) { return w.trains(); };
inline constexpr auto kComputed = [](const Workload& w) { return w.isComputed(); };
inline constexpr auto kByShare = [](const Workload& w) { return w.goesByShare(); };
inline constexpr auto kTunes = [](const Workload& w) { return w.kind == WorkloadKind::Tune; };
inline constexpr auto kSweeps = [](const Workload& w) { return w.kind == WorkloadKind::Sweep; };
// A run on tokens of its own, which a fine-tuning is not.
inline constexpr auto kOnTokens = [](const Workload& w) {
    return w.trains() && w.kind != WorkloadKind::Tune;
};
inline constexpr auto kServes = [](const Workload& w) { return w.serves(); };
inline constexpr auto kServesComputed = [](const Workload& w) {
    return w.serves() && w.serve.rule == ServeRule::Computed;
};
inline constexpr auto kServesTokens = [](const Workload& w) {
    return w.serves() && w.serve.rule != ServeRule::ByUnit;
};
// The GPUs beside the first ones, where there are any.
inline constexpr auto kHasSecond = [](const Plan& p) { return !p.cluster.second.gpu.id.empty(); };
inline constexpr auto kHasTier = [](const Workload& w) {
    return w.serves() && w.serve.tier.used();
};

constexpr Group groupOf(std::string_view path)
{
    return path.starts_with("work.")      ? Group::Work
           : path.starts_with("cluster.") ? Group::Cluster
           : path.starts_with("money.")   ? Group::Money
           : path.starts_with("site.")    ? Group::Site
                                          : Group::Risk;
}

// What rows of numbers and of choices have in common.
template <class Row, class Self> struct KnobRow : Row {
    constexpr Self show(Shown where)
    {
        Row::shown = where;
        return self();
    }
    template <class Condition> constexpr Self when(Condition)
    {
        Row::applies = holds<Condition>;
        return self();
    }
    constexpr Self label(const char* text)
    {
        Row::label = text;
        return self();
    }
    constexpr Self tip(const char* text)
    {
        Row::tip = text;
        return self();
    }

protected:
    constexpr Self& self() { return static_cast<Self&>(*this); }
};

struct NumberRow : KnobRow<Number, NumberRow> {
    // What a slider reaches, and what may be typed where that is more.
    constexpr NumberRow slider(double from, double to, Scale how = Scale::Linear)
    {
        low = least = from;
        high = most = to;
        scale = how;
        return *this;
    }
    constexpr NumberRow limits(double from, double to)
    {
        least = from;
        most = to;
        return *this;
    }
    constexpr NumberRow wholeNumbers()
    {
        whole = true;
        return *this;
    }
    // A figure of a part: no slider of its own, the limits of the part, and a place in the file.
    constexpr NumberRow part(std::string_view key)
    {
        const PartLimits bounds = partLimits(key, unit);
        return slider(bounds.least, bounds.most, Scale::Log).show(Shown::Part);
    }
    constexpr NumberRow part() { return part(path.substr(path.rfind('.') + 1)); }
    // Where it is no plain member.
    constexpr NumberRow reads(double (*from)(const Plan&, const Workload&))
    {
        get = from;
        return *this;
    }
    constexpr NumberRow turns(void (*to)(Plan&, Workload&, double base))
    {
        set = to;
        return *this;
    }
};

constexpr NumberRow number(std::string_view path, Unit unit)
{
    NumberRow row;
    row.path = path;
    row.unit = unit;
    row.group = groupOf(path);
    return row.when(kAlways);
}

template <auto... Members> constexpr NumberRow number(std::string_view path, Unit unit)
{
    return number(path, unit)
        .reads([](const Plan& p, const Workload& w) { return toBase(memberOf<Members...>(p, w)); })
        .turns([](Plan& p, Workload& w, double base) {
            assignBase(memberOf<Members...>(p, w), base);
        });
}

// A rate of a year, written in per cent.
template <auto... Members> constexpr NumberRow yearly(std::string_view path)
{
    return number(path, Unit::Percent)
        .reads([](const Plan& p, const Workload& w) { return memberOf<Members...>(p, w) * kYear; })
        .turns(
            [](Plan& p, Workload& w, double base) { memberOf<Members...>(p, w) = base / kYear; });
}

} // namespace engine
