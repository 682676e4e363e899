#pragma once

#include "model/engine/prices.h"
#include "model/engine/specs/parts.h"

#include <functional>
#include <string_view>

namespace engine {

// Progress, 0 to 1. Returning false stops the reading.
using Progress = std::function<bool(double done)>;

// A cloud's price list as maintained by SkyPilot (vms.csv): columns are identified by name.
// Unusable rows are reported with their line; the rest is kept.
Result<PriceTable> readPriceCsv(std::string_view text, const Catalog& catalog,
                                const Progress& progress = {});

} // namespace engine
