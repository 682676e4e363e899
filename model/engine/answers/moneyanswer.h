#pragma once

#include "model/engine/answers/bills.h"
#include "model/engine/answers/fabric.h"
#include "model/engine/units.h"

namespace engine {

// Capital cost of the machines, by part; if entered as one figure, only the total is known.
struct CapitalAnswer {
    Usd nodes{}, spares{}, nics{}, switches{}, cables{}, optics{}, storage{}, racks{};
    Usd installation{};
    Fabric fabric;
    Usd gpu{};  // one GPU's share of all machines
    Usd hall{}; // a new data center
};

struct MoneyAnswer {
    Share inUse = 0; // may exceed 1: then the year is too short for the work
    Seconds gpuTimeYear{};
    Seconds runTime{}, runGpuTime{}; // one run of everything that trains, or one year of serving

    // Renting. Reserved GPUs are paid for all hours, regardless of use.
    Share paidShare = 1;    // of the on-demand price: discount and support
    double paidTime = 1;    // paid hours per hour of work: rounded up, or repeated on spot
    Share paidUse = 0;      // paid hours per year
    UsdRate staffUseYear{}; // at 100 % use, for staff that scales with use
    UsdRate staffRent{}, storageYear{}, egressYear{}, rentFixedYear{};
    UsdRate tierRentYear{}; // rent of second tiers, however the other GPUs are paid for
    UsdRate rentUseYear{}, waitUseYear{}; // at 100 % use, for what scales with use
    UsdRate committedYear{};
    Usd commitmentLeft{}; // of a term that ends after the years compared
    Usd rentRun{};
    UsdRate rentYear{};
    UsdRate waitYear{}; // until the machines are delivered

    // Owning.
    CapitalAnswer capital;
    Usd ownFirst{}, resale{};
    UsdRate electricityYear{}, maintenanceYear{}, insuranceYear{}, softwareYear{}, colocationYear{};
    UsdRate staffOwn{}, ownFixedYear{}, ownYear{};

    Seconds leadTime{}, waiting{};          // all of it, and the part within the years compared
    Seconds pricedYears{}, pricedWaiting{}; // that time, each month weighted by its rental price
    Usd rentTotal{}, ownTotal{}, tierRentTotal{};
    Bills bills;
    Usd saved{};              // by buying, at present value; below 0: buying costs more
    Seconds breakEvenYears{}; // unknown if buying never breaks even
    Share breakEvenUse = 0;
    Seconds rentTime{}, waitTime{}; // paid GPU-hours over the years, at the on-demand price
    UsdRate breakEvenPrice{};
    Usd runCost{};                         // one run, as rented or bought
    UsdRate rentHour{}, ownHour{};         // per GPU-hour of work
    UsdRate idleYear{};                    // owned machines while idle
    UsdRate lostRentYear{}, lostOwnYear{}; // between two jobs
    bool buyingPays = false;
};

} // namespace engine
