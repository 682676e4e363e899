#include "model/export/compareexport.h"

#include "model/engine/dials/dial.h"
#include "model/engine/money/booklines.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/sentences/answersentence.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kPathWidth = 30, kUnitWidth = 12, kSideWidth = 24;
constexpr int kLeastOutcome = 12; // minimum column width
constexpr double kPercent = 100;

struct Cell {
    double value = engine::kUnknown; // in the row's unit
    QString id;                      // of a choice
};
struct ExportedRow {
    QString path, unit;
    bool isInput = false, isChoice = false, differs = false;
    std::vector<Cell> cells;
};

ExportedRow rowOf(const std::vector<Compared>& sides, const ComparedRow& row)
{
    ExportedRow made{QString::fromStdString(row.path), {}, row.isInput, false, row.differs, {}};
    const auto& unit = engine::info(row.unit);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        Cell cell{tidy(row.cells[i].value / unit.size), {}};
        const engine::Plan& plan = *sides[i].plan;
        const auto choice =
            row.isInput ? engine::findChoice(plan, row.path) : engine::Bound<engine::Choice>();
        made.isChoice |= static_cast<bool>(choice);
        if (choice)
            cell.id = QString::fromStdString(choice.row->get(plan, plan.work[choice.work]));
        made.cells.push_back(std::move(cell));
    }
    if (!made.isChoice)
        made.unit = QString::fromUtf8(unit.symbol);
    return made;
}

// A dial requested by name; plans without that workload have none.
ExportedRow namedRow(const std::vector<Compared>& sides, const QString& path)
{
    ExportedRow made{path, {}, false, false, false, {}};
    for (const Compared& side : sides) {
        Cell cell;
        if (const auto dial = engine::findDial(*side.plan, path.toStdString())) {
            const auto& unit = engine::info(dial.row->unit);
            made.unit = QString::fromUtf8(unit.symbol);
            cell.value = tidy(engine::read(*side.answer->resolved, side.answer->assessment, dial) /
                              unit.size);
        }
        made.cells.push_back(cell);
        const double first = made.cells.front().value;
        made.differs |= !(cell.value == first || (std::isnan(cell.value) && std::isnan(first)));
    }
    return made;
}

std::vector<ExportedRow> rowsOf(const CompareExport& x)
{
    std::vector<ExportedRow> rows;
    for (const ComparedRow& row : x.comparison.inputs)
        rows.push_back(rowOf(x.sides, row));
    if (x.dials.isEmpty())
        for (const ComparedRow& row : x.comparison.outputs)
            rows.push_back(rowOf(x.sides, row));
    for (const QString& dial : x.dials)
        rows.push_back(namedRow(x.sides, dial));
    return rows;
}

QString written(const ExportedRow& row, std::size_t side)
{
    return row.isChoice ? row.cells[side].id : cNumber(row.cells[side].value);
}

const char* limitId(LimitKind limit)
{
    switch (limit) {
    case LimitKind::Unknown: return "unknown";
    case LimitKind::Memory: return "memory";
    case LimitKind::Deadline: return "deadline";
    case LimitKind::Year: return "year";
    case LimitKind::Load: return "load";
    case LimitKind::FirstToken: return "first_token";
    case LimitKind::OutputToken: return "output_token";
    case LimitKind::Power: return "power";
    case LimitKind::Budget: return "budget";
    }
    return "";
}

// Cost of an option, line by line, and its missed limits; values are in base units.
Json optionOf(const Compared& side, const Outcome& o, const std::optional<OtherWork>& other)
{
    Json lines = Json::object(), missed = Json::array();
    for (const engine::BookLineRow& row : engine::kBookLineRows)
        if (const double paid = o.paid.line(row.line).base(); paid != 0)
            lines[std::string(row.id)] = numberOrNull(tidy(paid));
    for (const MissedLimit& m : o.missed)
        missed.push_back({{"limit", limitId(m.limit)},
                          {"work", side.plan->work[m.work].id},
                          {"value", numberOrNull(tidy(m.value))},
                          {"allowed", numberOrNull(tidy(m.allowed))}});
    const bool buys = side.plan->money.tenure == engine::Tenure::Buy;
    return {{"tenure", buys ? "buy" : "rent"},
            {"total_cost", numberOrNull(tidy(o.total))},
            {"cost_lines", std::move(lines)},
            {"time", numberOrNull(tidy(o.time))},
            {"capacity", numberOrNull(tidy(o.capacity))},
            {"meets_limits", o.holds()},
            {"missed", std::move(missed)},
            {"same_work", !other},
            {"different", other ? Json(other->path) : Json(nullptr)}};
}

Json verdictOf(const Comparison& c)
{
    const Verdict& v = c.verdict;
    return {{"text", c.verdictText.toStdString()},
            {"reference", v.reference},
            {"ranked", v.ranked},
            {"cheapest", v.cheapest},
            {"fastest", v.fastest},
            {"largest", v.largest}};
}

// Of a table's cell, with its difference from the reference.
QString outcomeText(const ComparedCell& cell)
{
    const QString text = cell.text.isEmpty() ? QStringLiteral("n/a") : cell.text;
    return cell.delta.isEmpty() ? text : text + QStringLiteral(" (") + cell.delta + u')';
}

