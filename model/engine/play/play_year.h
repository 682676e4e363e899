#pragma once

#include "model/engine/units.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace engine::play {

// A run that is interrupted: by faults that take one of its nodes away until it is repaired, and by
// others that only stop it.
struct FailingRun {
    Seconds between{};        // its interruptions, on average
    Share takesNode = 1;      // of them, that take a node
    Seconds betweenOthers{};  // faults that take nodes of other runs; 0: there are none
    Seconds repair{};         // of a node, always as long
    double standbyNodes = 0;  // nodes
    bool goesOn = false;      // with less, where more are missing …
    Share lostByOne = 1;      // … of its work, for each of those
    Seconds down{};           // after an interruption, until work goes on
    Seconds interval{};       // of work, from one checkpoint to the next
    Seconds stall{}, drain{}; // for one, and until it is on storage
};

// What its time was spent on, and the nodes that were under repair.
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
    std::string refused; // why there is none

    Share goodput() const { return useful / time; }
};

// Nothing fails while it waits; a restart may be interrupted as well. The same seed gives the same
// year on every machine.
PlayedYear playYear(const FailingRun& run, Seconds time, std::uint64_t seed,
                    std::stop_token stop = {});

} // namespace engine::play
