#include "model/money/moneyshares.h"

#include "model/engine/dials/dial.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

#define L(context, text) text

using engine::Unit;

constexpr int kWithoutWork = 2; // the family of what is no part of its own

// A line of the list: which dial it is, and where it stands.
struct ShareRow {
    const char* dial;
    int family;
    const char* label;
    const char* tip;
    bool comesBack = false;
};
constexpr ShareRow kOwned[] = {
    {"money.own_machines", 0, L("MoneyShares", "machines"),
     L("MoneyShares", "Paid before the first run.")},
    {"money.hall_first", 0, L("MoneyShares", "hall"), L("MoneyShares", "A new one.")},
    {"money.paid_rent", 0, L("MoneyShares", "until delivery"),
     L("MoneyShares", "Rent, while the machines are on their way.")},
    {"money.own_storage", 0, L("MoneyShares", "cloud storage"),
     L("MoneyShares", "Until delivery, with the data that leaves.")},
    {"money.resale", 0, L("MoneyShares", "resale"),
     L("MoneyShares", "What the machines bring at the end."), true},
    {"money.own_electricity", 1, L("MoneyShares", "electricity"),
     L("MoneyShares", "From delivery on, waiting included.")},
    {"money.own_staff", 1, L("MoneyShares", "staff"), L("MoneyShares", "People.")},
    {"money.own_maintenance", 1, L("MoneyShares", "maintenance"),
     L("MoneyShares", "From delivery on.")},
    {"money.own_colocation", 1, L("MoneyShares", "colocation"),
     L("MoneyShares", "Rent of the hall.")},
    {"money.own_software", 1, L("MoneyShares", "software"), L("MoneyShares", "Licences.")},
    {"money.own_insurance", 1, L("MoneyShares", "insurance"), L("MoneyShares", "Of the machines.")},
    {"money.paid_tax", 1, L("MoneyShares", "tax"),
     L("MoneyShares", "Below 0: what the costs save.")},
    {"money.lost", kWithoutWork, L("MoneyShares", "between jobs"),
     L("MoneyShares", "GPUs wait for their next job.")},
    {"money.idle", kWithoutWork, L("MoneyShares", "idle"),
     L("MoneyShares", "Hours of the year not in use.")},
};
constexpr ShareRow kRented[] = {
    {"money.paid_rent", 0, L("MoneyShares", "GPUs"), L("MoneyShares", "Rent of all hours paid.")},
    {"money.rent_staff", 1, L("MoneyShares", "staff"), L("MoneyShares", "People.")},
    {"money.rent_storage", 1, L("MoneyShares", "storage"),
     L("MoneyShares", "In the cloud, and what leaves it.")},
    {"money.paid_tax", 1, L("MoneyShares", "tax"),
     L("MoneyShares", "Below 0: what the costs save.")},
    {"money.lost", kWithoutWork, L("MoneyShares", "between jobs"),
     L("MoneyShares", "GPUs wait for their next job.")},
    {"money.idle", kWithoutWork, L("MoneyShares", "idle"),
     L("MoneyShares", "Reserved hours not in use.")},
};
constexpr std::array kOwnedFamilies{L("MoneyShares", "Buying"), L("MoneyShares", "Running"),
                                    L("MoneyShares", "Of it, for no work")};
constexpr std::array kRentedFamilies{L("MoneyShares", "Rent"), L("MoneyShares", "Beside it"),
                                     L("MoneyShares", "Of it, for no work")};

QString shareText(const char* text)
{
    return QCoreApplication::translate("MoneyShares", text);
}

double dollars(const engine::Evaluation& e, const ShareRow& row)
{
    const double value = engine::read(*e.plan, e.assessment, engine::findDial(*e.plan, row.dial));
    return row.comesBack ? -value : value;
}

struct Sums {
    double paid = 0, back = 0; // of what is a part of its own
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
        if (value == 0 && own) // nothing lost is worth saying
            continue;
        chart.parts.push_back({shareText(row.label), format.text(value, Unit::Dollar),
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
    const QString all =
        words::filled(buys ? shareText(L("MoneyShares", "Buying, over %1: %2 in all."))
                           : shareText(L("MoneyShares", "Renting, over %1: %2 in all.")),
                      {years, total});
    if (!(sums.back < 0))
        return all;
    return all + u' ' +
           words::filled(
               shareText(L("MoneyShares", "%1 paid, %2 comes back.")),
               {format.text(sums.paid, Unit::Dollar), format.text(-sums.back, Unit::Dollar)});
}

} // namespace

ShareChart moneyShares(const engine::Evaluation& e, const NumberFormat& format)
{
    ShareChart chart;
    chart.title = shareText(L("MoneyShares", "Where the money goes"));
    const bool buys = e.plan->money.tenure == engine::Tenure::Buy;
    const std::span<const ShareRow> rows = buys ? std::span<const ShareRow>(kOwned) : kRented;
    const Sums sums = sumsOf(e, rows);
    if (!(sums.paid > 0) || !std::isfinite(sums.paid + sums.back)) {
        chart.subtitle = shareText(L("MoneyShares", "A price is not known here."));
        return chart;
    }
    addParts(chart, e, rows, sums, format);
    const auto& families = buys ? kOwnedFamilies : kRentedFamilies;
    QStringList read;
    for (std::size_t f = 0; f < families.size(); ++f) {
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
