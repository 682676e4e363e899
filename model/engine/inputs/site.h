#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <string>

namespace engine {

// How network and storage power are found: as a share of the nodes' power, or by counting devices.
enum class PowerRule { ByShare, ByCount };
// How heat is removed from a rack.
enum class Cooling { Air, Contained, RearDoor, Liquid };
enum class Phases { One, Three };

// Location of the site, and what a kWh costs there in money, carbon and water.
struct Place {
    std::string region, regionName; // in the catalog; empty: custom figures
    UsdPerJoule electricity{};
    MassPerJoule carbon{kUnknown};
    VolumePerJoule waterOnsite{kUnknown};  // evaporated on site, per IT energy
    VolumePerJoule waterOffsite{kUnknown}; // at the power plant, per facility energy
};

// Embodied carbon of the machines, and the hours it is spread over.
struct Embodied {
    Mass gpu{kUnknown}, node{kUnknown}; // a node without its GPUs
    Seconds life{kUnknown};
    Share use = kUnknown; // of the hours of its life
};

// Limits of a rack.
struct RackLimits {
    double units = kUnknown; // usable height
    Mass weight{kUnknown};
    Watts power{kUnknown}; // heat removed by its cooling
    Area area{kUnknown};   // including its share of the aisles
};

// The A and B feeds of a rack, each able to carry its full load.
struct RackFeed {
    Volts volts{kUnknown}; // line-to-line for three phases
    Amperes amps{kUnknown};
    Phases phases = Phases::Three;
    Share breaker = kUnknown; // of the rated current, for continuous loads
    double circuits = 1;      // per side
    double supplies = 2;      // power supplies per node, half of them on each side
};

struct Site : Place {
    Share busy{};                         // GPU utilization during a run
    Share idleDraw{};                     // idle power of a GPU, of its rated power
    Share networkPower{}, storagePower{}; // in addition to the nodes, of their power
    PowerRule networkRule = PowerRule::ByShare, storageRule = PowerRule::ByShare;
    Bytes storagePerGpu{kUnknown};
    WattsPerByte storageDraw{kUnknown};
    double pue = 1; // facility power over IT power
    Share losses{}; // distribution losses, of IT power; part of the PUE
    Cooling cooling = Cooling::Contained;
    Share trafficDraw = kUnknown; // power of a GPU waiting for traffic, of its rated power
    Seconds rampTime{kUnknown};   // in which all GPUs of a run start or stop
    Watts rampLimit{kUnknown};    // a swing that needs the utility's consent
    Embodied embodied;
    RackLimits rack;
    RackFeed feed;
    Watts powerLimit{kUnknown}; // facility limit; unknown: not set
};

} // namespace engine
