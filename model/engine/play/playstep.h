#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/play/playedstep.h"
#include "model/engine/play/schedule.h"
#include "model/engine/training/prepared.h"

#include <optional>
#include <stop_token>

namespace engine::play {

struct StepOptions {
    std::optional<Schedule> schedule; // none: from the layout's chunks
    bool everyReplica = false;        // including those with equivalent placement
    std::size_t mostBars = 300'000;   // in the picture
    double slowest = 1;               // work time of one slow replica relative to the others
};

// Simulates one step of a job, event by event: the passes of every stage in order, each message on
// its link or NIC, rings over the ranks' locations, and overlapped traffic. It shares with the
// closed form only the kernel times of a layer and the bytes per parameter. The job's constants
// have the same meaning here.
PlayedStep playStep(const PreparedJob& job, const Layout& layout, const StepOptions& options = {},
                    std::stop_token stop = {});

} // namespace engine::play
