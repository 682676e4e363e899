#include "model/export/optionsexport.h"

#include "model/engine/options/options.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/options/optionwords.h"
#include "model/sentences/budgetsentence.h"
#include "model/uncertainty/questions.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace model {
namespace {

using engine::PlanOption, engine::Unit;
using Json = nlohmann::ordered_json;

constexpr std::array kLimits{"memory", "load", "deadline", "year",
                             "region", "rack", "power",    "budget"};
constexpr std::array kLimitUnits{"", "1/s", "s", "", "", "", "W", "USD"};
constexpr std::array kBases{"run", "month", "years"};
static_assert(namesAll(kLimits, engine::OptionLimit::Budget) &&
              namesAll(kLimitUnits, engine::OptionLimit::Budget) &&
              namesAll(kBases, engine::BudgetBasis::Years));

std::span<const PlanOption> shown(const OptionsExport& x)
{
    return std::span(x.options.rows).first(std::min(x.top, x.options.rows.size()));
}

Json missedJson(const PlanOption& o)
{
    Json list = Json::array();
    for (const engine::MissedLimit& m : o.missed)
        list.push_back({{"limit", idOf(kLimits, m.limit)},
                        {"by", numberOrNull(m.by)},
                        {"unit", idOf(kLimitUnits, m.limit)}});
    return list;
}

// For the first workload that trains, and for the first that serves.
void addWork(Json& json, const PlanOption& o)
{
    const engine::Plan& plan = *o.plan;
    const auto trains = plan.first(&engine::Workload::runs);
    const auto serves = plan.first(&engine::Workload::serves);
    const engine::TrainAnswer* run = trains ? &o.assessment.work[*trains] : nullptr;
    const engine::ServeAnswer* fleet = serves ? &o.assessment.serving[*serves] : nullptr;
    const auto of = [](const auto* answer, auto get) {
        return answer ? numberOrNull(get(*answer)) : Json(nullptr);
    };
    json["time_s"] = of(run, [](const auto& a) { return a.time.base(); });
    json["ready_s"] = run ? numberOrNull(o.ready.base()) : Json(nullptr);
    json["memory_gib"] = of(
        run, [](const auto& a) { return a.memory.total().base() / engine::info(Unit::GiB).size; });
    json["memory_usable_gib"] =
        of(run, [](const auto& a) { return a.usable.base() / engine::info(Unit::GiB).size; });
    json["fit"] =
        run && plan.work[*trains].isComputed() ? Json(idOf(kFitIds, run->fit)) : Json(nullptr);
    json["requests_per_s"] = fleet ? numberOrNull(o.capacity.base()) : Json(nullptr);
    json["ttft_s"] = of(fleet, [](const auto& a) { return a.first.base(); });
    json["tpot_s"] = of(fleet, [](const auto& a) { return a.token.base(); });
}

Json rowJson(const PlanOption& o, const engine::Catalog& catalog)
{
    const OptionPrice price = optionPrice(o);
    const std::string term =
        engine::findChoice(*o.plan, "money.term").row->get(*o.plan, o.plan->work.front());
    Json json{{"gpu", o.plan->cluster.gpu.id},
              {"gpus", o.assessment.decision.gpus},
              {"nodes", o.assessment.decision.nodes},
              {"layout", optionLayout(o).toStdString()},
              {"way", o.buys() ? "buy" : "rent"},
              {"term", o.buys() ? Json(nullptr) : Json(term)},
              {"term_text", optionWay(o, catalog).toStdString()},
              {"seller", o.seller},
              {"region", o.region},
              {"offer", o.offer},
              {"price", numberOrNull(price.base / engine::info(price.unit).size)},
              {"price_unit", engine::info(price.unit).symbol},
              {"price_date", price.cite ? Json(price.cite->date) : Json(nullptr)},
              {"price_source", price.cite ? Json(price.cite->title) : Json(nullptr)}};
    addWork(json, o);
    json["cost_usd"] = numberOrNull(o.cost.base());
    json["run_cost_usd"] = numberOrNull(o.assessment.money.runCost.base());
    json["total_usd"] = numberOrNull(o.total.base());
    json["usd_per_gpu_h"] = numberOrNull(o.hour.base() / engine::info(Unit::DollarPerGpuHour).size);
    json["peak_w"] = numberOrNull(o.assessment.site.peak.total().base());
    json["chance_deadline"] = numberOrNull(o.chanceDate);
    json["chance_budget"] = numberOrNull(o.chanceBudget);
    json["cheapest_in"] = numberOrNull(o.cheapest);
    json["tied"] = o.tied;
    json["frontier"] = o.unbeaten;
    json["keeps_limits"] = o.keeps();
    json["missed"] = missedJson(o);
    return json;
}

QString cell(const Json& value)
{
    return value.is_string() ? QString::fromStdString(value)
           : value.is_null() ? QString()
                             : QString::fromStdString(value.dump());
}

QString chance(double share)
{
    return std::isnan(share) ? QStringLiteral("n/a") : chanceText(share, NumberFormat());
}

QString padded(const QString& text, int width)
{
    return width < 0 ? text.left(-width).leftJustified(-width) : text.rightJustified(width);
}

QString lineText(const PlanOption& o, const engine::Catalog& catalog)
{
    const NumberFormat format;
    const OptionPrice price = optionPrice(o);
    const bool trains = o.plan->runs();
    const QString speed = trains ? format.text(o.ready.base(), Unit::Days)
                                 : format.text(o.capacity.base(), Unit::EachSecond);
    const QString mark = o.tied       ? QStringLiteral("=")
                         : o.unbeaten ? QStringLiteral("*")
                                      : QString();
    return padded(mark, 1) + padded(optionSize(o, format), 22) + QStringLiteral("  ") +
           padded(optionWay(o, catalog), -16) + padded(optionSeller(o), -26) +
           padded(format.text(price.base, price.unit), 15) + padded(speed, 18) +
           padded(format.text(o.cost.base(), Unit::Dollar), 11) +
           padded(format.text(o.total.base(), Unit::Dollar), 11) +
           padded(format.text(o.assessment.site.peak.total().base(), Unit::Kilowatt), 10) +
           padded(trains ? chance(o.chanceDate) : QString(), 9) + padded(chance(o.cheapest), 9) +
           QStringLiteral("  ") + allMissed(o, format);
}

} // namespace

