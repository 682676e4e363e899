#include "model/engine/serving/step.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kActivationBytes = 2; // bytes per activation
constexpr double kScattered = 1;       // and per activation sent to an expert, in 8 bits
constexpr double kExpertSides = 3;     // GEMMs of an expert that write its width
constexpr double kWholeWidths = 4;     // in hidden widths, read and written unsharded by a layer

// Tokens of one attention rank; with fewer sequences than ranks, some ranks have none.
double ofRank(double all, double ranks)
{
    return larger(all / ranks, smaller(all, 1.0));
}

constexpr WorkFactor kStepWork{2}; // one multiply and one add per parameter and token

Seconds product(Params params, BytesPerParam bytes, double tokens, FlopRate rate, Bandwidth read,
                double knee)
{
    return softRoof(kStepWork * params * Tokens(tokens) / rate, params * bytes / read, knee);
}

// A pipeline micro-batch: each stage works on one of as many as there are stages.
StepLoad ofStage(StepLoad load, double stages)
{
    load.sequences /= stages, load.prompt /= stages, load.finished /= stages;
    return load;
}

// Tokens attended to, averaged over layers: some layers have a sliding window.
double seenIn(const Widths& w, double tokens)
{
    if (!(w.windowShare > 0))
        return tokens;
    return (1 - w.windowShare) * tokens + w.windowShare * smaller(tokens, w.window);
}

Seconds expertTime(const ServingSizes& s, double tokens, const ServingConstants& c)
{
    const Widths& w = s.widths;
    if (!(w.mixtureLayers > 0) || !(tokens > 0))
        return {};
    const double ranks = s.layout.tensor * s.layout.attention;
    const double hit = -std::expm1(tokens * std::log1p(-w.active / w.experts));
    const Params chosen(w.active * w.expertWeights());
    const Seconds compute = kStepWork * Tokens(tokens) * chosen / (ranks * s.expertRate);
    const Seconds memory = hit * s.experts * s.expertBytes / (ranks * s.expertReadRate);
    return w.mixtureLayers * softRoof(compute, memory, c.knee);
}

// Decode: each sequence reads its whole cache. A latent cache is shared by all heads, so its
// compute counts too.
Seconds cacheTime(const ServingSizes& s, const StepLoad& load, const ServingConstants& c)
{
    if (!(load.sequences > 0))
        return {};
    const Widths& w = s.widths;
    const double sequences = ofRank(load.sequences, s.layout.attention);
    const Bytes each = s.kvToken * (load.context + s.cross) +
                       s.kvWindow * smaller(load.context, w.window > 0 ? w.window : 0.0);
    const Seconds read = sequences * each / (s.kvRanks * s.kvRate);
    if (!w.latent())
        return read;
    const Flops products(2 * w.layers * w.heads * (2 * w.kvRank + w.rope) * load.context);
    const Seconds compute = sequences * products / (s.layout.tensor * s.attentionRate);
    return softRoof(compute, read, c.knee);
}

Seconds wireTime(const ServingSizes& s, double tokens, double all, const ServingConstants& c)
{
    const Widths& w = s.widths;
    const double t = s.layout.tensor, ranks = t * s.layout.attention;
    Seconds time{};
    if (t > 1) {
        // A ring sends everything nearly twice; in-switch reduction, once.
        const double ring = 2 * (t - 1) / t;
        const double rounds = s.machine.bus ? ring : ring + c.switched * (1 - ring);
        const Bytes sent(rounds * tokens * w.hidden * kActivationBytes);
        time += 2 * w.layers * (s.reduceTime + sent / s.linkRate);
    }
    if (s.layout.attention > 1 && w.mixtureLayers > 0) { // dispatch in 8 bits, combine in 16
        const Bytes each(all / ranks * w.active * w.hidden * (ranks - 1) / ranks);
        const Seconds sent = (kScattered + kActivationBytes) * each / s.linkRate;
        time += w.mixtureLayers * (2 * s.exchangeTime + sent);
    }
    // Each rank sends its part, and the next stage gathers them.
    return time + s.handTime + Bytes(tokens / t * w.hidden * kActivationBytes) / s.handRate;
}

