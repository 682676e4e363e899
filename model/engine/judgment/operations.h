#pragma once

#include "model/engine/finding.h"
#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// Schedulers, launchers and storage: each option with what it means for this plan. The text is in
// the model layer, by id, with these arguments.
struct OperationRow {
    std::string id;
    std::vector<Finding::Argument> arguments{};
    bool best = false;
};
std::vector<OperationRow> schedulersOf(const Probe& probe);
// Process launchers for the first run; empty if nothing runs to an end.
std::vector<OperationRow> launchersOf(const Probe& probe);
// For the first run with computed steps; its dataset counts if the sample size is known.
std::vector<OperationRow> storesOf(const Probe& probe);

} // namespace engine
