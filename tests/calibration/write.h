#pragma once

#include "tests/calibration/report.h"

namespace calibration {

// The constants and their spreads, written over the values of the catalog's file; everything else
// in it stays as it is.
void writeConstants(const Findings& findings, const std::string& path);
// What the Accuracy page shows: measured and predicted of every row, also without its source.
void writeAccuracy(const Findings& findings, const std::string& path);

} // namespace calibration
