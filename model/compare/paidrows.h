#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/plan.h"

#include <string_view>

namespace model {

// Every plan is computed both rented and bought. Whether a plan of that tenure really pays a
// figure: a rented option has no purchase, a bought one no rental bill. Figures that compare
// renting with buying apply to both.
bool pays(engine::Tenure tenure, std::string_view dial);

} // namespace model
