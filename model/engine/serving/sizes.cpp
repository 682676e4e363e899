#include "model/engine/serving/sizes.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr BytesPerParam kWide{2}; // bytes of activations, embeddings and unquantized weights

std::size_t at(Generation generation)
{
    return static_cast<std::size_t>(generation);
}

// Achieved by large GEMMs: with the format's own units, otherwise with wider ones.
FlopRate reached(WeightFormat format, const Machine& gpu, const ServingConstants& c)
{
    const double large = c.gemm[at(gpu.generation)];
    if (widensWeights(format, gpu))
        return large * gpu.peak16 * c.widened;
    const double four = gpu.generation == Generation::Consumer ? c.fp4Consumer : c.fp4;
    switch (format) {
    case WeightFormat::Bf16:
    case WeightFormat::Int4: break;
    case WeightFormat::Fp8:
    case WeightFormat::Int8:
    case WeightFormat::Mxfp4: return large * c.fp8 * gpu.peak8; // MXFP4: 8-bit activations
    case WeightFormat::Nvfp4: return large * four * gpu.peak4;
    }
    return large * gpu.peak16;
}

// Half of the values, plus two index bits each for the position among four.
double keptOf(WeightFormat format)
{
    const double bits = format == WeightFormat::Bf16 ? 16 : format == WeightFormat::Int4 ? 4 : 8;
    return 0.5 + 1 / bits;
}

// In such MoE models only the experts use the narrow format.
WeightFormat denseFormat(const ServingJob& job)
{
    const bool mixture = job.model.experts > 0;
    return mixture && job.weights == WeightFormat::Mxfp4 ? WeightFormat::Bf16 : job.weights;
}

EngineConstants engineOf(const ServingJob& job, const ServingMachine& m, const ServingConstants& c)
{
    EngineConstants e = c.engines[static_cast<std::size_t>(job.engine)];
    if (job.release == Release::Old)
        e.step = c.oldHost * e.step, e.layer = c.oldHost * e.layer,
        e.sequence = c.oldHost * e.sequence;
    if (job.release != Release::Current && job.engine == ServingEngine::Sglang)
        e.burst = c.earlierBurst * e.burst;
    if (m.rocm)
        e.step = c.rocm * e.step, e.layer = c.rocm * e.layer;
    return e;
}

// Step time of earlier engine versions relative to today's.
double aged(const ServingJob& job, const ServingMachine& m, const ServingConstants& c)
{
    if (job.release == Release::Current || job.wholeLooks) // these engines do not generate images
        return 1;
    const double engine = job.release == Release::Old         ? c.oldSteps
                          : job.engine == ServingEngine::Vllm ? c.earlierVllm
                                                              : 1;
    return m.rocm ? engine * c.earlierRocm : engine;
}

void takeRates(ServingSizes& s, const ServingConstants& c)
{
    const Machine& gpu = s.machine.gpu;
    const double slower = s.machine.rocm ? c.rocm : 1;
    // Each engine has its own kernels, except for experts, whose grouped kernels have their own
    // rates; on ROCm all engines use its libraries, and the achieved share of peak there already is
    // theirs.
    const double products = s.machine.rocm ? 1 : s.engine.products;
    s.denseRate = products * reached(denseFormat(s.job), gpu, c);
    if (s.job.sparse) // experts use grouped GEMMs, which no sparse kernel supports
        s.denseRate = c.sparse * s.denseRate;
    s.expertRate = reached(s.job.weights, gpu, c) * (s.fine ? c.expertsFine : c.expertsCoarse);
    const Share attention = s.job.wholeLooks ? s.job.wholeShare : c.attention;
    s.attentionRate = attention * gpu.peak16 / slower;
    s.readRate = c.weightsRead * gpu.memory;
    s.expertReadRate = s.readRate * (s.fine ? c.readFine : c.readCoarse);
    s.kvRate = c.kvRead * gpu.memory;
}

// Ranks that communicate in a layer: within the link's domain, otherwise over the network.
void takeLinks(ServingSizes& s, const ServingConstants& c)
{
    const Machine& gpu = s.machine.gpu;
    const double ranks = s.layout.tensor * s.layout.attention;
    const bool outside = ranks > gpu.domain;
    s.linkRate = c.link * (outside ? smaller(gpu.between, gpu.inside) : gpu.inside);
    const double hops = std::log2(larger(s.layout.tensor, 1.0));
    s.reduceTime = s.machine.bus ? c.reduceBus * hops : s.engine.reduce;
    s.exchangeTime = s.machine.bus ? c.reduceBus * std::log2(larger(ranks, 1.0)) : s.engine.reduce;
    if (outside)
        s.reduceTime = 2 * s.reduceTime, s.exchangeTime = 2 * s.exchangeTime;
}

// From stage to stage: within the link's domain, and over the network if a replica has more GPUs.
void takeHandOvers(ServingSizes& s, const ServingConstants& c)
{
    const Machine& gpu = s.machine.gpu;
    const double all = s.layout.pipeline - 1;
    if (!(all > 0))
        return;
    const double outside = smaller(all, std::ceil(s.layout.replicaGpus() / gpu.domain) - 1);
    const Bandwidth fast = c.link * gpu.inside, slow = c.link * smaller(gpu.between, gpu.inside);
    const Seconds one = s.machine.bus ? c.reduceBus : s.engine.reduce;
    s.handTime = (all + outside) * one;
    s.handRate = 1 / ((all - outside) / fast + outside / slow);
}

} // namespace

