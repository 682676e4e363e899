#pragma once

#include "model/engine/answers/fabric.h"
#include "model/engine/units.h"

namespace engine {

// Power at one moment, by consumer.
struct PowerParts {
    Watts gpus{}, hosts{}, network{}, storage{}, losses{}, cooling{};
    Watts nodes() const { return gpus + hosts; }
    Watts machines() const { return nodes() + network + storage; }
    Watts total() const { return machines() + losses + cooling; }
};

// Equipment in addition to the nodes: a share of their power, and what was counted individually.
struct Auxiliary {
    Share share = 0;
    Watts counted{};
};

enum class RackBound { Units, Weight, Cooling, Feed, Nothing };

// How many nodes fit into a rack, by each of its limits; unknown if the figure is.
struct RackAnswer {
    double byUnits = 0, byWeight = 0, byCooling = 0, byFeed = 0;
    double nodes = 0; // the lowest of the known ones
    RackBound bound = RackBound::Nothing;
    double racks = 0, others = 0; // of nodes; of network and storage
    Area floor{};
    Watts feed{};      // continuous load limit of one side
    Watts load{};      // of a full rack, nameplate
    Share breaker = 0; // load of the fullest phase over its limit, when one side of a rack fails
};

struct Footprint {
    Mass energy{}, embodied{};
    Volume onsite{}, offsite{};
    Mass carbon() const { return energy + embodied; }
    Volume water() const { return onsite + offsite; }
};

struct SiteAnswer {
    PowerParts mean, peak, rated, idle;
    Watts meanGpu{}, meanNode{}; // while working, at the fleets' average load
    Joules energyRun{}, energyYear{};
    Fabric fabric;
    Auxiliary network, storage;
    Watts swingTraffic{}, swingStop{}; // when GPUs wait for traffic; when a run stops
    Ramp ramp{};
    RackAnswer rack;
    Footprint run, year;
};

} // namespace engine
