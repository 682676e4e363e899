#pragma once

#include "model/engine/answers/bills.h"
#include "model/engine/answers/fabric.h"
#include "model/engine/units.h"

namespace engine {

// What the machines cost, by part; where capital is typed all in, only the total is known.
struct CapitalAnswer {
    Usd nodes{}, spares{}, nics{}, switches{}, cables{}, optics{}, storage{}, racks{};
    Usd installation{};
    Fabric fabric;
    Usd gpu{};  // one GPU's part of all machines
    Usd hall{}; // a new one
};

struct MoneyAnswer {
    Share inUse = 0; // may pass 1: then the year is too short for the work
    Seconds gpuTimeYear{};
    Seconds runTime{}, runGpuTime{}; // of one run of all that trains, or of a year of serving

    // Renting. What is reserved is paid for all hours, so nothing of it follows the use.
    Share paidShare = 1;    // of the price on demand: discount and support
    double paidTime = 1;    // hours paid for an hour of work: rounded up, or done again on spot
    Share paidUse = 0;      // hours paid in a year
    UsdRate staffUseYear{}; // at all hours in use, of the staff that follows them
    UsdRate staffRent{}, storageYear{}, egressYear{}, rentFixedYear{};
    UsdRate tierRentYear{};               // rent of second tiers, however the others are paid
    UsdRate rentUseYear{}, waitUseYear{}; // at all hours in use, of what follows the use
    UsdRate committedYear{};
    Usd commitmentLeft{}; // of a term that ends after the years compared
    Usd rentRun{};
    UsdRate rentYear{};
    UsdRate waitYear{}; // while the machines are on their way

    // Owning.
    CapitalAnswer capital;
    Usd ownFirst{}, resale{};
    UsdRate electricityYear{}, maintenanceYear{}, insuranceYear{}, softwareYear{}, colocationYear{};
    UsdRate staffOwn{}, ownFixedYear{}, ownYear{};

    Seconds leadTime{}, waiting{};          // all of it, and what lies in the years compared
    Seconds pricedYears{}, pricedWaiting{}; // that time, each month weighted by its rent
    Usd rentTotal{}, ownTotal{}, tierRentTotal{};
    Bills bills;
    Usd saved{};         // by buying, in money of today; below 0: what it costs more
    Seconds evenYears{}; // unknown where buying never catches up
    Share evenUse = 0;
    Seconds rentTime{}, waitTime{}; // GPU-hours paid over the years, at the price on demand
    UsdRate evenPrice{};
    Usd runCost{};                         // one run, as rented or bought
    UsdRate rentHour{}, ownHour{};         // a GPU-hour of work
    UsdRate idleYear{};                    // of what is owned, while it waits
    UsdRate lostRentYear{}, lostOwnYear{}; // between two jobs
    bool buyingPays = false;
};

} // namespace engine
