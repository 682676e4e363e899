#include "model/engine/risk/checkpoints.h"

#include "model/engine/specs/part.h"

#include <cmath>

namespace engine {

CheckpointTime checkpointTime(CheckpointMode mode, Bytes size, Bandwidth toHosts,
                              Bandwidth toStorage)
{
    if (mode == CheckpointMode::Synchronous)
        return {size / toStorage, Seconds{}};
    return {size / toHosts, size / toStorage};
}

// Young 1974.
Seconds youngInterval(Seconds stall, Seconds between)
{
    return Seconds(std::sqrt(2 * stall.base() * between.base()));
}

// Daly 2006: the next two terms of the same series.
Seconds dalyInterval(Seconds stall, Seconds between)
{
    const double x = std::sqrt(stall / (2 * between));
    if (x >= 1)
        return between;
    return (1 + x / 3 + x * x / 9) * youngInterval(stall, between) - stall;
}

// Saxena et al., arXiv 2410.18124, minus the stall that their interval includes.
Seconds availableInterval(Seconds stall, Seconds between, Seconds down)
{
    const double s = stall.base();
    return Seconds(std::sqrt(2 * (between + down).base() * s + s * s));
}

// Daly 2006, for exponentially distributed interruptions, including during restarts and
// checkpoints. Work not yet on storage is repeated, which has the same effect as a longer restart.
Share exactGoodput(const FaultyRun& r)
{
    const Seconds stall = r.checkpoint.stall;
    const Share working = stall.base() > 0 ? 1 / (1 + stall / r.interval) : 1;
    if (std::isinf(r.between.base()))
        return working;
    const double down = (r.down + r.checkpoint.drain) / r.between;
    const double period = (r.interval + stall) / r.between;
    const double again = period == 0 ? 1 : period / std::expm1(period);
    return working * std::exp(-down) * again;
}

// Kokolis et al., HPCA 2025 (arXiv 2410.21680).
Share expectedRatio(const FaultyRun& r)
{
    const Seconds lost = r.down + r.checkpoint.drain + 0.5 * r.interval;
    const Seconds stall = r.checkpoint.stall;
    const double overhead = stall.base() > 0 ? stall / r.interval : 0;
    return larger(0.0, (1 - lost / r.between) / (1 + overhead));
}

Losses lossesOf(const FaultyRun& r)
{
    Losses l;
    l.discarded = smaller(1.0, (0.5 * r.interval + r.checkpoint.drain) / r.between);
    l.down = smaller(1.0, r.down / r.between);
    const Seconds stall = r.checkpoint.stall;
    l.stalls = stall.base() > 0 ? 1 - 1 / (1 + stall / r.interval) : 0;
    return l;
}

} // namespace engine
