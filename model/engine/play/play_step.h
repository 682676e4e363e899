#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/play/played_step.h"
#include "model/engine/play/schedule.h"
#include "model/engine/training/prepared.h"

#include <optional>
#include <stop_token>

namespace engine::play {

struct StepOptions {
    std::optional<Schedule> schedule; // none: as the layout's chunks say
    bool everyReplica = false;        // also those whose places are like another's
    std::size_t mostBars = 300'000;   // of the picture
    double slowest = 1;               // how much longer one replica's work takes than the others'
};

// Plays one step of a job, event by event: the passes of every stage in their order, each message
// on its link or NIC, rings over the places where ranks lie, and what runs behind the work. It
// shares with the closed form what a layer's kernels take alone and what a parameter weighs; none
// of what follows from them. The constants of the job mean what they mean there.
PlayedStep playStep(const PreparedJob& job, const Layout& layout, const StepOptions& options = {},
                    std::stop_token stop = {});

} // namespace engine::play
