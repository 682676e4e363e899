#include "model/options/supplytable.h"

#include "model/engine/text.h"
#include "model/options/optionwords.h"
#include "model/sentences/budgetsentence.h"
#include "model/uncertainty/questions.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::PlanOption, engine::Unit;

struct Column : TableColumn { // for a header's "%1": the budget's basis, or the period's length
    enum class For { Any, Training, Serving } what = For::Any;
};
using For = Column::For;
constexpr std::array kColumns{
    Column{L("Supply", "#"), L("Supply", "Rank by cost among the options that meet all limits."),
           36},
    Column{L("Supply", "GPUs"), L("Supply", "Smallest number of the GPU type that does the work."),
           136, true},
    Column{L("Supply", "Term"), L("Supply", "Rented for how long, or bought."), 100, true},
    Column{L("Supply", "Seller"),
           L("Supply", "Provider and region of the price, or how the usual price is found."), 156,
           true},
    Column{L("Supply", "Price"), L("Supply", "Per GPU-hour on these terms, or per GPU bought."),
           92},
    Column{L("Supply", "Date"), L("Supply", "Date of the price."), 80, true, 4},
    Column{L("Supply", "Ready in"),
           L("Supply", "Time to train, with the delivery of GPUs that are bought."), 72, false, 0,
           For::Training},
    Column{L("Supply", "Capacity"),
           L("Supply", "Requests per second that the fleet answers within the latency limits."), 84,
           false, 0, For::Serving},
    Column{L("Supply", "TTFT"), L("Supply", "Time to first token."), 64, false, 5, For::Serving},
    Column{L("Supply", "TPOT"), L("Supply", "Time per output token."), 64, false, 5, For::Serving},
    Column{L("Supply", "Cost %1"), L("Supply", "What the options are ranked by."), 84},
    Column{L("Supply", "Total, %1"), L("Supply", "Everything paid over the period compared."), 84,
           false, 3},
    Column{L("Supply", "Per GPU-hour"), L("Supply", "All costs per hour that a GPU works."), 92,
           false, 6},
    Column{L("Supply", "Power"), L("Supply", "Peak facility power (with PUE)."), 72, false, 2},
    Column{L("Supply", "Memory"),
           L("Supply", "Memory used on the fullest GPU, as a share of what is usable."), 68, false,
           7, For::Training},
    Column{L("Supply", "On time"), L("Supply", "Share of the draws that meet the deadline."), 64,
           false, 1, For::Training},
    Column{L("Supply", "In budget"), L("Supply", "Share of the draws that stay within the budget."),
           72, false, 8},
    Column{L("Supply", "Cheapest"),
           L("Supply", "Share of the draws in which this option costs least. Errors that options "
                       "share do not decide between them."),
           70},
    Column{L("Supply", "Result"), L("Supply", "Limits that the option misses, and by how much."),
           190, true},
};

QString supplyText(const char* text)
{
    return QCoreApplication::translate("Supply", text);
}

// Memory use of the fullest GPU, for the first workload with computed steps.
double memoryShare(const PlanOption& option)
{
    for (std::size_t w = 0; w < option.plan->work.size(); ++w)
        if (option.plan->work[w].isComputed()) {
            const engine::TrainAnswer& run = option.assessment.work[w];
            return run.memory.total() / run.usable;
        }
    return engine::kUnknown;
}

const engine::ServeAnswer* fleetOf(const PlanOption& option)
{
    for (const std::size_t w : option.plan->fleetIndices())
        return &option.assessment.serving[w];
    return nullptr;
}

QString resultText(const PlanOption& option, const NumberFormat& format)
{
    if (!option.keeps())
        return allMissed(option, format);
    if (std::isnan(option.cost.base()))
        return supplyText(L("Supply", "price unknown"));
    QStringList ranks;
    if (option.tied)
        ranks << supplyText(L("Supply", "may be the cheapest"));
    if (option.unbeaten)
        ranks << supplyText(L("Supply", "on the frontier"));
    return ranks.join(QStringLiteral(", "));
}

bool isForOthers(const Column& column, const engine::OptionTable& options)
{
    if (column.what == For::Any)
        return false;
    return column.what == For::Training ? !options.plan->runs() : options.plan->runs();
}

QString headText(const Column& column, const engine::Plan& plan, const NumberFormat& format)
{
    const QString text = supplyText(column.head);
    return text.startsWith(supplyText("Total, %1").section(u'%', 0, 0))
               ? text.arg(format.text(plan.money.years.base(), Unit::Years))
           : text.contains(QStringLiteral("%1")) ? text.arg(basisWords(plan, format))
                                                 : text;
}

bool isOnSpot(const PlanOption& option)
{
    return !option.buys() && option.plan->money.rent.term == engine::Term::Spot;
}

