#pragma once

#include "app/calibrate/outcome.h"

#include <string>
#include <vector>

namespace calibration {

// The median of the sizes of errors, of which there is one at least.
double medianSize(std::vector<double> errors);

// Constants beside what was believed of them.
void printConstants(const std::string& room, const std::vector<Found>& found);

// Median errors by kind, source and family, as the accuracy file had them and as they are now: with
// the constants that are shipped, and with constants fitted without the row's source (its family
// where it serves).
void printErrors(const std::string& room, const std::vector<engine::AccuracyRow>& before,
                 const std::vector<engine::AccuracyRow>& now);

} // namespace calibration
