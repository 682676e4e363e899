#pragma once

#include "model/engine/published/servedrun.h"

#include <optional>
#include <string>

namespace engine {

// Its measurements and who reported them: only for judging predictions.
struct MeasuredRow {
    std::string id, sourceKey, quality, notes;
    double step = kUnknown;               // seconds
    double tokensPerSecondGpu = kUnknown; // per GPU
    double memory = kUnknown;             // GiB, of the fullest GPU
    bool outOfMemory = false;             // it did not fit
    ServedMeasured served;                // for a serving run
};

// A row of a file: the run, or why it cannot be used.
struct PublishedRow {
    PublishedRun run;
    std::optional<ServedRun> served; // if it is a serving run; `run` is empty then
    MeasuredRow measured;
    std::string skipped; // empty if the run can be predicted
};

} // namespace engine
