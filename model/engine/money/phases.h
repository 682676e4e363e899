#pragma once

#include "model/engine/units.h"

#include <span>
#include <vector>

namespace engine {

// Machines bought in stages. A stage is ordered `ordered` after the start, comes `lead` later and
// does the work of `gpus` until the end; it is bought only if the work has come as far as its gate.
struct Stage {
    Seconds ordered{}, lead{};
    double gpus = 0;
    Share gate = 0; // the least use of what stands already
};
struct Growth {
    Usd capital{};        // one GPU, today
    Rate decline{};       // of its price
    UsdRate earnedYear{}; // by one GPU in use: the rent it saves, less what it costs to run
    Rate discount{};
    Seconds end{};
    double gpusWanted = 0; // at the start
    Rate demandGrowth{};   // of the GPUs wanted
};

struct StageAnswer {
    bool bought = false;
    Share use = 0; // of what stood before, when it was to be ordered
    Usd paid{};    // at its time
    Usd value{};   // today: what it earns less what it costs
};
struct PhasesAnswer {
    std::vector<StageAnswer> stages;
    Usd value{};
};

// The value today of buying in stages. One stage at the start is a plain net present value.
PhasesAnswer phased(const Growth& growth, std::span<const Stage> stages);

} // namespace engine
