#pragma once

#include "app/calibrate/solve.h"
#include "model/engine/files/rule_values.h"
#include "model/engine/published/accuracy_rows.h"

#include <string>
#include <vector>

namespace calibration {

// Standard deviations from the middle of a band to its ends: it holds the middle 80 %.
inline constexpr double kMiddle80 = 1.2816;

// A constant that was fitted, beside what was believed of it.
struct Found {
    Prior believed;
    double value = 0, sigma = 0; // of the logarithm
};

// What the calibration of a room says: values for its rules, and how well they hold.
struct Outcome {
    std::vector<Found> found;
    std::vector<engine::RuleValue> rules;
    std::vector<engine::AccuracyRow> rows;
    std::vector<std::string> notes; // what a person should know about it
};

// The rule of the catalog that holds it: "training." or "serving." and its key.
engine::RuleValue ruleOf(const std::string& room, const Found& found);

} // namespace calibration