// What the times and costs of spot prices take for granted.
QString spotTerms(const engine::OptionTable& options, const NumberFormat& format)
{
    if (std::ranges::none_of(options.rows, isOnSpot))
        return {};
    const engine::Seconds between = options.plan->money.rent.nodeBetween;
    return u' ' + words::filled(
                      //: %1 a time.
                      supplyText(L("Supply", "On spot, each node is preempted every %1.")),
                      {format.text(between.base(), engine::Unit::Days)});
}

} // namespace

CellTable::Row SupplyTable::cells(const PlanOption& o, int rank, const NumberFormat& format) const
{
    const auto value = [&](double base, Unit unit) {
        return number(format.text(base, unit), base);
    };
    const auto chance = [&](double share) {
        return number(std::isnan(share) ? format.text(share, Unit::Percent)
                                        : chanceText(share, format),
                      share);
    };
    const OptionPrice price = optionPrice(o);
    const engine::ServeAnswer* fleet = fleetOf(o);
    const auto latency = [&](auto get) {
        return value(fleet ? get(*fleet) : engine::kUnknown, Unit::Second);
    };
    const QString result = resultText(o, format);
    Row row{{number(rank > 0 ? QString::number(rank) : QStringLiteral("–"),
                    rank > 0 ? rank : engine::kUnknown),
             words(optionSize(o, format)), words(optionWay(o, *options_->catalog)),
             words(optionSeller(o)), value(price.base, price.unit),
             words(price.cite ? QString::fromStdString(price.cite->date) : QString()),
             value(o.ready.base(), Unit::Days), value(o.capacity.base(), Unit::EachSecond),
             latency([](const auto& f) { return f.first.base(); }),
             latency([](const auto& f) { return f.token.base(); }),
             value(o.cost.base(), Unit::Dollar), value(o.total.base(), Unit::Dollar),
             value(o.hour.base(), Unit::DollarPerGpuHour),
             value(o.assessment.site.peak.total().base(), Unit::Kilowatt),
             value(memoryShare(o), Unit::Percent), chance(o.chanceDate), chance(o.chanceBudget),
             chance(o.cheapest), words(result)},
            rank == 1,
            optionLayout(o)};
    if (price.cite) {
        const QString from = QString::fromStdString(price.cite->title);
        row.cells[4].tip = row.cells[5].tip = from;
    }
    for (CatalogCell& cell : row.cells)
        cell.tone = o.keeps() ? Tone::Plain : Tone::Muted;
    row.cells.back().tip = result;
    if (!o.keeps())
        row.cells.back().tone = Tone::Note;
    return row;
}

void SupplyTable::show(std::shared_ptr<const engine::OptionTable> options,
                       const NumberFormat& format)
{
    options_ = std::move(options);
    std::vector<Head> heads;
    for (const Column& c : kColumns) {
        heads.push_back(headOf(c, "Supply"));
        heads.back().text = headText(c, *options_->plan, format);
        heads.back().hidden = isForOthers(c, *options_);
    }
    std::vector<Row> rows;
    int rank = 0, keep = 0;
    for (const PlanOption& option : options_->rows) {
        const bool ranked = option.keeps() && !std::isnan(option.cost.base());
        keep += option.keeps() ? 1 : 0;
        rows.push_back(cells(option, ranked ? ++rank : 0, format));
    }
    summary_ =
        options_->isWhole()
            ? words::filled(
                  options_->types == 1
                      //: %1 and %2 counts of options.
                      ? supplyText(L("Supply", "%1 of %2 options of this GPU meet all limits."))
                      //: %1 and %2 counts of options, %3 a count of GPU types.
                      : supplyText(
                            L("Supply", "%1 of %2 options meet all limits, of %3 GPU types.")),
                  {QString::number(keep), QString::number(rows.size()),
                   QString::number(options_->types)}) +
                  spotTerms(*options_, format)
            //: %1 and %2 counts of GPU types.
            : words::filled(supplyText(L("Supply", "%1 of %2 GPU types compared so far.")),
                            {QString::number(options_->looked), QString::number(options_->types)});
    fill(std::move(heads), std::move(rows));
}

const PlanOption* SupplyTable::optionAt(int row) const
{
    return options_ && row >= 0 && row < rowCount() ? &options_->rows[static_cast<std::size_t>(row)]
                                                    : nullptr;
}

int SupplyTable::rowOf(const PlanOption& option) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const PlanOption& other = *optionAt(row);
        if (other.plan->cluster.gpu.id == option.plan->cluster.gpu.id &&
            other.offer == option.offer && other.buys() == option.buys() &&
            other.plan->money.rent.term == option.plan->money.rent.term)
            return row;
    }
    return -1;
}

bool SupplyTable::isPlan(int row) const
{
    const PlanOption* option = optionAt(row);
    return option && engine::sameValues(*option->plan, *options_->plan);
}

} // namespace model
