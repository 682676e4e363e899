#pragma once

#include "app/calibrate/solve.h"

#include <functional>
#include <string>
#include <vector>

namespace calibration {

using Places = std::vector<std::size_t>;
// Errors of some cases with constants fitted on others, in the order of the former.
using ErrorsWithout = std::function<Vector(const Places& fittedOn, const Places& evaluatedOf)>;

// Cross-validation: each part is predicted with constants fitted without it; uses two threads.
Vector leaveOut(const std::vector<std::string>& partOf, const ErrorsWithout& errors);

double medianOf(Vector values);
// The standard deviation whose middle 80 % covers 80 % of the errors, in addition to the known
// spread of each one.
double spreadOfErrors(const Vector& errors, const Vector& known);

} // namespace calibration
