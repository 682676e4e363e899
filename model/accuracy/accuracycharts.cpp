#include "model/accuracy/accuracycharts.h"

#include "model/accuracy/accuracywords.h"
#include "model/engine/published/ranking.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::AccuracyQuantity, engine::Unit;

struct AccuracyChartWords {
    Q_DECLARE_TR_FUNCTIONS(Accuracy)
};

constexpr double kOff = 0.2;
constexpr std::size_t kMostGpus = 12; // rows of the heat map; higher counts share one

// Unit and axis labels of a quantity.
struct Shown {
    Unit unit;
    QString measured, predicted;
};
Shown shownAs(AccuracyQuantity quantity)
{
    switch (quantity) {
    case AccuracyQuantity::Step:
        return {Unit::Second, AccuracyChartWords::tr("measured, s per step"),
                AccuracyChartWords::tr("predicted, s per step")};
    case AccuracyQuantity::Memory:
        return {Unit::GiB, AccuracyChartWords::tr("measured, GiB"),
                AccuracyChartWords::tr("predicted, GiB")};
    case AccuracyQuantity::Throughput:
        return {Unit::Count, AccuracyChartWords::tr("measured, tokens/s"),
                AccuracyChartWords::tr("predicted, tokens/s")};
    case AccuracyQuantity::First:
    case AccuracyQuantity::Token: break;
    }
    return {Unit::Milliseconds, AccuracyChartWords::tr("measured, ms"),
            AccuracyChartWords::tr("predicted, ms")};
}

// Which constants were used, and what the lines around the diagonal mean.
QString byWhose(const AccuracyLook& look)
{
    if (look.fit == engine::AccuracyFit::Shipped)
        return AccuracyChartWords::tr(
            "With the shipped constants, which were also fitted to these runs. Dashed: ±20 %.");
    return isServed(look.quantity)
               ? AccuracyChartWords::tr(
                     "With constants fitted without the run’s source, model, GPU "
                     "and engine. Dashed: ±20 %.")
               : AccuracyChartWords::tr(
                     "With constants fitted without the source of the run. Dashed: ±20 %.");
}

// "Llama 3.1 70B on 64 × H100: 5.31 s, measured 5.77 s"
QString pointName(const engine::AccuracyRow& row, double predicted, const engine::Catalog& catalog,
                  const NumberFormat& format)
{
    const Unit unit = shownAs(row.quantity).unit;
    const QString label = words::filled(
        //: %1 a model, %2 a number of GPUs, %3 a GPU type, %4 and %5 the same quantity with its
        //: unit.
        AccuracyChartWords::tr("%1 on %2 × %3: predicted %4, measured %5"),
        {QString::fromStdString(row.model), format.plain(row.gpus, 0), gpuWords(row.gpu, catalog),
         format.text(predicted, unit), format.text(row.measured, unit)});
    return row.engine.empty() ? label : QString::fromStdString(row.engine) + u' ' + label;
}

PointChart::Series& seriesOf(PointChart& chart, const std::string& generation)
{
    // Data center generations first; "old" and graphics cards, the first two of the list, last.
    const auto& all = engine::kGenerations;
    const auto found = std::ranges::find(all, generation);
    const auto at = static_cast<std::size_t>(found == all.end() ? 0 : found - all.begin());
    const int shade = static_cast<int>((at + all.size() - 2) % all.size());
    const auto it = std::ranges::find(chart.series, shade, &PointChart::Series::shade);
    if (it != chart.series.end())
        return *it;
    chart.series.push_back({generationWords(std::string(all[at])), shade, {}, {}, {}, false});
    return chart.series.back();
}

// The client's own runs; only their step times are predicted.
PointChart::Series ownSeries(const PredictedRuns& own, const NumberFormat& format)
{
    constexpr int kTextShade = 7;
    PointChart::Series series{
        AccuracyChartWords::tr("Your runs"), kTextShade, {}, {}, {}, false, true};
    for (const engine::MeasuredRun& run : own.runs) {
        const RunPrediction predicted = own.predict(run);
        const double measured = measuredStep(run);
        if (!std::isfinite(predicted.step.base()) || !std::isfinite(measured))
            continue;
        series.x << measured;
        series.y << predicted.step.base();
        series.names << QString::fromStdString(run.name) + QStringLiteral(": ") +
                            comparedWords(run, predicted, format);
    }
    return series;
}

void addLines(PointChart& chart)
{
    using Kind = PointChart::Line::Kind;
    const double low = chart.x.low, high = chart.x.high;
    const QVector<double> x{low, high};
    chart.lines.push_back({QString(), Kind::Ideal, x, x, false});
    for (const double off : {1 + kOff, 1 - kOff})
        chart.lines.push_back({QString(), Kind::Near, x, {low * off, high * off}, false});
}

