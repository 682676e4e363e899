#include "model/risk/sparetable.h"

#include "model/engine/text.h"
#include "model/risk/riskwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::SpareRow, engine::Unit;

constexpr std::array kColumns{
    TableColumn{L("Spares", "Spares"), L("Spares", "Number of spare nodes."), 54},
    TableColumn{L("Spares", "Enough"),
                L("Spares", "Share of the time in which no node is missing."), 76},
    TableColumn{L("Spares", "Missing"), L("Spares", "Average number of missing nodes."), 60, false,
                3},
    TableColumn{
        L("Spares", "Down"),
        L("Spares",
          "Share of time in which the work waits for nodes or continues without them (downtime)."),
        58},
    TableColumn{L("Spares", "Capex"), L("Spares", "Purchase cost of the spare nodes."), 78, false,
                1},
    TableColumn{L("Spares", "Power"),
                L("Spares", "Idle power of the spare nodes alone, without network and cooling."),
                62, false, 4},
    TableColumn{
        L("Spares", "Spares/year"),
        L("Spares",
          "Rent of the spare nodes, or their purchase cost spread over the period compared."),
        86, false, 2},
    TableColumn{L("Spares", "Downtime/year"),
                L("Spares", "GPU-hours of downtime, valued at the rental price."), 92},
    TableColumn{L("Spares", "Note"), L("Spares", "Reason for this number of spares."), 90, true},
};

constexpr int kCapex = 4; // that column, for bought clusters only

bool isRented(const engine::Evaluation& e)
{
    return e.plan->money.tenure == engine::Tenure::Rent;
}

QString spareText(const char* text)
{
    return QCoreApplication::translate("Spares", text);
}

QString noteOf(const SpareRow& row, const engine::Evaluation& e, bool cheapest,
               const NumberFormat& format)
{
    const engine::RiskAnswer& risk = e.assessment.risk;
    QStringList notes;
    if (row.spares == risk.spares)
        notes << spareText(L("Spares", "in the plan"));
    if (row.spares == risk.sparesAdvised)
        notes << spareText(L("Spares", "target: %1"))
                     .arg(nearlyAll(e.plan->risk.sparesTarget, format));
    if (cheapest)
        notes << spareText(L("Spares", "cheapest"));
    if (row.spares == risk.sparesByRule)
        notes << spareText(L("Spares", "articles: one per %1"))
                     .arg(format.number(e.plan->risk.nodesPerSpare, Unit::Count));
    return notes.join(QStringLiteral(", "));
}

} // namespace

CellTable::Row SpareTable::rowOf(const SpareRow& s, const engine::Evaluation& e, bool cheapest,
                                 const NumberFormat& format) const
{
    const auto cell = [&format](double base, Unit unit) {
        return number(format.text(base, unit), base);
    };
    const engine::RiskAnswer& risk = e.assessment.risk;
    Row row{{number(format.number(s.spares, Unit::Nodes), s.spares),
             number(nearlyAll(s.enough, format), s.enough),
             number(format.plain(s.missing, 3), s.missing), cell(s.waits, Unit::Percent),
             cell(s.capital.base(), Unit::Dollar), cell(s.power.base(), Unit::Kilowatt),
             cell(s.year.base() * engine::kYear.base(), Unit::Dollar),
             cell(s.downtimeYear.base() * engine::kYear.base(), Unit::Dollar),
             words(noteOf(s, e, cheapest, format), s.spares)},
            s.spares == risk.sparesAdvised,
            {}};
    row.cells.back().tip = row.cells.back().text;
    if (isRented(e))
        row.cells.erase(row.cells.begin() + kCapex);
    if (s.spares == risk.sparesByRule && s.spares != risk.sparesAdvised)
        row.cells.back().tone = Tone::Note;
    return row;
}

void SpareTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    const std::vector<SpareRow> spares = engine::spareRows(*e.resolved, e.assessment);
    const auto best = std::ranges::min_element(spares, {}, [](const SpareRow& row) {
        const double together = row.together().base();
        return std::isnan(together) ? INFINITY : together;
    });
    std::vector<Head> heads = headsOf(kColumns, "Spares");
    if (isRented(e))
        heads.erase(heads.begin() + kCapex);
    std::vector<Row> rows;
    for (auto row = spares.begin(); row != spares.end(); ++row)
        rows.push_back(
            rowOf(*row, e, row == best && std::isfinite(row->together().base()), format));
    fill(std::move(heads), std::move(rows));
    const engine::RiskAnswer& risk = e.assessment.risk;
    if (spares.empty())
        summary_ = spareText(L("Spares", "The number of nodes under repair is unknown."));
    else if (!(risk.advisedYear.base() > 0) || !std::isfinite(risk.downtimeYear.base()))
        summary_ = spareText(L("Spares", "Nodes under repair on average: %1."))
                       .arg(format.text(risk.nodesDown, Unit::Count));
    else
        summary_ = words::filled(
            //: %1 a factor, %2 a number.
            spareText(L("Spares", "Spares at the target save %1 times their cost; articles claim "
                                  "10. Nodes under repair on average: %2.")),
            {format.number(risk.downtimeYear / risk.advisedYear, Unit::Count),
             format.text(risk.nodesDown, Unit::Count)});
}

} // namespace model
