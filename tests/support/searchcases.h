#pragma once

#include "model/engine/training/search.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/training.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>

// Inputs of the layout search: small random ones, and GPT-3.
namespace support {

using namespace engine;

inline const TrainingConstants& constants()
{
    static const TrainingConstants c = trainingConstants(catalog());
    return c;
}

inline const Model& model(const char* id)
{
    const Model* const found = catalog().model(id);
    if (!found)
        throw std::runtime_error(std::string("no model ") + id);
    return *found;
}

template <class T> T oneOf(Random& random, std::initializer_list<T> all)
{
    return *(all.begin() + random.below(all.size()));
}

struct SearchCase {
    TrainingJob job;
    Machine machine;
    LayoutLimits limits;
    double gpus = 1;
    TrainingConstants constants = support::constants();
};

inline Model smallModel(Random& random)
{
    Model m;
    m.layers = oneOf(random, {1.0, 2.0, 5.0, 6.0, 8.0, 12.0, 24.0});
    m.heads = oneOf(random, {2.0, 4.0, 6.0, 8.0, 12.0, 16.0});
    m.kvHeads = oneOf(random, {1.0, 2.0, m.heads});
    m.headDim = oneOf(random, {64.0, 128.0});
    m.hidden = m.heads * m.headDim;
    m.ffn = 4 * m.hidden, m.ffnMatrices = oneOf(random, {2.0, 3.0});
    m.vocab = oneOf(random, {1000.0, 50257.0}), m.embeddings = oneOf(random, {1.0, 2.0});
    if (random.below(3) == 0) {
        m.experts = oneOf(random, {4.0, 6.0, 8.0}), m.expertsActive = 2;
        m.expertFfn = m.hidden, m.denseLayers = oneOf(random, {0.0, 1.0});
    }
    return m;
}

template <class T> std::vector<T> someOf(Random& random, std::initializer_list<T> all)
{
    std::vector<T> some;
    for (const T& one : all)
        if (random.below(2) == 0)
            some.push_back(one);
    return some.empty() ? std::vector<T>{oneOf(random, all)} : some;
}

// The capacity taken by the buffers alone.
inline Bytes leastCapacity()
{
    return constants().buffers / constants().usable;
}

inline SearchCase smallCase(Random& random)
{
    SearchCase c;
    c.job = jobOf(smallModel(random), oneOf(random, {1.0, 6.0, 8.0, 16.0, 24.0, 60.0}),
                  oneOf(random, {1.0, 512.0, 1536.0, 4096.0}));
    c.job.stack = oneOf(random, {Stack::Tuned, Stack::Fsdp, Stack::Classic, Stack::Research});
    c.job.format = oneOf(random, {Format::Bf16, Format::Fp32, Format::Tf32});
    c.job.method = oneOf(random, {Method::Full, Method::Full, Method::Lora});
    c.gpus = oneOf(random, {1.0, 2.0, 6.0, 8.0, 12.0, 16.0, 24.0, 48.0, 64.0});
    c.machine = a100(constants(), c.gpus);
    c.machine.domain = oneOf(random, {1.0, 4.0, 8.0});
    // From a capacity that fits nothing to one that fits everything.
    c.machine.capacity = leastCapacity() * std::exp(2 * std::pow(random.unit(), 3) - 0.14);
    // From no host memory to an unknown amount.
    c.machine.hostMemory = Bytes(oneOf(random, {kUnknown, 1e6, 1e9, 1e11}));
    c.machine.drives = Bytes(oneOf(random, {kUnknown, 1e6, 1e9, 1e12}));
    c.limits = LayoutLimits::everything();
    c.limits.shardings =
        someOf(random, {Sharding::None, Sharding::Optimizer, Sharding::Gradients, Sharding::Full});
    c.limits.recomputes =
        someOf(random, {Recompute::None, Recompute::Selective, Recompute::Some, Recompute::Full});
    c.limits.offloads = someOf(random, {Offload::None, Offload::OptimizerToHost,
                                        Offload::OptimizerToDisk, Offload::Activations});
    c.limits.overlapToo = random.below(2) == 0, c.limits.groupsToo = random.below(2) == 0;
    c.limits.pace.tuning = oneOf(random, {0.0, 1.0});
    return c;
}

inline SearchCase gpt3(double gpus)
{
    return {jobOf(model("gpt3-175b"), gpus, 2048), a100(constants(), gpus), {}, gpus};
}

// Perturbed constants: each may be a few times larger or smaller.
inline TrainingConstants otherConstants(Random& random)
{
    TrainingConstants other = constants();
    for (const ConstantRow& row : constantRows()) {
        const double value = row.get(other);
        const double moved = value * std::exp(3 * random.unit() - 1.5);
        // Shares stay below one, and factors above one.
        row.set(other, value < 1 ? std::min(moved, 1.0) : std::max(moved, 1.0));
    }
    return other;
}

inline LayoutSearch whole(const SearchCase& c, int top = 5)
{
    return searchLayouts(c.job, c.machine, c.gpus, c.limits, c.constants, top);
}

inline std::optional<RankedLayout> best(const SearchCase& c)
{
    return bestLayout(c.job, c.machine, c.gpus, c.limits, c.constants);
}

inline bool same(const RankedLayout& a, const RankedLayout& b)
{
    return a.layout == b.layout && a.step == b.step && a.cautious == b.cautious &&
           a.memory == b.memory && a.fit == b.fit;
}

inline std::string described(const RankedLayout& r)
{
    const Layout& l = r.layout;
    std::string text;
    for (const auto& [name, value] : std::initializer_list<std::pair<const char*, double>>{
             {"t", l.tensor},
             {"p", l.pipeline},
             {"v", l.interleave},
             {"c", l.context},
             {"x", l.expert},
             {"y", l.expertTensor},
             {"d", l.data},
             {"b", l.microBatch},
             {"sharding ", static_cast<double>(l.sharding)},
             {"of ", l.shardGroup},
             {"recompute ", static_cast<double>(l.recompute)},
             {"of ", l.recomputedLayers},
             {"offload ", static_cast<double>(l.offload)},
             {"overlap ", l.overlap},
             {"fit ", static_cast<double>(r.fit)},
             {"cautious ", r.cautious.base()},
             {"GB ", r.memory.base() / 1e9}})
        text += name + std::to_string(value) + ' ';
    return text;
}

} // namespace support
