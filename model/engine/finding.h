#pragma once

#include "model/engine/units.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// Something worth saying about a plan: what is wrong, wasteful or good, in numbers. The words for
// each id live in the model floor; they name the arguments by position.
struct Finding {
    enum class Severity : std::uint8_t { Bad, Warning, Note, Good };
    struct Argument {
        double value = 0; // base units
        Unit unit{};
        std::string text{}; // a name, in place of a number
        friend bool operator==(const Argument&, const Argument&) = default;
    };
    // The turn of one knob that cures it: a number, or the id of a choice.
    struct Cure {
        std::string path;
        double value = 0;
        std::string choice{};
        friend bool operator==(const Cure&, const Cure&) = default;
    };
    std::string id;
    Severity severity{};
    std::vector<Argument> arguments;
    std::optional<Cure> cure{};
    std::optional<std::size_t> work{}; // of that workload alone, by its place
    std::optional<UsdRate> saved{};    // of a year's bill, by the cure; less than none: it costs
    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace engine
