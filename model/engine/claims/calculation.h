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

// A way to work out what an article states: arithmetic over named inputs, or a function of the
// engine's. The formula of the latter either says the same or only names what goes into it.
struct Calculation {
    std::string_view id;
    Unit unit;
    std::string_view formula;
    double (*compute)(const InputValues&) = nullptr;
};

std::span<const Calculation> calculations();
const Calculation* findCalculation(std::string_view id);
std::vector<std::string> inputsOf(const Calculation& calculation);
double computed(const Calculation& calculation, const InputValues& given);

} // namespace engine
