#pragma once

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/finding.h"
#include "model/engine/plan.h"

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// What findings look at: a plan, what came of it, and what would.
struct AdviceView {
    const ResolvedPlan& plan;
    const Assessment& now;
    const Decision& enough; // the smallest cluster that makes the date
    const Catalog& catalog;

    const Workload& work(std::size_t w) const { return plan.work[w]; }
    std::string path(std::size_t w, std::string_view leaf) const
    {
        return "work." + plan.work[w].id + "." + std::string(leaf);
    }
    // No date that is made now is missed then, no year is too short that is not, and what is bought
    // pays if it does now.
    bool isNoWorse(const Assessment& then) const;
    Assessment withGpus(double gpus) const { return assess(plan, given(plan, gpus)); }
    double wholeNodes(double gpus) const
    {
        return std::ceil(gpus / plan.cluster.nodeSize) * plan.cluster.nodeSize;
    }
};

} // namespace engine
