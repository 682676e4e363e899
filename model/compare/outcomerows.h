#pragma once

#include "model/compare/comparison.h"

namespace model {

// "Cost and outcome": what each option costs as it gets its GPUs, what it achieves, and whether it
// keeps its limits. Figures are held against the reference, and judged where more or less of one
// is better.
std::vector<ComparedRow> outcomeRows(const std::vector<Compared>& sides, const Verdict& verdict,
                                     const NumberFormat& format);

} // namespace model
