#include "model/money/mixtable.h"

#include "model/engine/dials/dial.h"
#include "model/engine/money/moneydetail.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/uncertainty/spotchance.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {

using engine::kUnknown, engine::Unit;

namespace {

struct Mixed {
    Q_DECLARE_TR_FUNCTIONS(Mixed)
};

double readDial(const engine::Evaluation& e, const char* path)
{
    return engine::read(*e.resolved, e.assessment, engine::findDial(*e.plan, path));
}

// The deadline of the single run, or that there are several.
QString datesOf(const engine::Plan& plan, const NumberFormat& format)
{
    const auto first = std::ranges::find_if(plan.work, &engine::Workload::runs);
    if (first == plan.work.end())
        return QStringLiteral("–");
    return std::ranges::count_if(plan.work, &engine::Workload::runs) > 1
               ? Mixed::tr("all runs")
               : format.text(first->train.deadline.base(), Unit::Days);
}

// Named like the plan's rental terms.
QString supplyName(const std::string& id)
{
    if (id == "own")
        return Mixed::tr("Owned");
    return words::option(QStringLiteral("money.term"), QString::fromStdString(id));
}

} // namespace

// Contents of a row; values that do not apply are unknown and left empty.
struct MixTable::Line {
    QString dial, way;
    double gpus = kUnknown, use = kUnknown, year = kUnknown;
    QString note{};
    bool strong = false;
};

void MixTable::add(std::vector<Row>& rows, const Line& line, const NumberFormat& format)
{
    const auto cell = [&](double value, Unit unit) {
        const bool known = std::isfinite(value);
        return number(!known       ? QString()
                      : value == 0 ? QStringLiteral("–")
                                   : format.text(value, unit),
                      value);
    };
    Row row{{words(line.way),
             number(!std::isfinite(line.gpus) ? QString()
                    : line.gpus == 0          ? QStringLiteral("–")
                                              : format.number(line.gpus, Unit::Gpus),
                    line.gpus),
             cell(line.use, Unit::Percent), cell(line.year, Unit::DollarPerYear), words(line.note)},
            line.strong,
            line.note};
    if (line.gpus == 0)
        for (CatalogCell& c : row.cells)
            c.tone = Tone::Muted;
    rows.push_back(std::move(row));
    dials_ << line.dial;
}

void MixTable::addSupplies(std::vector<Row>& rows, const engine::Evaluation& e,
                           const NumberFormat& format)
{
    const engine::MoneyDetail& d = *e.money;
    double most = 0;
    for (std::size_t i = 0; i < d.supplies.size(); ++i) {
        const engine::Supply& supply = d.supplies[i];
        const engine::MixPart& part = d.mix.parts[i];
        most += part.gpus;
        add(rows,
            {QStringLiteral("money.mix_") + QString::fromStdString(supply.id),
             supplyName(supply.id), part.gpus, part.use, part.cost.base(),
             supply.taken ? Mixed::tr("for interruptible load") : QString()},
            format);
    }
    add(rows,
        {QStringLiteral("money.mix_year"), Mixed::tr("Cheapest mix"), most, kUnknown,
         d.mix.cost.base(), Mixed::tr("without staff"), true},
        format);
}

