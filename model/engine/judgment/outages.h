#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// What one failed part takes down; its text is in the model layer, by id.
struct Outage {
    std::string id;          // "switch", "feed", "storage", "node"
    double gpus = kUnknown;  // that go down with it
    Seconds stops{kUnknown}; // until work resumes
    Usd cost{kUnknown};      // of their hours, at the plan's cost
    double each = kUnknown;  // failures per year in the whole cluster, at the plan's rates
    UsdRate year{kUnknown};
    UsdRate redundancy{kUnknown}; // cost of a redundant one, over the years compared
    bool covered = false;         // the plan already has the redundant one
};
std::vector<Outage> outagesOf(const Probe& probe);

} // namespace engine
