#pragma once

#include "model/engine/prices.h"
#include "model/engine/specs/parts.h"

#include <functional>
#include <string_view>

namespace engine {

// How much is done, 0 to 1. Answering false stops the reading.
using Progress = std::function<bool(double done)>;

// A price list of a cloud as SkyPilot keeps it (vms.csv): columns go by their names. What cannot
// be used is told with its line; the rest is kept.
Result<PriceTable> readPriceCsv(std::string_view text, const Catalog& catalog,
                                const Progress& progress = {});

} // namespace engine
