#pragma once

#include "model/chart/tornadochart.h"
#include "model/engine/published/accuracyrows.h"
#include "model/uncertainty/questions.h"

#include <span>

namespace model {

// What moves the figure, for an evaluation that includes movers; and how each input is known, if
// there are published runs to compare with.
TornadoChart moversChart(const engine::Evaluation& evaluation, const Question& question,
                         const NumberFormat& format,
                         std::span<const engine::AccuracyRow> published = {});
// The tornado of a figure; null if there is none.
const engine::Tornado* moversOf(const engine::Evaluation& evaluation, const Question& question);

} // namespace model
