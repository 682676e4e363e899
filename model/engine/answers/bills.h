#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/units.h"

namespace engine {

// Renting against owning as two bills, each with a part that stays and a part that follows the
// hours in use. They are paid month by month, as the books write them: rent for hours in use moves
// by its trend, what is owned loses by its age, taxes fall on both, and all of it is counted at its
// value of today.
struct Bills {
    Usd first{};                     // paid when buying
    Usd machines{};                  // what of it can be sold at the end
    UsdRate rentFixed{}, rentFull{}; // full: at all hours in use, on top of the fixed part
    UsdRate rentStaff{};             // at all hours in use, too, and no rent: its price stays
    UsdRate committed{};             // of what is reserved: its price stays, whole terms are paid
    Seconds term{};
    UsdRate ownFixed{}, ownFull{};
    Seconds wait{};     // until delivery; so long the work is rented
    UsdRate waitFull{}; // then, at all hours in use, in place of what is reserved
    Rate trend{};       // of the rent for hours in use: below 0 it falls
    Rate loss{};        // of what the machines could be sold for
    bool sold = false;  // at the end
    Rate discount{};
    Share tax = 0;
    Depreciation depreciation = Depreciation::StraightLine;
    Seconds life{};
};

} // namespace engine
