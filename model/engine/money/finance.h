#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <array>
#include <span>
#include <vector>

namespace engine {

// Standard spreadsheet functions. Flows are dollars, one per period; rates are per period.

// Net present value of the flows. The first is paid now; Excel's NPV puts it one period later.
double presentValue(double rate, std::span<const double> flows);

// The rate at which the net present value is zero.
struct Irr {
    enum class Kind {
        One,
        None,   // the flows never change their sign, or no rate solves them
        Several // the sign changes more than once and more than one rate solves them
    } kind = Kind::None;
    double rate = kUnknown; // only known for One
};
Irr internalRate(std::span<const double> flows);

// Flows on dates, counted from an arbitrary day; rates are per year of 365 days.
struct DatedFlow {
    double day = 0, amount = 0;
};
double presentValue(double rate, std::span<const DatedFlow> flows);
Irr internalRate(std::span<const DatedFlow> flows);

// Depreciation by year, as shares of the price that add up to 1.
std::vector<Share> straightLine(double years);
// A fixed share of the remainder (2 / years), then a straight line once that is more.
std::vector<Share> declining(double years);
// The US five-year class: double declining balance, half a year at both ends.
inline constexpr std::array<Share, 6> kMacrs5{0.2, 0.32, 0.192, 0.1152, 0.1152, 0.0576};

} // namespace engine
