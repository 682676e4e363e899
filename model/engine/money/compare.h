#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Renting and buying over the same years at the same work, with the operating cost of each, and the
// single verdict on both: what buying saves at present value, after tax. `runTime` and `runGpuTime`
// are for one run of everything that trains; for a plan that only serves, for a year. Fleets run
// alongside, on their own schedule.
MoneyAnswer compareMoney(const Economics& money, const Site& site, const Cluster& cluster,
                         const Decision& decision, const SiteAnswer& power, Seconds runTime,
                         Seconds runGpuTime, const ServedLoad& served = {});

// Paid by time t: renting, and buying, which rents until delivery.
Usd rentedUntil(const MoneyAnswer& money, Seconds t);
Usd boughtUntil(const MoneyAnswer& money, Seconds t);

} // namespace engine
