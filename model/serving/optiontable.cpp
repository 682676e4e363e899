#include "model/serving/optiontable.h"

#include "model/engine/serving/servingdetail.h"
#include "model/engine/text.h"
#include "model/serving/served.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::ServeLoss, engine::ServeOption, engine::ServeRow, engine::Unit;

constexpr std::array kColumns{
    TableColumn{L("ServingOptions", "Layout"),
                L("ServingOptions", "How the model is partitioned across the GPUs of a replica."),
                90, true},
    TableColumn{L("ServingOptions", "Weights"),
                L("ServingOptions", "Numeric format in which the weights are stored."), 60, true},
    TableColumn{L("ServingOptions", "Replicas"),
                L("ServingOptions", "Spare replicas are included."), 64, false, 1},
    TableColumn{L("ServingOptions", "GPUs"),
                L("ServingOptions", "Counts the GPUs of all replicas."), 48},
    TableColumn{
        L("ServingOptions", "Per replica"),
        L("ServingOptions", "Requests per second that one replica serves within the limits."), 86,
        false, 3},
    TableColumn{L("ServingOptions", "TTFT p95"),
                L("ServingOptions",
                  "Time to first token that 95 % of the requests stay within at the offered load."),
                78, false, 2},
    TableColumn{L("ServingOptions", "Cost/M output"),
                L("ServingOptions", "Cost per million output tokens, with all costs included."),
                78},
    TableColumn{L("ServingOptions", "Reason"),
                L("ServingOptions", "What limits this layout or counts against it."), 150, true},
};

constexpr std::size_t kCost = 6;     // its column
constexpr double kSame = 0.005;      // negligible
constexpr double kThousandth = 1e-3; // per thousand, from cost per million

QString optionText(const char* text)
{
    return QCoreApplication::translate("ServingOptions", text);
}

bool isUsable(const ServeOption& o)
{
    return o.loss == ServeLoss::None || o.loss == ServeLoss::Dominated;
}

QString nameOf(const ServeOption& o)
{
    return layoutWords(o.layout) + u' ' + formatWords(o.format);
}

// Abbreviated, for a narrow column.
QString boundInTable(engine::RateBound bound, bool makes)
{
    switch (bound) {
    case engine::RateBound::Nothing:
        return optionText(L("ServingOptions", "cannot meet the limits"));
    case engine::RateBound::Cache:
        return makes ? optionText(L("ServingOptions", "limited by memory"))
                     : optionText(L("ServingOptions", "limited by KV cache"));
    case engine::RateBound::First:
        return makes ? optionText(L("ServingOptions", "limited by time per request"))
                     : optionText(L("ServingOptions", "limited by TTFT"));
    case engine::RateBound::Token: return optionText(L("ServingOptions", "limited by TPOT"));
    case engine::RateBound::Batch: return optionText(L("ServingOptions", "limited by batch size"));
    }
    return {};
}

// The cheapest of those that are neither more expensive nor slower.
const ServeRow* betterThan(const ServeRow& row, const std::vector<ServeRow>& all)
{
    const auto it = std::ranges::find_if(all, [&row](const ServeRow& other) {
        return &other != &row && isUsable(other.option) && other.costAnswer <= row.costAnswer &&
               other.whole <= row.whole;
    });
    return it == all.end() ? nullptr : &*it;
}

QString beatenWords(const ServeRow& row, const std::vector<ServeRow>& all,
                    const NumberFormat& format)
{
    const ServeRow* better = betterThan(row, all);
    if (!better)
        return optionText(L("ServingOptions", "dominated by another layout"));
    const QString name = nameOf(better->option);
    const double dearer = row.costAnswer / better->costAnswer - 1;
    return dearer > kSame ? words::filled(
                                //: %1 a percentage, %2 a layout.
                                optionText(L("ServingOptions", "%1 more expensive than %2")),
                                {format.text(dearer, Unit::Percent), name})
                          : optionText(L("ServingOptions", "slower than %1")).arg(name);
}

QString lossWords(const ServeRow& row, const std::vector<ServeRow>& all, bool makes,
                  const NumberFormat& format)
{
    const ServeOption& o = row.option;
    switch (o.loss) {
    case ServeLoss::Memory:
        return makes ? optionText(L("ServingOptions", "no memory left for a request"))
                     : optionText(L("ServingOptions", "no memory left for KV cache"));
    case ServeLoss::First:
        return makes ? optionText(L("ServingOptions", "time per request over limit, even unloaded"))
                     : optionText(L("ServingOptions", "TTFT over limit, even unloaded"));
    case ServeLoss::Token: return optionText(L("ServingOptions", "TPOT over limit, even unloaded"));
    case ServeLoss::Gpus:
        return optionText(L("ServingOptions", "needs %1 GPUs, more than available"))
            .arg(format.number(o.fleet.gpus, Unit::Gpus));
    case ServeLoss::Dominated: return beatenWords(row, all, format);
    case ServeLoss::None: break;
    }
    return boundInTable(o.rate.bound, makes);
}

} // namespace

