#include "model/engine/money/breakeven.h"
#include "model/export/workbook/sheets.h"
#include "model/words/booklines.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Book, engine::BookEntry, engine::BookLine, engine::kYear;

struct BookCash {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

// The columns of a month, in order.
enum Column : int {
    Month,
    From,
    To,
    Owned, // years of this month in which the machines are owned
    RentLevel,
    RentGpus,
    RentStorage,
    RentStaff,
    RentTax,
    RentTotal,
    OwnCapital,
    OwnHall,
    OwnRent,
    OwnStorage,
    OwnElectricity,
    OwnColocation,
    OwnStaff,
    OwnMaintenance,
    OwnSoftware,
    OwnInsurance,
    OwnResale,
    Written, // depreciation, of the price
    BookValue,
    OwnTax,
    OwnTotal,
    Saved,
    Discount,
    RentPresent,
    OwnPresent,
    SavedSum, // at present value
    Payback,
    RentPaid, // cumulative, nominal
    OwnPaid,
    kColumns,
};

QStringList heads()
{
    //: %1 a kind of cost: "Rent: Staff".
    const auto rent = [of = BookCash::tr("Rent: %1")](BookLine line) {
        return of.arg(words::bookLine(line));
    };
    //: %1 a kind of cost: "Buy: Staff".
    const auto buy = [of = BookCash::tr("Buy: %1")](BookLine line) {
        return of.arg(words::bookLine(line));
    };
    return {BookCash::tr("Month"),
            BookCash::tr("From (years)"),
            BookCash::tr("To (years)"),
            BookCash::tr("Owned (years)"),
            BookCash::tr("Rental price level"),
            rent(BookLine::Rent),
            rent(BookLine::Storage),
            rent(BookLine::Staff),
            rent(BookLine::Tax),
            BookCash::tr("Renting, total"),
            buy(BookLine::Capital),
            buy(BookLine::Hall),
            buy(BookLine::Rent),
            buy(BookLine::Storage),
            buy(BookLine::Electricity),
            buy(BookLine::Colocation),
            buy(BookLine::Staff),
            buy(BookLine::Maintenance),
            buy(BookLine::Software),
            buy(BookLine::Insurance),
            buy(BookLine::Resale),
            BookCash::tr("Depreciation (share)"),
            BookCash::tr("Book value (share)"),
            buy(BookLine::Tax),
            BookCash::tr("Buying, total"),
            BookCash::tr("Saved by buying"),
            BookCash::tr("Discount factor"),
            BookCash::tr("Renting, present value"),
            BookCash::tr("Buying, present value"),
            BookCash::tr("Saved, present value to date"),
            BookCash::tr("Payback (months)"),
            BookCash::tr("Renting, paid to date"),
            BookCash::tr("Buying, paid to date")};
}

std::vector<engine::Share> schedule(const engine::Economics& m)
{
    return engine::writtenOff(m.depreciation, m.life);
}

// Month by month, each cell a formula along with the program's own value.
class CashFlow {
public:
    CashFlow(BookContext& c, Sheet& sheet, int head)
        : c_(c)
        , m_(c.plan().money)
        , a_(c.money())
        , books_(engine::books(m_, a_))
        , sheet_(sheet)
        , head_(head)
        , reserved_(a_.committedYear.base() > 0)
    {
    }

    CashPlaces write()
    {
        const auto& own = books_.own.entries;
        for (std::size_t i = 0; i < own.size(); ++i)
            month(static_cast<int>(i));
        first_ = head_ + 1, last_ = head_ + static_cast<int>(own.size());
        name("month_from", From), name("month_to", To), name("month_owned", Owned);
        name("month_price", RentLevel), name("month_discount", Discount);
        return places();
    }

private:
    QString at(Column column, int row) const { return cellName({row, column}); }
    QString down(Column column) const { return sheet_.at({first_, column}, {last_, column}); }
    // The months of a column, without the first day.
    void name(const char* as, Column column) const
    {
        c_.book.define(QString::fromUtf8(as), sheet_.at({first_ + 1, column}, {last_, column}));
    }
    QString share(const char* path) const { return c_.input(path) + QStringLiteral("/100"); }
    double line(const Book& book, int i, BookLine which) const
    {
        return book.entries[static_cast<std::size_t>(i)]
                   .lines[static_cast<std::size_t>(which)]
                   .base() *
               c_.rate();
    }
    double total(const Book& book, int i) const
    {
        return book.entries[static_cast<std::size_t>(i)].total().base() * c_.rate();
    }
    void put(Column column, const QString& formula, double value,
             CellStyle style = CellStyle::Money)
    {
        sheet_.formula({row_, column}, formula, value, style);
    }
    QString here(Column column) const { return at(column, row_); }
    QString above(Column column) const { return at(column, row_ - 1); }
    QString span() const { return QStringLiteral("(%1-%2)").arg(here(To), here(From)); }
    QString waits() const { return QStringLiteral("(%1-%2)").arg(span(), here(Owned)); }

