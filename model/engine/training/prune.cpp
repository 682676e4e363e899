// Finds the best layout by branch and bound. A bound is what a step or memory cannot go below: it
// comes from the kernel itself, at the corners of the open region, so it follows changes of
// formulas. It assumes that each part of a step is monotonic in chunks and recomputation; a test
// compares the result with the full walk. Layouts without offloading are searched first: they prune
// most of the rest.
#include "model/engine/training/floor.h"
#include "model/engine/training/ranking.h"
#include "model/engine/training/sharework.h"
#include "model/engine/training/space.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <ranges>

namespace engine {
namespace {

// A space this small is searched before a second thread would start.
constexpr double kWorthAThread = 20000;
constexpr double kEndless = std::numeric_limits<double>::infinity();

struct BoundedCell {
    const Cell* cell = nullptr;
    CellPasses passes;
    Seconds least{};    // as computed
    double goodput = 1; // the best of its seats
};

// Lower bounds of what layouts take on a GPU and on its host.
struct LeastMemory {
    Bytes total{kEndless}, host{kEndless};
};

class Hunt {
public:
    Hunt(const PreparedJob& prepared, const LayoutSpace& space, std::atomic<double>& ceiling)
        : prepared_(prepared)
        , space_(space)
        , ceiling_(ceiling)
    {
    }

    BoundedCell bounded(const Cell& cell, const CellPasses& passes) const;
    // Whether any layout of these cells may fit, however long it takes.
    bool anyMayFit(std::span<const BoundedCell> cells);
    // All layouts of the cell with that kind of offloading.
    void cell(const BoundedCell& bounded, Offload offload, const std::stop_token& stop);

    std::optional<RankedLayout> best;

private:
    // Upper bound of the cautious step including interruptions for layouts of interest: that of the
    // best fitting one found by any worker. Infinite until then; layouts that do not fit are of
    // interest only until then.
    double ceiling() const { return ceiling_.load(std::memory_order_relaxed); }
    bool found() const { return ceiling() < kEndless; }
    bool tooSlow(Seconds computed, double goodput, const Caution& caution) const
    {
        return withInterruptions(computed, goodput, caution) > ceiling();
    }
    bool tooSlow(Seconds computed, const Caution& caution) const
    {
        return tooSlow(computed, goodput_, caution);
    }
    bool behindBest(Seconds computed, const Caution& caution) const
    {
        return withInterruptions(computed, goodput_, caution) > best->withInterruptions().base();
    }
    double withInterruptions(Seconds computed, double goodput, const Caution& caution) const
    {
        return caution.cautious(computed, offload_).base() / goodput * kRounding;
    }
    StepTime stepOf(const Layout& layout, const WeightsHere& weights,
                    const CellPasses& passes) const
    {
        return stepTime(prepared_, layout, weights, passes.layer, passes.vocabulary);
    }

    bool tooLarge(const LeastMemory& least, const Caution& caution) const;
    bool asTight(const LeastMemory& least, const Caution& caution) const;
    void group(const Layout& layout, std::span<const Chunking> open, const CellPasses& passes);
    bool hopeless(const Layout& layout, std::span<const Chunking> open, const WeightsHere& weights,
                  const CellPasses& passes) const;
    Seconds leastStep(Layout layout, std::span<const Chunking> open, const WeightsHere& weights,
                      const CellPasses& passes) const;
    LeastMemory leastMemory(Layout layout, const Chunking& chunks,
                            const WeightsHere& weights) const;
    bool mayFit(const Layout& layout, std::span<const Chunking> open, const WeightsHere& weights,
                const Caution& caution) const;
    void chunking(Layout layout, const Chunking& chunks, const WeightsHere& weights,
                  const CellPasses& passes);
    void leastAgain(Layout layout, const Chunking& chunks, const WeightsHere& weights,
                    const CellPasses& passes);
    void take(const Layout& layout, const WeightsHere& weights, const MemoryParts& memory,
              const CellPasses& passes);

