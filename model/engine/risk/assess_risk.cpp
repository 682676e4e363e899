#include "model/engine/risk/assess_risk.h"

#include "model/engine/risk/run_risk.h"
#include "model/engine/risk/spares.h"

#include <cmath>

namespace engine {
namespace {

void spares(RiskAnswer& a, const Plan& plan, const Decision& d)
{
    const Reliability& risk = plan.risk;
    a.nodesDown = nodesDown(risk, a.faults, d.nodes, plan.cluster.nodeSize);
    a.sparesAdvised = sparesFor(a.nodesDown, risk.sparesTarget);
    a.sparesByRule = std::ceil(d.nodes / risk.nodesPerSpare);
    a.spares = d.spares;
    a.spareGpus = d.spareGpus;
    a.enough = enough(a.nodesDown, a.spares);
    a.nodesShort = nodesShort(a.nodesDown, a.spares);
    a.waitsWithout = waitsFor(a.nodesDown, 0);
    a.waits = waitsFor(a.nodesDown, a.spares);
    a.waitsAdvised = waitsFor(a.nodesDown, a.sparesAdvised);
}

// Articles say that downtime costs ten times what spares do: here is what it comes to.
void money(RiskAnswer& a, const Plan& plan, const Decision& d, const MoneyAnswer& money)
{
    const Economics& m = plan.money;
    a.sparesCost = a.spareGpus * money.capital.gpu;
    a.sparesPower = a.spares * plan.cluster.node.idle;
    a.downtimeYear = money.inUse * (a.waitsWithout - a.waitsAdvised) * d.gpus * m.price;
    a.advisedYear = a.sparesAdvised * plan.cluster.nodeSize * money.capital.gpu / m.years;
}

} // namespace

RiskAnswer assessRisk(const Plan& plan, const Decision& d, const MoneyAnswer& moneyAnswer)
{
    RiskAnswer a;
    a.smallFactor = smallFactor(plan.risk, d.gpus);
    a.rates = ratesHere(plan.risk, a.smallFactor);
    a.faults = sumOf(a.rates);
    const double gpus = d.nodes * plan.cluster.nodeSize;
    a.between = meanTime(a.faults.all, gpus);
    const bool onlyWarned =
        plan.risk.smallRule == SmallJobs::Warned && d.gpus < plan.risk.smallJobsBelow;
    a.betweenSmall = onlyWarned ? a.between / plan.risk.smallJobs : a.between;
    spares(a, plan, d);
    money(a, plan, d, moneyAnswer);
    return a;
}

Decision withSpares(const Plan& plan, Decision d)
{
    if (plan.risk.sparesRule == SparesRule::None)
        return d;
    const FaultSum faults = sumOf(ratesHere(plan.risk));
    d.spares = sparesOf(plan.risk, nodesDown(plan.risk, faults, d.nodes, plan.cluster.nodeSize));
    d.spareGpus = d.spares * plan.cluster.nodeSize;
    return d;
}

} // namespace engine
