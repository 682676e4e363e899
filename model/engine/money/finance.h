#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <array>
#include <span>
#include <vector>

namespace engine {

// The functions of every spreadsheet. Flows are dollars, one a period; rates are of a period.

// What the flows are worth now. The first is paid now; Excel's NPV puts it one period later.
double presentValue(double rate, std::span<const double> flows);

// The rate at which the flows are worth nothing.
struct Irr {
    enum class Kind {
        One,
        None,   // the flows never change their sign, or nothing evens them out
        Several // the sign changes more than once and more than one rate solves it
    } kind = Kind::None;
    double rate = kUnknown; // known only where there is one
};
Irr internalRate(std::span<const double> flows);

// Flows on days, counted from any day; rates are of a year of 365 days.
struct DatedFlow {
    double day = 0, amount = 0;
};
double presentValue(double rate, std::span<const DatedFlow> flows);
Irr internalRate(std::span<const DatedFlow> flows);

// Value now of one dollar a period, paid at the end of each.
double annuity(double rate, double periods);

// What of the price is written off, year by year; the years add up to 1.
std::vector<Share> straightLine(double years);
// A fixed share of what is left (2 / years), then a straight line once that writes off more.
std::vector<Share> declining(double years);
// The five-year class of the United States: double declining, half a year at both ends.
inline constexpr std::array<Share, 6> kMacrs5{0.2, 0.32, 0.192, 0.1152, 0.1152, 0.0576};

} // namespace engine