    const PreparedJob& prepared_;
    const LayoutSpace& space_;
    std::atomic<double>& ceiling_;
    Offload offload_ = Offload::None;
    double goodput_ = 1; // of the current seat
};

void begin(Layout& layout, const Chunking& chunks, const Again& again)
{
    layout.interleave = chunks.interleave;
    layout.recompute = again.recompute, layout.recomputedLayers = again.share;
}

// Whatever else is chosen, all layers run for each micro-batch. The number of GPUs that share a
// layer is the same in all seats; the fewest replicas wait the least for each other.
BoundedCell Hunt::bounded(const Cell& cell, const CellPasses& passes) const
{
    BoundedCell bounded{&cell, passes, Seconds(kEndless)};
    bounded.goodput = std::ranges::max(cell.seats, {}, &Seat::goodput).goodput;
    const Seconds layer = passes.layer.forward.total() + passes.layer.backward.total();
    for (const Seat* seat : {&cell.seats.front(), &cell.seats.back()}) {
        Layout layout = cell.layout;
        layout.pipeline = seat->pipeline, layout.data = seat->data;
        const double sequences =
            prepared_.job.sequences / (layout.data * static_cast<double>(layout.microBatch));
        const Seconds work = sequences * prepared_.widths.layers / layout.pipeline * layer;
        // Most cells of too few GPUs are too slow even if no replica waits for another.
        if (tooSlow(work * prepared_.stack.factor, bounded.goodput, passes.caution)) {
            bounded.least = smaller(bounded.least, work * prepared_.stack.factor);
            continue;
        }
        const StepTime step = stepOf(layout, weightsHere(prepared_, layout), passes);
        bounded.least = smaller(bounded.least, work * step.slowdown + step.host);
    }
    if (std::isnan(bounded.least.base()))
        bounded.least = Seconds{};
    return bounded;
}

// Larger micro-batches need more memory, all else being equal. The most divided layouts come first,
// since they probably fit.
bool Hunt::anyMayFit(std::span<const BoundedCell> cells)
{
    std::vector<const BoundedCell*> singles;
    for (const BoundedCell& bounded : cells)
        if (bounded.cell->layout.microBatch <= 1)
            singles.push_back(&bounded);
    std::ranges::sort(singles, std::greater{}, [](const BoundedCell* bounded) {
        const Layout& l = bounded->cell->layout;
        return static_cast<double>(l.tensor) * l.context * l.expert;
    });
    for (const BoundedCell* bounded : singles)
        for (const Offload offload : space_.offloads())
            for (const Seat& seat : bounded->cell->seats | std::views::reverse)
                for (const Copies& copies : seat.copies | std::views::reverse) {
                    Layout layout = bounded->cell->layout;
                    layout.offload = offload_ = offload;
                    layout.pipeline = seat.pipeline, layout.data = seat.data;
                    layout.sharding = copies.sharding, layout.shardGroup = copies.group;
                    const WeightsHere weights = weightsHere(prepared_, layout);
                    if (mayFit(layout, seat.chunkings, weights, bounded->passes.caution))
                        return true;
                }
    return singles.empty();
}

void Hunt::cell(const BoundedCell& bounded, Offload offload, const std::stop_token& stop)
{
    offload_ = offload;
    for (const Seat& seat : bounded.cell->seats) {
        if (stop.stop_requested() ||
            tooSlow(bounded.least, bounded.goodput, bounded.passes.caution))
            return;
        goodput_ = seat.goodput;
        if (tooSlow(bounded.least, bounded.passes.caution))
            continue;
        Layout layout = bounded.cell->layout;
        layout.offload = offload;
        layout.pipeline = seat.pipeline, layout.data = seat.data;
        for (const Copies& copies : seat.copies) {
            layout.sharding = copies.sharding, layout.shardGroup = copies.group;
            group(layout, seat.chunkings, bounded.passes);
        }
    }
}

void Hunt::group(const Layout& layout, std::span<const Chunking> open, const CellPasses& passes)
{
    const WeightsHere weights = weightsHere(prepared_, layout);
    if (hopeless(layout, open, weights, passes))
        return;
    for (const Chunking& chunks : open)
        chunking(layout, chunks, weights, passes);
}

bool Hunt::hopeless(const Layout& layout, std::span<const Chunking> open,
                    const WeightsHere& weights, const CellPasses& passes) const
{
    const Chunking &few = open.front(), &many = open.back();
    if (few.agains.empty() || many.agains.empty())
        return false;
    if (found()) // checking for too slow is faster than for too large
        return tooSlow(leastStep(layout, open, weights, passes), passes.caution) ||
               !mayFit(layout, open, weights, passes.caution);
    const LeastMemory a = leastMemory(layout, few, weights);
    const LeastMemory b = leastMemory(layout, many, weights);
    const LeastMemory least{kRounding * smaller(a.total, b.total),
                            kRounding * smaller(a.host, b.host)};
    return tooLarge(least, passes.caution) ||
           (asTight(least, passes.caution) &&
            behindBest(leastStep(layout, open, weights, passes), passes.caution));
}

// Whether the best one so far is ahead, whatever the step: it fits better, or is closer to it.
bool Hunt::tooLarge(const LeastMemory& least, const Caution& caution) const
{
    if (!best)
        return false;
    const Fit fit = caution.fit(least.total, least.host, offload_);
    if (best->fit != fit)
        return best->fit < fit;
    return fit == Fit::DoesNot &&
           caution.missing(least.total, least.host, offload_).base() > best->by;
}

// Whether only a faster one is ahead of the best so far, which is tight.
bool Hunt::asTight(const LeastMemory& least, const Caution& caution) const
{
    return best && best->fit == Fit::Tight &&
           caution.fit(least.total, least.host, offload_) == Fit::Tight;
}

// The least recomputation gives the fastest pipeline; the most hides other traffic.
Seconds Hunt::leastStep(Layout layout, std::span<const Chunking> open, const WeightsHere& weights,
                        const CellPasses& passes) const
{
    Floor floor;
    const auto lower = [&](const Chunking& chunks) {
        for (const Again& again : chunks.slowness) {
            begin(layout, chunks, again);
            floor.lower(stepOf(layout, weights, passes));
        }
    };
    lower(open.front());
    if (open.size() > 1)
        lower(open.back());
    return floor.total();
}

LeastMemory Hunt::leastMemory(Layout layout, const Chunking& chunks,
                              const WeightsHere& weights) const
{
    LeastMemory least;
    for (const Again& again : chunks.ends) {
        begin(layout, chunks, again);
        const MemoryParts memory = memoryOf(prepared_, layout, weights);
        least.total = smaller(least.total, memory.total());
        least.host = smaller(least.host, memory.host);
    }
    return least;
}

void Hunt::chunking(Layout layout, const Chunking& chunks, const WeightsHere& weights,
                    const CellPasses& passes)
{
    if (found() && tooSlow(leastStep(layout, {&chunks, 1}, weights, passes), passes.caution))
        return;
    // Recomputed activations need not be offloaded, which may be faster.
    if (found() && offload_ != Offload::Activations)
        return leastAgain(layout, chunks, weights, passes);
    std::optional<Seconds> least;
    const auto slower = [&] {
        if (!least)
            least = leastStep(layout, {&chunks, 1}, weights, passes);
        return behindBest(*least, passes.caution);
    };
    for (const Again& again : chunks.agains) {
        begin(layout, chunks, again);
        const MemoryParts memory = memoryOf(prepared_, layout, weights);
        const LeastMemory here{memory.total(), memory.host};
        if (found()
                ? passes.caution.fit(here.total, here.host, offload_) == Fit::Fits
                : !tooLarge(here, passes.caution) && !(asTight(here, passes.caution) && slower()))
            take(layout, weights, memory, passes);
    }
}

// Whether anything fits with these chunks, of which the fewest or the most need the least memory;
// the most recomputation stores the least.
bool Hunt::mayFit(const Layout& layout, std::span<const Chunking> open, const WeightsHere& weights,
                  const Caution& caution) const
{
    const auto fits = [&](const Chunking& chunks) {
        Layout here = layout;
        return std::any_of(chunks.ends.rbegin(), chunks.ends.rend(), [&](const Again& again) {
            begin(here, chunks, again);
            const MemoryParts memory = memoryOf(prepared_, here, weights);
            return caution.fit(kRounding * memory.total(), kRounding * memory.host, offload_) ==
                   Fit::Fits;
        });
    };
    return fits(open.front()) || fits(open.back());
}

// For each kind of recomputation the least that fits: more stores less and takes longer.
void Hunt::leastAgain(Layout layout, const Chunking& chunks, const WeightsHere& weights,
                      const CellPasses& passes)
{
    MemoryParts memory;
    const auto tooLarge = [&](const Again& again) {
        begin(layout, chunks, again);
        memory = memoryOf(prepared_, layout, weights);
        return passes.caution.fit(memory.total(), memory.host, offload_) != Fit::Fits;
    };
    std::span<const Again> rest = chunks.agains;
    while (!rest.empty()) {
        const auto end =
            std::ranges::upper_bound(rest, rest.front().recompute, {}, &Again::recompute);
        const std::span<const Again> way(rest.begin(), end);
        rest = {end, rest.end()};
        if (way.size() > 1 && tooLarge(way.back()))
            continue;
        const auto least = std::ranges::partition_point(way, tooLarge);
        if (least == way.end() || tooLarge(*least))
            continue;
        take(layout, weights, memory, passes);
        if (least->recompute == Recompute::None)
            return; // nothing is faster
    }
}

void Hunt::take(const Layout& layout, const WeightsHere& weights, const MemoryParts& memory,
                const CellPasses& passes)
{
    for (const bool overlap : space_.overlaps()) {
        Layout chosen = layout;
        chosen.overlap = overlap;
        const StepTime step = stepOf(chosen, weights, passes);
        const RankedLayout ranked = rankedOf(chosen, step.total, goodput_, memory, passes.caution);
        if (!best || ahead(ranked, *best))
            best = ranked;
        if (ranked.fit != Fit::Fits)
            continue;
        double now = ceiling();
        const double here = ranked.withInterruptions().base();
        while (here < now && !ceiling_.compare_exchange_weak(now, here)) {
        }
    }
}

std::optional<RankedLayout> hunted(const PreparedJob& prepared, double gpus,
                                   const LayoutLimits& limits, double atMost, std::stop_token stop)
{
    const LayoutSpace space(prepared, gpus, limits);
    const bool alone = space.counted() < kWorthAThread;
    std::atomic<double> ceiling{atMost};
    const Hunt fresh(prepared, space, ceiling);
    std::array<Hunt, kWorkers> hunts{fresh, fresh};
    std::vector<BoundedCell> cells(space.cells().size());
    shareWork(cells.size(), alone, [&](int, std::size_t i) {
        const Cell& cell = space.cells()[i];
        cells[i] = fresh.bounded(cell, passesOf(prepared, cell.layout, limits.pace));
    });
    std::ranges::sort(cells, {}, [](const BoundedCell& bounded) {
        return bounded.passes.caution.cautious(bounded.least, Offload::None) / bounded.goodput;
    });
    if (!alone && atMost < kEndless && !Hunt(fresh).anyMayFit(cells))
        return std::nullopt;
    for (const Offload offload : space.offloads())
        shareWork(cells.size(), alone, [&](int worker, std::size_t i) {
            hunts[static_cast<std::size_t>(worker)].cell(cells[i], offload, stop);
        });
    std::optional<RankedLayout>& best = hunts.front().best;
    for (const Hunt& hunt : hunts)
        if (hunt.best && (!best || ahead(*hunt.best, *best)))
            best = hunt.best;
    return best;
}

} // namespace

std::optional<RankedLayout> bestLayout(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants, std::stop_token stop)
{
    return hunted({job, machine, constants}, gpus, limits, kEndless, std::move(stop));
}

std::optional<RankedLayout> fastEnough(const TrainingJob& job, const Machine& machine, double gpus,
                                       const LayoutLimits& limits,
                                       const TrainingConstants& constants, Seconds atMost,
                                       std::stop_token stop)
{
    // Never infinite: what does not fit is not wanted here.
    const double most = std::min(atMost.base(), std::numeric_limits<double>::max());
    const auto best = hunted({job, machine, constants}, gpus, limits, most, std::move(stop));
    const bool good = best && best->fit == Fit::Fits && best->withInterruptions() <= atMost;
    return good ? best : std::nullopt;
}

} // namespace engine
