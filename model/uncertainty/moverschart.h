#pragma once

#include "model/chart/tornadochart.h"
#include "model/engine/published/accuracy_rows.h"
#include "model/uncertainty/questions.h"

#include <span>

namespace model {

// What moves the answer, of an evaluation that was asked for movers; and how each input is known,
// where published runs are there to compare with.
TornadoChart moversChart(const engine::Evaluation& evaluation, const Question& question,
                         const NumberFormat& format,
                         std::span<const engine::AccuracyRow> published = {});
// The tornado of an answer; none where there is none.
const engine::Tornado* moversOf(const engine::Evaluation& evaluation, const Question& question);

} // namespace model
