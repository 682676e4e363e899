#pragma once

#include "model/engine/units.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// GPUs wanted, hour by hour; the hours stand for a whole year, however many are given.
struct HourlyLoad {
    std::vector<double> gpus;
    Share soft = 0; // of each hour's work that may be interrupted
};

// A way to have a GPU: what it costs a year even unused, and for each hour in use.
struct Supply {
    std::string id;
    UsdRate held{}, used{};
    bool taken = false; // may be taken away: only for work that may be interrupted
};

struct MixPart {
    double gpus = 0; // at the highest hour
    Share use = 0;   // of the year's hours, of those GPUs
    UsdRate cost{};
};
struct Mix {
    std::vector<MixPart> parts; // in the order of the supplies
    UsdRate cost{};             // a year
};

// The cheapest mix. Each GPU of the highest hour is wanted for a known number of hours; what is
// cheapest for so many hours is its supply, and no other choice changes that (load duration).
Mix cheapestMix(const HourlyLoad& load, std::span<const Supply> supplies);

// A year of so many GPUs at all hours and more in the working hours of some days a week.
HourlyLoad workingHours(double base, double peak, double hoursADay, double daysAWeek, Share soft);

} // namespace engine