Seconds trafficTime(const ServingSizes& s, double tokens, double all, const ServingConstants& c)
{
    const Widths& w = s.widths;
    const double ranks = s.layout.tensor * s.layout.attention;
    // GEMM outputs of a layer are sharded over the tensor ranks; norms and residuals are not.
    const double inner = w.queries() + w.heads * w.passed + 2 * w.keys() +
                         (w.denseLayers * w.matrices * w.ffn) / w.layers;
    const double widths = inner / s.layout.tensor + kWholeWidths * w.hidden;
    const double layers = s.engine.traffic * tokens * w.layers * widths * kActivationBytes;
    const double chosen = w.active * (w.hidden + kExpertSides * w.expertFfn);
    const double experts =
        c.expertTraffic * all / ranks * w.mixtureLayers * chosen * kActivationBytes;
    return Bytes(layers + experts) / s.machine.gpu.memory;
}

} // namespace

// With infinite sharpness the larger of both; measured steps are close to their sum (serving of 8
// to 405 billion parameters on five GPU generations).
Seconds softRoof(Seconds compute, Seconds memory, double knee)
{
    const Seconds high = larger(compute, memory), low = smaller(compute, memory);
    if (!(low.base() > 0))
        return high;
    // (1 + r^knee)^(1/knee): half of the time of a fleet search, and faster this way.
    return high * std::exp2(std::log2(1 + std::exp2(knee * std::log2(low / high))) / knee);
}

ServingStep servingStep(const ServingSizes& s, const StepLoad& whole, const ServingConstants& c)
{
    const Widths& w = s.widths;
    const double stages = s.layout.pipeline, t = s.layout.tensor;
    const StepLoad load = ofStage(whole, stages);
    const double answers = load.sequences * (1 + load.guessed);
    const double all = answers + load.prompt;
    const double prompt =
        larger(load.prompt / s.layout.attention, smaller(load.prompt, load.longest));
    const double tokens = ofRank(answers, s.layout.attention) + prompt;
    const double rows = ofRank(answers + load.finished, s.layout.attention);
    ServingStep step;
    step.products =
        product(s.dense, s.weightBytes, tokens, t * s.denseRate, t * s.readRate, c.knee);
    step.experts = expertTime(s, all, c);
    const FlopRate sixteen =
        c.gemm[static_cast<std::size_t>(s.machine.gpu.generation)] * s.machine.gpu.peak16;
    step.head =
        product(s.head, BytesPerParam(kActivationBytes), rows, t * sixteen, t * s.readRate, c.knee);
    // In 16 bits, divided over the tensor ranks.
    step.products += Flops(prompt * s.job.encoderWork) / (t * sixteen);
    const double seen = s.job.wholeLooks ? w.window : seenIn(w, load.lookback);
    const double pairs = prompt * (seen + s.cross) * w.layers;
    step.attention = Flops(2 * w.heads * (w.compared + w.passed) * pairs) / (t * s.attentionRate);
    step.cache = cacheTime(s, load, c);
    step.wire = wireTime(s, tokens, all, c);
    step.traffic = trafficTime(s, tokens, all, c);
    step.host = s.engine.step + w.layers * s.engine.layer + w.mixtureLayers * c.mixtureLayer +
                ofRank(load.sequences, s.layout.attention) * s.engine.sequence;
    if (stages > 1) {
        const double idle = 1 + c.pipelineIdle * (stages - 1);
        for (Seconds* part : {&step.products, &step.experts, &step.head, &step.attention,
                              &step.cache, &step.wire, &step.traffic})
            *part = idle * *part;
    }
    if (s.job.pace != 1)
        for (Seconds* part : {&step.products, &step.experts, &step.head, &step.attention,
                              &step.cache, &step.wire, &step.traffic, &step.host})
            *part = s.job.pace * *part;
    return step;
}

} // namespace engine
