#pragma once

#include "model/engine/assessment.h"
#include "model/engine/finding.h"
#include "model/engine/plan.h"
#include "model/engine/result.h"

#include <stop_token>
#include <vector>

namespace engine {

// The plan with that change applied.
Result<Plan> cured(const Plan& plan, const Catalog& catalog, const Finding::Cure& cure);

// The same findings, each with the yearly savings of its remedy, sorted by savings within a
// severity. If stopped, some have no savings.
std::vector<Finding> weighed(std::vector<Finding> findings, const Plan& plan,
                             const Assessment& assessment, const Catalog& catalog,
                             std::stop_token stop = {});

} // namespace engine
