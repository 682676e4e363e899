#pragma once

#include "app/calibrate/outcome.h"

#include <string>
#include <vector>

namespace calibration {

// The median absolute error; needs at least one.
double medianSize(std::vector<double> errors);

// Fitted constants along with their priors.
void printConstants(const std::string& room, const std::vector<Found>& found);

// Median errors by kind, source and family, from the old accuracy file and now: with the shipped
// constants, and with constants fitted without the row's source (for serving, without its family).
void printErrors(const std::string& room, const std::vector<engine::AccuracyRow>& before,
                 const std::vector<engine::AccuracyRow>& now);

} // namespace calibration
