#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"
#include "model/engine/result.h"

namespace model {

class ProjectDocument;

// What time is traded off against.
enum class Against { Cost, Power };

// The GPU counts that are Pareto-optimal in time, cost and power, and the plan's own.
struct SizesChart {
    PointChart points; // the first series has one point per size
    struct Size {
        double gpus = 0;
        QString name; // "128 GPUs"
        QString text; // and its meaning
        bool own = false;
    };
    std::vector<Size> sizes;
    // The chart with one of them marked; −1: none.
    PointChart marked(int size) const;
};

// Only a title where the evaluation has no frontier.
SizesChart sizesChart(const engine::Evaluation& evaluation, Against against,
                      const NumberFormat& format);

// Sets the plan's number of GPUs, however it was chosen before, as one undo step.
engine::Result<void> takeSize(ProjectDocument& document, const SizesChart::Size& size);

} // namespace model
