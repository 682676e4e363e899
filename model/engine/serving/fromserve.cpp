#include "model/engine/serving/fromserve.h"

#include "model/engine/risk/failures.h"
#include "model/engine/risk/runrisk.h"
#include "model/engine/risk/spares.h"
#include "model/engine/serving/classtimes.h"
#include "model/engine/serving/keptcontexts.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/shaped.h"
#include "model/engine/training/torus.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Full attention over tens of thousands of tokens runs as in training: with the fused kernel for
// the GPU or, in older software, with the one made for Ampere.
Share wholeShareOf(const ResolvedPlan& plan, const Accelerator& gpu, Release release)
{
    if (!plan.training)
        return kUnknown;
    const Generation generation = generationOf(gpu);
    const bool own = release == Release::Current || generation <= Generation::Ampere;
    return own ? plan.training->attention[static_cast<std::size_t>(generation)]
               : plan.training->attentionPortable;
}

// All calls hit the prefix shared by sessions, and all but the first their own context, unless it
// is not kept.
void asksInSessions(ServingJob& job, const Serve& s)
{
    const Session& session = s.session;
    job.prefixHit = session.beginning() / job.prompt;
    if (!session.keeps())
        return;
    job.ownHit = session.brought(s.answer) / job.prompt;
    job.paused = session.paused(s.answer);
    job.pauses = session.pauses();
}

// The parameter count of a model includes its cross-attention, so the same parameters make fewer
// layers than without.
void addCrossAttention(ServingJob& job, const Media& media)
{
    job.cross = media.items * media.each, job.crossLayers = media.crossLayers;
    const Widths w = widthsOf(job.model);
    const double own = w.layers * w.attentionWeights() + w.denseLayers * w.denseWeights() +
                       w.mixtureLayers * (w.sharedWeights() + w.experts * w.expertWeights());
    job.model.layers *= own / (own + media.crossLayers * w.layers * w.attentionWeights());
}

ServingJob jobOf(const Workload& work, const ServeTraffic& traffic)
{
    const Serve& s = work.serve;
    ServingJob job;
    job.model = shaped(work.train.model);
    job.weights = s.weights, job.kv = s.kv;
    job.prompt = traffic.prompt, job.answer = traffic.answer;
    job.heldPrompt = traffic.heldPrompt, job.heldAnswer = traffic.heldAnswer;
    job.engine = s.engine, job.release = s.release;
    job.sparse = s.sparse && !work.reinforces(); // not for weights that change with every step
    job.chunk = s.chunk, job.prefixHit = s.prefixHit;
    job.draftDepth = s.draftDepth, job.draftAccepted = s.draftAccepted, job.draftCost = s.draftCost;
    job.mostSequences = s.mostSequences;
    job.promptSpread = traffic.promptSpread, job.placeSpread = traffic.placeSpread;
    job.lengthSpread = s.makes() ? 0 : s.spread;
    if (work.kind == WorkloadKind::Reinforce) { // which knows the spread of its answers
        job.promptSpread = job.placeSpread = job.lengthSpread = 0;
        job.heldPrompt = job.heldAnswer = Tokens{};
    }
    const std::array own{Seconds{}, s.second.first, s.third.first};
    for (std::size_t i = 0; traffic.inKinds() && i < traffic.kinds.size(); ++i)
        job.kinds[i] = {traffic.kinds[i].share, traffic.kinds[i].prompt, own[i].base() > 0};
    job.pace = s.pace;
    job.encoder = unpassed(work.train.model);
    if (s.inSessions())
        asksInSessions(job, s);
    if (s.rule != ServeRule::Computed || s.media.use == MediaUse::None)
        return job;
    job.encoder += s.media.encoder;
    job.encoderWork = s.media.encoding().base() / traffic.prompt.base();
    if (s.media.crosses())
        addCrossAttention(job, s.media);
    if (s.makes()) { // one pass over a whole item at a time
        job.model.window = s.media.each, job.model.windowShare = 1;
        job.chunk = s.media.each;
        job.wholeLooks = true;
        job.prefixHit = job.draftDepth = 0;
    }
    return job;
}

// The cluster's host memory, if known; that of a tier is unknown.
void keepsInHosts(ServingJob& job, const Session& session, const Accelerator& gpu, Bytes host)
{
    if (!session.on || session.home != ContextHome::Host)
        return;
    job.hostRoom = host.base() > 0 ? smaller(session.hostMemory, host) : session.hostMemory;
    job.hostLink = hostLinkOf(gpu);
}

