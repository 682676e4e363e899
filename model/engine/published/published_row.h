#pragma once

#include "model/engine/published/served_run.h"

#include <optional>
#include <string>

namespace engine {

// What was measured of it and who says so: for the judge of predictions alone.
struct MeasuredRow {
    std::string id, sourceKey, quality, notes;
    double step = kUnknown;               // seconds
    double tokensPerSecondGpu = kUnknown; // of one GPU
    double memory = kUnknown;             // GiB, of the fullest GPU
    bool outOfMemory = false;             // it did not fit
    ServedMeasured served;                // of a serving run
};

// A row of a file: the run, or why it is none.
struct PublishedRow {
    PublishedRun run;
    std::optional<ServedRun> served; // where it is a serving run; `run` is empty then
    MeasuredRow measured;
    std::string skipped; // empty where the run can be asked about
};

} // namespace engine