// With the relative difference from the baseline.
QString withShare(const CompareExport& x, const ExportedRow& row, std::size_t side)
{
    QString text = written(row, side);
    if (text.isEmpty())
        return QStringLiteral("n/a");
    const auto base = x.comparison.baseline;
    if (!base || *base == side || row.isChoice)
        return text;
    const double share = row.cells[side].value / row.cells[*base].value - 1;
    if (std::isfinite(share) && share != 0)
        text += QStringLiteral(" (%1%2 %)")
                    .arg(share > 0 ? QStringLiteral("+") : QString())
                    .arg(kPercent * share, 0, 'f', 1);
    return text;
}

} // namespace

QByteArray CompareExport::json() const
{
    Json out{{"format", "headroom-comparison"}, {"version", 1}, {"engine", HEADROOM_VERSION}};
    out["baseline"] = comparison.baseline ? Json(*comparison.baseline) : Json(nullptr);
    out["verdict"] = verdictOf(comparison);
    out["scenarios"] = Json::array();
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Verdict& v = comparison.verdict;
        Json scenario{
            {"name", sides[i].name.toStdString()},
            {"answer", plainText(answerSentence(*sides[i].answer, NumberFormat())).toStdString()}};
        scenario.update(optionOf(sides[i], v.outcomes[i], v.others[i]));
        out["scenarios"].push_back(std::move(scenario));
    }
    out["inputs"] = out["dials"] = Json::array();
    for (const ExportedRow& row : rowsOf(*this)) {
        Json values = Json::array();
        for (const Cell& cell : row.cells)
            values.push_back(row.isChoice ? Json(cell.id.toStdString()) : numberOrNull(cell.value));
        out[row.isInput ? "inputs" : "dials"].push_back({{"path", row.path.toStdString()},
                                                         {"unit", row.unit.toStdString()},
                                                         {"differs", row.differs},
                                                         {"values", std::move(values)}});
    }
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

QByteArray CompareExport::csv() const
{
    QStringList head{QStringLiteral("path"), QStringLiteral("unit"), QStringLiteral("differs")};
    for (const Compared& side : sides)
        head << csvCell(side.name);
    QString out = head.join(u',') + u'\n';
    for (const ExportedRow& row : rowsOf(*this)) {
        QStringList cells{row.path, csvCell(row.unit),
                          row.differs ? QStringLiteral("1") : QStringLiteral("0")};
        for (std::size_t i = 0; i < sides.size(); ++i)
            cells << (row.isChoice ? csvCell(written(row, i)) : written(row, i));
        out += cells.join(u',') + u'\n';
    }
    return out.toUtf8();
}

// "Cost and outcome", as in the window.
QString CompareExport::outcomeTable() const
{
    std::vector<int> widths(sides.size() + 1, kLeastOutcome);
    for (const ComparedRow& row : comparison.outcome) {
        widths[0] = std::max(widths[0], static_cast<int>(row.label.size()));
        for (std::size_t i = 0; i < sides.size(); ++i)
            widths[i + 1] = std::max({widths[i + 1], static_cast<int>(sides[i].name.size()),
                                      static_cast<int>(outcomeText(row.cells[i]).size())});
    }
    QString out = u'\n' + QString().leftJustified(widths[0]);
    for (std::size_t i = 0; i < sides.size(); ++i)
        out += QStringLiteral("  ") + sides[i].name.rightJustified(widths[i + 1]);
    QString group;
    for (const ComparedRow& row : comparison.outcome) {
        if (row.group != group)
            out += u'\n' + (group = row.group);
        out += u'\n' + row.label.leftJustified(widths[0]);
        for (std::size_t i = 0; i < sides.size(); ++i)
            out += QStringLiteral("  ") + outcomeText(row.cells[i]).rightJustified(widths[i + 1]);
    }
    return out + u'\n';
}

QByteArray CompareExport::text() const
{
    QString out;
    if (sides.size() > 1)
        out += comparison.verdictText + QStringLiteral("\n\n");
    for (const Compared& side : sides)
        out += side.name + QStringLiteral(": ") +
               plainText(answerSentence(*side.answer, NumberFormat())) + u'\n';
    QString head = QString().leftJustified(kPathWidth + kUnitWidth + 2);
    for (const Compared& side : sides)
        head += u' ' + side.name.rightJustified(kSideWidth);
    if (sides.size() > 1 && dials.isEmpty())
        out += outcomeTable();
    out += u'\n' + head + u'\n';
    const auto rows = rowsOf(*this);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        if (r > 0 && rows[r].isInput != rows[r - 1].isInput)
            out += u'\n'; // inputs first, then results
        out += rows[r].path.leftJustified(kPathWidth) + u' ' +
               rows[r].unit.leftJustified(kUnitWidth) + u' ';
        for (std::size_t i = 0; i < sides.size(); ++i)
            out += u' ' + withShare(*this, rows[r], i).rightJustified(kSideWidth);
        out += u'\n';
    }
    return out.toUtf8();
}

} // namespace model
