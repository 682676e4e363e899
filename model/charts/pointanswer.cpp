#include "model/charts/pointanswer.h"

#include "model/chart/chartreading.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/resolvedplan.h"

#include <algorithm>
#include <cmath>

namespace model {
namespace {

constexpr double kClose = 0.01; // along the axis

// The marked point is the plan's own result.
bool isMarked(const CurveChart& chart, double x)
{
    return chart.marker && std::abs(x - chart.marker->x) <= kClose * (chart.xHigh - chart.xLow);
}

} // namespace

std::vector<CurvePoint> pointsAt(const CurveChart& chart, double x, const NumberFormat& format)
{
    std::vector<CurvePoint> points;
    if (chart.input.isEmpty() && !isMarked(chart, x))
        return points;
    const QString at = readingAt(chart, x, format).at;
    for (const ChartCurve& curve : chart.curves)
        if (!curve.figure.isEmpty() && std::isfinite(heightAt(curve, x))) {
            const auto where = curve.role == ChartCurve::Role::Own ? points.begin() : points.end();
            points.insert(where, {curve.figure, chart.input, x * chart.xSize, curve.label, at});
        }
    return points;
}

engine::Result<std::shared_ptr<const engine::Evaluation>>
answerAt(std::shared_ptr<const engine::Evaluation> now, const CurvePoint& point)
{
    if (point.input.isEmpty())
        return now;
    auto plan = engine::turned(*now->plan, point.input.toStdString(), point.value);
    if (!plan)
        return tl::unexpected(plan.error());
    const bool sized = point.input == u"cluster.count";
    auto then = std::make_shared<engine::Evaluation>(*now);
    const engine::ResolvedPlan resolved(*plan);
    then->assessment = engine::assess(resolved, sized ? engine::given(resolved, point.value)
                                                      : now->assessment.decision);
    then->plan = std::make_shared<const engine::Plan>(*std::move(plan));
    then->resolved = std::make_shared<const engine::ResolvedPlan>(resolved);
    then->bands = {};
    return then;
}

} // namespace model
