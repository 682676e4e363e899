#pragma once

#include "model/engine/specs/parts.h"

#include <array>
#include <span>
#include <string_view>

namespace engine {

// A calibrated constant: the catalog rule that holds it, without its room's prefix.
template <class Constants> struct ConstantRowOf {
    std::string_view key;
    double (*get)(const Constants&);
    void (*set)(Constants&, double base);
};

constexpr double based(double v)
{
    return v;
}
template <Dim D> constexpr double based(Quantity<D> q)
{
    return q.base();
}
constexpr void put(double& to, double v)
{
    to = v;
}
template <Dim D> constexpr void put(Quantity<D>& to, double v)
{
    to = Quantity<D>(v);
}

template <class Constants>
Constants constantsFrom(const Catalog& catalog, std::string_view prefix,
                        std::span<const ConstantRowOf<Constants>> rows)
{
    Constants constants;
    for (const Rule& rule : catalog.rules) {
        if (!rule.id.starts_with(prefix))
            continue;
        const auto key = std::string_view(rule.id).substr(prefix.size());
        for (const ConstantRowOf<Constants>& row : rows)
            if (row.key == key)
                row.set(constants, rule.value);
    }
    return constants;
}

} // namespace engine
