#pragma once

#include "model/engine/units.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// GPUs needed in each hour; the hours represent a whole year, however many there are.
struct HourlyLoad {
    std::vector<double> gpus;
    Share soft = 0; // of each hour's work, interruptible
};

// A way of getting a GPU: its yearly cost when unused, and per hour in use.
struct Supply {
    std::string id;
    UsdRate held{}, used{};
    bool taken = false; // preemptible: only for interruptible work
};

struct MixPart {
    double gpus = 0; // at the peak hour
    Share use = 0;   // of the year's hours, for those GPUs
    UsdRate cost{};
};
struct Mix {
    std::vector<MixPart> parts; // in the order of the supplies
    UsdRate cost{};             // per year
};

// The cheapest mix. Each GPU of the peak hour is needed for a known number of hours and gets the
// supply that is cheapest for that many, independent of all others (load duration curve).
Mix cheapestMix(const HourlyLoad& load, std::span<const Supply> supplies);

// A year with a base load at all hours and a peak during the working hours of some days per week.
HourlyLoad workingHours(double base, double peak, double hoursADay, double daysAWeek, Share soft);

} // namespace engine
