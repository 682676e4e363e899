#pragma once

#include "model/engine/decision.h"
#include "model/engine/money/money_answer.h"
#include "model/engine/plan.h"
#include "model/engine/risk/risk_answer.h"

namespace engine {

RiskAnswer assessRisk(const Plan& plan, const Decision& decision, const MoneyAnswer& money);

// The decision with the nodes that stand by for it.
Decision withSpares(const Plan& plan, Decision decision);

} // namespace engine
