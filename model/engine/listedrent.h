#pragma once

#include "model/engine/assess.h"

#include <optional>

namespace engine {

// The plan's GPUs rented at a seller's own price.
struct ListedRent {
    const Offer* offer;
    Plan plan;
    Assessment then;
};

// What costs least over the years compared, of the current offers in the area asked for, on demand
// or reserved for no longer than those years; nothing if the GPU is not listed.
std::optional<ListedRent> cheapestListed(const Plan& plan, const Decision& decision,
                                         const Catalog& catalog);

} // namespace engine
