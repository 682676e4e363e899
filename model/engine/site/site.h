#pragma once

#include "model/engine/units.h"

namespace engine {

struct Site {
    Share busy{};                         // how busy a GPU is while a run is on it
    Share idleDraw{};                     // what a waiting GPU draws, of its rated power
    Share networkPower{}, storagePower{}; // beside the nodes, of their power
    double pue = 1;                       // power at the meter over power of the machines
    UsdPerJoule electricity{};
};

} // namespace engine
