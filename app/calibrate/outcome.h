#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/files/rulevalues.h"
#include "model/engine/published/accuracyrows.h"

#include <string>
#include <vector>

namespace calibration {

// Standard deviations from the center of the middle 80 % to its ends.
inline constexpr double kMiddle80 = 1.2816;

// A fitted constant, along with its prior.
struct Found {
    Prior believed;
    double value = 0, sigma = 0; // of the logarithm
};

// Result of the calibration of training or serving: values for catalog rules, and their accuracy.
struct Outcome {
    std::vector<Found> found;
    std::vector<engine::RuleValue> rules;
    std::vector<engine::AccuracyRow> rows;
    std::vector<std::string> notes; // for the user
};

// The catalog rule with its value: "training." or "serving." and the key.
engine::RuleValue ruleOf(const std::string& room, const Found& found);

} // namespace calibration
