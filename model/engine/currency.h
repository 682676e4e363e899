#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/project.h"
#include "model/engine/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace engine {

// A rate that the catalog knows, with its source and date.
struct OfferedRate {
    std::string name; // of the currency
    Currency currency;
    Citation cite;
};

// Dollars first, which need no rate. The catalog holds rules "currency.XXX": what one euro is in
// each, as the European Central Bank publishes them, so two of them make a rate of the dollar.
std::vector<OfferedRate> offeredRates(const Catalog& catalog);

// A currency that a file can keep: three capitals, a rate within reason, a date or none.
inline constexpr double kLeastRate = 1e-6, kMostRate = 1e6;
Result<void> checked(const Currency& currency);

// Another rate makes amounts and dollars part. What was typed by hand has no source: either it
// keeps its dollars and reads otherwise, or it reads as it did and is worth other dollars. What
// has a source is in dollars there and keeps them always.
enum class Kept { Dollars, Typed };
std::vector<Bound<Number>> typedAmounts(const Plan& plan);
Result<Project> inCurrency(const Project& project, const Currency& currency, Kept kept);

} // namespace engine
