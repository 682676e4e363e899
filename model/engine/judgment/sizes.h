#pragma once

#include "model/engine/judgment/probe.h"

#include <vector>

namespace engine {

// The main obstacle of a plan on that many GPUs.
enum class Breaks : std::uint8_t { Nothing, Memory, Deadline, Batch, Network, Failures, Load };

// The plan at its own size, or at the edge of a zone: 4 and 32, 64 and 256, 1,024 and 10,000 GPUs.
struct SizeRow {
    int zone = 0; // 0: first experiments, 1: production, 2: foundation models
    double gpus = 0;
    Seconds time{kUnknown}; // of one run; unknown if nothing trains or it does not fit
    Share network = kUnknown, lost = kUnknown; // of a step; of the hours, due to interruptions
    Seconds between{kUnknown};                 // between interruptions
    Usd run{kUnknown};                         // per run, or per year if nothing runs
    double used = 0;                           // GPUs the best layout uses
    std::optional<Layout> layout{};            // … that layout, if the model fits
    Breaks breaks = Breaks::Nothing;
    bool own = false; // the plan itself
};
std::vector<SizeRow> sizesOf(const Probe& probe);

} // namespace engine
