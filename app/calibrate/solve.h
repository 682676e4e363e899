#pragma once

#include <functional>
#include <string>
#include <vector>

namespace calibration {

// What is believed before any row is seen: a value and how far off it may be, as a share of it.
struct Prior {
    std::string key;
    double value = 0, width = 0;
};

using Vector = std::vector<double>;

// Logarithms of predicted against measured, by the logarithms of the constants.
using ErrorsBy = std::function<Vector(const Vector& logs)>;

// Beyond the knee an error pulls less and less: releases of the same software differ by more.
// The spread is how far a row with everything stated lies off by chance: priors weigh in it.
struct Robust {
    double knee = 0.08, spread = 0.08;
};

// When to stop: after so many rounds, or where one gains less than this part of the cost.
struct Effort {
    int rounds = 25;
    double gain = 1e-5;
};

struct Solved {
    Vector logs, sigma; // in the order of the priors
    double cost = 0;
};

// Gauss and Newton with damping.
Solved solve(Vector start, const std::vector<Prior>& priors, const ErrorsBy& errors,
             const Effort& effort = {}, const Robust& robust = {});

} // namespace calibration
