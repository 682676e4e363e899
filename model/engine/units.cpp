#include "model/engine/units.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

constexpr double kHourSize = 3600, kDaySize = 86400, kYearSize = 365 * kDaySize;
constexpr Dim kNone{}, kTime{.time = 1}, kByte{.byte = 1}, kPower{.time = -1, .joule = 1},
    kEnergy{.joule = 1}, kMoney{.usd = 1}, kRate{.time = -1, .byte = 1},
    kMoneyRate{.time = -1, .usd = 1}, kMoneyPerEnergy{.joule = -1, .usd = 1};

// In enum order, so that a lookup is an index.
constexpr std::array kUnits{
    UnitInfo{Unit::None, "", 1, kNone},
    UnitInfo{Unit::Percent, "%", 0.01, kNone},
    UnitInfo{Unit::Count, "count", 1, kNone},
    UnitInfo{Unit::Gpus, "GPUs", 1, kNone},
    UnitInfo{Unit::Nodes, "nodes", 1, kNone},
    UnitInfo{Unit::Nics, "NICs", 1, kNone},
    UnitInfo{Unit::Ports, "ports", 1, kNone},
    UnitInfo{Unit::RackUnits, "U", 1, kNone},
    UnitInfo{Unit::Parameters, "parameters", 1, Dim{.param = 1}},
    UnitInfo{Unit::TokensUnit, "tokens", 1, Dim{.token = 1}},
    UnitInfo{Unit::Second, "s", 1, kTime},
    UnitInfo{Unit::Microseconds, "us", 1e-6, kTime},
    UnitInfo{Unit::Milliseconds, "ms", 1e-3, kTime},
    UnitInfo{Unit::Hours, "h", kHourSize, kTime},
    UnitInfo{Unit::Days, "d", kDaySize, kTime},
    UnitInfo{Unit::Weeks, "weeks", 7 * kDaySize, kTime},
    UnitInfo{Unit::Months, "months", kYearSize / 12, kTime},
    UnitInfo{Unit::Years, "years", kYearSize, kTime},
    UnitInfo{Unit::Byte, "bytes", 1, kByte},
    UnitInfo{Unit::GB, "GB", 1e9, kByte},
    UnitInfo{Unit::GiB, "GiB", 1073741824.0, kByte},
    UnitInfo{Unit::TB, "TB", 1e12, kByte},
    UnitInfo{Unit::GBPerSecond, "GB/s", 1e9, kRate},
    UnitInfo{Unit::GbitPerSecond, "Gb/s", 1e9 / 8, kRate},
    UnitInfo{Unit::FlopsUnit, "FLOPs", 1, Dim{.flop = 1}},
    UnitInfo{Unit::TeraflopPerSecond, "TFLOP/s", 1e12, Dim{.time = -1, .flop = 1}},
    UnitInfo{Unit::Watt, "W", 1, kPower},
    UnitInfo{Unit::Kilowatt, "kW", 1e3, kPower},
    UnitInfo{Unit::Megawatt, "MW", 1e6, kPower},
    UnitInfo{Unit::KilowattHour, "kWh", 3.6e6, kEnergy},
    UnitInfo{Unit::MegawattHour, "MWh", 3.6e9, kEnergy},
    UnitInfo{Unit::Dollar, "USD", 1, kMoney},
    UnitInfo{Unit::DollarPerYear, "USD/year", 1 / kYearSize, kMoneyRate},
    UnitInfo{Unit::DollarPerHour, "USD/h", 1 / kHourSize, kMoneyRate},
    UnitInfo{Unit::DollarPerGpuHour, "USD/GPU-h", 1 / kHourSize, kMoneyRate},
    UnitInfo{Unit::DollarPerKwh, "USD/kWh", 1 / 3.6e6, kMoneyPerEnergy},
    UnitInfo{Unit::DollarPerKwMonth, "USD/kW-month", 12 / (1e3 * kYearSize), kMoneyPerEnergy},
    UnitInfo{Unit::DollarPerKw, "USD/kW", 1e-3, Dim{.time = 1, .joule = -1, .usd = 1}},
    UnitInfo{Unit::DollarPerTB, "USD/TB", 1e-12, Dim{.byte = -1, .usd = 1}},
    UnitInfo{Unit::DollarPerGpu, "USD/GPU", 1, kMoney},
    UnitInfo{Unit::Kilogram, "kg", 1, Dim{.kg = 1}},
    UnitInfo{Unit::GramPerKwh, "g/kWh", 1e-3 / 3.6e6, Dim{.joule = -1, .kg = 1}},
    UnitInfo{Unit::EachYear, "/year", 1 / kYearSize, Dim{.time = -1}},
    UnitInfo{Unit::EachSecond, "/s", 1, Dim{.time = -1}},
    UnitInfo{Unit::GpuHours, "GPU-h", kHourSize, kTime},
    UnitInfo{Unit::WorkPerToken, "FLOPs/parameter/token", 1,
             Dim{.flop = 1, .token = -1, .param = -1}},
    UnitInfo{Unit::BytesPerParameter, "bytes/parameter", 1, Dim{.byte = 1, .param = -1}},
    UnitInfo{Unit::KilowattPerSecond, "kW/s", 1e3, Dim{.time = -2, .joule = 1}},
    UnitInfo{Unit::WattPerTB, "W/TB", 1e-12, Dim{.time = -1, .byte = -1, .joule = 1}},
    UnitInfo{Unit::Volt, "V", 1, Dim{.joule = 1, .coulomb = -1}},
    UnitInfo{Unit::Ampere, "A", 1, Dim{.time = -1, .coulomb = 1}},
    UnitInfo{Unit::SquareMetre, "m2", 1, Dim{.metre = 2}},
    UnitInfo{Unit::Litre, "L", 1e-3, Dim{.metre = 3}},
    UnitInfo{Unit::LitrePerKwh, "L/kWh", 1e-3 / 3.6e6, Dim{.joule = -1, .metre = 3}},
    UnitInfo{Unit::DollarPerTBMonth, "USD/TB-month", 12 / (1e12 * kYearSize),
             Dim{.time = -1, .byte = -1, .usd = 1}},
    UnitInfo{Unit::DollarPerMtoken, "USD/Mtoken", 1e-6, Dim{.usd = 1, .token = -1}},
};

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < kUnits.size(); ++i)
        if (static_cast<std::size_t>(kUnits[i].unit) != i)
            return false;
    return true;
}
static_assert(inOrder());

} // namespace

const UnitInfo& info(Unit unit)
{
    return kUnits[static_cast<std::size_t>(unit)];
}

const UnitInfo* findUnit(std::string_view symbol)
{
    const auto it = std::ranges::find(kUnits, symbol, &UnitInfo::symbol);
    return it == kUnits.end() ? nullptr : &*it;
}

} // namespace engine
