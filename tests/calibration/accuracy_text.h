#pragma once

#include "tests/calibration/rules_text.h"

namespace calibration {

// What the Accuracy page shows: rows of training, or those of serving. The others of the file stay.
void saveAccuracy(const std::string& path, const Json& rows, bool served);

} // namespace calibration
