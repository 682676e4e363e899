#pragma once

#include "model/engine/assessment.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// One thing of a plan that nobody knows for sure: the value of a knob, or how far a prediction of
// time or memory is off. It is moved by a factor; 1 leaves everything as it is.
struct UncertainInput {
    enum class Kind : std::uint8_t { Knob, Step, Memory };

    Kind kind = Kind::Knob;
    Bound<Number> knob; // that is moved, where it is one
    std::size_t work = 0;
    Spread spread; // the middle 80 %, as factors
    // What it has in common with the other prices of GPUs, a share of its variance; 0 where it is
    // no such price.
    Share common = 0;

    // Two halves of a lognormal: 1 in the middle, and the ends of the spread at P10 and P90.
    double factor(double deviations) const;
    // A knob stays within its limits. What is no knob of the plan moves the assessment.
    void move(Plan& plan, double factor) const;
    void move(Assessment& assessment, double factor) const;
    // Of the knob, or of the dial that is off; and what it is, in base units.
    std::string path(const Plan& plan) const;
    double value(const Plan& plan, const Assessment& assessment) const;
};

// The name of what prices of GPUs have in common.
inline constexpr std::string_view kPrices = "prices";

// Knobs that the plan's spreads name, as far as they apply and have a value, and the models' own
// errors as they were found on published runs or on own ones.
std::vector<UncertainInput> uncertainInputs(const Plan& plan, const Assessment& assessment);

} // namespace engine
