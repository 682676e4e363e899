#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

enum class Tenure { Rent, Buy };
enum class UseRule { FollowsRuns, Typed };
// Rental commitment. Reserved GPUs are paid for all hours of the term.
enum class Term { OnDemand, Reserved1y, Reserved3y, Spot };
// The purchase cost of a GPU: one all-in figure, or a bill of parts.
enum class CapitalRule { AllIn, ByPart };
// Location of owned machines: an existing data center, colocation, or a new build.
enum class Hall { Standing, Colocation, Built };
enum class StaffRule { Typed, BySize };
// What a budget covers: one run (a year if a plan only serves), a month, or everything paid in the
// years compared.
enum class BudgetBasis { Run, Month, Years };
// Required location of rented machines.
enum class OfferArea { Any, Us, Europe, AsiaPacific };
// Source of a GPU's rental price: typed, or from the catalog's on-demand offers: the median of
// specialized providers, the median of all lists, or the cheapest of all.
enum class PriceFrom { Typed, Specialists, Lists, Cheapest };
enum class AtEnd { Kept, Sold };
enum class Depreciation { StraightLine, Declining, Macrs5 };

// Unless typed, starts with the values of the catalog's rules; a test keeps both in sync.
struct RentTerms {
    Term term = Term::OnDemand;
    Share discount1y = 0.375, discount3y = 0.65, discountSpot = 0.575; // off the on-demand price
    // Lowest prices ever offered, which bound discounts that are not typed; 0: no bound.
    UsdRate least1y{}, least3y{}, leastSpot{};
    Seconds billingStep{}, minimumTerm{}; // per run; 0: billed per second
    Bytes stored{};
    UsdPerByteSecond storedPrice{23 * 12e-12 / kYear.base()};
    Bytes leavingYear{}; // egress from the cloud, per year
    UsdPerByte leavingPrice{90e-12};
    Share support{};                               // on top of the rent
    Rate trend{}, trendSpread{0.2 / kYear.base()}; // of the price; and its uncertainty
    Share withCapital = 0.5;                       // correlation of rental and purchase prices
    Seconds nodeBetween = 30 * kDay;               // spot: mean time until one node is preempted
    Seconds saveEvery = kHour, saveTime{60}, restart{600}; // spot: checkpointing of the work on it
};

// The bill of parts in addition to node and network, and the yearly costs that come with it.
struct PartPrices {
    Usd optic{}, rack{5000};
    Share copper = 0.2;   // price of a copper cable relative to an optical one
    Bytes storage{15e12}; // per GPU
    UsdPerByte storagePrice{365e-12};
    Share installation = 0.05, spares = 0.02; // of the machines; of the nodes
    UsdRate software{};                       // per GPU
    Rate insurance{0.005 / kYear.base()};     // of the machines
};

// By size, staff for rented machines scales with the paid hours: nobody is employed for a GPU
// rented for a day.
struct Staffing {
    StaffRule rule = StaffRule::BySize;
    UsdRate fixed{}, each{175000 / kYear.base()}; // regardless of size, and one engineer …
    double gpusEach = 200;                        // … per this many GPUs
    Share renting = 0.5;                          // of that staff, if the machines are rented
};

// A week's load: a base that is always needed, and all GPUs during working hours.
struct WeekLoad {
    Share base = 0.4;
    double hoursADay = 10, daysAWeek = 5;
    Share soft = 0.2; // of it, interruptible
};
// What bursting to a cloud from an owned base moves along with the machines.
struct BurstTerms {
    Bytes data{10e12};
    Bandwidth rate{10e9 / 8};
    Rate times{12 / kYear.base()};
};
// Buying in equal stages.
struct StagePlan {
    double count = 3;
    Seconds between = 0.5 * kYear;
    Share gate = 0.7; // utilization of the installed GPUs before the next stage is ordered
    Rate demandGrowth{1 / kYear.base()}; // of GPU demand
};

struct Economics {
    Tenure tenure = Tenure::Rent;
    PriceFrom priceFrom = PriceFrom::Specialists;
    UsdRate price{}; // rent per GPU, on demand
    RentTerms rent;
    CapitalRule capitalRule = CapitalRule::AllIn;
    Usd capital{}; // per GPU, all-in: node, network, installation
    PartPrices parts;
    Hall hall = Hall::Standing;
    UsdPerJoule colocation{194.95 * 12e-3 /
                           kYear.base()}; // of the machines' nameplate power, used or not
    UsdPerWatt hallPrice{12};
    Rate maintenance{};                              // of the capital
    UsdRate staffOwn{kUnknown}, staffRent{kUnknown}; // if entered
    Staffing staff;
    double runs = 1;    // per year
    Share trials{};     // work lost to trials and failed runs, on top of each run
    Share scheduling{}; // of the hours in use: gaps between jobs
    UseRule useRule = UseRule::FollowsRuns;
    Share use{};          // of the hours of a year, if entered
    Seconds years{};      // over which renting and buying are compared
    Usd budget{kUnknown}; // unknown: not set
    BudgetBasis budgetBasis = BudgetBasis::Run;
    OfferArea area = OfferArea::Any;
    Seconds leadTime{}; // from the order to the first run; the work is rented until then
    AtEnd atEnd = AtEnd::Kept;
    Rate resaleLoss{0.3306 /
                    kYear.base()}; // loss of resale value, per year relative to the previous one
    Rate discountRate{};
    Share taxRate{};
    Depreciation depreciation = Depreciation::StraightLine;
    Seconds life = 5 * kYear;            // depreciation period
    Rate priceGain{0.38 / kYear.base()}; // work per dollar: yearly improvement of new generations
    UsdPerToken apiPrice{3e-6};
    WeekLoad load;
    BurstTerms burst;
    StagePlan stages;

    bool rentsSpot() const { return tenure == Tenure::Rent && rent.term == Term::Spot; }
};

} // namespace engine
