#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/engine/result.h"

namespace model {

// A point of a curve that is a figure of the plan.
struct CurvePoint {
    QString figure;   // by its path
    QString input;    // the one along x; none: the plan as it is …
    double value = 0; // … and how much of it, in base units
    QString label;    // of the curve
    QString at;       // "320 GPUs"
};
// Those at one place, the plan's own curve first.
std::vector<CurvePoint> pointsAt(const CurveChart& chart, double x, const NumberFormat& format);

// The answer to the plan with that input, on the cluster and with the fleets that it has now.
engine::Result<std::shared_ptr<const engine::Evaluation>>
answerAt(std::shared_ptr<const engine::Evaluation> now, const CurvePoint& point);

} // namespace model
