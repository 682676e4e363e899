#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Whether the plan rents or buys what costs less, and how sure that is.
void tenureFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