bool multipliesEight(WeightFormat format, const Machine& gpu)
{
    const bool hardly =
        format == WeightFormat::Int8 && gpu.peakInt8.base() > 0 && gpu.peakInt8 < gpu.peak8;
    return gpu.peak8.base() > 0 && !hardly;
}

bool widensWeights(WeightFormat format, const Machine& gpu)
{
    switch (format) {
    case WeightFormat::Bf16: return false;
    case WeightFormat::Fp8:
    case WeightFormat::Int8: return !multipliesEight(format, gpu);
    case WeightFormat::Int4: break;
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4: return !(gpu.peak4.base() > 0);
    }
    return true;
}

// llama.cpp accumulates in 16 bits or multiplies integers: the rate of GeForce cards, halved for
// 32-bit accumulation, is full there (its docs/build.md; integers are twice as fast).
FlopRate sixteenBitPeak(const ServingJob& job, const Machine& gpu)
{
    return job.engine == ServingEngine::LlamaCpp ? larger(gpu.peak16, gpu.peakInt8 / 2)
                                                 : gpu.peak16;
}

bool runsSparse(const ServingJob& job, const ServingMachine& machine)
{
    using enum Generation;
    const Machine& gpu = machine.gpu;
    const auto isOneOf = [&](auto... generations) {
        return ((gpu.generation == generations) || ...);
    };
    if (!isOneOf(Consumer, Ampere, Hopper, Blackwell, BlackwellUltra))
        return false;
    const WeightFormat format = job.weights;
    const bool eight =
        format == WeightFormat::Int8 || (format == WeightFormat::Fp8 && gpu.peak8.base() > 0);
    switch (job.engine) {
    case ServingEngine::TensorRt:
    case ServingEngine::Nim: return eight || format == WeightFormat::Bf16;
    case ServingEngine::Vllm: // 0.6.5 to 0.19: CUTLASS on Hopper only, Marlin for 4-bit weights
        return job.release == Release::Earlier &&
               (format == WeightFormat::Int4
                    ? isOneOf(Consumer, Ampere, Hopper)
                    : isOneOf(Hopper) && (eight || format == WeightFormat::Bf16));
    case ServingEngine::Sglang:
    case ServingEngine::LlamaCpp: break;
    }
    return false;
}

BytesPerParam bytesOf(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Bf16: return BytesPerParam(2);
    case WeightFormat::Fp8:
    case WeightFormat::Int8: return BytesPerParam(1);
    case WeightFormat::Int4:
    case WeightFormat::Mxfp4: return BytesPerParam(0.53125); // one scale byte per 32 weights
    case WeightFormat::Nvfp4: break;
    }
    return BytesPerParam(0.5625); // and per 16
}

double bytesOf(KvFormat format)
{
    switch (format) {
    case KvFormat::Bf16: return 2;
    case KvFormat::Fp8: return 1;
    case KvFormat::Fp4: break;
    }
    return 0.5625;
}

ServingSizes sizesOf(const ServingJob& job, const ServingMachine& machine,
                     const ServingLayout& layout, const ServingConstants& c)
{
    ServingSizes s;
    s.widths = widthsOf(job.model);
    s.job = job, s.machine = machine, s.layout = layout;
    s.machine.gpu.peak16 = sixteenBitPeak(job, machine.gpu);
    s.job.sparse = job.sparse && runsSparse(job, machine);
    s.job.pace = job.pace * aged(job, machine, c);
    s.engine = engineOf(job, machine, c);
    const Widths& w = s.widths;
    s.first = s.job.pace * (s.engine.first + (w.latent() ? c.latentFirst : Seconds{}));
    s.fine = w.experts > kCoarseExperts;
    s.dense = Params(w.layers * w.attentionWeights() + w.denseLayers * w.denseWeights() +
                     w.mixtureLayers * w.sharedWeights());
    s.experts = Params(w.experts * w.expertWeights());
    s.head = Params(w.vocab * w.hidden);
    const double wide = w.latent() ? w.kvRank + w.rope : w.kvHeads * (w.compared + w.passed);
    const Bytes all(w.layers * wide * bytesOf(job.kv));
    s.kvWindow = w.windowShare * all, s.kvToken = all - s.kvWindow;
    s.kvRanks = w.latent() ? 1 : smaller(layout.tensor, larger(w.kvHeads, 1.0));
    s.weightBytes = bytesOf(denseFormat(job)), s.expertBytes = bytesOf(job.weights);
    if (s.job.sparse)
        s.weightBytes = keptOf(job.weights) * s.weightBytes;
    s.cross = job.crossLayers * job.cross.base();
    if (s.cross > 0) { // projections of queries, of the cross-attention input, and of the output
        s.dense += Params(job.crossLayers * w.layers * w.attentionWeights());
        const double cross = 2 * w.keys() * w.hidden * w.layers * s.cross;
        s.job.encoderWork += 2 * cross / job.prompt.base();
    }
    takeRates(s, c);
    takeLinks(s, c);
    takeHandOvers(s, c);
    return s;
}

Bytes weightsOf(const ServingSizes& s)
{
    const Bytes once = s.dense * s.weightBytes + s.widths.tables * s.head * kWide;
    return s.layout.attention * once + s.widths.mixtureLayers * s.experts * s.expertBytes +
           kWide * s.job.encoder;
}

} // namespace engine
