#include "model/engine/risk/failures.h"

namespace engine {

FaultRates ratesHere(const Reliability& r)
{
    // Each fault brings c more, they bring c² more …: together 1/(1 − c).
    const double every = r.multiplier / (1 - r.together);
    const double hardware = every * r.burnIn;
    const double network = r.network == Network::Redundant ? 1 - r.networkCover : 1;
    const double power = r.feeds == Feeds::Dual ? 1 - r.feedCover : 1;
    FaultRates here;
    here.gpu = hardware * r.rates.gpu;
    here.memory = hardware * r.rates.memory;
    here.network = hardware * network * r.rates.network;
    here.host = hardware * r.rates.host;
    here.power = hardware * power * r.rates.power;
    here.storage = hardware * r.rates.storage;
    here.other = hardware * r.rates.other;
    here.software = every * r.rates.software;
    return here;
}

FaultSum sumOf(const FaultRates& r)
{
    FaultSum sum;
    sum.hardware = r.gpu + r.memory + r.network + r.host + r.power + r.storage + r.other;
    sum.all = sum.hardware + r.software;
    return sum;
}

Seconds meanTime(PerYear each, double gpus)
{
    return 1 / (gpus * each);
}

PerYear rateOf(double count, double units, Seconds time)
{
    return count / (units * time);
}

} // namespace engine
