#pragma once

#include "model/engine/options/option.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

namespace model {

// What to choose, and how certain that is; if nothing meets every limit, the closest option.
std::vector<SentencePart> supplySentence(const engine::OptionTable& options,
                                         const NumberFormat& format);

} // namespace model
