#pragma once

#include "model/report/report.h"
#include "model/sentences/answersentence.h"

namespace model {

// Renting versus buying over the years compared, the break-even, and present value.
std::vector<SentencePart> moneySentence(const engine::Evaluation& evaluation,
                                        const NumberFormat& format);

// Savings from buying, and cost per hour, per run and per million tokens.
std::vector<Headline> moneyFigures(const engine::Evaluation& evaluation,
                                   const NumberFormat& format);

} // namespace model
