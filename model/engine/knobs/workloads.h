#pragma once

#include "model/engine/plan.h"

namespace engine {

// The list of a plan's workloads, edited as a whole. Ids are stable, so that paths refer to the
// same workload whatever its position.
inline constexpr std::size_t kMostWorkloads = 16;

// Appends one of that kind with the given one's model, and with the defaults of a new plan.
Plan withWorkload(const Plan& plan, const Catalog& catalog, WorkloadKind kind, std::size_t like);
Plan withoutWorkload(const Plan& plan, std::size_t at);
Plan withWorkloadMoved(const Plan& plan, std::size_t from, std::size_t to);
Plan withWorkloadNamed(const Plan& plan, std::size_t at, std::string name);

} // namespace engine
