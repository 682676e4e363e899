#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

enum class Tenure { Rent, Buy };
enum class UseRule { FollowsRuns, Typed };
// How long a rent is promised. What is reserved is paid for all hours of its term.
enum class Term { OnDemand, Reserved1y, Reserved3y, Spot };
// What a GPU costs when bought: one typed figure with everything in it, or a bill of parts.
enum class CapitalRule { AllIn, ByPart };
// Where owned machines stand: in a hall that is there already, in a rented one, in a new one.
enum class Hall { Standing, Colocation, Built };
enum class StaffRule { Typed, BySize };
// What a budget is for: one run (a year, where a plan only serves), a month, or all that is paid in
// the years compared.
enum class BudgetBasis { Run, Month, Years };
// Where rented machines have to stand.
enum class OfferArea { Any, Us, Europe, AsiaPacific };
// Where the rent of a GPU comes from: typed, or from the offers of the catalog on demand. The
// median of specialised providers, of all lists, or the cheapest of all.
enum class PriceFrom { Typed, Specialists, Lists, Cheapest };
enum class AtEnd { Kept, Sold };
enum class Depreciation { StraightLine, Declining, Macrs5 };

// What is not typed here starts as the catalog's rules say; a test holds both together.
struct RentTerms {
    Term term = Term::OnDemand;
    Share discount1y = 0.375, discount3y = 0.65, discountSpot = 0.575; // off the price on demand
    // No discount that nobody typed goes below what was ever offered; 0: nothing bounds it.
    UsdRate least1y{}, least3y{}, leastSpot{};
    Seconds billingStep{}, minimumTerm{}; // of a run; 0: paid to the second
    Bytes stored{};
    UsdPerByteSecond storedPrice{23 * 12e-12 / kYear.base()};
    Bytes leavingYear{}; // out of the cloud, in a year
    UsdPerByte leavingPrice{90e-12};
    Share support{};                               // on top of the rent
    Rate trend{}, trendSpread{0.2 / kYear.base()}; // of the price; how far it may lie off
    Share withCapital = 0.5;         // the correlation of what is rented and what is bought
    Seconds nodeBetween = 30 * kDay; // spot: until one node is taken
    Seconds saveEvery = kHour, saveTime{60}, restart{600}; // spot: of the work on it
};

// The bill of parts, beyond what node and fabric cost, and what is then paid each year.
struct PartPrices {
    Usd optic{}, rack{5000};
    Share copper = 0.2;   // a cable of it, of the price of an optical one
    Bytes storage{15e12}; // beside one GPU
    UsdPerByte storagePrice{365e-12};
    Share installation = 0.05, spares = 0.02; // of the machines; of the nodes
    UsdRate software{};                       // a GPU
    Rate insurance{0.005 / kYear.base()};     // of the machines
};

// By size, staff for rented machines follows the hours that are paid: nobody is kept for a GPU
// that is rented for a day.
struct Staffing {
    StaffRule rule = StaffRule::BySize;
    UsdRate fixed{}, each{175000 / kYear.base()}; // whatever the size, and one engineer …
    double gpusEach = 200;                        // … for so many GPUs
    Share renting = 0.5;                          // of that staff, where the machines are rented
};

// A week of work: what is always wanted of the GPUs, and all of them in its working hours.
struct WeekLoad {
    Share base = 0.4;
    double hoursADay = 10, daysAWeek = 5;
    Share soft = 0.2; // of it, that may be interrupted
};
// What follows the machines to a cloud beside an own base.
struct BurstTerms {
    Bytes data{10e12};
    Bandwidth rate{10e9 / 8};
    Rate times{12 / kYear.base()};
};
// Buying in equal stages.
struct StagePlan {
    double count = 3;
    Seconds between = 0.5 * kYear;
    Share gate = 0.7;                    // of what stands, in use, before the next is ordered
    Rate demandGrowth{1 / kYear.base()}; // of the GPUs wanted
};

struct Economics {
    Tenure tenure = Tenure::Rent;
    PriceFrom priceFrom = PriceFrom::Specialists;
    UsdRate price{}; // rent of one GPU, on demand
    RentTerms rent;
    CapitalRule capitalRule = CapitalRule::AllIn;
    Usd capital{}; // one GPU all-in: node, network, installation
    PartPrices parts;
    Hall hall = Hall::Standing;
    UsdPerJoule colocation{194.95 * 12e-3 /
                           kYear.base()}; // of the machines' rated power, used or not
    UsdPerWatt hallPrice{12};
    Rate maintenance{};                              // of the capital
    UsdRate staffOwn{kUnknown}, staffRent{kUnknown}; // where typed
    Staffing staff;
    double runs = 1;    // a year
    Share trials{};     // work lost to trials and failed runs, on top of each run
    Share scheduling{}; // of the hours in use: waiting for the next job
    UseRule useRule = UseRule::FollowsRuns;
    Share use{};          // of the hours of a year, where typed
    Seconds years{};      // over which renting and buying are compared
    Usd budget{kUnknown}; // unknown: none was set
    BudgetBasis budgetBasis = BudgetBasis::Run;
    OfferArea area = OfferArea::Any;
    Seconds leadTime{}; // from the order to the first run; so long the work is rented
    AtEnd atEnd = AtEnd::Kept;
    Rate resaleLoss{0.3306 /
                    kYear.base()}; // of what the machines can be sold for, each year of the last
    Rate discountRate{};
    Share taxRate{};
    Depreciation depreciation = Depreciation::StraightLine;
    Seconds life = 5 * kYear; // over which they are written off
    Rate priceGain{0.38 /
                   kYear.base()}; // work for a dollar: how much more the next generations give
    UsdPerToken apiPrice{3e-6};
    WeekLoad load;
    BurstTerms burst;
    StagePlan stages;
};

} // namespace engine
