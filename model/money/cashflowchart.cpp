#include "model/money/cashflowchart.h"

#include "model/engine/money/booklines.h"
#include "model/engine/money/moneydetail.h"
#include "model/words/booklines.h"
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

// Of the shades of a stack, one that its neighbors do not have.
int shadeOf(BookLine line)
{
    switch (line) {
    case BookLine::Capital: return 5;
    case BookLine::Hall:
    case BookLine::Insurance:
    case BookLine::Tax: return 7;
    case BookLine::Rent: return 3;
    case BookLine::Electricity: return 1;
    case BookLine::Staff: return 2;
    case BookLine::Maintenance: return 0;
    case BookLine::Colocation:
    case BookLine::Resale: return 4;
    case BookLine::Software:
    case BookLine::Storage: return 6;
    }
    return 0;
}

double amount(const BookEntry& entry, BookLine line)
{
    return entry.lines[static_cast<std::size_t>(line)].base();
}

// The first day is separate; then twelve months are a year.
std::size_t periodOf(std::size_t entry, bool byMonth)
{
    return byMonth || entry == 0 ? entry : (entry + 11) / 12;
}

FlowChart::Way wayOf(const QString& label, const Book& book, const std::vector<BookLine>& lines,
                     bool byMonth, double size)
{
    const auto periods = static_cast<qsizetype>(periodOf(book.entries.size() - 1, byMonth)) + 1;
    FlowChart::Way way{label, {}, QVector<double>(periods), QVector<double>(periods)};
    for (const BookLine line : lines) {
        QVector<double> values(periods);
        for (std::size_t i = 0; i < book.entries.size(); ++i)
            values[static_cast<qsizetype>(periodOf(i, byMonth))] +=
                amount(book.entries[i], line) / size;
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

// Without lines that neither option ever pays.
std::vector<BookLine> linesOf(const engine::Books& books)
{
    std::vector<BookLine> lines;
    const auto isPaid = [&](BookLine line) {
        return std::ranges::any_of(std::array{&books.rent, &books.own}, [&](const Book* book) {
            return std::ranges::any_of(
                book->entries, [&](const BookEntry& entry) { return amount(entry, line) != 0; });
        });
    };
    for (const engine::BookLineRow& row : engine::kBookLineRows)
        if (isPaid(row.line))
            lines.push_back(row.line);
    return lines;
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
    const auto lines = linesOf(books);
    for (const BookLine line : lines)
        chart.parts.push_back({words::bookLine(line), shadeOf(line)});
    chart.ways = {wayOf(CashFlow::tr("renting"), books.rent, lines, byMonth, axis.size),
                  wayOf(CashFlow::tr("buying"), books.own, lines, byMonth, axis.size)};
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
