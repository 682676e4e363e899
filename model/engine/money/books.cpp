#include "model/engine/money/books.h"

#include "model/engine/money/breakeven.h"
#include "model/engine/money/finance.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr Seconds kMonth = kYear / 12;

double grown(Rate rate, Seconds t)
{
    return std::pow(1 + rate * kYear, t / kYear);
}

Usd& at(BookEntry& e, BookLine line)
{
    return e.lines[static_cast<std::size_t>(line)];
}

struct Writer {
    const Economics& m;
    const MoneyAnswer& a;
    Rate trend;
    std::vector<Share> schedule = writtenOff(m.depreciation, m.life);
    double bookValue = 1; // of the machines, as a share of the price
    Book rent{}, own{};

    // Hours are paid in the middle of the month, so the trend counts from there.
    void month(Seconds from, Seconds to)
    {
        const Seconds span = to - from;
        const double price = grown(trend, (from + to) / 2);
        BookEntry r{to, {}}, o{to, {}};
        // Reserved GPUs keep their price.
        const UsdRate forUse = a.rentYear - a.rentFixedYear;
        at(r, BookLine::Rent) = span * forUse * (a.committedYear.base() > 0 ? 1 : price);
        fixedRent(r, span);
        at(r, BookLine::Rent) += span * a.tierRentYear * price;

        const Seconds waits = larger(Seconds{}, smaller(to, a.waiting) - from), owns = span - waits;
        at(o, BookLine::Rent) = waits * (a.waitYear - a.rentFixedYear) * price;
        fixedRent(o, waits);
        at(o, BookLine::Rent) += span * a.tierRentYear * price;
        at(o, BookLine::Electricity) = owns * a.electricityYear;
        at(o, BookLine::Colocation) = owns * a.colocationYear;
        at(o, BookLine::Staff) += owns * a.staffOwn;
        at(o, BookLine::Maintenance) = owns * a.maintenanceYear;
        at(o, BookLine::Software) = owns * a.softwareYear;
        at(o, BookLine::Insurance) = owns * a.insuranceYear;
        if (to >= m.years)
            last(r, o);
        tax(r, o, larger(Seconds{}, from - a.waiting), owns);
        rent.entries.push_back(r);
        own.entries.push_back(o);
    }
    void fixedRent(BookEntry& e, Seconds span) const
    {
        at(e, BookLine::Storage) = span * (a.storageYear + a.egressYear);
        at(e, BookLine::Staff) += span * a.staffRent;
    }
    void last(BookEntry& r, BookEntry& o) const
    {
        at(r, BookLine::Rent) += a.commitmentLeft;
        at(o, BookLine::Resale) = -a.resale;
    }
    // Depreciation in a span of the machines' age.
    Share written(Seconds age, Seconds span) const
    {
        Share sum = 0;
        for (std::size_t y = 0; y < schedule.size(); ++y) {
            const Seconds start = kYear * static_cast<double>(y);
            const Seconds both = smaller(age + span, start + kYear) - larger(age, start);
            sum += both.base() > 0 ? schedule[y] * (both / kYear) : 0;
        }
        return sum;
    }
    // Costs and depreciation reduce the profit; selling above book value increases it.
    void tax(BookEntry& r, BookEntry& o, Seconds age, Seconds owned)
    {
        const Share part = smaller(bookValue, written(age, owned));
        bookValue -= part;
        const Usd capital = a.ownFirst;
        Usd costs = o.total() + part * capital;
        if (at(o, BookLine::Resale).base() != 0)
            costs += bookValue * capital;
        at(r, BookLine::Tax) = -m.taxRate * r.total();
        at(o, BookLine::Tax) = -m.taxRate * costs;
    }
    void write()
    {
        BookEntry first;
        rent.entries.push_back(first);
        at(first, BookLine::Capital) = a.ownFirst - a.capital.hall;
        at(first, BookLine::Hall) = a.capital.hall;
        own.entries.push_back(first);
        // The remainder of a month is not a month of its own: rounding must not create one.
        const double months = std::ceil(m.years / kMonth - 1e-9);
        for (double i = 0; i < months; ++i)
            month(kMonth * i, i + 1 < months ? kMonth * (i + 1) : m.years);
        for (Book* book : {&rent, &own})
            for (const BookEntry& e : book->entries) {
                book->total += e.total();
                book->present += e.total() / grown(m.discountRate, e.at);
            }
    }
};

// When the savings, at present value, have recovered the upfront payment.
Seconds paybackOf(const Economics& m, const Books& b)
{
    double before = 0, sum = 0;
    Seconds from{};
    for (std::size_t i = 0; i < b.own.entries.size(); ++i) {
        const Seconds to = b.own.entries[i].at;
        before = sum;
        sum += ((b.rent.entries[i].total() - b.own.entries[i].total()) / grown(m.discountRate, to))
                   .base();
        if (sum >= 0 && i > 0)
            return from + (to - from) * (before < 0 ? -before / (sum - before) : 0);
        from = to;
    }
    return Seconds(kUnknown);
}

} // namespace

Usd BookEntry::total() const
{
    Usd sum{};
    for (const Usd part : lines)
        sum += part;
    return sum;
}

Usd Book::line(BookLine which) const
{
    Usd sum{};
    for (const BookEntry& e : entries)
        sum += e.lines[static_cast<std::size_t>(which)];
    return sum;
}

Books books(const Economics& m, const MoneyAnswer& a, Rate trend)
{
    Writer writer{m, a, trend};
    writer.write();
    Books b;
    b.rent = std::move(writer.rent);
    b.own = std::move(writer.own);
    b.saved = b.rent.present - b.own.present;
    std::vector<double> flows;
    for (std::size_t i = 0; i < b.own.entries.size(); ++i)
        flows.push_back((b.rent.entries[i].total() - b.own.entries[i].total()).base());
    b.irr = internalRate(flows);
    b.irr.rate = std::pow(1 + b.irr.rate, 12) - 1; // monthly rate, annualized
    b.payback = paybackOf(m, b);
    return b;
}

Usd paidFor(const Economics& m, const MoneyAnswer& a, Tenure tenure, BookLine line)
{
    Writer writer{m, a, m.rent.trend};
    writer.write();
    return (tenure == Tenure::Rent ? writer.rent : writer.own).line(line);
}

} // namespace engine
