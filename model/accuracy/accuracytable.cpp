#include "model/accuracy/accuracytable.h"

#include "model/accuracy/accuracywords.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::AccuracyLine, engine::Unit;

struct Column {
    const char* head;
    const char* tip;
    double AccuracyLine::*share;
    int width;
    int spare = 0;
};
constexpr std::array kColumns{
    Column{L("Accuracy", "Median"), L("Accuracy", "Half of the errors are smaller."),
           &AccuracyLine::median, 64},
    Column{L("Accuracy", "Average"), L("Accuracy", "Average of the absolute errors."),
           &AccuracyLine::mean, 60},
    Column{L("Accuracy", "p90"), L("Accuracy", "Nine out of ten errors are smaller."),
           &AccuracyLine::p90, 60},
    Column{L("Accuracy", "±10 %"), L("Accuracy", "Share of runs predicted within 10 %."),
           &AccuracyLine::within10, 64, 2},
    Column{L("Accuracy", "±20 %"), L("Accuracy", "Share of runs predicted within 20 %."),
           &AccuracyLine::within20, 64, 1},
    Column{L("Accuracy", "In range"),
           L("Accuracy",
             "Share of runs within the predicted range, which should contain four out of five."),
           &AccuracyLine::coverage, 68},
};

// By quantity.
constexpr std::array kSummaries{
    //: %1 a count, %2 and %3 percentages.
    L("Accuracy", "%1 step times: half are predicted within %2, 90 % within %3."),
    //: %1 a count, %2 and %3 percentages.
    L("Accuracy", "%1 memory measurements: half are predicted within %2, 90 % within %3."),
    //: %1 a count, %2 and %3 percentages.
    L("Accuracy", "%1 token and request rates: half are predicted within %2, 90 % within %3."),
    //: %1 a count, %2 and %3 percentages.
    L("Accuracy", "%1 TTFT values: half are predicted within %2, 90 % within %3."),
    //: %1 a count, %2 and %3 percentages.
    L("Accuracy", "%1 TPOT values: half are predicted within %2, 90 % within %3."),
};

QString accuracyText(const char* text)
{
    return QCoreApplication::translate("Accuracy", text);
}

QString summaryOf(const AccuracyLine& all, const engine::AccuracySources& sources,
                  engine::AccuracyQuantity quantity, const NumberFormat& format)
{
    if (all.rows == 0)
        return accuracyText(L("Accuracy", "No measured runs are available for this comparison."));
    QString runs = words::filled(accuracyText(kSummaries[static_cast<std::size_t>(quantity)]),
                                 {format.plain(all.rows, 0), format.text(all.median, Unit::Percent),
                                  format.text(all.p90, Unit::Percent)});
    if (sources.count < 2)
        return runs;
    return runs + u' ' +
           words::filled(
               //: %1 a count, %2 a percentage.
               accuracyText(L("Accuracy", "Half of the %1 sources have a median error "
                                          "below %2.")),
               {format.plain(static_cast<double>(sources.count), 0),
                format.text(sources.median, Unit::Percent)});
}

} // namespace

void AccuracyTable::show(AccuracyRows rows, const AccuracyLook& look,
                         const engine::Catalog& catalog, const NumberFormat& format)
{
    const auto groups = engine::accuracyBy(rows, look.quantity, look.fit, look.by);
    std::vector<Head> heads{{byWords(look.by), {}, 150, true},
                            {accuracyText(L("Accuracy", "Runs")),
                             accuracyText(L("Accuracy", "Number of runs with a prediction.")), 64}};
    for (const Column& c : kColumns)
        heads.push_back(
            {accuracyText(c.head), accuracyText(c.tip), c.width, false, false, c.spare});
    // The row of all groups has no sort key, so it stays last.
    const auto rowOf = [&](const QString& name, const AccuracyLine& line, bool all) {
        Row row{{words(name), number(format.plain(line.rows, 0), line.rows)}, all, {}};
        for (const Column& c : kColumns) {
            const double share = line.*c.share;
            row.cells.push_back(std::isfinite(share)
                                    ? number(format.text(share, Unit::Percent), share)
                                    : number(QStringLiteral("–"), NAN));
        }
        row.cells.front().tip = name;
        for (CatalogCell& cell : row.cells)
            if (all)
                cell.sort = QVariant();
        return row;
    };
    std::vector<Row> shown;
    for (const AccuracyLine& line : groups.lines)
        shown.push_back(rowOf(groupWords(look.by, line.name, catalog, format), line, false));
    if (groups.all.rows > 0)
        shown.push_back(rowOf(accuracyText(L("Accuracy", "all runs")), groups.all, true));
    summary_ = summaryOf(groups.all, engine::acrossSources(rows, look.quantity, look.fit),
                         look.quantity, format);
    fill(std::move(heads), std::move(shown));
}

} // namespace model
