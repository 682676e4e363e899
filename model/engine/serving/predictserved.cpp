#include "model/engine/serving/predictserved.h"

#include "model/engine/published/spread.h"
#include "model/engine/serving/openloop.h"
#include "model/engine/serving/split.h"

#include <cmath>

namespace engine {
namespace {

// Requests of a whole run, per replica.
double requestsOf(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    if (q.scenario.number > 0)
        return q.scenario.number / q.layout.replicas;
    const double usual = c.offlineTokens / (q.job.prompt + q.job.answer) / q.layout.replicas;
    if (!(q.scenario.atLeast.base() > 0))
        return usual;
    const Steady full = steadyWith(s, larger(servingMemory(s, c).batch, 1.0), c);
    return larger(usual, q.scenario.atLeast * full.requests);
}

ServedNumbers offline(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    const double limited = q.scenario.limited ? c.limited : 1;
    const Offline run = offlineOf(s, requestsOf(q, s, c), c);
    const Steady steady = steadyWith(s, larger(run.sequences, 1.0), c);
    const Share full = run.tokens.base() > 0 ? run.tokens / steady.tokens : 1;
    ServedNumbers n;
    n.tokens = limited * full * steady.tokens * q.layout.replicas;
    n.requests = n.tokens / q.job.answer;
    n.token = steady.token;
    return n;
}

ServedNumbers closed(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    const ClosedLoop loop = closedLoop(s, larger(q.users / q.layout.replicas, 1.0), c);
    return {loop.tokens * q.layout.replicas, loop.requests * q.layout.replicas, loop.first,
            loop.token, loop.queueing};
}

ServedNumbers open(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    const OpenLoop loop = OpenReplica(s, c).at(Rate(q.users / q.layout.replicas));
    const Rate requests = loop.requests * q.layout.replicas;
    return {requests * q.job.answer, requests, loop.first50, loop.token50, loop.overloaded};
}

ServedNumbers inBatch(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    const double all = q.users > 0 ? q.users : servingMemory(s, c).batch;
    const StaticBatch batch = staticBatch(s, larger(1.0, all / q.layout.replicas), c);
    const TokenRate tokens = batch.tokens * q.layout.replicas;
    const double rest = larger(q.job.answer.base() - 1, 1.0);
    return {tokens, tokens / q.job.answer, batch.first, (batch.whole - batch.first) / rest};
}

ServedNumbers split(const ServingQuestion& q, const ServingSizes& s, const ServingConstants& c)
{
    const double each = q.layout.replicaGpus();
    const double gpus = q.gpus > each ? q.gpus : 2 * each;
    const double users = q.users > 0 ? q.users : servingMemory(s, c).batch;
    const SplitFleet fleet = bestSplit(s, s, gpus, users, c);
    const SplitRate rate = splitLoop(s, s, fleet, users, c);
    return {rate.requests * q.job.answer, rate.requests, rate.first, rate.token};
}

double sigmaOf(std::string_view key, const ServingConstants& c)
{
    for (const ServingConstantRow& row : servingConstantRows())
        if (row.key == key)
            return row.get(c);
    return kUnknown;
}

// Two common values of an unstated setting, and how much they change the results.
void add(ServedSpread& spread, const ServingQuestion& one, const ServingQuestion& other,
         const ServingConstants& c)
{
    const ServedNumbers a = servedNumbers(one, c), b = servedNumbers(other, c);
    const auto wider = [](double& sigma, auto x, auto y) {
        if (x.base() > 0 && y.base() > 0)
            sigma = std::hypot(sigma, apart(x.base(), y.base()));
    };
    wider(spread.tokens, a.tokens, b.tokens);
    wider(spread.first, a.first, b.first);
    wider(spread.token, a.token, b.token);
}

bool fitsIn(const ServingQuestion& q, const ServingConstants& c)
{
    return servingMemory(sizesOf(q.job, q.machine, q.layout, c), c).fits();
}

void addFormats(ServedSpread& spread, const ServingQuestion& q, const ServingConstants& c)
{
    const Machine& gpu = q.machine.gpu;
    if (!(gpu.peak8.base() > 0))
        return;
    ServingQuestion wide = q, narrow = q;
    wide.job.weights = WeightFormat::Bf16, wide.job.kv = KvFormat::Bf16;
    if (!fitsIn(wide, c))
        wide.job.weights = WeightFormat::Fp8, wide.job.kv = KvFormat::Fp8;
    narrow.job.weights = gpu.peak4.base() > 0 ? WeightFormat::Nvfp4 : WeightFormat::Fp8;
    narrow.job.kv = KvFormat::Fp8;
    add(spread, wide, narrow, c);
}

void addDegrees(ServedSpread& spread, const ServingQuestion& q, const ServingConstants& c)
{
    const double most = std::min(q.gpus, kNodeGpus);
    const auto divided = [&](double tensor) {
        ServingQuestion other = q;
        other.layout.tensor = tensor;
        other.layout.replicas = larger(1.0, std::floor(q.gpus / other.layout.replicaGpus()));
        return other;
    };
    if (q.layout.attention == 1) // otherwise requests are divided, not layers
        add(spread, divided(fewestThatHold(q, most)), divided(most), c);
}

} // namespace

ServedSpread unstatedSpread(const ServingQuestion& q, const ServingConstants& c)
{
    ServedSpread spread;
    if (!q.formatsStated)
        addFormats(spread, q, c);
    if (!q.degreesStated)
        addDegrees(spread, q, c);
    return spread;
}

ServedNumbers servedNumbers(const ServingQuestion& q, const ServingConstants& c)
{
    const ServingSizes s = sizesOf(q.job, q.machine, q.layout, c);
    switch (q.scenario.traffic) {
    case Traffic::Offline: return offline(q, s, c);
    case Traffic::Closed: return closed(q, s, c);
    case Traffic::Open: return open(q, s, c);
    case Traffic::Static: return inBatch(q, s, c);
    case Traffic::Split: return split(q, s, c);
    case Traffic::FirstToken: break;
    }
    ServedNumbers n;
    n.first = promptAlone(s, c);
    return n;
}

std::string_view spreadKey(const ServingQuestion& q, ServedQuantity quantity, bool queueing)
{
    const double experts = q.job.model.experts;
    const bool mixture = experts > 0, fine = experts > kCoarseExperts;
    if (!q.lengthsStated)
        return "sigma.unstated";
    if (q.scenario.traffic == Traffic::Split)
        return quantity == ServedQuantity::First ? "sigma.split_first" : "sigma.split";
    if (quantity == ServedQuantity::First) {
        if (queueing)
            return "sigma.queueing";
        if (fine)
            return "sigma.first_fine";
        return q.job.engine == ServingEngine::Vllm ? "sigma.first" : "sigma.first_batch";
    }
    if (q.scenario.traffic == Traffic::Offline || q.scenario.traffic == Traffic::Static)
        return fine      ? "sigma.offline_fine"
               : mixture ? "sigma.offline_coarse"
                         : "sigma.offline_dense";
    if (quantity == ServedQuantity::Token)
        return fine ? "sigma.token_fine" : "sigma.token_dense";
    return fine ? "sigma.rate_fine" : "sigma.rate_dense";
}

AccuracyKind kindOf(const ServingQuestion& q)
{
    if (!q.lengthsStated)
        return AccuracyKind::ServedUnstated;
    if (q.scenario.traffic == Traffic::Split)
        return AccuracyKind::ServedApart;
    const double experts = q.job.model.experts;
    return experts > kCoarseExperts ? AccuracyKind::ServedFine
           : experts > 0            ? AccuracyKind::ServedCoarse
                                    : AccuracyKind::ServedDense;
}

Prediction predict(const ServedRun& run, const ServingUnderstanding& understanding)
{
    Prediction p;
    const ServingQuestion q = understanding.understand(run);
    p.assumed = q.assumed;
    p.skipped = q.skipped;
    if (!p.skipped.empty())
        return p;
    const ServingConstants& c = understanding.constants();
    const ServedNumbers n = servedNumbers(q, c);
    if (!(n.tokens.base() > 0) && !(n.first.base() > 0)) {
        p.skipped = "its numbers lead to no rate";
        return p;
    }
    if (n.queueing)
        p.assumed.emplace_back("the cache is full: users wait for each other");
    const ServingMemory memory = servingMemory(sizesOf(q.job, q.machine, q.layout, c), c);
    const bool starved = memory.weights > kStarvedWeights * memory.seen;
    if (!memory.fits())
        p.assumed.emplace_back("the weights do not fit: computed as if they did");
    else if (starved)
        p.assumed.emplace_back("the weights fill the memory: what is left for a cache is small");
    const ServedSpread unstated = unstatedSpread(q, c);
    const bool sparse = q.job.sparse && runsSparse(q.job, q.machine);
    const auto sigma = [&](ServedQuantity quantity) {
        const bool first = quantity == ServedQuantity::First;
        double own = std::hypot(sigmaOf(spreadKey(q, quantity, n.queueing), c),
                                first ? c.sigmaFirstSource : c.sigmaSource);
        own = std::hypot(own, unstated.of(quantity));
        own = starved ? std::hypot(own, c.sigmaStarved) : own;
        own = sparse ? std::hypot(own, c.sigmaSparse) : own;
        if (isHardlyServed(q.machine.gpu.generation, q.machine.gpu.transferred))
            own = larger(own, c.sigmaOutside);
        return q.lookalike ? std::hypot(own, kLookalike) : own;
    };
    constexpr double kMilli = 1e3;
    ServedAnswer a;
    a.tokens = middle80(n.tokens.base(), sigma(ServedQuantity::Throughput));
    a.requests = middle80(n.requests.base(), sigma(ServedQuantity::Throughput));
    a.first = middle80(kMilli * n.first.base(), sigma(ServedQuantity::First));
    a.token = middle80(kMilli * n.token.base(), sigma(ServedQuantity::Token));
    a.engine = q.job.engine;
    p.served = a;
    p.kind = kindOf(q);
    return p;
}

} // namespace engine
