#pragma once

#include "model/format/numberformat.h"

namespace engine {
struct Evaluation;
}

namespace model {

class ProjectDocument;

// Difference of a figure from the baseline's: "+4, +6 %", in the figure's unit; another unit is
// named. Shares differ by percentage points. Empty if both read the same or one is unknown.
QString deltaText(double now, double then, engine::Unit unit, const NumberFormat& format);

// The same for a dial of the open scenario against the pinned one: "=" if both read the same, blank
// if one of them is unknown.
QString deltaOf(const ProjectDocument& document, const QString& dial);

} // namespace model
