#pragma once

#include "model/engine/inputs/economics.h"
#include "model/engine/units.h"

namespace engine {

// Renting and owning as two bills, each with a fixed part and a part that scales with the hours in
// use. Paid monthly, as in the books: rent for hours in use follows its trend, owned machines lose
// value with age, both are taxed, and everything is at present value.
struct Bills {
    Usd first{};                     // paid at purchase
    Usd machines{};                  // the part of it that can be resold at the end
    UsdRate rentFixed{}, rentFull{}; // full: at 100 % use, on top of the fixed part
    UsdRate rentStaff{}; // at 100 % use too, but not rent, so the price trend does not apply
    UsdRate committed{}; // for reserved GPUs: fixed price, whole terms are paid
    Seconds term{};
    UsdRate ownFixed{}, ownFull{};
    Seconds wait{};     // until delivery; the work is rented until then
    UsdRate waitFull{}; // meanwhile, at 100 % use, instead of reserved GPUs
    Rate trend{};       // of the rental price; below 0: falling
    Rate loss{};        // of resale value
    bool sold = false;  // at the end
    Rate discount{};
    Share tax = 0;
    Depreciation depreciation = Depreciation::StraightLine;
    Seconds life{};
};

} // namespace engine
