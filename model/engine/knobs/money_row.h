#pragma once

#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>

// Rows of the money room: a member of the economics by its path, range and unit.
// A rate of a year, written in per cent.
#define HEADROOM_YEARLY(path, low, high, least, most, member, applies)                             \
    Number                                                                                         \
    {                                                                                              \
        path, Unit::Percent, Scale::Linear, low, high, least, most, false, Group::Money,           \
            Shown::More, [](const Plan& p, const Workload&) { return p.money.member * kYear; },    \
            [](Plan& p, Workload&, double base) { p.money.member = base / kYear; }, applies        \
    }
#define HEADROOM_MONEY(path, unit, scale, low, high, least, most, member, applies)                 \
    Number                                                                                         \
    {                                                                                              \
        path, Unit::unit, Scale::scale, low, high, least, most, false, Group::Money, Shown::More,  \
            HEADROOM_GET(p.money.member), HEADROOM_SET(p.money.member), applies                    \
    }

// One of a few words that stand in the order of their enumeration.
#define HEADROOM_WORDS(path, member, Type, ids)                                                    \
    Choice                                                                                         \
    {                                                                                              \
        path, Group::Money, Shown::More, true,                                                     \
            [](const Plan&, const Workload&, const Catalog&) {                                     \
                return std::vector<Option>(ids.begin(), ids.end());                                \
            },                                                                                     \
            [](const Plan& p, const Workload&) {                                                   \
                return ids[static_cast<std::size_t>(p.money.member)].id;                           \
            },                                                                                     \
            [](Plan& p, Workload&, const Catalog&, std::string_view id) {                          \
                p.money.member =                                                                   \
                    static_cast<Type>(std::ranges::find(ids, id, &Option::id) - ids.begin());      \
            },                                                                                     \
            HEADROOM_ALWAYS                                                                        \
    }
