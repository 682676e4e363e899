#pragma once

#include "model/engine/units.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace engine::play {

// A run with interruptions: by faults that take one of its nodes out until it is repaired, and by
// others that only stop it.
struct FailingRun {
    Seconds between{};        // mean time between its interruptions
    Share takesNode = 1;      // of them, that take a node out
    Seconds betweenOthers{};  // faults that take out nodes of other runs; 0: none
    Seconds repair{};         // per node, constant
    double standbyNodes = 0;  // nodes
    bool goesOn = false;      // on fewer nodes, if more are missing …
    Share lostByOne = 1;      // … of its work, per missing node
    Seconds down{};           // after an interruption, until work resumes
    Seconds interval{};       // of work between two checkpoints
    Seconds stall{}, drain{}; // of a checkpoint
};

// How its time was spent, and the nodes under repair.
struct PlayedYear {
    Seconds time{};
    Seconds useful{}, redone{}, stalled{}, restarting{}, waiting{};
    double stops = 0;
    struct Change {
        Seconds at{};
        double down = 0; // nodes under repair, from then on
    };
    std::vector<Change> changes;
    struct Span {
        Seconds from{}, to{};
    };
    std::vector<Span> waits; // for a node
    double standbyNodes = 0;
    std::string refused; // why there is no result

    Share goodput() const { return useful / time; }
};

// Nothing fails while it waits; a restart may be interrupted too. The same seed gives the same year
// on every machine.
PlayedYear playYear(const FailingRun& run, Seconds time, std::uint64_t seed,
                    std::stop_token stop = {});

} // namespace engine::play
