#pragma once

#include "model/engine/units.h"

#include <span>
#include <vector>

namespace engine {

// Machines bought in stages. A stage is ordered `ordered` after the start, arrives `lead` later and
// does the work of `gpus` until the end; it is only bought if utilization has reached its gate.
struct Stage {
    Seconds ordered{}, lead{};
    double gpus = 0;
    Share gate = 0; // minimum utilization of the installed machines
};
struct Growth {
    Usd capital{};       // per GPU, today
    Rate decline{};      // of its price
    UsdRate savedYear{}; // rent, per GPU in use, today …
    Rate trend{};        // … and how it changes
    UsdRate usedYear{};  // running cost per GPU in use …
    UsdRate heldYear{};  // … in addition to that of each GPU bought
    Rate discount{};
    Seconds end{};
    double gpusWanted = 0; // at the start
    Rate demandGrowth{};   // of the GPUs needed
};

struct StageAnswer {
    bool bought = false;
    Share use = 0; // of the installed machines, when it was due to be ordered
    Usd paid{};    // at that time
    Usd value{};   // today: earnings minus cost
};
struct PhasesAnswer {
    std::vector<StageAnswer> stages;
    Usd value{};
};

// Net present value of buying in stages. A single stage at the start gives the plain NPV.
PhasesAnswer phased(const Growth& growth, std::span<const Stage> stages);

} // namespace engine
