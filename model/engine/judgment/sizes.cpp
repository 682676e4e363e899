#include "model/engine/judgment/sizes.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

// The edges of the zones named by practitioners.
constexpr std::array kEdges{4.0, 32.0, 64.0, 256.0, 1024.0, 10000.0};
int zoneOf(double gpus)
{
    return gpus < 64 ? 0 : gpus <= 256 ? 1 : 2;
}
constexpr Share kFelt = 0.15; // of a step or of the hours, worth mentioning

Breaks breaksOf(const Plan& plan, const Assessment& a, const SizeRow& row)
{
    if (!holdsAll(plan, a))
        return Breaks::Memory;
    if (!carriesLoads(plan, a))
        return Breaks::Load;
    if (!makesDates(plan, a))
        return Breaks::Deadline;
    if (plan.runs() && row.used < trainingGpus(a.decision) / 2)
        return Breaks::Batch; // no layout can use the rest
    if (row.network > kFelt && !(row.lost > row.network))
        return Breaks::Network;
    return row.lost > kFelt ? Breaks::Failures : Breaks::Nothing;
}

SizeRow rowOf(const Probe& p, double edge, const Assessment& a)
{
    const double gpus = a.decision.gpus;
    SizeRow row{zoneOf(edge), gpus};
    const auto run = p.plan.first(&Workload::runs);
    row.between = a.risk.between;
    if (holdsAll(p.plan, a))
        row.run = a.money.runCost;
    if (run) {
        const TrainAnswer& t = a.work[*run];
        row.used = t.gpusUsed;
        if (holdsAll(p.plan, a)) {
            row.time = t.time;
            row.network = t.waiting;
            row.lost = 1 - t.risk.goodput;
            if (p.plan.work[*run].isComputed())
                row.layout = a.decision.layouts[*run].layout;
        }
    }
    row.breaks = breaksOf(p.plan, a, row);
    return row;
}

} // namespace

std::vector<SizeRow> sizesOf(const Probe& p)
{
    std::vector<SizeRow> rows;
    const double node = p.plan.cluster.nodeSize, own = p.now.decision.gpus;
    const auto addOwn = [&] {
        rows.push_back(rowOf(p, own, p.now));
        rows.back().own = true;
    };
    bool added = !(own > 0);
    for (const double edge : kEdges) {
        if (p.stop.stop_requested())
            return rows;
        const double gpus = edge < node ? edge : std::ceil(edge / node) * node;
        if (!added && own <= gpus)
            addOwn(), added = true;
        if (gpus != own)
            rows.push_back(rowOf(p, edge, p.on(gpus)));
    }
    if (!added)
        addOwn();
    return rows;
}

} // namespace engine
