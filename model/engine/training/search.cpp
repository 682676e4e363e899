#include "model/engine/training/search.h"

#include "model/engine/training/collector.h"
#include "model/engine/training/sharework.h"
#include "model/engine/training/space.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace engine {
namespace {

// A space this small is walked before a second thread would start.
constexpr double kWorthAThread = 2000;

// One worker's part of a full walk; workers share no cache line.
class alignas(64) Walk {
public:
    Walk(const PreparedJob& prepared, const LayoutSpace& space, const LayoutLimits& limits,
         const std::optional<Collector::Winner>& winner, int top)
        : prepared_(prepared)
        , space_(space)
        , limits_(limits)
        , collector(winner, top)
    {
    }

    void cell(const Cell& cell, const std::stop_token& stop)
    {
        const CellPasses passes = passesOf(prepared_, cell.layout, limits_.pace);
        for (const Seat& at : cell.seats) {
            if (stop.stop_requested())
                return;
            Layout layout = cell.layout;
            layout.pipeline = at.pipeline, layout.data = at.data;
            for (const Copies& copies : at.copies) {
                layout.sharding = copies.sharding, layout.shardGroup = copies.group;
                const WeightsHere weights = weightsHere(prepared_, layout);
                for (const Chunking& chunks : at.chunkings)
                    chunking(layout, at.goodput, chunks, weights, passes);
            }
        }
    }

private:
    void chunking(Layout& layout, double goodput, const Chunking& chunks,
                  const WeightsHere& weights, const CellPasses& passes)
    {
        layout.interleave = chunks.interleave;
        for (const Again& again : chunks.agains) {
            layout.recompute = again.recompute, layout.recomputedLayers = again.share;
            for (const Offload offload : space_.offloads()) {
                layout.offload = offload;
                const MemoryParts memory = memoryOf(prepared_, layout, weights);
                for (const bool overlap : space_.overlaps()) {
                    layout.overlap = overlap;
                    const StepTime step =
                        stepTime(prepared_, layout, weights, passes.layer, passes.vocabulary);
                    collector.take(layout, step, goodput, memory, passes.caution);
                    looked += 1;
                }
            }
        }
    }

    const PreparedJob& prepared_;
    const LayoutSpace& space_;
    const LayoutLimits& limits_;

public:
    Collector collector;
    double looked = 0;
};

std::optional<Collector::Winner> winnerOf(const TrainingJob& job, const Machine& machine,
                                          const TrainingConstants& constants,
                                          const std::optional<RankedLayout>& best)
{
    if (!best || best->fit == Fit::DoesNot)
        return {};
    return Collector::Winner{*best, stepTime(job, machine, best->layout, constants)};
}

} // namespace

LayoutLimits LayoutLimits::everything()
{
    LayoutLimits limits;
    limits.shardings = {Sharding::None, Sharding::Optimizer, Sharding::Gradients, Sharding::Full};
    limits.recomputes = {Recompute::None, Recompute::Selective, Recompute::Some, Recompute::Full};
    limits.offloads = {Offload::None, Offload::OptimizerToHost, Offload::OptimizerToDisk,
                       Offload::Activations};
    limits.overlapToo = limits.groupsToo = limits.layersToo = true;
    return limits;
}

RankedLayout evaluate(const TrainingJob& job, const Machine& machine, const Layout& layout,
                      const TrainingConstants& constants, const StepPace& pace)
{
    const PreparedJob prepared{job, machine, constants};
    const CellPasses passes = passesOf(prepared, layout, pace);
    const WeightsHere weights = weightsHere(prepared, layout);
    const StepTime step = stepTime(prepared, layout, weights, passes.layer, passes.vocabulary);
    return rankedOf(layout, step.total, 1, memoryOf(prepared, layout, weights), passes.caution);
}

LayoutSearch searchLayouts(const TrainingJob& job, const Machine& machine, double gpus,
                           const LayoutLimits& limits, const TrainingConstants& constants, int top,
                           std::stop_token stop)
{
    const PreparedJob prepared{job, machine, constants};
    const LayoutSpace space(prepared, gpus, limits);
    // Found in advance, so that the reason of each loser is known at once.
    const auto winner =
        winnerOf(job, machine, constants, bestLayout(job, machine, gpus, limits, constants, stop));
    const Walk fresh(prepared, space, limits, winner, top);
    std::array<Walk, kWorkers> walks{fresh, fresh};
    shareWork(space.cells().size(), space.counted() < kWorthAThread,
              [&](int worker, std::size_t i) {
                  walks[static_cast<std::size_t>(worker)].cell(space.cells()[i], stop);
              });
    for (std::size_t i = 1; i < walks.size(); ++i) {
        walks.front().collector.join(walks[i].collector);
        walks.front().looked += walks[i].looked;
    }
    LayoutSearch search = walks.front().collector.result();
    // The degrees multiply to the requested number of GPUs.
    assert(std::ranges::all_of(
        search.best, [&](const RankedLayout& r) { return r.layout.gpus() == std::round(gpus); }));
    search.looked = walks.front().looked, search.counted = space.counted();
    search.complete = search.looked == search.counted;
    return search;
}

} // namespace engine
