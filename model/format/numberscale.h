#include "model/engine/text.h"
#pragma once

#include <cmath>
#include <cstddef>

// The scales in which numbers of one kind are written: 1.2 T, 355 kW, 67 days.
namespace model {

struct Step {
    double from; // minimum value, in base units
    double size;
    const char* name;
};

inline constexpr double kDay = 86400, kYear = 365 * kDay, kWattHour = 3600;
inline constexpr Step kScale[] = {{1e12, 1e12, L("Units", "T")},
                                  {1e9, 1e9, L("Units", "B")},
                                  {1e6, 1e6, L("Units", "M")},
                                  {1e4, 1e3, L("Units", "k")},
                                  {0, 1, ""}};
inline constexpr Step kFlops[] = {{1e24, 1e24, L("Units", "YFLOP")},
                                  {1e21, 1e21, L("Units", "ZFLOP")},
                                  {1e18, 1e18, L("Units", "EFLOP")},
                                  {1e15, 1e15, L("Units", "PFLOP")},
                                  {0, 1e12, L("Units", "TFLOP")}};
inline constexpr Step kTime[] = {{2 * kYear, kYear, L("Units", "years")},
                                 {1.995 * kDay, kDay, L("Units", "days")},
                                 {7200, 3600, L("Units", "hours")},
                                 {120, 60, L("Units", "minutes")},
                                 {1, 1, L("Units", "s")},
                                 {1e-3, 1e-3, L("Units", "ms")},
                                 {0, 1e-6, L("Units", "µs")}};
inline constexpr Step kPower[] = {
    {1e6, 1e6, L("Units", "MW")}, {1e3, 1e3, L("Units", "kW")}, {0, 1, L("Units", "W")}};
inline constexpr Step kEnergy[] = {{1e9 * kWattHour, 1e9 * kWattHour, L("Units", "GWh")},
                                   {1e6 * kWattHour, 1e6 * kWattHour, L("Units", "MWh")},
                                   {0, 1e3 * kWattHour, L("Units", "kWh")}};
inline constexpr Step kBytes[] = {
    {1e15, 1e15, L("Units", "PB")}, {1e12, 1e12, L("Units", "TB")}, {0, 1e9, L("Units", "GB")}};

inline constexpr Step kMass[] = {
    {1e6, 1e6, L("Units", "kt")}, {1e3, 1e3, L("Units", "t")}, {0, 1, L("Units", "kg")}};

inline constexpr Step kVolume[] = {{1, 1, L("Units", "m³")}, {0, 1e-3, L("Units", "L")}};

template <std::size_t N> const Step& stepFor(const Step (&steps)[N], double base)
{
    // Avoids that rounding gives "1,000 kW" just below "1 MW".
    for (const Step& step : steps)
        if (std::abs(base) >= step.from * 0.9995)
            return step;
    return steps[N - 1];
}

} // namespace model
