#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// An exchange rate in the catalog, with its source and date.
struct OfferedRate {
    std::string name; // of the currency
    Currency currency;
    Citation cite;
};

// Dollars first, which need no rate. The catalog has rules "currency.XXX": the value of one euro in
// each, as published by the European Central Bank, so two of them give a dollar rate.
std::vector<OfferedRate> offeredRates(const Catalog& catalog);

// Checks a currency before it is stored: three capitals, a plausible rate, a date or none.
inline constexpr double kLeastRate = 1e-6, kMostRate = 1e6;
Result<void> checked(const Currency& currency);

// After a rate change, an amount and its dollars no longer match. Typed values have no source: they
// either keep their dollars and read differently, or keep their reading and change in dollars.
// Values with a source are in dollars and always keep them.
enum class Kept { Dollars, Typed };
std::vector<Bound<Number>> typedAmounts(const Plan& plan);
Result<Project> inCurrency(const Project& project, const Currency& currency, Kept kept);

} // namespace engine
