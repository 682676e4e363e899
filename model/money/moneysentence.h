#pragma once

#include "model/report/report.h"
#include "model/sentences/answersentence.h"

namespace model {

// Renting against buying over the years compared, when buying is even, and what it is worth today.
std::vector<SentencePart> moneySentence(const engine::Evaluation& evaluation,
                                        const NumberFormat& format);

// What buying is worth, and what an hour, a run and a million tokens cost.
std::vector<Headline> moneyFigures(const engine::Evaluation& evaluation,
                                   const NumberFormat& format);

} // namespace model
