#pragma once

#include "model/engine/plan.h"

namespace engine {

// The list of a plan's workloads, changed as a whole. Their ids stay what they are, so that paths
// go on meaning the same work wherever it stands.
inline constexpr std::size_t kMostWorkloads = 16;

// One more at the end, of that kind and of the model of the one given, with the defaults of a
// fresh plan.
Plan withWorkload(const Plan& plan, const Catalog& catalog, WorkloadKind kind, std::size_t like);
Plan withoutWorkload(const Plan& plan, std::size_t at);
Plan withWorkloadMoved(const Plan& plan, std::size_t from, std::size_t to);
Plan withWorkloadNamed(const Plan& plan, std::size_t at, std::string name);

} // namespace engine