// Classes of requests with their own limits and disaggregated prefill: all answers have the same
// TPOT, and a longer prompt has a longer TTFT.
bool prompterKeeps(const LatencyLimits& limits, const ServingSizes& sizes, Seconds first,
                   const ServingConstants& c)
{
    if (first > limits.first)
        return false;
    OpenLoop loop;
    loop.first50 = loop.first95 = first;
    const SharedReplica shared(sizes, loop, true, c);
    return std::ranges::none_of(limits.kinds, [&](const LatencyLimits::Kind& kind) {
        return shared.timesOf(kind.prompt, kind.answer).first95 > kind.first;
    });
}

Seconds tightestToken(const LatencyLimits& limits)
{
    Seconds tightest = limits.token;
    for (const LatencyLimits::Kind& kind : limits.kinds)
        if (std::isfinite(kind.token.base()) && !(tightest <= kind.token))
            tightest = kind.token;
    return tightest;
}

// Before the kept share of paused contexts is known.
ServingSizes unkept(const ServePlan& p, const ServingLayout& layout)
{
    return sizesOf(p.job, servingMachine(p.gpu, p.nodeSize, layout.tensor, p.between()), layout,
                   p.constants());
}

// From a rate or a time stated in the plan; unknown if it states none.
ReplicaDoes statedDoes(const ServePlan& p, const ServingLayout& layout)
{
    const Serve& s = p.serve;
    ReplicaDoes does;
    does.requests = s.rule == ServeRule::Measured
                        ? s.measured * layout.replicaGpus() / p.traffic.answer
                    : s.rule == ServeRule::ByUnit ? layout.replicaGpus() / (s.units * s.unitTime)
                                                  : Rate(kUnknown);
    does.most = does.requests;
    return does;
}

// The rate at which prefill and decode replicas are balanced: as many of each side as needed, so
// the times that a request takes on both sides add up.
ReplicaDoes apart(const ServePlan& p, const ServingSizes& sizes)
{
    constexpr int kHalvings = 24;
    const ServingConstants& c = p.constants();
    ReplicaDoes does;
    const LatencyLimits limits = p.limits();
    const double most = servingMemory(sizes, c).batch;
    const auto with = [&](double running) { return splitLoop(sizes, sizes, {1, 1}, running, c); };
    if (!(most >= 1))
        return does;
    const SplitRate alone = with(1), full = with(most);
    does.handed = alone.handed;
    does.first = promptApart(sizes, c).first;
    does.prompts = alone.promptRequests;
    const Seconds token = tightestToken(limits);
    const bool inTime = prompterKeeps(limits, sizes, does.first, c);
    does.bound = inTime ? RateBound::Token : RateBound::First;
    if (!inTime || alone.token > token)
        return does;
    double low = 1, high = most;
    if (!(full.token > token))
        low = most, does.bound = RateBound::Cache;
    else
        for (int i = 0; i < kHalvings; ++i) {
            const double middle = std::sqrt(low * high);
            (with(middle).token > token ? high : low) = middle;
        }
    const SplitRate at = with(low);
    does.sequences = low, does.token = at.token, does.answers = at.answerRequests;
    does.requests = 1 / (1 / does.prompts + 1 / does.answers);
    does.answersMost = full.answerRequests;
    does.most = 1 / (1 / does.prompts + 1 / full.answerRequests);
    return does;
}

} // namespace

ServePlan::ServePlan(const ResolvedPlan& p, const Workload& w, TrafficPart which)
    : plan(p)
    , work(w)
    , serve(w.serve)
    , traffic(trafficOf(w.serve, which))
    , job(jobOf(w, traffic))
    , part(which)
    , gpu(tier() ? w.serve.tier.gpu : p.cluster.gpu)
    , nodeSize(tier() ? w.serve.tier.nodeSize : p.cluster.nodeSize)
{
    keepsInHosts(job, serve.session, gpu,
                 tier() ? Bytes(kUnknown) : p.cluster.node.hostMemory / nodeSize);
    if (!tier() && p.cluster.inside.id == gpu.pcie) // the plan does not use its own link
        gpu.linkBandwidth = Bandwidth(kUnknown);
    if (job.wholeLooks)
        job.wholeShare = wholeShareOf(p, gpu, serve.release);
    const ServingMachine one = servingMachine(gpu, nodeSize, 1, between());
    possible = p.serving && serve.rule == ServeRule::Computed && hasShape(job.model) &&
               one.gpu.peak16.base() > 0 && one.gpu.memory.base() > 0 &&
               one.gpu.capacity.base() > 0 && one.gpu.inside.base() > 0;
}

LatencyLimits ServePlan::limits() const
{
    LatencyLimits limits{serve.first, serve.token, serve.first95, serve.token95, {}};
    if (serve.makes()) // done with the last pass
        limits.token = Seconds(kUnknown);
    const auto lengths = classesOf(serve, part);
    const std::array own{ServeClass{}, serve.second, serve.third};
    const auto orNone = [](Seconds limit) { return limit.base() > 0 ? limit : Seconds(kUnknown); };
    for (std::size_t i = 0; i < own.size(); ++i)
        if (lengths[i].share > 0 && (own[i].first.base() > 0 || own[i].token.base() > 0))
            limits.kinds.push_back(
                {lengths[i].prompt, lengths[i].answer, orNone(own[i].first), orNone(own[i].token)});
    return limits;
}

