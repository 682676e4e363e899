#pragma once

#include "model/engine/money/books.h"

namespace engine {

// What a plan pays over the years compared for the way it gets its GPUs, line by line, in plain
// money: without trend, discount and tax the lines add up to `rentTotal` or `ownTotal`.
struct PaidLines {
    std::array<Usd, kBookLines> lines{};
    Usd line(BookLine which) const { return lines[static_cast<std::size_t>(which)]; }
    Usd total() const;
    Usd first() const { return line(BookLine::Capital) + line(BookLine::Hall); }
};
PaidLines paidLines(const Economics& money, const MoneyAnswer& answer);

// What it has paid by then; at the end of the years compared that is all, the resale included.
Usd paidUntil(const Economics& money, const MoneyAnswer& answer, Seconds t);

} // namespace engine
