#pragma once

#include "model/engine/training/understand.h"

namespace engine {

// A value and the ends of its middle 80 %.
struct Predicted {
    double value = kUnknown, low = kUnknown, high = kUnknown;
};

struct Prediction {
    Predicted step;               // seconds; unknown where the batch is
    Predicted tokensPerSecondGpu; // of one GPU
    Predicted memory;             // GiB, of the fullest GPU
    std::vector<Assumption> assumed;
    std::string skipped; // why there is none
};

Prediction predict(const PublishedRun& run, const Understanding& understanding);

// An answer for each row.
std::vector<Prediction> predictAll(const std::vector<PublishedRow>& rows, const Catalog& catalog);

} // namespace engine
