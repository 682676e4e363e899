#pragma once

#include "model/engine/assessment.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// An uncertain input of a plan: the value of a knob, or the error of a time or memory prediction.
// It is scaled by a factor; 1 changes nothing. A trend, which may be 0, is shifted by its
// logarithm. A discount by rule of thumb keeps the bound that entering one would lift.
struct UncertainInput {
    enum class Kind : std::uint8_t { Knob, Discount, Trend, Step, Memory };

    Kind kind = Kind::Knob;
    Bound<Number> knob; // the knob, if it is one, or the trend
    std::size_t work = 0;
    Spread spread; // the 80 % range, as factors
    // Share of its variance in common with other GPU prices; 0 if it is not one.
    Share common = 0;

    // Two lognormal halves: 1 at the median, and the ends of the spread at P10 and P90.
    double factor(double deviations) const;
    // A knob stays within its limits. What is not a knob changes the assessment.
    void move(Plan& plan, double factor) const;
    void move(Assessment& assessment, double factor) const;
    // Whether moving it may change what the GPUs do, and not only prices and the site.
    bool movesWork(const Plan& plan) const;
    // Of the knob, or of the dial with the error; and its value, in base units.
    std::string path(const Plan& plan) const;
    double value(const Plan& plan, const Assessment& assessment) const;
};

// The name of the common component of GPU prices.
inline constexpr std::string_view kPrices = "prices";

// Knobs with a spread in the plan, if they apply and have a value, and the models' own errors, as
// found on published or own runs.
std::vector<UncertainInput> uncertainInputs(const Plan& plan, const Assessment& assessment);

} // namespace engine
