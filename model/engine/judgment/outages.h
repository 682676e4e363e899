#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// What one failed part stops: its words are in the model floor, by id.
struct Outage {
    std::string id;          // "switch", "feed", "storage", "node"
    double gpus = kUnknown;  // that stop with it
    Seconds stops{kUnknown}; // until work goes on
    Usd cost{kUnknown};      // of their hours, as the plan pays for them
    double each = kUnknown;  // times a year in the whole cluster, as the plan's rates have it
    UsdRate year{kUnknown};
    UsdRate redundancy{kUnknown}; // what a second one costs, over the years compared
    bool covered = false;         // the plan has the second one already
};
std::vector<Outage> outagesOf(const Probe& probe);

} // namespace engine
