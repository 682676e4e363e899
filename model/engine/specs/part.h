#pragma once

#include "model/engine/units.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace engine {

// The source of a figure. Every figure of the catalog has one, and a plan keeps it along with the
// copied value; a typed value has none.
struct Citation {
    std::string source; // the source's short name
    std::string title;
    std::string date; // ISO, as precise as known
    std::string note;
    bool recalled = false; // from memory, not from a document: shown as such
    bool chosen = false;   // an assumption of the catalog, not measured
    std::string where{};   // where to look it up
    std::string entry{};   // the catalog entry it was taken from; empty: other origin

    friend bool operator==(const Citation&, const Citation&) = default;
};
using Citations = std::map<std::string, Citation, std::less<>>;

// A missing value. It never counts as zero: what depends on it is unknown too.
inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

// The smaller and the larger of two: unknown if either is, unlike std::min and std::max.
template <class T> constexpr T smaller(T a, T b)
{
    return a < b || a != a ? a : b;
}
template <class T> constexpr T larger(T a, T b)
{
    return a > b || a != a ? a : b;
}

// Zero for values that are unknown or absent.
template <class Q> Q orNone(Q value)
{
    return value.base() > 0 ? value : Q{};
}

// One number as in a catalog file, with the range of its sources.
struct Figure {
    std::string key;
    std::string label; // what was measured, if the key does not say
    Unit unit{};
    double value = kUnknown, low = kUnknown, high = kUnknown; // base units
    Citation cite;
    std::vector<std::string> also; // titles of other sources considered
};

// Everything the catalog has about a part, for display. Shared between copies.
struct Sheet {
    std::vector<Figure> figures;
    std::vector<std::pair<std::string, std::string>> traits; // vendor, region, status, note …
    bool own = false;                                        // from the user's folder, not shipped

    const Figure* figure(std::string_view key) const
    {
        const auto it = std::ranges::find(figures, key, &Figure::key);
        return it == figures.end() ? nullptr : &*it;
    }
    std::string_view trait(std::string_view key) const
    {
        const auto it = std::ranges::find(traits, key, [](const auto& t) { return t.first; });
        return it == traits.end() ? std::string_view() : it->second;
    }
};

// Common to all parts of the catalog. Numbers are defined by each part's field list.
struct Part {
    std::string id;
    std::string name;
    std::string brief; // short name for sentences
    std::shared_ptr<const Sheet> sheet;
};

// One number of a part: the same row loads the catalog, writes the plan file and defines the knob.
template <class T> struct Field {
    std::string_view key;
    Unit unit;
    double (*get)(const T&);
    void (*set)(T&, double base);
};

constexpr double toBase(double value)
{
    return value;
}
template <Dim D> constexpr double toBase(Quantity<D> value)
{
    return value.base();
}
constexpr void assignBase(double& to, double base)
{
    to = base;
}
template <Dim D> constexpr void assignBase(Quantity<D>& to, double base)
{
    to = Quantity<D>(base);
}

} // namespace engine

// A field list is a macro that calls X(type, member, key, unit) for each number of a part.
#define HEADROOM_MEMBER(type, member, key, unit) type member{kUnknown};
#define HEADROOM_FIELD(part, member, key, unit)                                                    \
    Field<part>{key, Unit::unit, [](const part& p) { return toBase(p.member); },                   \
                [](part& p, double base) { assignBase(p.member, base); }},
