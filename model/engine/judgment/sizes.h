#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// What stands most in the way of a plan on so many GPUs.
enum class Breaks : std::uint8_t { Nothing, Memory, Deadline, Batch, Network, Failures, Load };

// The plan on the edge of a zone: 4 and 32, 64 and 256, 1,024 and 10,000 GPUs.
struct SizeRow {
    int zone = 0; // 0: first experiments, 1: production, 2: foundation models
    double gpus = 0;
    Seconds time{kUnknown}; // of one run; unknown where nothing trains or it does not fit
    Share network = kUnknown, lost = kUnknown; // of a step; of the hours, by interruptions
    Seconds between{kUnknown};                 // interruptions
    Usd run{kUnknown};
    double used = 0;                // GPUs that the best layout takes
    std::optional<Layout> layout{}; // … which is that, where the model fits
    Breaks breaks = Breaks::Nothing;
    bool own = false; // the plan's size lies nearest
};
std::vector<SizeRow> sizesOf(const Probe& probe);

} // namespace engine
