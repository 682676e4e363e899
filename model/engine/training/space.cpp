#include "model/engine/training/space.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine {
namespace {

// Wider tensor groups have not been published, unless the GPUs share one fast domain.
constexpr double kWidestTensor = 32;
constexpr double kMostRanks = 1024;
// Granularity of recomputation within a layer in frameworks: about this many modules.
constexpr std::int32_t kPartsOfALayer = 8;
// Up to this, a float represents all integers.
constexpr double kWidestMicroBatch = 1 << 24;
// Larger numbers are not layouts: their divisors would take long to find.
constexpr double kLargest = 1e9;

std::int64_t whole(double number)
{
    return number >= 1 ? std::llround(std::min(number, kLargest)) : 1;
}

// No stage is empty: the other stages leave some layers for the last.
bool fillsStages(double layers, std::int64_t stages)
{
    const auto each = static_cast<double>(stages);
    return stages == 1 || (each - 1) * std::ceil(layers / each) < layers;
}

// Sorted, fastest first, without duplicates.
template <class T> std::vector<T> sorted(std::vector<T> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace

std::vector<std::int64_t> divisorsOf(double number)
{
    const std::int64_t n = whole(number);
    std::vector<std::int64_t> low, high;
    for (std::int64_t i = 1; i * i <= n; ++i) {
        if (n % i != 0)
            continue;
        low.push_back(i);
        if (i * i != n)
            high.push_back(n / i);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    return low;
}

Degrees degreesOf(const PreparedJob& prepared, const LayoutLimits& limits)
{
    const Widths& w = prepared.widths;
    const auto heads = std::llround(w.heads), keys = std::llround(w.kvHeads);
    const double domain = std::max(kWidestTensor, prepared.machine.domain);
    // Heads are not split, so only a model without heads is limited by the domain.
    const double widest = std::min(domain, heads > 0 ? static_cast<double>(heads) : kMostRanks);
    Degrees degrees;
    degrees.mixture = w.experts > 0;
    for (std::int64_t t = 1; static_cast<double>(t) <= widest; ++t)
        if (limits.tensor.contains(t) && heads % t == 0 &&
            (keys == 0 || keys % t == 0 || t % keys == 0))
            degrees.tensor.push_back(t);
    for (const std::int64_t c : divisorsOf(prepared.job.sequence.base()))
        if (limits.context.contains(c))
            degrees.context.push_back(c);
    for (const std::int64_t x : divisorsOf(w.experts))
        if (limits.expert.contains(x))
            degrees.expert.push_back(x);
    const double most = limits.mostMicroBatch > 0 ? limits.mostMicroBatch : kWidestMicroBatch;
    for (const std::int64_t b : divisorsOf(prepared.job.sequences))
        if (limits.leastMicroBatch <= static_cast<double>(b) && static_cast<double>(b) <= most)
            degrees.microBatch.push_back(b);
    return degrees;
}

std::vector<Layout> Degrees::layouts(std::int64_t tensorDegree, std::int64_t contextDegree) const
{
    std::vector<Layout> all;
    Layout layout;
    layout.tensor = static_cast<std::int32_t>(tensorDegree);
    layout.context = static_cast<std::int32_t>(contextDegree);
    layout.sequenceParallel = tensorDegree > 1;
    std::vector<std::int32_t> expertTensors{1}; // whole experts, or sharded like attention
    if (tensorDegree > 1 && mixture)
        expertTensors.push_back(layout.tensor);
    for (const std::int64_t x : expert) {
        layout.expert = static_cast<std::int32_t>(x);
        for (const std::int32_t y : expertTensors) {
            layout.expertTensor = y;
            for (const std::int64_t b : microBatch) {
                layout.microBatch = static_cast<float>(b);
                all.push_back(layout);
            }
        }
    }
    return all;
}

std::string_view impossibleDegree(const PreparedJob& prepared, const LayoutLimits& limits)
{
    const Degrees degrees = degreesOf(prepared, limits);
    if (degrees.tensor.empty())
        return "tensor";
    if (degrees.context.empty())
        return "context";
    if (degrees.expert.empty())
        return "expert";
    if (degrees.microBatch.empty())
        return "micro_batch";
    const double layers = prepared.widths.layers;
    bool filled = false;
    for (std::int64_t p = 1; p <= whole(layers); ++p) {
        if (!limits.pipeline.contains(p) || !fillsStages(layers, p))
            continue;
        filled = true;
        for (const std::int64_t v :
             divisorsOf(p > 1 ? std::ceil(layers / static_cast<double>(p)) : 1))
            if (limits.interleave.contains(v))
                return {};
    }
    return filled ? "interleave" : "pipeline";
}

LayoutSpace::LayoutSpace(const PreparedJob& prepared, double gpus, const LayoutLimits& limits)
    : prepared_(prepared)
    , limits_(limits)
    , batch_(whole(prepared.job.sequences))
    , shardings_(sorted(limits.shardings))
    , recomputes_(sorted(limits.recomputes))
    , offloads_(sorted(limits.offloads))
    , overlaps_{true}
{
    if (limits.overlapToo)
        overlaps_.push_back(false);
    if (!(prepared.widths.layers > 0 && prepared.widths.hidden > 0) || !(gpus >= 1) ||
        gpus > kLargest)
        return;
    const Degrees degrees = degreesOf(prepared, limits);
    const std::int64_t all = whole(gpus);
    addStagings(all);
    for (const std::int64_t t : degrees.tensor)
        for (const std::int64_t c : degrees.context)
            if (const auto seats = seatsOf(all, t * c); !seats.empty())
                for (const Layout& layout : degrees.layouts(t, c))
                    addCell(layout, seats);
}

void LayoutSpace::addStagings(std::int64_t gpus)
{
    for (const std::int64_t p : divisorsOf(static_cast<double>(gpus)))
        if (fillsStages(prepared_.widths.layers, p) && limits_.pipeline.contains(p))
            stagings_.push_back(stagingOf(static_cast<std::int32_t>(p)));
}

auto LayoutSpace::stagingOf(std::int32_t pipeline) const -> Staging
{
    Staging staging;
    staging.pipeline = pipeline;
    const double layers = std::ceil(prepared_.widths.layers / pipeline);
    for (const std::int64_t v : divisorsOf(pipeline > 1 ? layers : 1)) {
        const auto chunks = static_cast<std::int32_t>(v);
        const auto each = static_cast<std::int32_t>(whole(layers) / v);
        if (limits_.interleave.contains(chunks))
            staging.chunkings.push_back(chunkingOf(chunks, each));
    }
    return staging;
}

Chunking LayoutSpace::chunkingOf(std::int32_t interleave, std::int32_t layers) const
{
    Chunking chunking;
    chunking.interleave = interleave, chunking.agains = againsOf(layers, interleave);
    const auto& all = chunking.agains;
    for (std::size_t i = 0; i < all.size(); ++i) // the least and the most of each kind
        if (i == 0 || i + 1 == all.size() || all[i - 1].recompute != all[i].recompute ||
            all[i + 1].recompute != all[i].recompute)
            chunking.ends.push_back(all[i]);
    chunking.slowness = chunking.ends;
    // No recomputation is the fastest, full the slowest.
    if (!all.empty() && all.front().recompute == Recompute::None &&
        all.back().recompute == Recompute::Full && all.back().share >= 1)
        chunking.slowness = {all.front(), all.back()};
    return chunking;
}

// Under Full, whole layers of each chunk if partial recomputation is allowed; under Some, parts of
// what all layers store.
std::vector<Again> LayoutSpace::againsOf(std::int32_t layers, std::int32_t chunks) const
{
    std::vector<Again> agains;
    for (const Recompute recompute : recomputes_) {
        const bool some = recompute == Recompute::Some;
        const bool full = recompute == Recompute::Full && limits_.layersToo;
        if (full && limits_.layers > 0) {
            const double all = static_cast<double>(layers) * chunks;
            agains.push_back({recompute, static_cast<float>(std::min(1.0, limits_.layers / all))});
            continue;
        }
        const std::int32_t parts = some ? kPartsOfALayer : full ? layers : 1;
        const std::int32_t most = some ? parts - 1 : parts; // all of it is Full
        for (std::int32_t i = 1; i <= most; ++i)
            agains.push_back({recompute, static_cast<float>(i) / static_cast<float>(parts)});
    }
    return agains;
}

auto LayoutSpace::seatsOf(std::int64_t gpus, std::int64_t share) const -> std::vector<OpenSeat>
{
    std::vector<OpenSeat> seats;
    const auto goodput = [&](std::int64_t d) {
        return limits_.goodput ? limits_.goodput(static_cast<std::int32_t>(d)) : 1;
    };
    if (gpus % share != 0)
        return seats;
    for (const Staging& staging : stagings_) {
        const std::int64_t d = gpus / share / staging.pipeline;
        if (d * share * staging.pipeline == gpus && batch_ % d == 0 && limits_.data.contains(d))
            seats.push_back({&staging, d, goodput(d)});
    }
    return seats;
}

void LayoutSpace::addCell(const Layout& layout, const std::vector<OpenSeat>& seats)
{
    Cell cell{layout, {}};
    const auto b = static_cast<std::int64_t>(layout.microBatch);
    const auto apart = static_cast<std::int64_t>(layout.expert) * layout.expertTensor;
    for (const auto& [staging, d, goodput] : seats) {
        const std::int64_t sequences = batch_ / d, ranks = d * layout.context;
        if (sequences % b != 0 || ranks * layout.tensor % apart != 0)
            continue;
        const auto chunkings = chunkingsOf(*staging, sequences / b);
        if (!chunkings.empty())
            cell.seats.push_back({staging->pipeline, static_cast<std::int32_t>(d), goodput,
                                  chunkings, copiesOf(ranks)});
    }
    if (cell.seats.empty())
        return;
    counted_ += countOf(cell);
    cells_.push_back(std::move(cell));
}

// Chunks need a multiple of the stages as micro-batches (arXiv 2104.04473, section 2.2).
std::span<const Chunking> LayoutSpace::chunkingsOf(const Staging& staging,
                                                   std::int64_t microBatches) const
{
    const std::span all(staging.chunkings);
    if (microBatches % staging.pipeline == 0)
        return all;
    return all.first(!all.empty() && all.front().interleave == 1 ? 1 : 0);
}

std::span<const Copies> LayoutSpace::copiesOf(std::int64_t ranks)
{
    std::vector<Copies>& all = copies_[ranks];
    if (!all.empty())
        return all;
    for (const Sharding sharding : shardings_) {
        all.push_back({sharding, 0});
        if (sharding != Sharding::Full || !limits_.groupsToo)
            continue;
        for (const std::int64_t g : divisorsOf(static_cast<double>(ranks)))
            if (g > 1 && g < ranks)
                all.push_back({sharding, static_cast<std::int32_t>(g)});
    }
    return all;
}

double LayoutSpace::countOf(const Cell& cell) const
{
    double count = 0;
    for (const Seat& seat : cell.seats) {
        std::size_t ways = 0;
        for (const Chunking& chunks : seat.chunkings)
            ways += chunks.agains.size();
        count += static_cast<double>(ways * seat.copies.size());
    }
    return count * static_cast<double>(offloads_.size() * overlaps_.size());
}

} // namespace engine
