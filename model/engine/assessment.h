#pragma once

#include "model/engine/answers/moneyanswer.h"
#include "model/engine/answers/riskanswer.h"
#include "model/engine/answers/serveanswer.h"
#include "model/engine/answers/siteanswer.h"
#include "model/engine/answers/trainanswer.h"
#include "model/engine/decision.h"

#include <vector>

namespace engine {

// All rooms' results for a plan, given its decision.
struct Assessment {
    Decision decision;
    std::vector<TrainAnswer> work; // in the order of the plan's workloads
    // In the same order if anything serves; otherwise empty.
    std::vector<ServeAnswer> serving;
    SiteAnswer site;
    MoneyAnswer money;
    RiskAnswer risk;
};

} // namespace engine
