#include "model/engine/knobs/knob.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/export/workbook/sheets.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

struct BookInputs {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

// Money inputs that the workbook itself reacts to. All others determine sizes, layouts and times,
// which only the program computes.
constexpr std::array<std::string_view, 39> kLive{
    "money.price",
    "money.capital",
    "money.runs",
    "money.trials",
    "money.use",
    "money.maintenance",
    "money.staff_own",
    "money.staff_rent",
    "money.discount_1y",
    "money.discount_3y",
    "money.discount_spot",
    "money.stored",
    "money.stored_price",
    "money.leaving",
    "money.leaving_price",
    "money.support",
    "money.trend",
    "money.scheduling",
    "money.part.optic",
    "money.part.copper",
    "money.part.rack",
    "money.part.storage_price",
    "money.part.spares",
    "money.part.software",
    "money.part.insurance",
    "money.colocation",
    "money.hall_price",
    "money.part.installation",
    "money.staff_fixed",
    "money.staff_each",
    "money.staff_gpus",
    "money.staff_renting",
    "money.lead_time",
    "money.resale_loss",
    "money.discount_rate",
    "money.tax_rate",
    "site.electricity",
    "cluster.node.price",
    "cluster.between_link.nic_price",
};
constexpr std::array<std::string_view, 2> kLiveLinks{"cluster.between_link.switch_price",
                                                     "cluster.between_link.cable_price"};

// A mixed cluster's figure is an average that no single cell has.
bool isLive(const BookContext& c, engine::Bound<engine::Number> knob)
{
    const auto& path = knob.row->path;
    const bool listed = std::ranges::count(kLive, path) || std::ranges::count(kLiveLinks, path);
    const double value = engine::read(*c.evaluation.plan, knob);
    return listed && std::isfinite(value) && engine::read(c.plan(), knob) == value;
}

QString nameOf(const std::string& path)
{
    return QString::fromStdString(path).replace(u'.', u'_');
}

} // namespace

bool isMoney(engine::Unit unit)
{
    return engine::info(unit).dim.usd != 0;
}

QString literal(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 17) : QStringLiteral("NA()");
}

double BookContext::inCurrency(double base, engine::Unit unit) const
{
    return tidy(base / engine::info(unit).size * (isMoney(unit) ? rate() : 1));
}

QString BookContext::unitText(engine::Unit unit) const
{
    QString text = QString::fromUtf8(engine::info(unit).symbol);
    if (text == u"count")
        return {};
    return isMoney(unit)
               ? text.replace(QStringLiteral("USD"), QString::fromStdString(project.currency.code))
               : text;
}

QString BookContext::input(const char* path) const
{
    if (const auto it = names.find(path); it != names.end())
        return it->second;
    const auto knob = engine::findNumber(plan(), path);
    return literal(inCurrency(engine::read(plan(), knob), knob.row->unit));
}

void writeInputs(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookInputs::tr("Inputs"));
    sheet.text({0, 0}, BookInputs::tr("Inputs"), CellStyle::Title);
    sheet.text({1, 0},
               BookInputs::tr("Yellow cells can be changed: costs and cash flow follow. All "
                              "other inputs decide sizes and times; change them in "
                              "Headroom and export again."),
               CellStyle::Note);
    constexpr int kHead = 2;
    sheet.heads(kHead, {BookInputs::tr("Group"), BookInputs::tr("Input"), BookInputs::tr("Value"),
                        BookInputs::tr("Unit"), BookInputs::tr("Source"), BookInputs::tr("Date"),
                        BookInputs::tr("Path")});
    sheet.freeze({kHead + 1, 2});
    sheet.widths({14, 34, 18, 14, 44, 12, 30});
    const engine::Plan& plan = *c.evaluation.plan;
    int row = kHead;
    const auto begin = [&](const auto& knob, const std::string& path) {
        ++row;
        sheet.text({row, 0}, words::group(knob.row->group));
        sheet.text({row, 1}, words::knobLabel(QString::fromStdString(path)));
        const auto cite = plan.cites->find(path);
        const bool cited = cite != plan.cites->end();
        sheet.text({row, 4},
                   cited ? QString::fromStdString(cite->second.title) : BookInputs::tr("entered"));
        sheet.text({row, 5}, cited ? QString::fromStdString(cite->second.date) : QString());
        sheet.text({row, 6}, QString::fromStdString(path));
    };
    for (const auto group : {engine::Group::Work, engine::Group::Cluster, engine::Group::Money,
                             engine::Group::Site, engine::Group::Risk, engine::Group::Advice}) {
        engine::forEachRow(
            plan, engine::choices(),
            [&](engine::Bound<engine::Choice> choice, const std::string& path) {
                if (choice.row->group != group ||
                    !choice.row->applies(plan, plan.work[choice.work]))
                    return;
                begin(choice, path);
                sheet.text({row, 2}, chosenName(plan, *c.context.catalog, choice, path));
            });
        engine::forEachRow(plan, engine::numbers(),
                           [&](engine::Bound<engine::Number> knob, const std::string& path) {
                               const double value = engine::read(plan, knob);
                               if (knob.row->group != group ||
                                   !knob.row->applies(plan, plan.work[knob.work]) ||
                                   std::isnan(value))
                                   return;
                               begin(knob, path);
                               const bool live = isLive(c, knob);
                               sheet.number({row, 2}, c.inCurrency(value, knob.row->unit),
                                            live ? CellStyle::Input : CellStyle::Number);
                               sheet.text({row, 3}, c.unitText(knob.row->unit));
                               if (live) {
                                   c.names[path] = nameOf(path);
                                   c.book.define(nameOf(path), sheet.at({row, 2}));
                               }
                           });
    }
    sheet.lock();
    sheet.landscape();
}

} // namespace model
