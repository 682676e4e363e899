#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"

namespace engine {

// A model that a person brought: every figure of it cites where it came from.
Model cited(Model model, const Citation& cite);

// The plan with a rent somebody found, on the GPU it is asked for.
Result<Plan> rentedAt(const Plan& plan, const Catalog& catalog, std::string_view gpu,
                      UsdRate priceOfOne, const Citation& cite);

} // namespace engine
