#pragma once

#include "tests/calibration/fit.h"

namespace calibration {

// What is believed of each constant before any row is seen, and how firmly.
std::vector<Prior> stepPriors();
std::vector<Prior> memoryPriors();

} // namespace calibration
