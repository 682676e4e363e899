#pragma once

#include "model/chart/pointchart.h"
#include "model/engine/answer/answer.h"
#include "model/engine/result.h"

namespace model {

class ProjectDocument;

// What time is traded against.
enum class Against { Cost, Power };

// The numbers of GPUs that no other beats in time, cost and power at once, and the plan's own.
struct SizesChart {
    PointChart points; // its first series has a point for each size
    struct Size {
        double gpus = 0;
        QString name; // "128 GPUs"
        QString text; // and what they mean
        bool own = false;
    };
    std::vector<Size> sizes;
    // The picture with one of them marked; −1: none.
    PointChart marked(int size) const;
};

// Only a title where the evaluation has no frontier.
SizesChart sizesChart(const engine::Evaluation& evaluation, Against against,
                      const NumberFormat& format);

// So many GPUs in the plan, whatever it chose them by, as one step to undo.
engine::Result<void> takeSize(ProjectDocument& document, const SizesChart::Size& size);

} // namespace model
