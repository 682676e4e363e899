#include "model/engine/judgment/sizes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// The edges of the zones named by practitioners.
struct Edge {
    int zone;
    double gpus;
};
constexpr std::array kEdges{Edge{0, 4},   Edge{0, 32},   Edge{1, 64},
                            Edge{1, 256}, Edge{2, 1024}, Edge{2, 10000}};
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

SizeRow rowAt(const Probe& p, const Edge& edge)
{
    const double node = p.plan.cluster.nodeSize;
    SizeRow row{edge.zone, edge.gpus < node ? edge.gpus : std::ceil(edge.gpus / node) * node};
    const Assessment a = p.on(row.gpus);
    const auto run = p.plan.first(&Workload::runs);
    row.between = a.risk.between;
    if (run) {
        const TrainAnswer& t = a.work[*run];
        row.used = t.gpusUsed;
        if (holdsAll(p.plan, a)) {
            row.time = t.time;
            row.network = t.waiting;
            row.lost = 1 - t.risk.goodput;
            row.run = a.money.runCost;
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
    for (const Edge& edge : kEdges) {
        if (p.stop.stop_requested())
            return rows;
        rows.push_back(rowAt(p, edge));
    }
    const double gpus = p.now.decision.gpus;
    const auto nearest = std::ranges::min_element(rows, {}, [gpus](const SizeRow& row) {
        return std::abs(std::log(row.gpus / std::max(1.0, gpus)));
    });
    nearest->own = true;
    return rows;
}

} // namespace engine
