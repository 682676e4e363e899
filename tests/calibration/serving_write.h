#pragma once

#include "tests/calibration/serving_report.h"

namespace calibration::serving {

// The constants and their spreads, written over the values of the catalog's file; everything else
// in it stays as it is.
void writeConstants(const Findings& findings, const std::string& path);
// Measured and predicted of every row that judges, also without its family.
void writeAccuracy(const Findings& findings, const engine::Catalog& catalog,
                   const std::string& path);

} // namespace calibration::serving
