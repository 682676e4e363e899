#include "tests/support/evaluation.h"

#include "model/engine/training/detail.h"

namespace support {
namespace {

using namespace engine;

// Seconds of each part: together 5.77.
StepTime step()
{
    StepTime parts;
    parts.products = Seconds(3.02), parts.attention = Seconds(0.41);
    parts.elementwise = Seconds(0.38), parts.floor = Seconds(0.05);
    parts.recompute = Seconds(0.21), parts.vocabulary = Seconds(0.09);
    parts.tensor = Seconds(0.52), parts.data = Seconds(0.12);
    parts.bubble = Seconds(0.62), parts.sends = Seconds(0.02);
    parts.optimizer = Seconds(0.10), parts.straggling = Seconds(0.21), parts.host = Seconds(0.02);
    parts.total = Seconds(5.77);
    return parts;
}

RankedLayout ranked(std::int32_t tensor, std::int32_t pipeline, std::int32_t data, double seconds,
                    double memory)
{
    RankedLayout r;
    r.layout.tensor = tensor, r.layout.pipeline = pipeline, r.layout.data = data;
    r.step = Seconds(seconds), r.cautious = Seconds(1.2 * seconds);
    r.memory = gib(memory);
    return r;
}

RankedLayout lost(RankedLayout r, Lost why, double by)
{
    r.lost = why, r.by = by;
    return r;
}

std::vector<RankedLayout> thatFit()
{
    std::vector<RankedLayout> best{
        ranked(8, 2, 16, 5.77, 61),
        lost(ranked(8, 4, 8, 5.89, 70), Lost::Recompute, 0.07),
        lost(ranked(4, 2, 32, 6.02, 66), Lost::Gather, 0.09),
        lost(ranked(4, 8, 8, 6.31, 48), Lost::Bubble, 0.31),
        lost(ranked(8, 8, 4, 6.55, 37), Lost::Bubble, 0.34),
        lost(ranked(8, 1, 32, 6.70, 69), Lost::Recompute, 0.12),
        lost(ranked(8, 16, 2, 7.40, 30), Lost::SmallProducts, 0.18),
        lost(ranked(2, 16, 8, 8.10, 55), Lost::Slower, 0),
    };
    best[1].fit = Fit::Tight;
    best[1].layout.recompute = Recompute::Full;
    best[2].layout.sharding = Sharding::Full;
    best[4].layout.interleave = 4;
    best[5].layout.recompute = Recompute::Some, best[5].layout.recomputedLayers = 0.4F;
    return best;
}

std::vector<RankedLayout> thatDoNot()
{
    std::vector<RankedLayout> losers{
        lost(ranked(4, 4, 16, 5.40, 78), Lost::DoesNotFit, gib(3.1).base()),
        lost(ranked(2, 8, 16, 5.20, 84), Lost::DoesNotFit, gib(9.4).base()),
        lost(ranked(1, 8, 32, 5.10, 120), Lost::DoesNotFit, gib(45).base()),
    };
    for (RankedLayout& r : losers)
        r.fit = Fit::DoesNot;
    return losers;
}

Roofline roofline()
{
    Roofline roof;
    roof.peak = FlopRate(989e12), roof.memory = Bandwidth(3.35e12);
    roof.points = {{"attention_products", 1900, FlopRate(690e12)},
                   {"core", 800, FlopRate(520e12)},
                   {"mlp", 2210, FlopRate(702e12)},
                   {"vocabulary", 3100, FlopRate(700e12)},
                   {"elementwise", 1.5, FlopRate(4e12)},
                   {"optimizer", 0.4, FlopRate(1.1e12)}};
    return roof;
}

// The first stage holds most activations, the last the logits.
std::vector<MemoryParts> memoryOf(int stages)
{
    std::vector<MemoryParts> all;
    for (int i = 0; i < stages; ++i) {
        MemoryParts parts;
        parts.weights = gib(8), parts.gradients = gib(16), parts.optimizer = gib(6);
        parts.activations = gib(20.0 * (stages - i) / stages);
        parts.logits = gib(i + 1 == stages && stages > 1 ? 2 : 0);
        parts.buffers = gib(4), parts.fragmentation = gib(2);
        all.push_back(parts);
    }
    return all;
}

} // namespace

Bytes gib(double size)
{
    return Bytes(size * info(Unit::GiB).size);
}

Evaluation withTraining(const Evaluation& base, int stages)
{
    Evaluation made = base;
    TrainingDetail detail;
    detail.layouts.best = thatFit();
    detail.layouts.losers = thatDoNot();
    detail.layouts.looked = detail.layouts.counted = 18432;
    const auto lostBy = [&detail](Lost why, double count) {
        detail.layouts.lostBy[static_cast<std::size_t>(why)] = count;
    };
    lostBy(Lost::DoesNotFit, 9120), lostBy(Lost::Bubble, 3120), lostBy(Lost::Tensor, 2077);
    detail.stages = memoryOf(stages);
    detail.capacity = gib(80), detail.usable = gib(75);
    detail.roofline = roofline();
    made.training = {detail};
    TrainAnswer& work = made.assessment.work.front();
    work.parts = step();
    work.step = work.parts.total;
    work.tuning = 1, work.waitFeed = {};
    work.memory = detail.stages.front(), work.usable = detail.usable, work.fit = Fit::Fits;
    made.assessment.decision.layouts = {detail.layouts.best.front()};
    return made;
}

} // namespace support
