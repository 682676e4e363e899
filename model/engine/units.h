#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace engine {

// The dimension of a number: the power of each base unit. Base units are seconds, bytes,
// floating-point operations, joules, dollars, tokens, parameters, kilograms, meters and coulombs.
struct Dim {
    std::int8_t time = 0, byte = 0, flop = 0, joule = 0, usd = 0, token = 0, param = 0, kg = 0,
                metre = 0, coulomb = 0;

    friend constexpr bool operator==(const Dim&, const Dim&) = default;
    friend constexpr Dim operator+(Dim a, Dim b)
    {
        return {sum(a.time, b.time),      sum(a.byte, b.byte), sum(a.flop, b.flop),
                sum(a.joule, b.joule),    sum(a.usd, b.usd),   sum(a.token, b.token),
                sum(a.param, b.param),    sum(a.kg, b.kg),     sum(a.metre, b.metre),
                sum(a.coulomb, b.coulomb)};
    }
    friend constexpr Dim operator-(Dim a, Dim b)
    {
        return a + Dim{neg(b.time),  neg(b.byte),  neg(b.flop), neg(b.joule), neg(b.usd),
                       neg(b.token), neg(b.param), neg(b.kg),   neg(b.metre), neg(b.coulomb)};
    }

private:
    static constexpr std::int8_t sum(int a, int b) { return static_cast<std::int8_t>(a + b); }
    static constexpr std::int8_t neg(int a) { return static_cast<std::int8_t>(-a); }
};

// A number with its dimension in the type: dollars cannot be added to watts.
template <Dim D> class Quantity {
public:
    constexpr Quantity() = default;
    constexpr explicit Quantity(double base) : base_(base) {}
    constexpr double base() const { return base_; }

    constexpr Quantity operator-() const { return Quantity(-base_); }
    constexpr Quantity& operator+=(Quantity o) { return base_ += o.base_, *this; }
    constexpr Quantity& operator-=(Quantity o) { return base_ -= o.base_, *this; }

    friend constexpr auto operator<=>(Quantity, Quantity) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
    friend constexpr Quantity operator*(Quantity q, double k) { return Quantity(q.base_ * k); }
    friend constexpr Quantity operator*(double k, Quantity q) { return q * k; }
    friend constexpr Quantity operator/(Quantity q, double k) { return Quantity(q.base_ / k); }

private:
    double base_ = 0;
};

// A dimensionless product or quotient is a plain number again.
template <Dim D> constexpr auto strip(double base)
{
    if constexpr (D == Dim{})
        return base;
    else
        return Quantity<D>(base);
}
template <Dim A, Dim B> constexpr auto operator*(Quantity<A> a, Quantity<B> b)
{
    return strip<A + B>(a.base() * b.base());
}
template <Dim A, Dim B> constexpr auto operator/(Quantity<A> a, Quantity<B> b)
{
    return strip<A - B>(a.base() / b.base());
}
template <Dim A> constexpr auto operator/(double k, Quantity<A> a)
{
    return strip<Dim{} - A>(k / a.base());
}

using Seconds = Quantity<Dim{.time = 1}>;
using Bytes = Quantity<Dim{.byte = 1}>;
using Flops = Quantity<Dim{.flop = 1}>;
using Joules = Quantity<Dim{.joule = 1}>;
using Usd = Quantity<Dim{.usd = 1}>;
using Tokens = Quantity<Dim{.token = 1}>;
using Params = Quantity<Dim{.param = 1}>;
using Mass = Quantity<Dim{.kg = 1}>;
using FlopRate = Quantity<Dim{.time = -1, .flop = 1}>;
using TokenRate = Quantity<Dim{.time = -1, .token = 1}>;
using Bandwidth = Quantity<Dim{.time = -1, .byte = 1}>;
using Watts = Quantity<Dim{.time = -1, .joule = 1}>;
using UsdRate = Quantity<Dim{.time = -1, .usd = 1}>;
using UsdPerJoule = Quantity<Dim{.joule = -1, .usd = 1}>;
using UsdPerWatt = Quantity<Dim{.time = 1, .joule = -1, .usd = 1}>;
using UsdPerByte = Quantity<Dim{.byte = -1, .usd = 1}>;
using UsdPerByteSecond = Quantity<Dim{.time = -1, .byte = -1, .usd = 1}>;
using UsdPerToken = Quantity<Dim{.usd = 1, .token = -1}>;
using MassPerJoule = Quantity<Dim{.joule = -1, .kg = 1}>;
using Area = Quantity<Dim{.metre = 2}>;
using Volume = Quantity<Dim{.metre = 3}>;
using VolumePerJoule = Quantity<Dim{.joule = -1, .metre = 3}>;
using Volts = Quantity<Dim{.joule = 1, .coulomb = -1}>;
using Amperes = Quantity<Dim{.time = -1, .coulomb = 1}>;
using WattsPerByte = Quantity<Dim{.time = -1, .byte = -1, .joule = 1}>;
using Ramp = Quantity<Dim{.time = -2, .joule = 1}>; // change of power over time
using Rate = Quantity<Dim{.time = -1}>;             // of events, or of growth
using WorkFactor = Quantity<Dim{.flop = 1, .token = -1, .param = -1}>;
using BytesPerParam = Quantity<Dim{.byte = 1, .param = -1}>;
// A share of a whole, 0 to 1. Dimensionless, so it multiplies anything.
using Share = double;

inline constexpr Seconds kHour{3600};
inline constexpr Seconds kDay{86400};
// The year used in price lists and in this program: 365 days, 8,760 hours.
inline constexpr Seconds kYear{365 * 86400.0};

// The units of files, tables and screens, each with its size in base units.
enum class Unit : std::uint8_t {
    None,
    Percent,
    Count,
    Gpus,
    Nodes,
    Nics,
    Ports,
    RackUnits,
    Parameters,
    TokensUnit,
    Second,
    Microseconds,
    Milliseconds,
    Hours,
    Days,
    Weeks,
    Months,
    Years,
    Byte,
    GB,
    GiB,
    TB,
    GBPerSecond,
    GbitPerSecond,
    FlopsUnit,
    TeraflopPerSecond,
    Watt,
    Kilowatt,
    Megawatt,
    KilowattHour,
    MegawattHour,
    Dollar,
    DollarPerYear,
    DollarPerHour,
    DollarPerGpuHour,
    DollarPerKwh,
    DollarPerKwMonth,
    DollarPerKw,
    DollarPerTB,
    DollarPerGpu,
    Kilogram,
    GramPerKwh,
    EachYear,
    EachSecond,
    GpuHours,
    WorkPerToken,
    BytesPerParameter,
    KilowattPerSecond,
    WattPerTB,
    Volt,
    Ampere,
    SquareMetre,
    Litre,
    LitrePerKwh,
    DollarPerTBMonth,
    DollarPerMtoken,
};

struct UnitInfo {
    Unit unit;
    std::string_view symbol; // as written in files and on the command line
    double size;             // in base units
    Dim dim;
};

const UnitInfo& info(Unit unit);
// The unit with that symbol, or nullptr.
const UnitInfo* findUnit(std::string_view symbol);

} // namespace engine
