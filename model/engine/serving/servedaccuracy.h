#pragma once

#include "model/engine/published/accuracygroups.h"
#include "model/engine/published/prediction.h"
#include "model/engine/published/publishedrow.h"

namespace engine {

// Output tokens per second, as stated in a row or derived from it; unknown if neither.
double servedTokensOf(const PublishedRow& row);
// Why a row is excluded: it is doubtful, or its model was cut down. Empty if it is not.
std::string whyLeftOut(const PublishedRow& row);

// Accuracy of output token and request rates, TTFT and TPOT for the serving rows; empty if there
// are none. Rows and predictions are paired by index.
std::vector<AccuracyTable> servedAccuracyOf(const std::vector<PublishedRow>& rows,
                                            const std::vector<Prediction>& predictions);

} // namespace engine
