#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What is to be said of one workload that serves.
void servingFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

// Of one whose model answers, for requests or for a job: sparse weights that gain nothing.
void sparsityFinding(const AdviceView& view, std::size_t work, std::vector<Finding>& list);

} // namespace engine
