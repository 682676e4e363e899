#pragma once

#include "model/engine/units.h"

namespace engine {

// Power at one moment, split by where it goes.
struct PowerParts {
    Watts gpus{}, hosts{}, network{}, storage{}, cooling{};
    Watts total() const { return gpus + hosts + network + storage + cooling; }
};

struct SiteAnswer {
    PowerParts mean, peak, rated, idle;
    Joules energyRun{}, energyYear{};
};

} // namespace engine