CellTable::Row OptionTable::rowOf(const ServeRow& shown, const NumberFormat& format) const
{
    const ServeOption& o = shown.option;
    const bool usable = isUsable(o);
    const bool sized = usable || o.loss == ServeLoss::Gpus;
    const auto figure = [&](bool known, double base, Unit unit) {
        return known && std::isfinite(base) ? number(format.text(base, unit), base)
                                            : number(QStringLiteral("–"), NAN);
    };
    const auto money = [&](double dollars) { // the header names the unit
        if (!usable || !std::isfinite(dollars))
            return number(QStringLiteral("–"), NAN);
        if (items_ > 0)
            return number(format.text(kThousandth / items_ * dollars, Unit::Dollar), dollars);
        return number(dollarsPerMillion(dollars, format), dollars);
    };
    const QString verdict = lossWords(shown, rows_, items_ > 0, format);
    const QString name = nameOf(o);
    Row row{
        {words(layoutWords(o.layout), o.layout.replicaGpus()),
         words(formatWords(o.format), static_cast<double>(o.format)),
         figure(sized, o.fleet.replicas(), Unit::Count), figure(sized, o.fleet.gpus, Unit::Count),
         figure(sized, o.rate.requests.base(), Unit::EachSecond),
         figure(usable, o.first95.base(), Unit::Milliseconds), money(shown.costAnswer),
         words(shown.chosen ? optionText(L("ServingOptions", "in use: %1")).arg(verdict) : verdict,
               static_cast<double>(o.loss))},
        shown.chosen,
        name};
    for (CatalogCell& cell : row.cells)
        cell.tone = usable ? Tone::Plain : Tone::Muted;
    row.cells.back().tip = row.cells.back().text;
    return row;
}

void OptionTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto s = servedOf(e);
    rows_ = s && s->detail ? s->detail->options : std::vector<ServeRow>{};
    items_ = s && s->work.serve.makes() ? s->work.serve.media.items : 0;
    std::vector<Head> heads = headsOf(kColumns, "ServingOptions");
    if (items_ > 0) {
        Head& cost = heads[kCost];
        cost.text = optionText(L("ServingOptions", "Per 1,000 items"));
        cost.tip =
            optionText(L("ServingOptions", "Cost per 1,000 items, with all costs included."));
    }
    std::vector<Row> rows;
    for (const ServeRow& row : rows_)
        rows.push_back(rowOf(row, format));
    const auto usable =
        std::ranges::count_if(rows_, [](const ServeRow& row) { return isUsable(row.option); });
    summary_ = rows_.empty()
                   ? optionText(L("ServingOptions",
                                  "No layouts are searched because the speed was entered by hand."))
               : usable == 0
                   ? optionText(L("ServingOptions", "Layouts checked: %1; none meets the limits."))
                         .arg(format.plain(s->detail->looked, 0))
                   //: %1 and %2 counts.
                   : words::filled(optionText(L("ServingOptions",
                                                "%1 of %2 layouts are usable, cheapest first.")),
                                   {QString::number(usable), format.plain(s->detail->looked, 0)});
    fill(std::move(heads), std::move(rows));
}

PointChart optionChart(const engine::Evaluation& e, const NumberFormat& format)
{
    PointChart chart;
    chart.title = optionText(L("ServingOptions", "Cost vs. latency"));
    const auto s = servedOf(e);
    std::vector<const ServeRow*> usable;
    if (s && s->detail)
        for (const ServeRow& row : s->detail->options)
            if (isUsable(row.option) && row.whole.base() > 0 && row.costAnswer > 0)
                usable.push_back(&row);
    if (usable.empty()) {
        chart.subtitle =
            optionText(L("ServingOptions", "No usable layout is known for this plan."));
        chart.summary = chart.subtitle;
        return chart;
    }
    if (s->work.serve.makes()) {
        chart.subtitle = optionText(L("ServingOptions", "Generated items have no output tokens."));
        chart.summary = chart.subtitle;
        return chart;
    }
    const double million = engine::info(Unit::DollarPerMtoken).size;
    const auto time = format.axisUnit(usable.front()->whole.base(), Unit::Second);
    const auto cost = format.axisUnit(usable.front()->costAnswer * million, Unit::DollarPerMtoken);
    PointChart::Series every{{}, 6, {}, {}, {}, false};
    PointChart::Series best{optionText(L("ServingOptions", "Pareto-optimal")), 0, {}, {}, {}, true};
    PointChart::Series own{
        optionText(L("ServingOptions", "in use")), 1, {}, {}, {}, true, false, true};
    QVector<double> xs, ys;
    for (const ServeRow* row : usable) {
        const ServeOption& o = row->option;
        xs << row->whole.base() / time.size;
        ys << row->costAnswer * million / cost.size;
        const QString name = nameOf(o);
        PointChart::Series& series = row->chosen ? own : row->onFrontier ? best : every;
        series.x << xs.back();
        series.y << ys.back();
        series.names << name;
    }
    chart.x = logAxis(xs, format);
    chart.y = logAxis(ys, format);
    chart.x.label = optionText(L("ServingOptions", "End-to-end latency (%1)")).arg(time.unit);
    chart.y.label = optionText(L("ServingOptions", "Cost per million output tokens (%1)"))
                        .arg((cost.symbol + cost.unit).section(u'/', 0, 0).trimmed());
    for (PointChart::Series& series : {std::ref(every), std::ref(best), std::ref(own)})
        if (!series.x.isEmpty())
            chart.series.push_back(std::move(series));
    chart.subtitle =
        optionText(L("ServingOptions", "Lower left is better; all layouts shown meet the limits."));
    chart.summary = chart.subtitle + u' ' + best.names.join(QStringLiteral(", "));
    return chart;
}

} // namespace model
