#pragma once

#include "model/engine/answers/moneyanswer.h"
#include "model/engine/money/finance.h"
#include "model/engine/plan.h"

#include <array>
#include <vector>

namespace engine {

// Cost lines. Costs are positive; a resale and tax savings are negative.
enum class BookLine : std::uint8_t {
    Capital,
    Hall,
    Rent,    // GPU rental; when buying: until delivery
    Storage, // cloud storage and egress
    Electricity,
    Colocation,
    Staff,
    Maintenance,
    Software,
    Insurance,
    Resale,
    Tax,
};
inline constexpr std::size_t kBookLines = 12;

struct BookEntry {
    Seconds at{}; // end of the month; 0: the first day
    std::array<Usd, kBookLines> lines{};
    Usd total() const;
};
struct Book {
    std::vector<BookEntry> entries;
    Usd total{}, present{}; // nominal, and discounted to today
    Usd line(BookLine which) const;
};

// Renting and buying month by month, with rental price trend, discounting and tax.
struct Books {
    Book rent, own;
    Usd saved{};               // by buying, at present value; below 0: buying costs more
    Irr irr;                   // yearly, on the savings from buying
    Seconds payback{kUnknown}; // discounted; unknown if never
};

// `trend` is the yearly change of rental prices: the plan's own, or an edge of its band.
Books books(const Economics& money, const MoneyAnswer& answer, Rate trend);
inline Books books(const Economics& money, const MoneyAnswer& answer)
{
    return books(money, answer, money.rent.trend);
}

// The total of one cost line of renting or of buying.
Usd paidFor(const Economics& money, const MoneyAnswer& answer, Tenure tenure, BookLine line);

} // namespace engine
