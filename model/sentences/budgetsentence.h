#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/plan.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

#include <vector>

namespace model {

// What a plan's cost is compared by: "per run", "per month", "over 3 years".
QString basisWords(const engine::Plan& plan, const NumberFormat& format);

// How the verdict of rent or buy counts, as a sentence begins: "In present value after tax,".
QString verdictBasis(const engine::Economics& money);

// Whether the budget is kept, and by how much. Nothing where none was set.
std::vector<SentencePart> budgetSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format);

} // namespace model
