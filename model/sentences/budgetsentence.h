#pragma once

#include "model/engine/answer/answer.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

#include <vector>

namespace model {

// The basis for comparing a plan's cost: "per run", "per month", "over 3 years".
QString basisWords(const engine::Plan& plan, const NumberFormat& format);

// The basis of the rent-or-buy verdict, as the start of a sentence: "In present value after tax,".
QString verdictBasis(const engine::Economics& money);

// Whether the budget is met, and by how much. Empty if none is set.
std::vector<SentencePart> budgetSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
