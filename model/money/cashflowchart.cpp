#include "model/money/cashflowchart.h"

#include "model/engine/money/moneydetail.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Book, engine::BookEntry, engine::BookLine, engine::Unit;

struct CashFlow {
    Q_DECLARE_TR_FUNCTIONS(CashFlow)
};

// The lines of a book in stacking order, from bottom to top; small similar lines are combined.
struct Row {
    const char* label;
    std::vector<BookLine> lines;
    int shade;
};
const std::array kRows{
    Row{L("CashFlow", "hardware"), {BookLine::Capital}, 5},
    Row{L("CashFlow", "data center"), {BookLine::Hall}, 7},
    Row{L("CashFlow", "rent"), {BookLine::Rent}, 3},
    Row{L("CashFlow", "electricity"), {BookLine::Electricity}, 1},
    Row{L("CashFlow", "staff"), {BookLine::Staff}, 2},
    Row{L("CashFlow", "maintenance"), {BookLine::Maintenance, BookLine::Insurance}, 0},
    Row{L("CashFlow", "colocation"), {BookLine::Colocation}, 4},
    Row{L("CashFlow", "software"), {BookLine::Software}, 6},
    Row{L("CashFlow", "storage"), {BookLine::Storage}, 6},
    Row{L("CashFlow", "resale"), {BookLine::Resale}, 4},
    Row{L("CashFlow", "tax"), {BookLine::Tax}, 7},
};

QString cashFlowText(const char* text)
{
    return QCoreApplication::translate("CashFlow", text);
}

double amount(const BookEntry& entry, const Row& row)
{
    double sum = 0;
    for (const BookLine line : row.lines)
        sum += entry.lines[static_cast<std::size_t>(line)].base();
    return sum;
}

// The first day is separate; then twelve months are a year.
std::size_t periodOf(std::size_t entry, bool byMonth)
{
    return byMonth || entry == 0 ? entry : (entry + 11) / 12;
}

FlowChart::Way wayOf(const QString& label, const Book& book, const std::vector<const Row*>& rows,
                     bool byMonth, double size)
{
    const auto periods = static_cast<qsizetype>(periodOf(book.entries.size() - 1, byMonth)) + 1;
    FlowChart::Way way{label, {}, QVector<double>(periods), QVector<double>(periods)};
    for (const Row* row : rows) {
        QVector<double> values(periods);
        for (std::size_t i = 0; i < book.entries.size(); ++i)
            values[static_cast<qsizetype>(periodOf(i, byMonth))] +=
                amount(book.entries[i], *row) / size;
        way.parts.push_back(values);
    }
    for (std::size_t i = 0; i < book.entries.size(); ++i)
        way.total[static_cast<qsizetype>(periodOf(i, byMonth))] +=
            book.entries[i].total().base() / size;
    double sum = 0;
    for (qsizetype p = 0; p < periods; ++p)
        way.running[p] = sum += way.total[p];
    return way;
}

// Rows that neither option ever pays are omitted.
std::vector<const Row*> rowsOf(const engine::Books& books)
{
    std::vector<const Row*> rows;
    for (const Row& row : kRows)
        for (const Book* book : {&books.rent, &books.own})
            if (std::ranges::any_of(book->entries,
                                    [&](const BookEntry& e) { return amount(e, row) != 0; })) {
                rows.push_back(&row);
                break;
            }
    return rows;
}

void addExtent(FlowChart& chart)
{
    for (const FlowChart::Way& way : chart.ways)
        for (qsizetype p = 0; p < chart.periods.size(); ++p) {
            double above = 0, below = 0;
            for (const QVector<double>& part : way.parts)
                (part[p] > 0 ? above : below) += part[p];
            chart.low = std::min({chart.low, below, way.running[p]});
            chart.high = std::max({chart.high, above, way.running[p]});
        }
}

void addPeriods(FlowChart& chart, std::size_t count, bool byMonth)
{
    chart.period = byMonth ? CashFlow::tr("Month") : CashFlow::tr("Year");
    chart.periods << CashFlow::tr("start");
    for (std::size_t p = 1; p < count; ++p)
        chart.periods << QString::number(p);
    chart.every = byMonth ? std::max(6, static_cast<int>(count) / 60 * 12) : 1;
}

void addHeads(FlowChart& chart)
{
    for (qsizetype p = 0; p < chart.periods.size(); ++p)
        chart.heads << (p == 0 ? CashFlow::tr("First day")
                               : chart.period + QChar(0x00a0) + chart.periods[p]);
}

} // namespace

FlowChart cashFlowChart(const engine::Evaluation& e, bool byMonth, const NumberFormat& format)
{
    FlowChart chart;
    chart.title = CashFlow::tr("Cash flow: renting vs. buying");
    const bool known = e.money && std::isfinite(e.money->books.saved.base());
    if (!known) {
        chart.subtitle =
            CashFlow::tr("A price is missing. Enter rental price and capex per GPU to compare.");
        return chart;
    }
    const engine::Books& books = e.money->books;
    const auto axis = format.axisUnit(
        std::max(std::abs(books.rent.total.base()), std::abs(books.own.total.base())),
        Unit::Dollar);
    chart.prefix = axis.symbol;
    chart.suffix = axis.suffix();
    const auto rows = rowsOf(books);
    for (const Row* row : rows)
        chart.parts.push_back({cashFlowText(row->label), row->shade});
    chart.ways = {wayOf(CashFlow::tr("renting"), books.rent, rows, byMonth, axis.size),
                  wayOf(CashFlow::tr("buying"), books.own, rows, byMonth, axis.size)};
    addPeriods(chart, static_cast<std::size_t>(chart.ways.front().total.size()), byMonth);
    chart.high = 0;
    addExtent(chart);
    addHeads(chart);
    chart.subtitle =
        CashFlow::tr("Left bars: renting; right bars: buying; lines: cumulative cost.");
    chart.summary = chart.subtitle + u' ' +
                    words::filled(
                        //: %1 and %2 amounts of money.
                        CashFlow::tr("Totals: renting %1, buying %2."),
                        {format.text(books.rent.total.base(), Unit::Dollar),
                         format.text(books.own.total.base(), Unit::Dollar)});
    return chart;
}

} // namespace model
