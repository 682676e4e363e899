#include "model/export/workbook/workbook.h"

#include "model/export/workbook/sheets.h"
#include "model/report/report.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/workname.h"

#include <QCoreApplication>

namespace model {
namespace {

struct Workbook {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

// Totals of the months: as formulas, so that they follow the inputs.
void writeDecision(BookContext& c, Sheet& sheet, const CashPlaces& cash, int row)
{
    const engine::Books books = engine::books(c.plan().money, c.money());
    const double rate = c.rate();
    const auto add = [&](const char* name, const QString& label, const QString& formula,
                         double value, CellStyle style = CellStyle::Money) {
        sheet.text({row, 0}, label, CellStyle::Strong);
        sheet.formula({row, 1}, formula, value, style);
        c.book.define(QString::fromUtf8(name), sheet.at({row, 1}));
        ++row;
    };
    const auto sum = [](const QString& range) { return QStringLiteral("SUM(%1)").arg(range); };
    add("renting", Workbook::tr("Cost of renting, with trend and tax"), sum(cash.rentTotal),
        books.rent.total.base() * rate);
    add("buying", Workbook::tr("Cost of buying, with trend and tax"), sum(cash.ownTotal),
        books.own.total.base() * rate);
    // The last of the running sums.
    add("npv_saved", Workbook::tr("Savings from buying, present value (NPV)"),
        QStringLiteral("INDEX(%1,ROWS(%1))").arg(cash.saved), books.saved.base() * rate);
    add("irr", Workbook::tr("Internal rate of return (IRR)"),
        QStringLiteral("IFERROR((1+IRR(%1,0.01))^12-1,\"n/a\")").arg(cash.irr), books.irr.rate,
        CellStyle::Percent);
    add("payback_years", Workbook::tr("Payback time (years)"),
        QStringLiteral("IF(COUNT(%1)=0,\"n/a\",MIN(%1)/12)").arg(cash.payback),
        books.payback / engine::kYear, CellStyle::Years);
    add("even_years", Workbook::tr("Break-even after (years)"), QStringLiteral("break_even_years"),
        evenYearsInBook(c), CellStyle::Years);
    add("even_use", Workbook::tr("Break-even utilization"), QStringLiteral("break_even_use"),
        c.money().breakEvenUse, CellStyle::Percent);
    sheet.chart(c.book.chart(false, Workbook::tr("Cumulative cost"), Workbook::tr("Years"),
                             QString::fromStdString(c.project.currency.code),
                             {{Workbook::tr("Renting"), cash.months, cash.rentPaid},
                              {Workbook::tr("Buying"), cash.months, cash.ownPaid}}),
                {row + 1, 0}, 1.8, 1.4);
}

int writeHeadlines(BookContext& c, Sheet& sheet)
{
    const engine::Project& project = c.project;
    QStringList names{QString::fromStdString(project.client),
                      QString::fromStdString(project.scenarios[project.current].name),
                      QString::fromStdString(c.context.catalog->today),
                      QStringLiteral("Headroom " HEADROOM_VERSION)};
    sheet.text({0, 0}, projectTitle(project), CellStyle::Title);
    names.removeAll(QString());
    sheet.text({1, 0}, names.join(QStringLiteral(" · ")), CellStyle::Note);
    sheet.text({2, 0}, plainText(answerSentence(c.evaluation, c.format)));
    constexpr int kHead = 4;
    sheet.heads(kHead, {Workbook::tr("Figure"), Workbook::tr("Value"), Workbook::tr("80 % range"),
                        Workbook::tr("Note")});
    int row = kHead;
    for (const Headline& h : headlines(c.evaluation, c.format)) {
        ++row;
        sheet.text({row, 0}, h.label, CellStyle::Strong);
        sheet.text({row, 1}, (h.value.symbol + h.value.number + u' ' + h.value.unit).trimmed());
        sheet.text({row, 2}, h.band);
        sheet.text({row, 3}, h.note);
    }
    return row + 2;
}

} // namespace

engine::Result<QByteArray> workbookOf(const engine::Project& project,
                                      const engine::Evaluation& evaluation,
                                      const engine::Context& context)
{
    XlsxBook book(projectTitle(project), QString::fromStdString(project.client));
    BookContext c{project, evaluation, context, book,
                  NumberFormat(QLocale(QLocale::English, QLocale::UnitedStates), project.currency)};
    Sheet summary = book.sheet(Workbook::tr("Summary"));
    summary.widths({44, 24, 26, 60});
    const int row = writeHeadlines(c, summary);
    writeInputs(c);
    writeResults(c);
    writeBill(c);
    writeCosts(c);
    writeDecision(c, summary, writeCash(c), row);
    summary.lock();
    summary.landscape();
    writeScenarios(c);
    writeSensitivity(c);
    writeSources(c);
    return book.bytes();
}

} // namespace model
