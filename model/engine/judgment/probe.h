#pragma once

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/plan.h"
#include "model/engine/specs/parts.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace engine {

// Input of judgment: a plan with one GPU type, its assessment, and the smallest cluster.
struct Probe {
    const ResolvedPlan& plan;
    const Assessment& now;
    const Decision& enough; // the smallest cluster
    const Catalog& catalog;
    std::stop_token stop{};

    std::string path(std::size_t w, std::string_view leaf) const
    {
        return "work." + plan.work[w].id + "." + std::string(leaf);
    }
    Assessment on(double gpus) const { return assess(plan, given(plan, gpus)); }
};

// Whether every model fits for certain, every run meets its deadline even by the cautious estimate,
// and every fleet carries its load within its limits.
bool holdsAll(const Plan& plan, const Assessment& a);
bool makesDates(const Plan& plan, const Assessment& a);
bool carriesLoads(const Plan& plan, const Assessment& a);
bool carriesLoad(const Plan& plan, const Assessment& a, std::size_t fleet);

// The value of an input nearest to the plan's for which `holds` is true, searched upward or
// downward by doubling and then by bisection; nothing if no allowed value does.
std::optional<double> nearestValue(const Plan& plan, std::string_view path, bool upward,
                                   const std::function<bool(const Plan&)>& holds,
                                   std::stop_token stop = {});

} // namespace engine
