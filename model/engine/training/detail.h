#pragma once

#include "model/engine/decision.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/roofline.h"
#include "model/engine/training/search.h"

#include <stop_token>
#include <vector>

namespace engine {

// What the Training page shows for one workload in addition to its dials.
struct TrainingDetail {
    LayoutSearch layouts;
    std::vector<MemoryParts> stages; // first to last, of the chosen layout
    Bytes capacity{}, usable{};
    Roofline roofline;
};

TrainingDetail detailOf(const ResolvedPlan& plan, const Workload& work, const RankedLayout& chosen,
                        const Decision& cluster, std::stop_token stop = {});

} // namespace engine
