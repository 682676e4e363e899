#pragma once

#include "model/engine/options/option.h"

#include <limits>
#include <memory>
#include <stop_token>

namespace engine {

// Every GPU type of the catalog, the fewest of it that do the plan's work in time, and every way to
// have them, held against the plan's limits. What `before` found is not searched again; of the
// types left, the likely cheapest are searched first, and so many of them now.
std::shared_ptr<const OptionTable>
optionsOf(std::shared_ptr<const Plan> plan, std::shared_ptr<const Catalog> catalog,
          const OptionTable* before = nullptr,
          std::size_t searches = std::numeric_limits<std::size_t>::max(),
          std::stop_token stop = {});

// The same with chances: all that is uncertain is drawn at once, and what options share (the
// engine's error, the level of prices) is drawn once for all of them, so that it does not decide
// between them. Nothing where it was stopped.
std::shared_ptr<const OptionTable> drawn(const OptionTable& table, std::size_t draws,
                                         std::stop_token stop = {});

} // namespace engine
