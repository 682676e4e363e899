#include "model/uncertainty/drawschart.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Matters {
    Q_DECLARE_TR_FUNCTIONS(Matters)
};

constexpr std::size_t kColumns = 48;
constexpr double kTail = 0.005; // of the draws, cut off at either end
constexpr std::array kQuantiles{0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95};

struct Axis {
    double low, high;
    double place(double value) const { return (value - low) / (high - low); }
};

const std::vector<double>* drawsOf(const engine::Evaluation& e, const Question& question)
{
    const auto& samples = e.draws->samples;
    const auto it = std::ranges::find(samples, question.dial.toStdString(), &engine::Samples::path);
    return it == samples.end() || it->sorted.empty() ? nullptr : &it->sorted;
}

double quantile(const std::vector<double>& sorted, double share)
{
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(std::lround(share * last))];
}

void addColumns(DrawChart& chart, const std::vector<double>& sorted, const Axis& axis)
{
    std::array<double, kColumns> counts{};
    for (const double draw : sorted)
        if (draw >= axis.low && draw <= axis.high) {
            const auto column = static_cast<std::size_t>(axis.place(draw) * double(kColumns));
            ++counts[std::min(column, kColumns - 1)];
        }
    const double most = std::ranges::max(counts);
    for (const double count : counts)
        chart.columns.push_back(count / most);
}

// About five ticks at 1, 2 or 5 of a decade.
void addTicks(DrawChart& chart, const Axis& axis, Unit unit, const NumberFormat& format)
{
    const auto in = format.axisUnit(axis.high, unit);
    const double raw = (axis.high - axis.low) / in.size / 5;
    const double decade = std::pow(10, std::floor(std::log10(raw)));
    const double step = decade * (raw > 5 * decade   ? 10
                                  : raw > 2 * decade ? 5
                                  : raw > decade     ? 2
                                                     : 1);
    const int decimals = std::clamp(-static_cast<int>(std::floor(std::log10(step) + 1e-9)), 0, 6);
    const double first = std::ceil(axis.low / in.size / step);
    for (double n = first; n * step * in.size <= axis.high; ++n) {
        QString label = in.symbol + format.plain(n * step, decimals);
        label += in.suffix();
        chart.ticks.push_back({axis.place(n * step * in.size), label});
    }
}

void addMarks(DrawChart& chart, const std::vector<double>& sorted, const Axis& axis, double own,
              Unit unit, const NumberFormat& format)
{
    for (const auto& [label, share] :
         {std::pair{"P10", 0.1}, std::pair{"P50", 0.5}, std::pair{"P90", 0.9}}) {
        const double value = quantile(sorted, share);
        chart.marks.push_back(
            {QLatin1String(label), format.text(value, unit), axis.place(value), false});
    }
    chart.bandLow = chart.marks.front().at, chart.bandHigh = chart.marks.back().at;
    chart.marks.push_back({Matters::tr("plan"), format.text(own, unit), axis.place(own), true});
}

// Serving fleets have no deadline, but limits on load and latency.
ChanceFigure limitsFigure(const engine::Evaluation& e, const NumberFormat& format)
{
    const std::string path = engine::boundPath("work.*.serve_load", e.plan->work[e.view.work].id);
    const engine::DialDraws* load = e.draws->find(path);
    return {Matters::tr("Chance to meet limits"),
            QString::fromStdString(path),
            {chanceText(e.draws->work[e.view.work].limits, format), {}, {}},
            Matters::tr("load and latency"),
            Matters::tr("In 90 % of draws, load is at most %1 of capacity.")
                .arg(format.text(load->band.high, Unit::Percent))};
}

ChanceFigure dateFigure(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.work];
    const std::string path = engine::boundPath("work.*.time", work.id);
    const engine::DialDraws* time = e.draws->find(path);
    return {Matters::tr("Chance to meet deadline"),
            QString::fromStdString(path),
            {chanceText(e.draws->work[e.view.work].date, format), {}, {}},
            Matters::tr("deadline: %1").arg(format.text(work.train.deadline.base(), Unit::Days)),
            Matters::tr("90 % of draws take at most %1.")
                .arg(format.text(time->band.high, Unit::Days))};
}

// The promised result: a deadline, or latency.
constexpr engine::ByKind<ChanceFigure (*)(const engine::Evaluation&, const NumberFormat&)>
    kPromised{.train = dateFigure,
              .tune = dateFigure,
              .sweep = dateFigure,
              .reinforce = dateFigure,
              .recommend = dateFigure,
              .batch = dateFigure,
              .serve = limitsFigure};

