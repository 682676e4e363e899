#pragma once

#include "model/engine/units.h"

#include <span>
#include <vector>

namespace engine {

// Renting against owning as two bills, each with a part that stays and a part that follows the
// hours in use. The rent moves by its trend, what is owned loses by its age, and both are counted
// at their value of today.
struct Bills {
    Usd first{};                     // paid when buying
    UsdRate rentFixed{}, rentFull{}; // full: at all hours in use, on top of the fixed part
    UsdRate rentStaff{};             // at all hours in use, too, and no rent: its price stays
    UsdRate ownFixed{}, ownFull{};
    Seconds wait{};    // until delivery; so long the work is rented
    Rate trend{};      // of the rent for hours in use: below 0 it falls
    Rate loss{};       // of what the machines could be sold for
    bool sold = false; // at the end
    Rate discount{};
};

// The seconds that count of a span: one dollar a second, growing at `growth` a year, in the value
// of today.
Seconds flowing(Rate growth, Rate discount, Seconds from, Seconds to);

// What owning saves against renting over so many years at that use; below 0: what it costs more.
Usd saved(const Bills& bills, Share use, Seconds years);

// The first moment at which owning has cost no more, and the use from which it costs less over
// the years; unknown where there is none. A use may pass 1.
Seconds evenYears(const Bills& bills, Share use, Seconds longest);
Share evenUse(const Bills& bills, Seconds years);

// Years to break even over the use, and who wins over both: rows of years, columns of use.
std::vector<Seconds> evenCurve(const Bills& bills, std::span<const Share> uses, Seconds longest);
struct EvenMap {
    std::vector<Share> uses;
    std::vector<Seconds> years;
    std::vector<Usd> saved; // row by row; above 0: owning wins by so much
};
EvenMap evenMap(const Bills& bills, std::vector<Share> uses, std::vector<Seconds> years);

// The same bills for so many times the machines: what is staffed in `staffOwn` and `staffRent`
// stays as it is.
Bills scaled(const Bills& bills, double factor, UsdRate staffOwn, UsdRate staffRent);

} // namespace engine