void MixTable::addWays(std::vector<Row>& rows, const engine::Evaluation& e,
                       const NumberFormat& format)
{
    const engine::MoneyDetail& d = *e.money;
    add(rows,
        {QStringLiteral("money.burst_year"), Mixed::tr("Hybrid: own base, cloud"), d.burst.own,
         d.burst.ownUse, d.burst.cost().base(),
         //: %1 GPUs with their count, %2 a time.
         words::filled(Mixed::tr("%1 more in the cloud; data transfer takes %2 before each burst"),
                       {format.text(d.burst.burst, Unit::Gpus),
                        format.text(d.burst.transfer.base(), Unit::Hours)})},
        format);
    const auto bought = std::ranges::count(d.stages.stages, true, &engine::StageAnswer::bought);
    add(rows,
        {QStringLiteral("money.stages_value"), Mixed::tr("Staged purchase"),
         e.assessment.decision.gpus * static_cast<double>(bought) /
             static_cast<double>(std::max<std::size_t>(1, d.stages.stages.size())),
         kUnknown, kUnknown,
         words::filled(
             //: %1 and %2 counts, %3 an amount of money.
             e.plan->money.discountRate.base() > 0
                 ? Mixed::tr("%1 of %2 stages reach their utilization threshold; present value %3")
                 :
                 //: %1 and %2 counts, %3 an amount of money.
                 Mixed::tr(
                     "%1 of %2 stages reach their utilization threshold; value %3, undiscounted"),
             {QString::number(bought), QString::number(d.stages.stages.size()),
              format.text(d.stages.value.base(), Unit::Dollar)})},
        format);
    if (e.plan->work.front().kind == engine::WorkloadKind::Tune)
        add(rows,
            {QStringLiteral("money.api_run"), Mixed::tr("Run at API price"), kUnknown, kUnknown,
             kUnknown,
             //: %1 and %3 the cost of a run, %2 the price per million tokens.
             words::filled(Mixed::tr("%1 at %2; this plan %3"),
                           {format.text(readDial(e, "money.api_run"), Unit::Dollar),
                            format.text(e.plan->money.apiPrice.base(), Unit::DollarPerMtoken),
                            format.text(e.assessment.money.runCost.base(), Unit::Dollar)})},
            format);
}

void MixTable::addSpot(std::vector<Row>& rows, const engine::Evaluation& e,
                       const NumberFormat& format)
{
    add(rows,
        {QStringLiteral("money.spot_price"), Mixed::tr("Effective spot price"), kUnknown, kUnknown,
         kUnknown,
         //: %1 a price, %2 a factor, %3 a price.
         words::filled(Mixed::tr("%1, because work takes %2 times as long; on demand %3"),
                       {format.text(readDial(e, "money.spot_price"), Unit::DollarPerGpuHour),
                        format.text(readDial(e, "money.spot_slowdown"), Unit::None),
                        format.text(e.resolved->money.price.base(), Unit::DollarPerGpuHour)})},
        format);
    add(rows,
        {QStringLiteral("money.spot_chance"), Mixed::tr("Chance on time, spot"), kUnknown, kUnknown,
         kUnknown,
         //: %1 a percentage, %2 a list of dates.
         words::filled(
             Mixed::tr("%1; deadline: %2"),
             {format.text(engine::spotChance(*e.resolved, e.assessment, e.bands), Unit::Percent),
              datesOf(*e.plan, format)})},
        format);
}

void MixTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Mixed::tr("Option"), Mixed::tr("How the GPUs are sourced."), 150, true},
        {Mixed::tr("GPUs"), Mixed::tr("Number of GPUs at the busiest hour of the week."), 54},
        {Mixed::tr("Utilization"), Mixed::tr("Share of the hours of these GPUs that is used."), 54},
        {Mixed::tr("Cost"), Mixed::tr("Cost per year, without staff."), 96},
        {Mixed::tr("Notes"),
         Mixed::tr("Press Enter or double-click a row to see how its figure is computed."), 200,
         true}};
    std::vector<Row> rows;
    dials_.clear();
    addSupplies(rows, e, format);
    addWays(rows, e, format);
    addSpot(rows, e, format);
    const engine::WeekLoad& load = e.plan->money.load;
    summary_ = words::filled(
        //: %1 a percentage, %2 GPUs with their count, %3 hours per day, %4 days per week.
        Mixed::tr("Cheapest supply for a week that needs %1 of the GPUs at all hours and all %2 "
                  "for %3 h on %4 days."),
        {format.text(load.base, Unit::Percent), format.text(e.assessment.decision.gpus, Unit::Gpus),
         format.number(load.hoursADay, Unit::Count), format.number(load.daysAWeek, Unit::Count)});
    fill(std::move(heads), std::move(rows));
}

} // namespace model
