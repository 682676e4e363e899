#include "model/engine/money/burst.h"

#include <algorithm>

namespace engine {

Seconds transferTime(const Transfer& transfer)
{
    return transfer.data / transfer.rate;
}

BurstAnswer burstOver(const HourlyLoad& load, double own, const Supply& owned, const Supply& rented,
                      const Transfer& transfer, Rate bursts)
{
    BurstAnswer a;
    a.own = own;
    double inside = 0, beyond = 0; // GPUs, averaged over the hours
    for (const double gpus : load.gpus) {
        inside += std::min(gpus, own);
        beyond += std::max(0.0, gpus - own);
        a.burst = std::max(a.burst, gpus - own);
    }
    const double hours = static_cast<double>(load.gpus.size());
    inside /= hours, beyond /= hours;
    a.ownUse = own > 0 ? inside / own : 0;
    a.ownCost = own * owned.held + inside * owned.used;
    if (beyond > 0) {
        a.rentCost = a.burst * rented.held + beyond * rented.used;
        a.egressCost = bursts * (transfer.data * transfer.price);
        a.transfer = transferTime(transfer);
    }
    return a;
}

BurstAnswer cheapestBurst(const HourlyLoad& load, const Supply& owned, const Supply& rented,
                          const Transfer& transfer, Rate bursts)
{
    // Between two load levels the bill is linear, so one of them is the cheapest.
    BurstAnswer best = burstOver(load, 0, owned, rented, transfer, bursts);
    for (const double own : load.gpus) {
        const BurstAnswer a = burstOver(load, own, owned, rented, transfer, bursts);
        if (a.cost() < best.cost())
            best = a;
    }
    return best;
}

} // namespace engine
