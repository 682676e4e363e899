#pragma once

#include "model/engine/finding.h"
#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// What starts the work and keeps it running, and where its data lie: each way with what it means
// for this plan. Words are in the model floor, by id; the arguments are theirs.
struct OperationRow {
    std::string id;
    std::vector<Finding::Argument> arguments{};
    bool best = false;
};
std::vector<OperationRow> schedulersOf(const Probe& probe);
// What starts the processes of the first run; none where nothing runs to an end.
std::vector<OperationRow> launchersOf(const Probe& probe);
// Of the first run whose steps are computed; its dataset counts where samples have a size.
std::vector<OperationRow> storesOf(const Probe& probe);

} // namespace engine
