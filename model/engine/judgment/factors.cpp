#include "model/engine/judgment/factors.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kAlike = 1e-3; // relative: no noticeable difference

// One side of the comparison.
struct Side {
    const Plan& plan;
    const Assessment& a;
    bool holds = holdsAll(plan, a);

    double ifHeld(double figure) const { return holds ? figure : kUnknown; }
    const TrainAnswer& run() const { return a.work[*plan.first(&Workload::runs)]; }
    // For the first run, or requests per second of the first fleet.
    double scale() const
    {
        if (plan.work.front().runs())
            return ifHeld(run().time.base());
        return ifHeld(a.serving.front().fleetRate.base());
    }
    double cost() const
    {
        if (plan.work.front().runs())
            return ifHeld(a.money.runCost.base());
        const ServeAnswer& s = a.serving.front();
        return ifHeld((s.cost / s.answered).base() * 1e6); // per million requests
    }
    double engineers() const { return (a.money.staffOwn / plan.money.staff.each); }
};

} // namespace

Ahead FactorRow::ahead() const
{
    if (std::isnan(one) && std::isnan(cluster))
        return Ahead::Depends;
    if (std::isnan(one) || std::isnan(cluster))
        return std::isnan(one) ? Ahead::Cluster : Ahead::OneGpu;
    if (std::abs(one - cluster) <= kAlike * std::max(std::abs(one), std::abs(cluster)))
        return Ahead::Depends;
    return (one < cluster) == lessIsBetter ? Ahead::OneGpu : Ahead::Cluster;
}

std::vector<FactorRow> factorsOf(const Probe& p)
{
    if (p.now.decision.gpus <= 1)
        return {};
    const Plan alone = [&] {
        Plan plan = p.plan;
        plan.cluster.nodeSize = 1;
        return plan;
    }();
    const Assessment atOne = assess(alone, given(alone, 1));
    const Side one{alone, atOne}, all{p.plan, p.now};
    const bool runs = p.plan.work.front().runs();
    std::vector<FactorRow> rows;
    rows.push_back({runs ? "scale_run" : "scale_fleet", runs ? Unit::Days : Unit::EachSecond,
                    one.scale(), all.scale(), runs, Ahead::Cluster});
    rows.push_back({"setup", Unit::Nodes, 1, std::ceil(p.now.decision.nodes), true, Ahead::OneGpu});
    rows.push_back({runs ? "cost_run" : "cost_fleet", Unit::Dollar, one.cost(), all.cost()});
    if (runs)
        rows.push_back({"faults", Unit::Percent, one.ifHeld(1 - one.run().risk.goodput),
                        all.ifHeld(1 - all.run().risk.goodput), true, Ahead::Cluster});
    else
        rows.push_back({"standby", Unit::Count, 0, p.now.serving.front().choice.spares, false,
                        Ahead::Cluster});
    rows.push_back({"memory", Unit::GB, p.plan.cluster.gpu.memory.base(),
                    (p.plan.cluster.gpu.memory * p.now.decision.gpus).base(), false,
                    Ahead::Cluster});
    rows.push_back({"staff", Unit::Count, one.engineers(), all.engineers(), true, Ahead::OneGpu});
    rows.push_back({"waste", Unit::Dollar, (one.a.money.idleYear * kYear).base(),
                    (p.now.money.idleYear * kYear).base(), true, Ahead::OneGpu});
    return rows;
}

} // namespace engine
