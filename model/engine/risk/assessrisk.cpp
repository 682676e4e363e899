#include "model/engine/risk/assessrisk.h"

#include "model/engine/risk/failures.h"
#include "model/engine/risk/runrisk.h"
#include "model/engine/risk/spares.h"

#include <cmath>

namespace engine {
namespace {

void spares(RiskAnswer& a, const ResolvedPlan& plan, const Decision& d)
{
    const Reliability& risk = plan.risk;
    a.nodesDown = nodesDown(risk, a.faults, d.nodes, plan.cluster.nodeSize);
    a.sparesAdvised = sparesFor(a.nodesDown, risk.sparesTarget);
    a.sparesByRule = std::ceil(d.nodes / risk.nodesPerSpare);
    a.spares = d.spares;
    a.spareGpus = d.spareGpus;
    a.enough = enough(a.nodesDown, a.spares);
    a.nodesShort = nodesShort(a.nodesDown, a.spares);
}

// Articles claim that downtime costs ten times what spares do: this computes it for the plan, given
// how its work copes with a missing node.
void waiting(RiskAnswer& a, const ResolvedPlan& plan, const Assessment& assessment)
{
    const MoneyAnswer& money = assessment.money;
    const Decision& d = assessment.decision;
    const Economics& m = plan.money;
    a.waitsWithout = waitsWith(plan, assessment, 0);
    a.waits = waitsWith(plan, assessment, a.spares);
    a.waitsAdvised = waitsWith(plan, assessment, a.sparesAdvised);
    a.sparesCost = a.spareGpus * money.capital.gpu;
    a.sparesPower = a.spares * plan.cluster.node.idle;
    a.downtimeYear = money.inUse * (a.waitsWithout - a.waitsAdvised) * d.gpus * m.price;
    a.advisedYear = sparesYear(plan, assessment, a.sparesAdvised);
}

} // namespace

Share waitsWith(const ResolvedPlan& plan, const Assessment& assessment, double spares)
{
    Seconds time{}, waits{};
    for (const std::size_t w : plan.runIndices()) {
        const TrainAnswer& run = assessment.work[w];
        const Seconds gpuTime = trainingGpus(assessment.decision, w) * run.time;
        time += gpuTime;
        waits += gpuTime * waitsWith(run.risk, spares);
    }
    if (plan.runs())
        return waits / time;
    // A node takes its replicas down; the others keep answering.
    const RiskAnswer& risk = assessment.risk;
    return smaller(1.0, nodesShort(risk.nodesDown, spares) / assessment.decision.nodes);
}

UsdRate sparesYear(const ResolvedPlan& plan, const Assessment& assessment, double spares)
{
    const MoneyAnswer& money = assessment.money;
    const Economics& m = plan.money;
    const double gpus = spares * plan.cluster.nodeSize;
    return m.tenure == Tenure::Rent ? gpus * money.paidUse * money.paidShare * m.price
                                    : gpus * money.capital.gpu / m.years;
}

void assessRisk(Assessment& assessment, const ResolvedPlan& plan)
{
    const Decision& d = assessment.decision;
    RiskAnswer& a = assessment.risk;
    a.smallFactor = smallFactor(plan.risk, d.gpus);
    a.rates = ratesHere(plan.risk, a.smallFactor);
    a.faults = sumOf(a.rates);
    const double gpus = d.nodes * plan.cluster.nodeSize;
    a.between = meanTime(a.faults.all, gpus);
    const bool onlyWarned =
        plan.risk.smallRule == SmallJobs::Warned && d.gpus < plan.risk.smallJobsBelow;
    a.betweenSmall = onlyWarned ? a.between / plan.risk.smallJobs : a.between;
    spares(a, plan, d);
    waiting(a, plan, assessment);
}

Decision withSpares(const ResolvedPlan& plan, Decision d)
{
    if (plan.risk.sparesRule == SparesRule::None)
        return d;
    const FaultSum faults = sumOf(ratesHere(plan.risk));
    d.spares = sparesOf(plan.risk, nodesDown(plan.risk, faults, d.nodes, plan.cluster.nodeSize));
    d.spareGpus = d.spares * plan.cluster.nodeSize;
    return d;
}

} // namespace engine
