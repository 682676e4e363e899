#pragma once

#include "model/engine/answers/bills.h"

#include <span>
#include <vector>

namespace engine {

// The seconds that count of a span, with one dollar per second: priced in the middle of each month
// and discounted from its end. The last month ends with `end`.
Seconds flowing(Rate growth, Rate discount, Seconds from, Seconds to, Seconds end);

// What of the price is written off in each year of the machines' age.
std::vector<Share> writtenOff(Depreciation depreciation, Seconds life);

// Whether prices stay, nothing is discounted and nothing taxed.
bool isPlain(const Bills& bills);

// What owning saves against renting over so many years at that use; below 0: what it costs more.
Usd saved(const Bills& bills, Share use, Seconds years);

// The first moment at which owning has cost no more, nothing sold and no term cut short, and the
// use from which it costs less over the years; unknown where there is none. A use may pass 1.
Seconds evenYears(const Bills& bills, Share use, Seconds longest = 100 * kYear);
Share evenUse(const Bills& bills, Seconds years);

// Who wins over use and years: rows of years, columns of use.
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
