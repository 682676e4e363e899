#include "model/money/moneyshares.h"

#include "model/engine/dials/dial.h"
#include "model/engine/money/books.h"
#include "model/engine/plan.h"
#include "model/engine/text.h"
#include "model/words/booklines.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::BookLine, engine::Unit;

constexpr int kWithoutWork = 2; // the family of losses, which are contained in other parts

// A line of the list: its dial, and its position.
struct ShareRow {
    const char* dial;
    int family;
    BookLine line;
    const char* label; // if it is none of the books
    const char* tip;
    bool comesBack = false;
};
constexpr ShareRow kOwned[] = {
    {"money.own_machines", 0, BookLine::Capital, nullptr,
     L("MoneyShares", "Paid before the first run.")},
    {"money.hall_first", 0, BookLine::Hall, nullptr,
     L("MoneyShares", "Cost of a new data center.")},
    {"money.paid_rent", 0, BookLine::Rent, nullptr,
     L("MoneyShares", "Rental cost until the hardware is delivered.")},
    {"money.own_storage", 0, BookLine::Storage, nullptr,
     L("MoneyShares", "Cloud storage and data egress until delivery.")},
    {"money.resale", 0, BookLine::Resale, nullptr,
     L("MoneyShares", "Resale value of the hardware at the end of the period."), true},
    {"money.own_electricity", 1, BookLine::Electricity, nullptr,
     L("MoneyShares", "Counted from delivery, including idle time.")},
    {"money.own_staff", 1, BookLine::Staff, nullptr,
     L("MoneyShares", "Cost of the people who run the cluster.")},
    {"money.own_maintenance", 1, BookLine::Maintenance, nullptr,
     L("MoneyShares", "Counted from delivery.")},
    {"money.own_colocation", 1, BookLine::Colocation, nullptr,
     L("MoneyShares", "Rent for space in a data center.")},
    {"money.own_software", 1, BookLine::Software, nullptr, L("MoneyShares", "License cost.")},
    {"money.own_insurance", 1, BookLine::Insurance, nullptr,
     L("MoneyShares", "Insurance of the hardware.")},
    {"money.paid_tax", 1, BookLine::Tax, nullptr,
     L("MoneyShares", "A negative value is the tax saved through the costs.")},
    {"money.lost",
     kWithoutWork,
     {},
     L("MoneyShares", "Scheduling losses"),
     L("MoneyShares", "Cost of the time in which GPUs are idle between two jobs.")},
    {"money.idle",
     kWithoutWork,
     {},
     L("MoneyShares", "Idle time"),
     L("MoneyShares", "Cost of the hours of the year in which the GPUs are not used.")},
};
constexpr ShareRow kRented[] = {
    {"money.paid_rent", 0, BookLine::Rent, nullptr, L("MoneyShares", "Rent for all billed hours.")},
    {"money.rent_staff", 1, BookLine::Staff, nullptr,
     L("MoneyShares", "Cost of the people who run the cluster.")},
    {"money.rent_storage", 1, BookLine::Storage, nullptr,
     L("MoneyShares", "Cloud storage and data egress.")},
    {"money.paid_tax", 1, BookLine::Tax, nullptr,
     L("MoneyShares", "A negative value is the tax saved through the costs.")},
    {"money.lost",
     kWithoutWork,
     {},
     L("MoneyShares", "Scheduling losses"),
     L("MoneyShares", "Cost of the time in which GPUs are idle between two jobs.")},
    {"money.idle",
     kWithoutWork,
     {},
     L("MoneyShares", "Idle time"),
     L("MoneyShares", "Cost of reserved hours that are not used.")},
};
constexpr std::array kOwnedFamilies{L("MoneyShares", "Purchase"), L("MoneyShares", "Operation"),
                                    L("MoneyShares", "Of which unused")};
constexpr std::array kRentedFamilies{L("MoneyShares", "Rent"),
                                     L("MoneyShares", "Other operating cost"),
                                     L("MoneyShares", "Of which unused")};

