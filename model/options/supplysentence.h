#pragma once

#include "model/engine/options/option.h"
#include "model/format/numberformat.h"
#include "model/words/sentenceparts.h"

namespace model {

// What to take, and how sure that is; where nothing keeps every limit, what comes nearest.
std::vector<SentencePart> supplySentence(const engine::OptionTable& options,
                                         const NumberFormat& format);

} // namespace model
