#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings on one workload that serves.
void servingFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

// For a workload whose model generates, for requests or for a job: sparse weights without a gain.
void sparsityFinding(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
