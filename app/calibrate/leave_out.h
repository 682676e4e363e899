#pragma once

#include "app/calibrate/solve.h"

#include <functional>
#include <string>
#include <vector>

namespace calibration {

using Places = std::vector<std::size_t>;
// Errors of some cases by constants that were fitted on others, in the order of the first.
using ErrorsWithout = std::function<Vector(const Places& fittedOn, const Places& evaluatedOf)>;

// Each part of the cases by constants that were fitted without it; two threads share the parts.
Vector leaveOut(const std::vector<std::string>& partOf, const ErrorsWithout& errors);

double medianOf(Vector values);
// The standard deviation whose middle 80 % holds as much of those errors, beside what is known to
// spread each of them.
double spreadOfErrors(const Vector& errors, const Vector& known);

} // namespace calibration
