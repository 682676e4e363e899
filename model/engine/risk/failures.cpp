#include "model/engine/risk/failures.h"

namespace engine {

FaultRates ratesHere(const Reliability& r, double smallFactor)
{
    // Each fault causes c more, those c² more …: a total of 1/(1 − c).
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
    if (smallFactor != 1) // what is not caused by a part of a node is software
        here.software += (smallFactor - 1) * sumOf(here).all;
    return here;
}

FaultSum sumOf(const FaultRates& r)
{
    FaultSum sum;
    sum.hardware = r.gpu + r.memory + r.network + r.host + r.power + r.storage + r.other;
    sum.all = sum.hardware + r.software;
    return sum;
}

double smallFactor(const Reliability& r, double gpus)
{
    return r.smallRule == SmallJobs::Counted && gpus < r.smallJobsBelow ? r.smallJobs : 1;
}

FaultSum withSmallJobs(FaultSum faults, double smallFactor)
{
    faults.all = smallFactor * faults.all;
    return faults;
}

Seconds meanTime(Rate each, double gpus)
{
    return 1 / (gpus * each);
}

Rate rateOf(double count, double units, Seconds time)
{
    return count / (units * time);
}

} // namespace engine
