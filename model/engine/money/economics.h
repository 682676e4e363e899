#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

namespace engine {

enum class Tenure { Rent, Buy };
enum class UseRule { FollowsRuns, Typed };

struct Economics {
    Tenure tenure = Tenure::Rent;
    UsdRate price{};       // rent of one GPU
    Usd capital{};         // one GPU all-in: node, network, installation
    PerYear maintenance{}; // of the capital
    UsdRate staffOwn{}, staffRent{};
    double runs = 1; // a year
    Share trials{};  // work lost to trials and failed runs, on top of each run
    UseRule useRule = UseRule::FollowsRuns;
    Share use{};          // of the hours of a year, where typed
    Seconds years{};      // over which renting and buying are compared
    Usd budget{kUnknown}; // for all that is paid in these years; unknown: none was set
};

} // namespace engine
