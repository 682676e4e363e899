#include "model/compare/comparison.h"
#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/tornado.h"
#include "model/export/workbook/sheets.h"
#include "model/uncertainty/moverschart.h"
#include "model/uncertainty/questions.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct BookResults {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

void begin(Sheet& sheet, const QString& title, const QStringList& heads,
           const std::vector<double>& widths)
{
    sheet.text({0, 0}, title, CellStyle::Title);
    sheet.heads(1, heads);
    sheet.freeze({2, 1});
    sheet.widths(widths);
    sheet.landscape();
}

} // namespace

double BookContext::dial(const char* path) const
{
    const auto row = engine::findDial(*evaluation.plan, path);
    const double base = engine::read(*evaluation.resolved, evaluation.assessment, row);
    return inCurrency(base, row.row->unit);
}

void writeResults(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookResults::tr("Results"));
    begin(sheet, BookResults::tr("Results"),
          {BookResults::tr("Result"), BookResults::tr("Value"), BookResults::tr("Low (P10)"),
           BookResults::tr("High (P90)"), BookResults::tr("Unit"), BookResults::tr("Path")},
          {44, 20, 18, 18, 16, 34});
    const engine::Evaluation& e = c.evaluation;
    int row = 1;
    engine::forEachRow(
        *e.plan, engine::dials(), [&](engine::Bound<engine::Dial> dial, const std::string& path) {
            const double value = engine::read(*e.resolved, e.assessment, dial);
            if (!engine::applies(*e.plan, dial) || !std::isfinite(value))
                return;
            ++row;
            sheet.text({row, 0}, words::dialLabel(QString::fromStdString(path)));
            sheet.number({row, 1}, c.inCurrency(value, dial.row->unit));
            if (const engine::Band* band = e.bands.find(path); band && band->high > band->low) {
                sheet.number({row, 2}, c.inCurrency(band->low, dial.row->unit));
                sheet.number({row, 3}, c.inCurrency(band->high, dial.row->unit));
            }
            sheet.text({row, 4}, c.unitText(dial.row->unit));
            sheet.text({row, 5}, QString::fromStdString(path));
        });
    sheet.lock();
}

void writeScenarios(BookContext& c)
{
    if (c.project.scenarios.size() < 2)
        return;
    const Comparison compared = comparison(answeredSides(c.project, c.context), c.project.baseline,
                                           Listed::Differences, *c.context.catalog, c.format);
    Sheet sheet = c.book.sheet(BookResults::tr("Scenarios"));
    QStringList heads{BookResults::tr("Input or result"), BookResults::tr("Unit")};
    std::vector<double> widths{44, 16};
    for (const QString& name : compared.names) {
        heads << name;
        widths.push_back(22);
    }
    begin(sheet, BookResults::tr("Scenarios"), heads, widths);
    int row = 1;
    for (const auto* rows : {&compared.inputs, &compared.outputs})
        for (const ComparedRow& one : *rows) {
            ++row;
            sheet.text({row, 0}, one.label);
            sheet.text({row, 1}, c.unitText(one.unit));
            for (std::size_t i = 0; i < one.cells.size(); ++i) {
                const CellPlace place{row, 2 + static_cast<int>(i)};
                const ComparedCell& cell = one.cells[i];
                if (std::isfinite(cell.value))
                    sheet.number(place, c.inCurrency(cell.value, one.unit));
                else
                    sheet.text(place, cell.text);
            }
        }
    sheet.lock();
}

// The effect of each uncertain input on the decisive figure, largest first.
void writeSensitivity(BookContext& c)
{
    const auto answered = engine::completed(c.evaluation, wantsOfMovers(), c.context);
    const std::vector<Question> all = questions(*answered, c.format);
    const auto question = std::ranges::find_if(all, &Question::known);
    const engine::Tornado* movers =
        question == all.end() ? nullptr : moversOf(*answered, *question);
    if (!movers || movers->bars.empty())
        return;
    Sheet sheet = c.book.sheet(BookResults::tr("Sensitivity"));
    begin(sheet, BookResults::tr("Sensitivity: %1").arg(question->name),
          {BookResults::tr("Input"), BookResults::tr("Input, low"), BookResults::tr("Input, high"),
           BookResults::tr("Unit"), BookResults::tr("Result at low"),
           BookResults::tr("Result at high"), BookResults::tr("Change at low"),
           BookResults::tr("Change at high"), BookResults::tr("Share of variance")},
          {40, 14, 14, 14, 18, 18, 18, 18, 14});
    const double middle = c.inCurrency(movers->typical, question->unit);
    int row = 1;
    for (const engine::TornadoBar& bar : movers->bars) {
        ++row;
        const engine::Unit unit = inputUnit(*answered->plan, bar.path);
        sheet.text({row, 0}, inputName(bar.path));
        sheet.number({row, 1}, c.inCurrency(bar.input.low, unit));
        sheet.number({row, 2}, c.inCurrency(bar.input.high, unit));
        sheet.text({row, 3}, c.unitText(unit));
        const double low = c.inCurrency(bar.atLow, question->unit);
        const double high = c.inCurrency(bar.atHigh, question->unit);
        sheet.number({row, 4}, low, CellStyle::Money);
        sheet.number({row, 5}, high, CellStyle::Money);
        sheet.formula({row, 6}, QStringLiteral("E%1-%2").arg(row + 1).arg(literal(middle)),
                      low - middle, CellStyle::Money);
        sheet.formula({row, 7}, QStringLiteral("F%1-%2").arg(row + 1).arg(literal(middle)),
                      high - middle, CellStyle::Money);
        sheet.number({row, 8}, bar.share, CellStyle::Percent);
    }
    const QString names = sheet.at({2, 0}, {row, 0});
    sheet.chart(c.book.chart(true, question->name, BookResults::tr("Input"),
                             BookResults::tr("Change of the result"),
                             {{BookResults::tr("Input low"), names, sheet.at({2, 6}, {row, 6})},
                              {BookResults::tr("Input high"), names, sheet.at({2, 7}, {row, 7})}}),
                {row + 2, 0}, 2, 1.6);
    sheet.lock();
}

void writeSources(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookResults::tr("Sources"));
    begin(sheet, BookResults::tr("Sources"),
          {BookResults::tr("Input"), BookResults::tr("Source"), BookResults::tr("Date"),
           BookResults::tr("Where"), BookResults::tr("Note"), BookResults::tr("Path")},
          {36, 44, 12, 44, 44, 30});
    int row = 1;
    for (const auto& [path, cite] : *c.evaluation.plan->cites) {
        ++row;
        sheet.text({row, 0}, words::knobLabel(QString::fromStdString(path)));
        sheet.text({row, 1}, QString::fromStdString(cite.title));
        sheet.text({row, 2}, QString::fromStdString(cite.date));
        sheet.text({row, 3}, QString::fromStdString(cite.where));
        sheet.text({row, 4}, cite.recalled ? BookResults::tr("cited from memory")
                                           : QString::fromStdString(cite.note));
        sheet.text({row, 5}, QString::fromStdString(path));
    }
    sheet.lock();
}

} // namespace model
