#pragma once

#include "model/engine/answers/bills.h"

#include <span>
#include <vector>

namespace engine {

// The weighted seconds of a span, at one dollar per second: priced in the middle of each month and
// discounted from its end. The last month ends with `end`.
Seconds flowing(Rate growth, Rate discount, Seconds from, Seconds to, Seconds end);

// Depreciation in each year of the machines' age, as shares of the price.
std::vector<Share> writtenOff(Depreciation depreciation, Seconds life);

// Whether prices are constant, with no discounting and no tax.
bool isPlain(const Bills& bills);

// Savings of owning over renting for that many years at that use; below 0: owning costs more.
Usd saved(const Bills& bills, Share use, Seconds years);

// The first moment at which owning has cost no more, with no resale and no term cut short, and the
// use above which it costs less over the years; unknown if there is none. A use may exceed 1.
Seconds breakEvenYears(const Bills& bills, Share use, Seconds longest = 100 * kYear);
Share breakEvenUse(const Bills& bills, Seconds years);

// Whether owning wins, over use and years: rows are years, columns are use.
struct EvenMap {
    std::vector<Share> uses;
    std::vector<Seconds> years;
    std::vector<Usd> saved; // row by row; above 0: savings of owning
};
EvenMap evenMap(const Bills& bills, std::vector<Share> uses, std::vector<Seconds> years);

// The same bills scaled to more or fewer machines: the staff in `staffOwn` and `staffRent` is not
// scaled.
Bills scaled(const Bills& bills, double factor, UsdRate staffOwn, UsdRate staffRent);

} // namespace engine
