#pragma once

#include "model/engine/published/accuracy_rows.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <string>
#include <vector>

namespace engine {

// A published run of a kind of work that has no columns of its own, told as a person would turn it:
// what a new plan is set to, and the figure that was measured.
struct WorkedRun {
    std::string id, model, gpu, precision, source; // as the Accuracy page names them
    AccuracyKind kind = AccuracyKind::Reinforce;
    bool fitted = false; // constants that the program ships were taken from it
    struct Setting {
        std::string path, value; // in the unit of its row, or the id of an option
    };
    std::vector<Setting> settings;
    std::string figure;
    double measured = kUnknown; // in the unit of the figure
};

// The run as the program predicts it: by a whole plan, with the range of its figure.
Result<AccuracyRow> predicted(const WorkedRun& run, const Catalog& catalog);

} // namespace engine
