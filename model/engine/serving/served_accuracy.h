#pragma once

#include "model/engine/published/accuracy_groups.h"
#include "model/engine/published/prediction.h"
#include "model/engine/published/published_row.h"

namespace engine {

// Tokens of answers a second, as a row says them or as they follow from what it does say; unknown
// where nothing does.
double servedTokensOf(const PublishedRow& row);
// Why a row judges nobody: it is doubtful, or its model was cut down. Empty where it does.
std::string whyLeftOut(const PublishedRow& row);

// Tokens and requests a second, first tokens and those after them, of the serving rows among
// these; nothing where there are none. Rows and predictions go in pairs.
std::vector<AccuracyTable> servedAccuracyOf(const std::vector<PublishedRow>& rows,
                                            const std::vector<Prediction>& predictions);

} // namespace engine
