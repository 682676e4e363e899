#pragma once

#include "model/engine/answers/money_answer.h"
#include "model/engine/money/finance.h"
#include "model/engine/plan.h"

#include <array>
#include <vector>

namespace engine {

// What money goes for. Costs are above 0; a resale and a tax that is saved are below.
enum class BookLine : std::uint8_t {
    Capital,
    Hall,
    Rent,    // of the GPUs; when buying: until delivery
    Storage, // in the cloud, and what leaves it
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
    Seconds at{}; // the end of its month; 0: the first day
    std::array<Usd, kBookLines> lines{};
    Usd total() const;
};
struct Book {
    std::vector<BookEntry> entries;
    Usd total{}, present{}; // plain, and discounted to today
    Usd line(BookLine which) const;
};

// Renting and buying month by month, with the trend of rents, discounting and tax.
struct Books {
    Book rent, own;
    Usd saved{};               // by buying, in money of today; below 0: what it costs more
    Irr irr;                   // a year, of what buying saves
    Seconds payback{kUnknown}; // in money of today; unknown where it never comes
};

// `trend` is the rent's change in a year: the plan's own, or an edge of its band.
Books books(const Economics& money, const MoneyAnswer& answer, Rate trend);
inline Books books(const Economics& money, const MoneyAnswer& answer)
{
    return books(money, answer, money.rent.trend);
}

// The total of one cost line of renting or of buying.
Usd paidFor(const Economics& money, const MoneyAnswer& answer, Tenure tenure, BookLine line);

// What buying saves in money of today where rents fall, stay and rise by the plan's spread.
struct TrendBand {
    Usd low{}, typical{}, high{};
};
TrendBand savedByTrend(const Economics& money, const MoneyAnswer& answer);
// Whether rents within that uncertainty would make the other way cheaper.
bool trendDecides(const Economics& money, const MoneyAnswer& answer);

} // namespace engine
