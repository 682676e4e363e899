#pragma once

#include "model/format/numberformat.h"

namespace engine {
struct Evaluation;
}

namespace model {

class ProjectDocument;

// How far a figure lies from the baseline's: "+4, +6 %", in the unit of the figure; another unit is
// said. Shares differ by points. Empty where both read the same or one of them is not known.
QString deltaText(double now, double then, engine::Unit unit, const NumberFormat& format);

// The same of a dial of the open scenario, where another one is pinned: "=" where both read the
// same, a blank where one of them is not known.
QString deltaOf(const ProjectDocument& document, const QString& dial);

} // namespace model