QByteArray OptionsExport::json() const
{
    Json rows = Json::array();
    for (const PlanOption& option : shown(*this))
        rows.push_back(rowJson(option, *options.catalog));
    const engine::Economics& money = options.plan->money;
    return QByteArray::fromStdString(Json{
               {"basis", idOf(kBases, money.budgetBasis)},
               {"years", money.years / engine::kYear},
               {"budget_usd", numberOrNull(money.budget.base())},
               {"power_limit_w", numberOrNull(options.plan->site.powerLimit.base())},
               {"gpu_types", options.types},
               {"options_compared", options.rows.size()},
               {"keep_limits", std::ranges::count_if(options.rows, &PlanOption::keeps)},
               {"draws", options.draws},
               {"options", rows}}.dump(2)) +
           '\n';
}

QByteArray OptionsExport::csv() const
{
    QString text;
    for (const PlanOption& option : shown(*this)) {
        Json row = rowJson(option, *options.catalog);
        row["missed"] = allMissed(option, NumberFormat()).toStdString();
        QStringList keys, cells;
        for (const auto& [key, value] : row.items()) {
            keys << QString::fromStdString(key);
            cells << csvCell(cell(value));
        }
        if (text.isEmpty())
            text = keys.join(u',') + u'\n';
        text += cells.join(u',') + u'\n';
    }
    return text.toUtf8();
}

QByteArray OptionsExport::text() const
{
    const engine::Plan& plan = *options.plan;
    const NumberFormat format;
    const bool trains = plan.runs();
    const auto keep = std::ranges::count_if(options.rows, &PlanOption::keeps);
    const QString types =
        engine::comparesTypes(plan)
            ? QStringLiteral("%1 GPU types").arg(options.types)
            : QStringLiteral("of this GPU alone: measured times hold for no other");
    QString text = QStringLiteral("%1 of %2 options meet all limits (%3); ranked by cost %4.\n\n")
                       .arg(keep)
                       .arg(options.rows.size())
                       .arg(types, basisWords(plan, format));
    text += padded(QStringLiteral("GPUs"), 23) + QStringLiteral("  ") +
            padded(QStringLiteral("Way"), -16) + padded(QStringLiteral("Seller"), -26) +
            padded(QStringLiteral("Price"), 15) +
            padded(trains ? QStringLiteral("Ready in") : QStringLiteral("Capacity"), 18) +
            padded(QStringLiteral("Cost"), 11) +
            padded(format.text(plan.money.years.base(), Unit::Years), 11) +
            padded(QStringLiteral("Power"), 10) +
            padded(trains ? QStringLiteral("In time") : QString(), 9) +
            padded(QStringLiteral("Cheapest"), 9) + QStringLiteral("  Limits missed\n");
    for (const PlanOption& option : shown(*this))
        text += lineText(option, *options.catalog) + u'\n';
    text +=
        QStringLiteral("\n* none is both cheaper and %1. = tied with the cheapest: the 80 % "
                       "range of the difference includes zero.\n")
            .arg(trains ? QStringLiteral("ready sooner") : QStringLiteral("of higher capacity"));
    return text.toUtf8();
}

} // namespace model
