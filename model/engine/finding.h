#pragma once

#include "model/engine/units.h"

#include <optional>
#include <string>
#include <vector>

namespace engine {

// Something notable about a plan: what is wrong, wasteful or good, in numbers. The text for each id
// is in the model layer, with arguments by position.
struct Finding {
    enum class Severity : std::uint8_t { Bad, Warning, Note, Good };
    struct Argument {
        double value = 0; // base units
        Unit unit{};
        std::string text{}; // a name instead of a number
        friend bool operator==(const Argument&, const Argument&) = default;
    };
    // The change of one knob that fixes it: a number, or the id of a choice.
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
    std::optional<std::size_t> work{}; // index of the workload it is about
    std::optional<UsdRate> saved{};    // per year, by the remedy; negative: it costs
    friend bool operator==(const Finding&, const Finding&) = default;
};

} // namespace engine
