#pragma once

#include "model/engine/units.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// The value of an input by its name, in base units.
using InputValues = std::function<double(std::string_view)>;

// How to compute what an article states: arithmetic on named inputs, or an engine function, which
// has an equivalent formula or lists its inputs.
struct Calculation {
    std::string_view id;
    Unit unit;
    std::string_view formula;
    double (*compute)(const InputValues&) = nullptr;
    std::string_view inputs{}; // "nodes, spares, rate"
};

std::span<const Calculation> calculations();
const Calculation* findCalculation(std::string_view id);
std::vector<std::string> inputsOf(const Calculation& calculation);
double computed(const Calculation& calculation, const InputValues& given);

} // namespace engine
