#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// Findings about cost: discounts without an offer, and data whose storage is not paid for.
void moneyFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