QString shareText(const char* text)
{
    return QCoreApplication::translate("MoneyShares", text);
}

double dollars(const engine::Evaluation& e, const ShareRow& row)
{
    const double value =
        engine::read(*e.resolved, e.assessment, engine::findDial(*e.plan, row.dial));
    return row.comesBack ? -value : value;
}

struct Sums {
    double paid = 0, back = 0; // without those losses
    std::array<double, 3> families{};
};

Sums sumsOf(const engine::Evaluation& e, std::span<const ShareRow> rows)
{
    Sums sums;
    for (const ShareRow& row : rows) {
        const double value = dollars(e, row);
        sums.families[static_cast<std::size_t>(row.family)] += value;
        if (row.family != kWithoutWork)
            (value > 0 ? sums.paid : sums.back) += value;
    }
    return sums;
}

void addParts(ShareChart& chart, const engine::Evaluation& e, std::span<const ShareRow> rows,
              const Sums& sums, const NumberFormat& format)
{
    for (const ShareRow& row : rows) {
        const double value = dollars(e, row);
        const bool own = row.family != kWithoutWork;
        if (value == 0)
            continue;
        chart.parts.push_back({row.label ? shareText(row.label) : words::bookLine(row.line),
                               format.text(value, Unit::Dollar),
                               format.text(value / sums.paid, Unit::Percent), shareText(row.tip),
                               QLatin1String(row.dial), own && value > 0 ? value / sums.paid : 0,
                               row.family, true});
    }
}

QString subtitleOf(const engine::Evaluation& e, const Sums& sums, const QString& total,
                   const NumberFormat& format)
{
    const bool buys = e.plan->money.tenure == engine::Tenure::Buy;
    const QString years = format.text(e.plan->money.years.base(), Unit::Years);
    //: %1 a number of years, %2 an amount of money.
    QString all = words::filled(buys ? shareText(L("MoneyShares", "Buying costs %2 over %1.")) :
                                     //: %1 a number of years, %2 an amount of money.
                                    shareText(L("MoneyShares", "Renting costs %2 over %1.")),
                                {years, total});
    if (!(sums.back < 0))
        return all;
    return all + u' ' +
           words::filled(
               //: %1 and %2 amounts of money.
               shareText(L("MoneyShares", "%1 is paid, %2 is recovered.")),
               {format.text(sums.paid, Unit::Dollar), format.text(-sums.back, Unit::Dollar)});
}

} // namespace

ShareChart moneyShares(const engine::Evaluation& e, const NumberFormat& format)
{
    ShareChart chart;
    chart.title = shareText(L("MoneyShares", "Cost breakdown"));
    const bool buys = e.plan->money.tenure == engine::Tenure::Buy;
    const std::span<const ShareRow> rows = buys ? std::span<const ShareRow>(kOwned) : kRented;
    const Sums sums = sumsOf(e, rows);
    if (!(sums.paid > 0) || !std::isfinite(sums.paid + sums.back)) {
        chart.subtitle = shareText(L("MoneyShares", "A price is missing."));
        return chart;
    }
    addParts(chart, e, rows, sums, format);
    const auto& families = buys ? kOwnedFamilies : kRentedFamilies;
    QStringList read;
    for (std::size_t f = 0; f < families.size(); ++f) {
        if (f == kWithoutWork && sums.families[f] == 0)
            continue; // the last one
        chart.families.push_back(
            {shareText(families[f]), format.text(sums.families[f] / sums.paid, Unit::Percent)});
        read << chart.families.back().label + u' ' + chart.families.back().share;
    }
    chart.total = format.text(sums.paid + sums.back, Unit::Dollar);
    chart.subtitle = subtitleOf(e, sums, chart.total, format);
    chart.summary = chart.subtitle + u' ' + read.join(QStringLiteral(", "));
    return chart;
}

} // namespace model
