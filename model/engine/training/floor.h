#pragma once

#include "model/engine/training/step.h"

#include <algorithm>
#include <array>
#include <limits>

namespace engine {

// Everything that happens once per micro-batch or stage, and therefore waits for the slowest GPU.
inline constexpr std::array kPipeParts{
    &StepTime::products, &StepTime::attention, &StepTime::elementwise, &StepTime::floor,
    &StepTime::tensor,   &StepTime::context,   &StepTime::expert,      &StepTime::recompute,
    &StepTime::gather,   &StepTime::bubble,    &StepTime::sends,       &StepTime::vocabulary};
inline constexpr std::array kOtherParts{&StepTime::data, &StepTime::optimizer, &StepTime::offload,
                                        &StepTime::host};

// A lower bound: no part of a step within a region is less than at one of its corners.
class Floor {
public:
    void lower(const StepTime& corner)
    {
        for (const auto part : kPipeParts)
            least_.*part = std::min(least_.*part, corner.*part);
        for (const auto part : kOtherParts)
            least_.*part = std::min(least_.*part, corner.*part);
        least_.slowdown = std::min(least_.slowdown, corner.slowdown);
    }
    Seconds total() const
    {
        Seconds pipe, other;
        for (const auto part : kPipeParts)
            pipe += least_.*part;
        for (const auto part : kOtherParts)
            other += least_.*part;
        return pipe * least_.slowdown + other;
    }

    Floor()
    {
        constexpr double kEndless = std::numeric_limits<double>::infinity();
        for (const auto part : kPipeParts)
            least_.*part = Seconds(kEndless);
        for (const auto part : kOtherParts)
            least_.*part = Seconds(kEndless);
        least_.slowdown = kEndless;
    }

private:
    StepTime least_;
};

} // namespace engine
