#pragma once

#include "model/engine/knobs/conditions.h"
#include "model/engine/knobs/tables.h"
#include "model/engine/member.h"
#include "model/engine/specs/partlimits.h"
#include "model/engine/text.h"

#include <type_traits>

// How rows of inputs are written: a member of the plan, its path and unit, then named properties. A
// struct that a plan has only once is found by its type; others are reached member by member.
//
//     number<&Reliability::restart>("risk.restart", Second)
//         .slider(1, 3600, Log).limits(0, 1e6)
//         .label(L("Knobs", "Restart time")).tip(L("Knobs", "Time until the run is up again.")),
namespace engine {

// The struct that a member belongs to.
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
    else if constexpr (std::is_same_v<Struct, Circumstances>)
        return plan.advice;
    else if constexpr (std::is_same_v<Struct, Train>)
        return work.train;
    else if constexpr (std::is_same_v<Struct, Tune>)
        return work.tune;
    else if constexpr (std::is_same_v<Struct, Sweep>)
        return work.sweep;
    else if constexpr (std::is_same_v<Struct, Serve>)
        return work.serve;
    else if constexpr (std::is_same_v<Struct, Reinforce>)
        return work.rl;
    else if constexpr (std::is_same_v<Struct, BatchJob>)
        return work.job;
    else if constexpr (std::is_same_v<Struct, Recommend>)
        return work.rec;
    else {
        static_assert(std::is_same_v<Struct, Workload>, "a plan holds it in several places");
        return work;
    }
}
template <auto First, auto... Rest> constexpr auto& memberOf(auto& plan, auto& work)
{
    return follow<First, Rest...>(homeOf<decltype(structOf(First))>(plan, work));
}

constexpr Group groupOf(std::string_view path)
{
    return path.starts_with("work.")      ? Group::Work
           : path.starts_with("cluster.") ? Group::Cluster
           : path.starts_with("money.")   ? Group::Money
           : path.starts_with("site.")    ? Group::Site
           : path.starts_with("advice.")  ? Group::Advice
                                          : Group::Risk;
}

// What rows of numbers and of choices have in common.
template <class Row, class Self> struct KnobRow : Row {
    constexpr Self partOnly()
    {
        Row::partOnly = true;
        return self();
    }
    constexpr Self definesWork()
    {
        Row::definesWork = true;
        return self();
    }
    template <class Condition> constexpr Self when(Condition)
    {
        Row::applies = holds<Condition>;
        return self();
    }
    // Under a heading of its page, by these numbers …
    constexpr Self on(Section section, int place)
    {
        Row::placing.section = section;
        Row::placing.place = static_cast<std::uint8_t>(place);
        return self();
    }
    // … or under its "More".
    constexpr Self folded()
    {
        Row::placing.folded = true;
        return self();
    }
    // Among the first questions of its group.
    constexpr Self start(int place)
    {
        Row::placing.start = static_cast<std::uint8_t>(place);
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
    // The slider's range, and the limits of typed values if wider.
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
    constexpr NumberRow optional()
    {
        Number::optional = true;
        return *this;
    }
    // A figure of a part: no slider of its own, the part's limits, and stored in the file.
    constexpr NumberRow part(std::string_view key)
    {
        const PartLimits bounds = partLimits(key, unit);
        return slider(bounds.least, bounds.most, Scale::Log).partOnly();
    }
    constexpr NumberRow part() { return part(path.substr(path.rfind('.') + 1)); }
    // For values that are not plain members.
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

// A yearly rate in percent.
template <auto... Members> constexpr NumberRow yearly(std::string_view path)
{
    return number(path, Unit::Percent)
        .reads([](const Plan& p, const Workload& w) { return memberOf<Members...>(p, w) * kYear; })
        .turns(
            [](Plan& p, Workload& w, double base) { memberOf<Members...>(p, w) = base / kYear; });
}

} // namespace engine
