#pragma once

#include <functional>
#include <string>
#include <vector>

namespace calibration {

// A prior: a value, and its relative uncertainty.
struct Prior {
    std::string key;
    double value = 0, width = 0;
};

using Vector = std::vector<double>;

// Log of predicted over measured, as a function of the logarithms of the constants.
using ErrorsBy = std::function<Vector(const Vector& logs)>;

// Errors beyond the knee get less and less weight: versions of the same software differ by more.
// The spread is the random error of a fully specified row: the weight of the data against priors.
struct Robust {
    double knee = 0.08, spread = 0.08;
};

// Stops after this many rounds, or once a round reduces the cost by less than this share.
struct Effort {
    int rounds = 25;
    double gain = 1e-5;
};

struct Solved {
    Vector logs, sigma; // in the order of the priors
    double cost = 0;
};

// Gauss-Newton with damping (Levenberg-Marquardt).
Solved solve(Vector start, const std::vector<Prior>& priors, const ErrorsBy& errors,
             const Effort& effort = {}, const Robust& robust = {});

} // namespace calibration
