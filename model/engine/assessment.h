#pragma once

#include "model/engine/answers/money_answer.h"
#include "model/engine/answers/risk_answer.h"
#include "model/engine/answers/serve_answer.h"
#include "model/engine/answers/site_answer.h"
#include "model/engine/answers/train_answer.h"
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