// Whether the layout predicted to be fastest really is, among layouts a plan chooses between.
QString rankingWords(AccuracyRows rows, const AccuracyLook& look, const NumberFormat& format)
{
    const auto layouts =
        engine::rankingOf(rows, look.fit, look.quantity, engine::RankedOf::Layouts);
    const auto gpus = engine::rankingOf(rows, look.fit, look.quantity, engine::RankedOf::Gpus);
    if (layouts.pairs == 0 || gpus.pairs == 0)
        return {};
    const auto share = [&](double part) { return format.text(part, engine::Unit::Percent); };
    const auto count = [&](std::size_t n) { return format.plain(static_cast<double>(n), 0); };
    return u' ' +
           //: %1 and %4 percentages, %2 and %5 counts of pairs, %3 and %6 how much slower the
           //: chosen one was in 90 % of the cases.
           words::filled(AccuracyChartWords::tr("Ranked correctly: %1 of %2 pairs of layouts (p90 "
                                                "loss %3), %4 of %5 of GPUs (%6)."),
                         {share(layouts.right), count(layouts.pairs), share(layouts.lostP90),
                          share(gpus.right), count(gpus.pairs), share(gpus.lostP90)});
}

} // namespace

PointChart accuracyChart(AccuracyRows rows, const AccuracyLook& look,
                         const engine::Catalog& catalog, const NumberFormat& format,
                         const PredictedRuns& own)
{
    PointChart chart;
    chart.title = AccuracyChartWords::tr("Predicted vs. measured");
    const Shown shown = shownAs(look.quantity);
    const double size = engine::info(shown.unit).size;
    QVector<double> all;
    for (const engine::AccuracyRow& row : rows) {
        const double predicted = engine::predictedBy(row, look.fit);
        if (row.quantity != look.quantity || !std::isfinite(predicted))
            continue;
        PointChart::Series& series =
            seriesOf(chart, row.generation.empty() ? "old" : row.generation);
        series.x << row.measured / size;
        series.y << predicted / size;
        series.names << pointName(row, predicted, catalog, format);
        all << row.measured / size << predicted / size;
    }
    if (chart.series.empty()) {
        chart.subtitle =
            AccuracyChartWords::tr("No measured runs are available for this comparison.");
        return chart;
    }
    std::ranges::sort(chart.series, {}, &PointChart::Series::shade);
    if (look.quantity == AccuracyQuantity::Step)
        if (auto series = ownSeries(own, format); !series.x.isEmpty()) {
            all << series.x << series.y;
            chart.series.push_back(std::move(series));
        }
    chart.x = chart.y = logAxis(all, format);
    chart.x.label = shown.measured;
    chart.y.label = shown.predicted;
    chart.subtitle = byWhose(look);
    if (look.quantity == AccuracyQuantity::Step || look.quantity == AccuracyQuantity::Throughput)
        chart.subtitle += rankingWords(rows, look, format);
    chart.summary = chart.subtitle;
    addLines(chart);
    return chart;
}

HeatChart coverageChart(AccuracyRows rows, const AccuracyLook& look, const engine::Catalog& catalog,
                        const NumberFormat& format)
{
    HeatChart chart;
    chart.title = AccuracyChartWords::tr("Coverage of the measurements");
    chart.corner = byWords(engine::AccuracyBy::Gpu);
    const auto coverage = engine::coverageOf(rows, look.quantity);
    int most = 1;
    for (const auto& line : coverage.lines)
        most = std::max(most, std::ranges::max(line.rows));
    const double all = std::log1p(most);
    for (std::size_t i = 0; i < std::min(kMostGpus, coverage.lines.size()); ++i) {
        chart.rows << gpuWords(coverage.lines[i].gpu, catalog);
        auto& cells = chart.cells.emplace_back();
        for (const int n : coverage.lines[i].rows)
            cells.push_back({n > 0 ? format.plain(n, 0) : QString(), std::log1p(n) / all});
    }
    for (const std::string& column : coverage.columns)
        chart.columns << groupWords(coverage.across, column, catalog, format);
    chart.subtitle =
        coverage.lines.empty()
            ? AccuracyChartWords::tr("No measured runs are available for this comparison.")
        : isServed(look.quantity)
            ? AccuracyChartWords::tr("Runs by GPU type and engine. Where there are none, the "
                                     "prediction is a guess with a wider range.")
            : AccuracyChartWords::tr("Runs by GPU type and number of GPUs. Where there are none, "
                                     "the prediction is a guess with a wider range.");
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model
