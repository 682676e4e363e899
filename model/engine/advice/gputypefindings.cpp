#include "model/engine/advice/gputypefindings.h"

#include "model/engine/resolvedplan.h"
#include "model/engine/training/paces.h"

#include <cmath>

namespace engine {
namespace {

// Share of a step the faster type waits, below which both types count as equally fast.
constexpr double kLittlePaceWaiting = 0.02;

// The run on the GPUs of the faster type alone, with the others left to something else.
Seconds withoutSlower(const AdviceView& v, std::size_t w, const TypesByPace& types)
{
    const Share share = v.plan.types->secondShare;
    const ResolvedPlan& alone = types.secondIsFaster ? v.plan.types->second : v.plan.types->first;
    const double size = alone.cluster.nodeSize;
    const double gpus = v.now.decision.gpus * (types.secondIsFaster ? share : 1 - share);
    const double whole = larger(1.0, std::round(gpus / size)) * size;
    return assess(alone, given(alone, whole)).work[w].time;
}

// The mix is a share at any cluster size; nodes are bought and rented whole.
void partsOfNodes(const AdviceView& v, std::vector<Finding>& list)
{
    const Share share = v.plan.types->secondShare;
    const double gpus = v.now.decision.gpus, second = share * gpus;
    const double firstNode = v.plan.types->first.cluster.nodeSize;
    const double secondNode = v.plan.types->second.cluster.nodeSize;
    const double nodes = larger(1.0, std::round(second / secondNode));
    const double whole = nodes * secondNode;
    constexpr double kRounding = 1e-6; // of a GPU
    const auto isWhole = [](double amount) {
        return std::abs(amount - std::round(amount)) < kRounding;
    };
    if (isWhole(second / secondNode) && isWhole((gpus - second) / firstNode))
        return;
    Finding f{"mix_splits_nodes",
              Finding::Severity::Note,
              {{share, Unit::Percent}, {gpus, Unit::Gpus}, {second, Unit::Count}}};
    if (whole < gpus && isWhole((gpus - whole) / firstNode))
        f.cure = Finding::Cure{"cluster.second.share", whole / gpus};
    list.push_back(std::move(f));
}

} // namespace

void gpuTypeFindings(const AdviceView& v, std::vector<Finding>& list)
{
    if (!v.plan.types)
        return;
    partsOfNodes(v, list);
    for (std::size_t w = 0; w < v.plan.work.size(); ++w) {
        const TrainAnswer& t = v.now.work[w];
        const double waits = 1 - t.fasterStep / t.step;
        if (!v.work(w).trains() || !(waits > kLittlePaceWaiting))
            continue;
        const TypesByPace types = typesByPace(v.plan, v.now.decision, w);
        const Seconds alone = withoutSlower(v, w, types);
        Finding f{"mix_waits",
                  alone < t.time ? Finding::Severity::Bad : Finding::Severity::Warning,
                  {{0, Unit::None, types.faster->brief},
                   {0, Unit::None, types.slower->brief},
                   {waits, Unit::Percent},
                   {t.fasterGpus * (waits * t.time).base(), Unit::GpuHours},
                   {(waits * t.time).base(), Unit::Days},
                   {alone.base(), Unit::Days}}};
        f.cure = types.secondIsFaster ? Finding::Cure{"cluster.gpu", 0, types.faster->id}
                                      : Finding::Cure{"cluster.second.gpu", 0, "none"};
        f.work = w;
        list.push_back(std::move(f));
    }
}

} // namespace engine
