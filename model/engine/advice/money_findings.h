#pragma once

#include "model/engine/advice/view.h"

namespace engine {

// What stands out in what is paid: of all that a run reads, that nothing is paid to hold.
void moneyFindings(const AdviceView& view, std::vector<Finding>& list);

} // namespace engine