Bandwidth ServePlan::between() const
{
    const bool torus = !tier() && plan.cluster.topology == FabricTopology::Torus;
    return torus ? plan.cluster.perGpu / kTorusLinks : plan.cluster.perGpu;
}

ServingSizes ServePlan::sizes(const ServingLayout& layout) const
{
    ServingSizes s = unkept(*this, layout);
    keepContexts(s, limits(), constants());
    return s;
}

FlopRate ServePlan::reached() const
{
    if (!plan.serving)
        return FlopRate(kUnknown);
    const ServingMachine m = servingMachine(gpu, nodeSize, 1, between());
    return constants().gemm[static_cast<std::size_t>(m.gpu.generation)] * m.gpu.peak16;
}

bool ServePlan::sparseInVain() const
{
    return possible && job.sparse && !runsSparse(job, servingMachine(gpu, nodeSize, 1, between()));
}

bool ServePlan::widens() const
{
    return possible && job.engine != ServingEngine::LlamaCpp && // it multiplies integers
           widensWeights(serve.weights, servingMachine(gpu, nodeSize, 1, between()).gpu);
}

FlopRate ServePlan::peak() const
{
    Machine m = servingMachine(gpu, nodeSize, 1, between()).gpu;
    m.peak16 = sixteenBitPeak(job, m);
    if (widensWeights(serve.weights, m))
        return m.peak16;
    switch (serve.weights) {
    case WeightFormat::Bf16:
    case WeightFormat::Int4: break;
    case WeightFormat::Fp8:
    case WeightFormat::Int8:
    case WeightFormat::Mxfp4: return m.peak8; // MXFP4: 8-bit activations
    case WeightFormat::Nvfp4: return m.peak4;
    }
    return m.peak16;
}

// Search candidates that match the pinned settings; if none does, the pinned settings themselves.
std::vector<ServingLayout> ServePlan::layouts() const
{
    const ServeWish wish = tier() ? ServeWish{} : serve.pinned();
    const auto keeps = [](double pinned, double degree) {
        return !(pinned > 0) || pinned == degree;
    };
    std::vector<ServingLayout> kept;
    for (const ServingLayout& l : servingLayouts(job, nodeSize))
        if (keeps(wish.tensor, l.tensor) && keeps(wish.pipeline, l.pipeline) &&
            keeps(wish.expert, l.expert) && keeps(wish.attention, l.attention))
            kept.push_back(l);
    const auto orOne = [](double pinned) { return larger(pinned, 1.0); };
    if (kept.empty())
        kept.push_back(
            {orOne(wish.tensor), orOne(wish.pipeline), orOne(wish.expert), orOne(wish.attention)});
    return kept;
}

PlannedReplica replicaOf(const ServePlan& p, const ServingLayout& layout)
{
    PlannedReplica replica;
    if (p.possible)
        replica.sizes = unkept(p, layout);
    ReplicaDoes& does = replica.does;
    if (!p.possible || p.serve.rule != ServeRule::Computed || p.serve.isDisaggregated()) {
        if (replica.sizes)
            keepContexts(*replica.sizes, p.limits(), p.constants());
        const bool stated = !replica.sizes || p.serve.rule != ServeRule::Computed;
        does = stated ? statedDoes(p, layout) : apart(p, *replica.sizes);
        return replica;
    }
    const ServingConstants& c = p.constants();
    const ReplicaRate rate = largestRate(*replica.sizes, p.limits(), c);
    keepContextsWith(*replica.sizes, rate.sequences, c);
    does.requests = rate.requests, does.bound = rate.bound, does.sequences = rate.sequences;
    does.most = larger(endRate(*replica.sizes, rate, c), rate.requests);
    return replica;
}

// A fault takes out the whole node, or all nodes of a replica; the number under repair is Poisson
// distributed.
double standbyFor(const ServePlan& p, double carrying, double replicaGpus)
{
    if (p.tier() && p.serve.tier.rule == TierRule::Peak)
        return 0; // the cluster's other replicas cover a fault at the peak
    switch (p.serve.standby) {
    case StandbyRule::None: return 0;
    case StandbyRule::One: return 1;
    case StandbyRule::Availability: break;
    }
    const Reliability& risk = p.plan.risk;
    const FaultSum faults = sumOf(ratesHere(risk));
    const double gpus = larger(replicaGpus, p.nodeSize);
    return sparesFor(nodesDown(risk, faults, carrying, gpus), risk.sparesTarget);
}

} // namespace engine
