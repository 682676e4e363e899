#pragma once

#include "model/engine/money/books.h"

namespace engine {

// What a plan pays over the years compared for its way of getting GPUs, line by line, in nominal
// money: without trend, discounting and tax the lines add up to `rentTotal` or `ownTotal`.
struct PaidLines {
    std::array<Usd, kBookLines> lines{};
    Usd line(BookLine which) const { return lines[static_cast<std::size_t>(which)]; }
    Usd total() const;
    Usd first() const { return line(BookLine::Capital) + line(BookLine::Hall); }
};
PaidLines paidLines(const Economics& money, const MoneyAnswer& answer);

// Paid by time t; at the end of the years compared this is everything, including the resale.
Usd paidUntil(const Economics& money, const MoneyAnswer& answer, Seconds t);

} // namespace engine
