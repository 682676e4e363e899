#pragma once

#include "model/engine/answers/fabric.h"
#include "model/engine/units.h"

namespace engine {

// Power at one moment, split by where it goes.
struct PowerParts {
    Watts gpus{}, hosts{}, network{}, storage{}, losses{}, cooling{};
    Watts nodes() const { return gpus + hosts; }
    Watts machines() const { return nodes() + network + storage; }
    Watts total() const { return machines() + losses + cooling; }
};

// What stands beside the nodes: a share of their power, and what was counted one by one.
struct Auxiliary {
    Share share = 0;
    Watts counted{};
};

enum class RackBound { Units, Weight, Cooling, Feed, Nothing };

// How many nodes a rack takes, by each of its limits; unknown where the figure is.
struct RackAnswer {
    double byUnits = 0, byWeight = 0, byCooling = 0, byFeed = 0;
    double nodes = 0; // the least of those that are known
    RackBound bound = RackBound::Nothing;
    double racks = 0, others = 0; // of nodes; of network and storage
    Area floor{};
    Watts feed{};      // that one side may carry for long
    Watts load{};      // of a full rack, by the name plates
    Share breaker = 0; // of what the fullest phase may carry, when one side of a full rack fails
};

struct Footprint {
    Mass energy{}, embodied{};
    Volume onsite{}, offsite{};
    Mass carbon() const { return energy + embodied; }
    Volume water() const { return onsite + offsite; }
};

struct SiteAnswer {
    PowerParts mean, peak, rated, idle;
    Watts meanGpu{}, meanNode{}; // of one that works, by what fleets do of full work
    Joules energyRun{}, energyYear{};
    Fabric fabric;
    Auxiliary network, storage;
    Watts swingTraffic{}, swingStop{}; // GPUs that wait for traffic; a run that stops
    Ramp ramp{};
    RackAnswer rack;
    Footprint run, year;
};

} // namespace engine