    void month(int i)
    {
        row_ = head_ + 1 + i;
        i_ = i;
        const bool last = i + 1 == static_cast<int>(books_.own.entries.size());
        sheet_.number({row_, Month}, i, CellStyle::Count);
        if (i == 0)
            firstDay();
        else {
            times();
            renting(last);
            buying(last);
            tax();
        }
        sums();
    }
    void firstDay()
    {
        sheet_.number({row_, To}, 0, CellStyle::Years);
        sheet_.number({row_, BookValue}, 1, CellStyle::Percent);
        put(OwnCapital, QStringLiteral("machines_cost"), line(books_.own, 0, BookLine::Capital));
        put(OwnHall, QStringLiteral("purchase_cost-machines_cost"),
            line(books_.own, 0, BookLine::Hall));
        sheet_.number({row_, RentTotal}, 0, CellStyle::Money);
        put(OwnTotal, QStringLiteral("SUM(%1:%2)").arg(here(OwnCapital), here(OwnResale)),
            total(books_.own, 0));
    }
    void times()
    {
        const auto& entries = books_.own.entries;
        from_ = entries[static_cast<std::size_t>(i_ - 1)].at / kYear;
        to_ = entries[static_cast<std::size_t>(i_)].at / kYear;
        const double waits = std::max(0.0, std::min(to_, a_.waiting / kYear) - from_);
        owned_ = to_ - from_ - waits;
        put(From, above(To), from_, CellStyle::Years);
        put(To, QStringLiteral("MIN(%1/12,period)").arg(here(Month)), to_, CellStyle::Years);
        put(Owned, QStringLiteral("%1-MAX(0,MIN(%2,waiting)-%3)").arg(span(), here(To), here(From)),
            owned_, CellStyle::Years);
        put(RentLevel,
            QStringLiteral("(1+%1)^((%2+%3)/2)").arg(share("money.trend"), here(From), here(To)),
            std::pow(1 + m_.rent.trend * kYear, (from_ + to_) / 2), CellStyle::Percent);
    }
    void renting(bool last)
    {
        // Reserved GPUs keep their price.
        const QString level = reserved_ ? QStringLiteral("1") : here(RentLevel);
        QString gpus = QStringLiteral("%1*((rent_year-rent_fixed_year)*%2+second_tier_year*%3)")
                           .arg(span(), level, here(RentLevel));
        if (last)
            gpus += QStringLiteral("+commitment_left");
        const Book& rent = books_.rent;
        put(RentGpus, gpus, line(rent, i_, BookLine::Rent));
        put(RentStorage, span() + QStringLiteral("*(storage_year+egress_year)"),
            line(rent, i_, BookLine::Storage));
        put(RentStaff, span() + QStringLiteral("*staff_rent_year"),
            line(rent, i_, BookLine::Staff));
        put(RentTax,
            QStringLiteral("-%1*SUM(%2:%3)")
                .arg(share("money.tax_rate"), here(RentGpus), here(RentStaff)),
            line(rent, i_, BookLine::Tax));
        put(RentTotal, QStringLiteral("SUM(%1:%2)").arg(here(RentGpus), here(RentTax)),
            total(rent, i_));
    }
    void owns(Column column, const char* rate, BookLine which)
    {
        put(column, QStringLiteral("%1*%2").arg(here(Owned), QLatin1String(rate)),
            line(books_.own, i_, which));
    }
    void buying(bool last)
    {
        const Book& own = books_.own;
        put(OwnRent,
            QStringLiteral("(%1*(wait_year-rent_fixed_year)+%2*second_tier_year)*%3")
                .arg(waits(), span(), here(RentLevel)),
            line(own, i_, BookLine::Rent));
        put(OwnStorage, waits() + QStringLiteral("*(storage_year+egress_year)"),
            line(own, i_, BookLine::Storage));
        owns(OwnElectricity, "electricity_year", BookLine::Electricity);
        owns(OwnColocation, "colocation_year", BookLine::Colocation);
        put(OwnStaff,
            QStringLiteral("%1*staff_rent_year+%2*staff_own_year").arg(waits(), here(Owned)),
            line(own, i_, BookLine::Staff));
        owns(OwnMaintenance, "maintenance_year", BookLine::Maintenance);
        owns(OwnSoftware, "license_year", BookLine::Software);
        owns(OwnInsurance, "insurance_year", BookLine::Insurance);
        put(OwnResale, last ? QStringLiteral("-resale") : QStringLiteral("0"),
            line(own, i_, BookLine::Resale));
    }
    // Depreciation up to an age, as a share: each year's part as far as the age has come.
    QString writtenUntil(const QString& age) const
    {
        return QStringLiteral("SUMPRODUCT(write_off_share,(ABS(%1-write_off_year)-"
                              "ABS(%1-write_off_year-1)+1)/2)")
            .arg(age);
    }
    double writtenAt(double age) const
    {
        double sum = 0, year = 0;
        for (const engine::Share part : schedule(m_))
            sum += part * std::clamp(age - year++, 0.0, 1.0);
        return sum;
    }
    void tax()
    {
        const QString age = QStringLiteral("MAX(0,%1-waiting)").arg(here(From));
        const double begun = std::max(0.0, from_ - a_.waiting / kYear);
        const double part = std::min(bookValue_, writtenAt(begun + owned_) - writtenAt(begun));
        bookValue_ -= part;
        put(Written,
            QStringLiteral("MIN(%1,%2-%3)")
                .arg(above(BookValue), writtenUntil(age + u'+' + here(Owned)), writtenUntil(age)),
            part, CellStyle::Percent);
        put(BookValue, QStringLiteral("%1-%2").arg(above(BookValue), here(Written)), bookValue_,
            CellStyle::Percent);
        put(OwnTax,
            QStringLiteral("-%1*(SUM(%2:%3)+%4*purchase_cost+IF(%3<>0,%5*purchase_cost,0))")
                .arg(share("money.tax_rate"), here(OwnCapital), here(OwnResale), here(Written),
                     here(BookValue)),
            line(books_.own, i_, BookLine::Tax));
        put(OwnTotal,
            QStringLiteral("SUM(%1:%2)+%3").arg(here(OwnCapital), here(OwnResale), here(OwnTax)),
            total(books_.own, i_));
    }
    void sums()
    {
        const double rent = total(books_.rent, i_), own = total(books_.own, i_);
        const double factor = std::pow(1 + m_.discountRate * kYear, -to_);
        const double before = savedSum_;
        savedSum_ += (rent - own) * factor, rentPaid_ += rent, ownPaid_ += own;
        put(Saved, QStringLiteral("%1-%2").arg(here(RentTotal), here(OwnTotal)), rent - own);
        put(Discount, QStringLiteral("1/(1+%1)^%2").arg(share("money.discount_rate"), here(To)),
            factor, CellStyle::Percent);
        put(RentPresent, QStringLiteral("%1*%2").arg(here(RentTotal), here(Discount)),
            rent * factor);
        put(OwnPresent, QStringLiteral("%1*%2").arg(here(OwnTotal), here(Discount)), own * factor);
        const auto running = [&](Column sum, const QString& added, double value) {
            put(sum, i_ == 0 ? added : above(sum) + u'+' + added, value);
        };
        running(SavedSum, QStringLiteral("(%1-%2)").arg(here(RentPresent), here(OwnPresent)),
                savedSum_);
        running(RentPaid, here(RentTotal), rentPaid_);
        running(OwnPaid, here(OwnTotal), ownPaid_);
        if (i_ == 0)
            return;
        // In months; only where the sum turns positive.
        const bool turns = savedSum_ >= 0 && before < 0;
        put(Payback,
            QStringLiteral("IF(AND(%1>=0,%2<0),12*(%3+%4*-%2/(%1-%2)),\"\")")
                .arg(here(SavedSum), above(SavedSum), here(From), span()),
            turns ? 12 * (from_ + (to_ - from_) * -before / (savedSum_ - before))
                  : engine::kUnknown,
            CellStyle::Years);
    }
    CashPlaces places() const
    {
        return {down(RentTotal), down(OwnTotal), down(SavedSum), down(Saved),
                down(Payback),   down(To),       down(RentPaid), down(OwnPaid)};
    }

