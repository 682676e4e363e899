#pragma once

#include "model/compare/comparison.h"

namespace model {

// "Cost and outcome": what each option costs with its way of getting the GPUs, what it achieves,
// and whether it meets its limits. Figures are compared with the reference, and rated where more or
// less is better.
std::vector<ComparedRow> outcomeRows(const std::vector<Compared>& sides, const Verdict& verdict,
                                     const NumberFormat& format);

} // namespace model