ChanceFigure memoryFigure(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Workload& work = e.plan->work[e.view.work];
    const double chance = e.draws->work[e.view.work].memory;
    if (!work.isComputed())
        return {Matters::tr("Chance to fit in memory"),
                QString::fromStdString(engine::boundPath("work.*.copy_gpus", work.id)),
                {chanceText(chance, format), {}, {}},
                Matters::tr("one model replica on the GPUs"),
                {}};
    const std::string path = engine::boundPath("work.*.memory", work.id);
    const engine::DialDraws* memory = e.draws->find(path);
    return {Matters::tr("Chance to fit in memory"),
            QString::fromStdString(path),
            {chanceText(chance, format), {}, {}},
            Matters::tr("%1 usable per GPU")
                .arg(format.text(e.assessment.work[e.view.work].usable.base(), Unit::GiB)),
            Matters::tr("90 % of draws need at most %1.")
                .arg(format.text(memory->band.high, Unit::GiB))};
}

ChanceFigure budgetFigure(const engine::Evaluation& e, const NumberFormat& format)
{
    const engine::Plan& plan = *e.plan;
    const std::string path =
        plan.money.tenure == engine::Tenure::Rent ? "money.rent_total" : "money.own_total";
    const double budget = plan.money.budget.base();
    const QString years = format.text(plan.money.years.base(), Unit::Years);
    const engine::DialDraws* paid = e.draws->find(path);
    ChanceFigure figure{
        Matters::tr("Chance within budget"),
        QString::fromStdString(path),
        {chanceText(e.draws->budget, format), {}, {}},
        //: %1 an amount of money, %2 a number of years.
        words::filled(Matters::tr("%1 over %2"), {format.text(budget, Unit::Dollar), years}),
        Matters::tr("90 % of draws cost at most %1.")
            .arg(format.text(paid->band.high, Unit::Dollar))};
    if (!std::isfinite(budget)) {
        figure.value = {format.text(budget, Unit::Percent), {}, {}}; // "n/a"
        figure.limit = Matters::tr("no budget set for %1").arg(years);
    }
    return figure;
}

} // namespace

DrawChart drawsChart(const engine::Evaluation& e, const Question& question,
                     const NumberFormat& format)
{
    DrawChart chart;
    chart.title = Matters::tr("Possible outcomes for %1").arg(question.phrase);
    if (!e.draws)
        return chart;
    const auto* sorted = question.known ? drawsOf(e, question) : nullptr;
    if (!sorted || sorted->front() == sorted->back()) {
        chart.subtitle = sorted ? Matters::tr("No uncertain input affects it.")
                                : Matters::tr("The value is unknown here.");
        return chart;
    }
    const double own = engine::read(*e.resolved, e.assessment,
                                    engine::findDial(*e.plan, question.dial.toStdString()));
    const Axis axis{quantile(*sorted, kTail), quantile(*sorted, 1 - kTail)};
    addColumns(chart, *sorted, axis);
    addTicks(chart, axis, question.unit, format);
    addMarks(chart, *sorted, axis, own, question.unit, format);
    for (const double share : kQuantiles)
        chart.rows.push_back({format.text(share, Unit::Percent),
                              format.text(quantile(*sorted, share), question.unit)});
    const auto below = std::ranges::upper_bound(*sorted, own) - sorted->begin();
    chart.subtitle = words::filled(
        //: %1 a count, %2 a percentage.
        Matters::tr("%1 draws of all uncertain inputs, %2 above the plan."),
        {format.plain(static_cast<double>(e.draws->draws), 0),
         chanceText(1 - static_cast<double>(below) / static_cast<double>(sorted->size()), format)});
    chart.summary = chart.subtitle;
    for (const DrawChart::Mark& mark : chart.marks)
        chart.summary += u' ' + mark.label + QStringLiteral(": ") + mark.value + u'.';
    return chart;
}

std::vector<ChanceFigure> chanceFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    if (!e.draws)
        return {};
    const engine::Workload& work = e.plan->work[e.view.work];
    std::vector<ChanceFigure> figures{kPromised[work.kind](e, format)};
    if (work.runs())
        figures.push_back(memoryFigure(e, format));
    figures.push_back(budgetFigure(e, format));
    return figures;
}

} // namespace model
