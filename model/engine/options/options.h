#pragma once

#include "model/engine/options/option.h"

#include <limits>
#include <memory>
#include <stop_token>

namespace engine {

// Whether other GPU types can do the plan's work as it states it: not if its times were measured.
bool comparesTypes(const Plan& plan);

// Every GPU type of the catalog, the smallest number that does the plan's work in time, and every
// way of getting them, checked against the plan's limits. Results in `before` are reused; of the
// remaining types, the given number is searched now, likely cheapest first.
std::shared_ptr<const OptionTable>
optionsOf(std::shared_ptr<const Plan> plan, std::shared_ptr<const Catalog> catalog,
          const OptionTable* before = nullptr,
          std::size_t searches = std::numeric_limits<std::size_t>::max(),
          std::stop_token stop = {});

// The same with probabilities: all uncertain inputs are drawn together, and what options share (the
// engine's error, the price level) is drawn once for all, so that it does not decide between them.
// Null if stopped.
std::shared_ptr<const OptionTable> drawn(const OptionTable& table, std::size_t draws,
                                         std::stop_token stop = {});

} // namespace engine
