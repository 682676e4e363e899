#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"

namespace engine {

// Renting and buying over the same years at the same work, with what each costs to run, and the one
// verdict on both: what buying saves in money of today, after tax. `runTime` and `runGpuTime` are
// of one run of all that trains; of a plan that only serves, of a year. Fleets run beside it, at
// their own hours.
MoneyAnswer compareMoney(const Economics& money, const Site& site, const Cluster& cluster,
                         const Decision& decision, const SiteAnswer& power, Seconds runTime,
                         Seconds runGpuTime, const ServedLoad& served = {});

// Paid by then: renting, and buying, which rents until delivery.
Usd rentedUntil(const MoneyAnswer& money, Seconds t);
Usd boughtUntil(const MoneyAnswer& money, Seconds t);

} // namespace engine
