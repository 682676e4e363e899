#pragma once

#include "model/engine/units.h"

namespace engine {

struct MoneyAnswer {
    Share inUse = 0; // may pass 1: then the year is too short for the work
    Seconds gpuTimeYear{};
    Usd rentRun{};
    UsdRate rentYear{};
    Usd ownFirst{};
    UsdRate electricityYear{}, maintenanceYear{}, ownYear{};
    Usd rentTotal{}, ownTotal{};
    Seconds evenYears{}; // unknown where buying never catches up
    Share evenUse = 0;
    UsdRate evenPrice{};
    Usd runCost{}; // one run, as rented or bought
    bool buyingPays = false;
};

} // namespace engine
