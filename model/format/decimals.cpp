#include "model/format/decimals.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

// One decimal, or as many as needed for two significant digits.
int fewDecimals(double size)
{
    const double tenths = size * 10;
    if (size >= 0.995 || std::abs(tenths - std::round(tenths)) < 1e-9)
        return 1;
    return std::min(9, 1 - static_cast<int>(std::floor(std::log10(size))));
}

} // namespace

// Three significant digits; integers stay integers.
int decimalsFor(double value, Unit unit)
{
    const double size = std::abs(value);
    const bool whole = std::abs(value - std::round(value)) < 1e-9 * std::max(1.0, size);
    switch (unit) {
    case Unit::Percent: // where little is missing from all, a tenth counts
        return whole || (size >= 9.95 && !(size >= 94.95 && size < 99.95)) ? 0 : 1;
    case Unit::Gpus:
    case Unit::Nodes:
    case Unit::Nics: return whole || size >= 9.95 ? 0 : fewDecimals(size); // countable things
    case Unit::Count:
    case Unit::GbitPerSecond:
    case Unit::GBPerSecond:
    case Unit::GramPerKwh:
    case Unit::DollarPerKwMonth:
    case Unit::DollarPerKw:
    case Unit::DollarPerTB:
    case Unit::DollarPerTBMonth:
    case Unit::DollarPerGpu:
    case Unit::EachYear:
    case Unit::EachSecond:
    case Unit::GiB:
    case Unit::WorkPerToken:
    case Unit::BytesPerParameter: return whole || size >= 99.5 ? 0 : fewDecimals(size);
    case Unit::Days:
    case Unit::Hours:
    case Unit::Weeks:
    case Unit::Months:
    case Unit::Years: return size >= 9.95 || whole ? 0 : 1;
    case Unit::Kilowatt:
    case Unit::Megawatt:
    case Unit::Watt: return size >= 99.5 || whole ? 0 : 1;
    case Unit::None:
    case Unit::Parameters:
    case Unit::TokensUnit:
    case Unit::Dollar:
    case Unit::Microseconds:
    case Unit::Second: // "1.4 T", not "1.40 T": a typed number needs no extra digits
        if (whole)
            return 0;
        if (std::abs(value * 10 - std::round(value * 10)) < 1e-9 * size)
            return 1;
        [[fallthrough]];
    default: return size >= 99.95 || size == 0 ? 0 : size >= 9.995 ? 1 : 2;
    }
}

} // namespace model
