#pragma once

#include "model/chart/drawchart.h"
#include "model/uncertainty/questions.h"

namespace model {

// Distribution of the draws of the figure; only a title if there are none.
DrawChart drawsChart(const engine::Evaluation& evaluation, const Question& question,
                     const NumberFormat& format);

// One target, and the probability of meeting it.
struct ChanceFigure {
    QString label, dial;
    NumberFormat::Parts value;
    QString limit, note;
};
// A run: deadline, memory and budget; a fleet: limits and budget. Empty without draws.
std::vector<ChanceFigure> chanceFigures(const engine::Evaluation& evaluation,
                                        const NumberFormat& format);

} // namespace model
