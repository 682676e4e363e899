#include "model/engine/judgment/clusterkinds.h"

#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace engine {
namespace {

using Row = ClusterKindRow;
using enum ClusterKind;

const Criterion* criterion(const Judgment& judgment, std::string_view id)
{
    const auto it = std::ranges::find(
        judgment.tree, id, [](const Branch& b) -> std::string_view { return b.criterion.id; });
    return it == judgment.tree.end() ? nullptr : &it->criterion;
}

Row singleNode(const Probe& p, Recommendation verdict)
{
    const double size = p.plan.cluster.nodeSize;
    const Finding::Argument gpus{size, Unit::Gpus};
    const Assessment a = p.on(size);
    if (!holdsAll(p.plan, a))
        return {SingleNode, "node_memory", {gpus}};
    for (const std::size_t w : p.plan.fleetIndices())
        if (!carriesLoad(p.plan, a, w))
            return {SingleNode,
                    "node_load",
                    {gpus,
                     {a.serving[w].fleetRate.base(), Unit::EachSecond},
                     {p.plan.work[w].serve.requests.base(), Unit::EachSecond}}};
    for (const std::size_t w : p.plan.runIndices())
        if (const Seconds deadline = p.plan.work[w].train.deadline;
            !(cautiousTime(a.work[w]) <= deadline))
            return {SingleNode,
                    "node_late",
                    {gpus,
                     {cautiousTime(a.work[w]).base(), Unit::Days},
                     {deadline.base(), Unit::Days}}};
    return {SingleNode,
            "node",
            {gpus},
            verdict == Recommendation::OneNode || verdict == Recommendation::OneGpu};
}

// Whether the verdict is dedicated machines, whoever owns them.
bool isCluster(Recommendation verdict)
{
    return verdict == Recommendation::Cluster || verdict == Recommendation::RentFirst ||
           verdict == Recommendation::Hybrid;
}

Row training(const Probe& p, Recommendation verdict)
{
    const auto run = p.plan.first(&Workload::runs);
    if (!run)
        return {Training, "training_none"};
    const std::size_t w = *run;
    const double gpus = trainingGpus(p.now.decision, w);
    const Finding::Argument all{gpus, Unit::Gpus};
    if (!holdsAll(p.plan, p.now))
        return {Training, "training_memory", {all}};
    if (gpus <= p.plan.cluster.nodeSize)
        return {Training, "training_inside", {all}};
    const Finding::Argument lost{1 - p.now.work[w].risk.goodput, Unit::Percent};
    const Share waiting = p.now.work[w].waiting;
    if (std::isnan(waiting)) // batch units, or a rule of thumb: there is no step
        return {Training, "training_apart", {all, lost}, isCluster(verdict)};
    return {Training, "training", {all, {waiting, Unit::Percent}, lost}, isCluster(verdict)};
}

Row inference(const Probe& p, Recommendation verdict)
{
    if (!p.plan.serves())
        return {Inference, "inference_none"};
    double gpus = 0, used = 0, replicas = 0;
    for (const std::size_t w : p.plan.fleetIndices()) {
        const ServeAnswer& s = p.now.serving[w];
        if (!carriesLoad(p.plan, p.now, w))
            return {Inference,
                    "inference_small",
                    {{s.choice.gpus(), Unit::Gpus},
                     {s.fleetRate.base(), Unit::EachSecond},
                     {p.plan.work[w].serve.requests.base(), Unit::EachSecond}}};
        gpus += s.choice.gpus(), replicas += s.choice.replicas();
        used += s.choice.gpus() * s.on * s.busy;
    }
    return {Inference,
            "inference",
            {{replicas, Unit::Count}, {used / gpus, Unit::Percent}},
            isCluster(verdict)};
}

// Own what is busy most of the time, rent for peak hours.
Row burst(const Judgment& judgment)
{
    const Criterion* most = criterion(judgment, "base_use");
    const Criterion* least = criterion(judgment, "peak_use");
    if (!most || most->reply == Reply::Open || (least && least->reply == Reply::Open))
        return {Burst, "burst_open"};
    const Finding::Argument first{most->figure, Unit::Percent};
    if (most->reply == Reply::No)
        return std::isnan(most->threshold)
                   ? Row{Burst, "burst_never", {first}}
                   : Row{Burst, "burst_rent", {first, {most->threshold, Unit::Percent}}};
    if (!least)
        return {Burst, "burst_flat", {first}};
    const Finding::Argument last{least->figure, Unit::Percent};
    const Finding::Argument even{least->threshold, Unit::Percent};
    if (least->reply == Reply::Yes)
        return {Burst, "burst_own", {last, even}};
    return {Burst, "burst", {last, first, even}, judgment.verdict == Recommendation::Hybrid};
}

} // namespace

std::vector<Row> clusterKindsOf(const Probe& p, const Judgment& judgment)
{
    return {singleNode(p, judgment.verdict), training(p, judgment.verdict),
            inference(p, judgment.verdict), burst(judgment)};
}

std::optional<Plan> asKind(const Plan& plan, ClusterKind kind)
{
    Plan alone = plan;
    if (kind == SingleNode) {
        alone.cluster.countRule = CountRule::Given;
        alone.cluster.count = plan.cluster.nodeSize;
        return alone;
    }
    if (kind == Burst)
        return {};
    std::erase_if(alone.work, std::mem_fn(kind == Inference ? &Workload::runs : &Workload::serves));
    return alone.work.empty() ? std::nullopt : std::optional(std::move(alone));
}

} // namespace engine
