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

// What findings are based on: a plan, its assessment, and what-if assessments.
struct AdviceView {
    const Plan& unresolved; // what uncertain inputs move
    const ResolvedPlan& plan;
    const Assessment& now;
    const Decision& enough; // the smallest cluster that meets the deadline
    const Catalog& catalog;

    const Workload& work(std::size_t w) const { return plan.work[w]; }
    std::string path(std::size_t w, std::string_view leaf) const
    {
        return "work." + plan.work[w].id + "." + std::string(leaf);
    }
    // Every deadline met now is still met, no year becomes too short, and a purchase that pays off
    // now still does.
    bool isNoWorse(const Assessment& then) const;
    Assessment withGpus(double gpus) const { return assess(plan, given(plan, gpus)); }
    double wholeNodes(double gpus) const
    {
        return std::ceil(gpus / plan.cluster.nodeSize) * plan.cluster.nodeSize;
    }
};

} // namespace engine
