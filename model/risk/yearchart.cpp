#include "model/risk/yearchart.h"

#include "model/engine/played.h"
#include "model/engine/resolvedplan.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;
using engine::play::PlayedYear;

struct Year {
    Q_DECLARE_TR_FUNCTIONS(PlayedYear)
};

constexpr double kYearTicks = 6;
constexpr double kAboveMost = 1.3;
constexpr std::size_t kMostZones = 200; // in the chart

double days(engine::Seconds time)
{
    return time / engine::kDay;
}

ChartCurve repairs(const PlayedYear& year)
{
    ChartCurve curve;
    curve.label = Year::tr("under repair");
    curve.role = ChartCurve::Role::Own;
    curve.steps = true;
    for (const PlayedYear::Change& change : year.changes) {
        curve.x << days(change.at);
        curve.y << change.down;
    }
    curve.x << days(year.time);
    curve.y << year.changes.back().down;
    return curve;
}

ChartCurve standby(const PlayedYear& year)
{
    ChartCurve curve;
    curve.label = Year::tr("standby");
    curve.role = ChartCurve::Role::Ideal;
    curve.x << 0 << days(year.time);
    curve.y << year.standbyNodes << year.standbyNodes;
    return curve;
}

} // namespace

CurveChart yearChart(const engine::Evaluation& e, const NumberFormat& format)
{
    CurveChart chart;
    chart.title = Year::tr("A year of the cluster");
    chart.xLabel = Year::tr("Days");
    chart.yLabel = Year::tr("Nodes");
    chart.yWhole = 1;
    const PlayedYear year = engine::playedYear(*e.resolved, e.assessment, e.view.trained);
    if (!year.refused.empty()) {
        chart.subtitle = QCoreApplication::translate("PlayedYear", year.refused.c_str());
        chart.summary = chart.subtitle;
        return chart;
    }
    chart.xHigh = days(year.time);
    chart.xStep = readableStep(chart.xHigh, kYearTicks);
    chart.curves = {repairs(year), standby(year)};
    const double most = std::ranges::max(chart.curves[0].y);
    chart.yHigh = std::max(1.0, std::ceil(kAboveMost * std::max(most, year.standbyNodes)));
    for (const PlayedYear::Span& wait : year.waits)
        if (chart.zones.size() < kMostZones)
            chart.zones.push_back({days(wait.from), days(wait.to), {}});
    const engine::RunRisk& risk = e.assessment.work[e.view.trained].risk;
    chart.subtitle = words::filled(
        //: %1 a count, %2 to %4 percentages.
        Year::tr(
            "Played hour by hour: %1 interruptions, goodput %2 (formula: %3), %4 lost while nodes "
            "were missing."),
        {format.text(year.stops, Unit::Count), format.text(year.goodput(), Unit::Percent),
         format.text(risk.computed, Unit::Percent), format.text(year.waiting.base(), Unit::Hours)});
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model
