#include "model/engine/uncertainty/knownhow.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/predict/likeness.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Fewer runs are not enough to interpolate.
constexpr std::size_t kFewest = 3;

// A factor left at its default has no source: the uncertainty comes from the spread, which has one.
bool isNeutral(const Plan& plan, const std::string& path)
{
    static const Plan fresh;
    const Bound<Number> knob = findNumber(plan, path);
    return knob && read(plan, knob) == knob.row->get(fresh, fresh.work.front());
}

Known howKnown(const Plan& plan, const std::string& path)
{
    const auto cite = plan.cites->find(path);
    if (cite == plan.cites->end())
        return isNeutral(plan, path) ? Known::Measured : Known::Entered;
    return cite->second.chosen || cite->second.recalled ? Known::Assumed : Known::Measured;
}

// A prediction of the training or the serving room.
Known howPredicted(const Plan& plan, const Assessment& a, std::size_t w, bool memory,
                   std::span<const AccuracyRow> published)
{
    const Workload& work = plan.work[w];
    if (!memory && std::isfinite(work.paceSigma()))
        return Known::Measured;
    auto like = likenessOf(plan, a, w);
    if (!like)
        return Known::Transferred;
    if (memory)
        like->quantity = AccuracyQuantity::Memory;
    if (runsLike(published, *like).size() >= kFewest)
        return Known::Interpolated;
    return a.work[w].confidence.rough ? Known::Assumed : Known::Transferred;
}

// Reinforcement learning iterations and recommendation steps have their own published runs.
Known howOther(const Plan& plan, std::size_t w, std::span<const AccuracyRow> published)
{
    const AccuracyKind kind = plan.work[w].kind == WorkloadKind::Recommend
                                  ? AccuracyKind::Recommend
                                  : AccuracyKind::Reinforce;
    const auto like = std::ranges::count_if(published, [&](const AccuracyRow& row) {
        return row.kind == kind && row.generation == plan.cluster.gpu.generation;
    });
    return static_cast<std::size_t>(like) >= kFewest ? Known::Interpolated : Known::Transferred;
}

Known howOf(const Plan& plan, const Assessment& a, const std::string& path,
            std::span<const AccuracyRow> published)
{
    const auto split = splitPath(plan, path);
    if (!split)
        return howKnown(plan, path);
    if (split->key == ".pace" || split->key == ".serve.pace")
        return howPredicted(plan, a, split->work, false, published);
    if (split->key == ".memory")
        return howPredicted(plan, a, split->work, true, published);
    if (split->key == ".rl.overhead" || split->key == ".rec.pace")
        return howOther(plan, split->work, published);
    return howKnown(plan, path);
}

} // namespace

std::array<Share, kKnown> KnownHow::shares() const
{
    std::array<Share, kKnown> sums{};
    for (const Part& part : parts)
        sums[static_cast<std::size_t>(part.how)] += part.share;
    return sums;
}

KnownHow knownHow(const Plan& plan, const Assessment& a, std::span<const AccuracyRow> published,
                  const Tornado& tornado)
{
    KnownHow how;
    for (const TornadoBar& bar : tornado.bars)
        how.parts.push_back({bar.path, howOf(plan, a, bar.path, published), bar.share});
    return how;
}

KnownHow knownHow(const Plan& plan, const Assessment& a, std::span<const AccuracyRow> published,
                  const std::string& dial)
{
    const auto divided = tornadoes(plan, a, {&dial, 1});
    return divided.empty() ? KnownHow{} : knownHow(plan, a, published, divided.front());
}

} // namespace engine
