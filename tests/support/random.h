#pragma once

#include "model/engine/plan.h"

#include <cstdint>
#include <random>

// Reproducible random numbers: a seed gives the same plans on every machine. The standard
// distributions differ between libraries, so numbers are mapped here.
namespace support {

class Random {
public:
    explicit Random(std::uint64_t start) : engine_(start) {}

    double unit() { return static_cast<double>(engine_() >> 11) * 0x1.0p-53; } // 0 ≤ x < 1
    std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }

private:
    std::mt19937_64 engine_;
};

// An applicable knob with a value in its slider's range; a choice with an option.
struct NumberTurn {
    std::string path;
    double base;
};
struct ChoiceTurn {
    std::string path, option; // empty path if there is nothing to choose
};
NumberTurn randomNumber(Random& random, const engine::Plan& plan);
ChoiceTurn randomOption(Random& random, const engine::Plan& plan);

// Applies one of them.
engine::Plan randomTurn(Random& random, const engine::Plan& plan);
// Any GPU of the catalog, then that many edits.
engine::Plan randomPlan(Random& random, int turns);

} // namespace support
