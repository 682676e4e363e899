#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <string>

namespace engine {

// How the power of the network and of the storage is found: as a share of the nodes' power, or
// from what there is of it.
enum class PowerRule { ByShare, ByCount };
// What takes the heat out of a rack.
enum class Cooling { Air, Contained, RearDoor, Liquid };
enum class Phases { One, Three };

// Where the site stands, and what a kWh costs there in money, carbon and water.
struct Place {
    std::string region, regionName; // of the catalog; empty: figures of one's own
    UsdPerJoule electricity{};
    MassPerJoule carbon{kUnknown};
    VolumePerJoule waterOnsite{kUnknown};  // evaporated, for the energy of the machines
    VolumePerJoule waterOffsite{kUnknown}; // at the power plant, for the energy at the meter
};

// What making the machines emitted, and the hours it is shared among.
struct Embodied {
    Mass gpu{kUnknown}, node{kUnknown}; // a node without its GPUs
    Seconds life{kUnknown};
    Share use = kUnknown; // of the hours of its life
};

// What one rack takes.
struct RackLimits {
    double units = kUnknown; // usable height
    Mass weight{kUnknown};
    Watts power{kUnknown}; // heat that its cooling carries away
    Area area{kUnknown};   // with its part of the aisles
};

// The lines to a rack: A and B, each able to carry all of it.
struct RackFeed {
    Volts volts{kUnknown}; // between phases where there are three
    Amperes amps{kUnknown};
    Phases phases = Phases::Three;
    Share breaker = kUnknown; // of the amperes, for a load that lasts
    double circuits = 1;      // of each side
    double supplies = 2;      // power supplies of a node, half of them on each side
};

struct Site : Place {
    Share busy{};                         // how busy a GPU is while a run is on it
    Share idleDraw{};                     // what a waiting GPU draws, of its rated power
    Share networkPower{}, storagePower{}; // beside the nodes, of their power
    PowerRule networkRule = PowerRule::ByShare, storageRule = PowerRule::ByShare;
    Bytes storagePerGpu{kUnknown};
    WattsPerByte storageDraw{kUnknown};
    double pue = 1; // power at the meter over power of the machines
    Share losses{}; // between meter and machines, of the machines' power; part of the PUE
    Cooling cooling = Cooling::Contained;
    Share trafficDraw = kUnknown; // what a GPU draws while it waits for traffic, of its rated power
    Seconds rampTime{kUnknown};   // in which all GPUs of a run start or stop
    Watts rampLimit{kUnknown};    // a swing that the grid has to be asked about
    Embodied embodied;
    RackLimits rack;
    RackFeed feed;
    Watts powerLimit{kUnknown}; // that the meter may show at most; unknown: none was set
};

} // namespace engine
