#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/answer/answer.h"
#include "model/engine/result.h"

namespace model {

// A point of a curve that is a figure of the plan.
struct CurvePoint {
    QString figure;   // by its path
    QString input;    // the input along x; none: the plan as it is …
    double value = 0; // … and its value there, in base units
    QString label;    // of the curve
    QString at;       // "320 GPUs"
};
// The points at one x, the plan's own curve first.
std::vector<CurvePoint> pointsAt(const CurveChart& chart, double x, const NumberFormat& format);

// The evaluation of the plan with that input, on its current cluster and fleets.
engine::Result<std::shared_ptr<const engine::Evaluation>>
answerAt(std::shared_ptr<const engine::Evaluation> now, const CurvePoint& point);

} // namespace model
