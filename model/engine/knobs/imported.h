#pragma once

#include "model/engine/plan.h"
#include "model/engine/result.h"

namespace engine {

// A model imported by the user: all its figures cite their origin.
Model cited(Model model, const Citation& cite);

// The plan with a given rental price, on the GPU it is for.
Result<Plan> rentedAt(const Plan& plan, const Catalog& catalog, std::string_view gpu,
                      UsdRate priceOfOne, const Citation& cite);

} // namespace engine
