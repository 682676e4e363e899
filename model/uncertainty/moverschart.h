#pragma once

#include "model/chart/tornadochart.h"
#include "model/uncertainty/questions.h"

namespace model {

// What moves the answer, of an evaluation that was asked for movers.
TornadoChart moversChart(const engine::Evaluation& evaluation, const Question& question,
                         const NumberFormat& format);
// The tornado of an answer; none where there is none.
const engine::Tornado* moversOf(const engine::Evaluation& evaluation, const Question& question);

} // namespace model
