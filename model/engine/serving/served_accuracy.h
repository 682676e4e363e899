#pragma once

#include "model/engine/training/accuracy.h"

namespace engine {

// Tokens and requests a second, first tokens and those after them, of the serving rows among
// these; nothing where there are none. Rows and predictions go in pairs.
std::vector<AccuracyTable> servedAccuracyOf(const std::vector<PublishedRow>& rows,
                                            const std::vector<Prediction>& predictions);

} // namespace engine
