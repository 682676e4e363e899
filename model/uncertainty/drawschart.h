#pragma once

#include "model/chart/drawchart.h"
#include "model/uncertainty/questions.h"

namespace model {

// Where the draws of the answer fall; only a title where there are none.
DrawChart drawsChart(const engine::Evaluation& evaluation, const Question& question,
                     const NumberFormat& format);

// One thing that was asked for, and how likely it is kept.
struct ChanceFigure {
    QString label, dial;
    NumberFormat::Parts value;
    QString limit, note;
};
// The date, memory and the budget; nothing where there are no draws.
std::vector<ChanceFigure> chanceFigures(const engine::Evaluation& evaluation,
                                        const NumberFormat& format);

} // namespace model