    BookContext& c_;
    const engine::Economics& m_;
    const engine::MoneyAnswer& a_;
    engine::Books books_;
    Sheet& sheet_;
    int head_, row_ = 0, i_ = 0, first_ = 0, last_ = 0;
    bool reserved_;
    double from_ = 0, to_ = 0, owned_ = 0, bookValue_ = 1;
    double savedSum_ = 0, rentPaid_ = 0, ownPaid_ = 0;
};

// Years and shares of the depreciation schedule, which the months look up.
void writeSchedule(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookCash::tr("Depreciation"));
    sheet.heads(0, {BookCash::tr("Years before"), BookCash::tr("Share written off")});
    sheet.widths({20, 20});
    const auto shares = schedule(c.plan().money);
    int row = 0;
    for (const engine::Share share : shares) {
        ++row;
        sheet.number({row, 0}, row - 1, CellStyle::Count);
        sheet.number({row, 1}, share, CellStyle::Percent);
    }
    c.book.define(QStringLiteral("write_off_year"), sheet.at({1, 0}, {row, 0}));
    c.book.define(QStringLiteral("write_off_share"), sheet.at({1, 1}, {row, 1}));
    sheet.lock();
}

} // namespace

CashPlaces writeCash(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookCash::tr("Cash flow"));
    const QString code = QString::fromStdString(c.project.currency.code);
    sheet.text({0, 0}, BookCash::tr("Cash flow by month in %1").arg(code), CellStyle::Title);
    constexpr int kHead = 1;
    sheet.heads(kHead, heads());
    sheet.freeze({kHead + 1, 1});
    sheet.widths(std::vector<double>(kColumns, 13));
    CashPlaces places = CashFlow(c, sheet, kHead).write();
    sheet.lock();
    sheet.landscape();
    writeSchedule(c);
    return places;
}

} // namespace model
