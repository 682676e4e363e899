#pragma once

#include "model/engine/published/accuracyrows.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <string>
#include <vector>

namespace engine {

// A published run of a kind of work without its own columns, expressed as user input: settings of a
// new plan, and the measured figure.
struct WorkedRun {
    std::string id, model, gpu, precision, source; // as named on the Accuracy page
    AccuracyKind kind = AccuracyKind::Reinforce;
    bool fitted = false; // shipped constants were fitted to it
    struct Setting {
        std::string path, value; // in the unit of its row, or an option id
    };
    std::vector<Setting> settings;
    std::string figure;
    double measured = kUnknown; // in the unit of the figure
};

// The program's prediction for the run: from a complete plan, with the figure's range.
Result<AccuracyRow> predicted(const WorkedRun& run, const Catalog& catalog);

} // namespace engine
