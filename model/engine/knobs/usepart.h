#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"
#include "model/engine/specs/catalogkind.h"

namespace engine {

// The plan with this part of the catalog and its sources: a GPU with its node and links, a model in
// the workload with that id (the first without one), a link where it belongs, the price of an offer
// (and its GPU, if the plan has another), the electricity of a region. Refuses what is not an input
// of a plan or does not fit this one.
Result<Plan> used(const Plan& plan, const Catalog& catalog, CatalogKind kind, std::string_view id,
                  std::string_view work = {});

} // namespace engine
