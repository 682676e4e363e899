#include "model/chart/chartpins.h"

#include <algorithm>

namespace model {
namespace {

bool isMain(const ChartCurve& curve)
{
    using Role = ChartCurve::Role;
    return curve.role == Role::Own || curve.role == Role::Rented || curve.role == Role::Bought;
}

} // namespace

std::vector<ChartPin> pinsOf(const CurveChart& chart, const QString& name)
{
    std::vector<ChartPin> pins;
    const auto mains = std::ranges::count_if(chart.curves, isMain);
    for (const ChartCurve& curve : chart.curves) {
        const bool counts = mains > 0 ? isMain(curve) : curve.role == ChartCurve::Role::Other;
        if (!counts || curve.y.isEmpty())
            continue;
        ChartPin pin{curve, chart.ySize, chart.yLabel};
        pin.curve.role = ChartCurve::Role::Pinned;
        pin.curve.low.clear();
        pin.curve.high.clear();
        pin.curve.label =
            mains == 1 ? name : QStringLiteral("%1 · %2").arg(curve.label, name); // which of them
        pins.push_back(std::move(pin));
    }
    return pins;
}

void addPins(CurveChart& chart, const std::vector<ChartPin>& pins)
{
    for (const ChartPin& pin : pins) {
        if (pin.yLabel != chart.yLabel || chart.curves.empty())
            continue;
        ChartCurve curve = pin.curve;
        for (double& y : curve.y)
            y *= pin.ySize / chart.ySize;
        for (qsizetype i = 0; i < curve.y.size(); ++i)
            if (curve.x[i] <= chart.xHigh)
                chart.yHigh = std::max(chart.yHigh, curve.y[i]);
        chart.curves.push_back(std::move(curve));
    }
}

} // namespace model
