#pragma once

#include "model/chart/waterfallchart.h"
#include "model/compare/comparison.h"

namespace model {

// What each option pays over the years compared, by line; a resale reduces the hardware.
StackChart costStack(const std::vector<Compared>& sides, const Verdict& verdict,
                     const NumberFormat& format);
// What each option has paid by then. The open one is emphasized.
CurveChart costCurves(const std::vector<Compared>& sides, const Verdict& verdict, std::size_t open,
                      const NumberFormat& format);
// The option compared with the reference: the open one, or the next if that is the reference.
std::size_t differenceTo(const Verdict& verdict, std::size_t open, std::size_t options);
// How the total of one option becomes that of another, line by line.
WaterfallChart costDifference(const std::vector<Compared>& sides, const Verdict& verdict,
                              std::size_t from, std::size_t to, const NumberFormat& format);

} // namespace model
