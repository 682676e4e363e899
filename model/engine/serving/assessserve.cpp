#include "model/engine/serving/assessserve.h"

#include "model/engine/serving/classes.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/keptcontexts.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// A week in slots of this length is enough to find a fleet's hours; the page uses finer ones.
constexpr Seconds kSlot{600};
constexpr int kSlots = 7 * 144;

void traffic(ServeAnswer& a, const ServeTraffic& t)
{
    a.prompt = t.prompt, a.answer = t.answer, a.spread = t.promptSpread;
    a.peak = t.peak, a.planned = t.planned, a.mean = t.mean, a.meanShare = t.meanShare;
    a.inputSecond = a.peak * a.prompt, a.outputSecond = a.peak * a.answer;
}

void years(ServeAnswer& a)
{
    const double year = a.answered * kYear;
    a.inputYear = year * a.prompt, a.outputYear = year * a.answer;
}

// The answered part of the requests: at most the ultimate capacity of all active replicas.
void answered(ServeAnswer& a, const ServePlan& p)
{
    a.answered = answeredOf(p.serve, p.traffic, a.end);
    a.outputGpu = smaller(a.peak, a.end) * a.answer / a.choice.gpus();
    years(a);
}

// Spread of measured over computed times, from the accuracy data for replicas with random arrivals.
double sigmaOf(const ServePlan& p, const ServeAnswer& a)
{
    const ServingConstants& c = p.constants();
    double sigma = p.job.model.experts > kCoarseExperts ? c.sigmaTokenFine : c.sigmaTokenDense;
    if (p.serve.isDisaggregated())
        sigma = larger(sigma, c.sigmaSplit);
    sigma = std::hypot(sigma, c.sigmaSource);
    if (p.serve.inSessions())
        sigma = std::hypot(sigma, c.sigmaSessions);
    if (a.weightsShare > kStarvedWeights)
        sigma = std::hypot(sigma, c.sigmaStarved);
    if (p.job.sparse && !p.sparseInVain())
        sigma = std::hypot(sigma, c.sigmaSparse);
    const bool hardly = isHardlyServed(generationOf(p.gpu), !p.gpu.like.empty());
    return hardly ? larger(sigma, c.sigmaOutside) : sigma;
}

void memory(ServeAnswer& a, const ServePlan& p, const ServingSizes& sizes)
{
    a.memory = servingMemory(sizes, p.constants());
    a.kvToken = cacheOf(sizes, 2) - cacheOf(sizes, 1); // layers with a state need no more per token
    a.weightsShare = a.memory.weights / a.memory.seen;
}

void rates(ServeAnswer& a, const ServePlan& p, const ReplicaDoes& does)
{
    a.rate = does.requests, a.rateMost = does.most, a.bound = does.bound;
    a.handed = does.handed;
    const ServeChoice& d = a.choice;
    const double answerers = d.carrying - d.prompters;
    a.fleetRate = d.prompters > 0 ? smaller(d.prompters * does.prompts, answerers * does.answers)
                                  : d.carrying * a.rate;
    a.end = d.prompters > 0 ? smaller(d.prompters * does.prompts, answerers * does.answersMost)
                            : d.carrying * a.rateMost;
    a.load = a.planned / a.fleetRate;
    a.users = a.fleetRate * kHour / p.serve.perUser;
}

// Tokens found in the prefix cache are not recomputed.
void impliedShare(ServeAnswer& a, const ServePlan& p)
{
    constexpr WorkFactor kEach{2};
    const Rate each = p.work.serve.rule == ServeRule::ByUnit ? Rate(kUnknown) : a.rate;
    const Tokens computed = (1 - a.hit) * a.prompt + a.answer;
    a.impliedShare = kEach * p.work.train.model.active * (each * computed) /
                     (a.choice.layout.replicaGpus() * p.peak());
}

// A request alone on the replica, with its context where it was left.
OpenLoop alone(ServingSizes sizes, const ServingConstants& c)
{
    constexpr double kIdleRate = 1e-6;
    keepContextsWith(sizes, kIdleRate, c);
    return OpenReplica(sizes, c).with(kIdleRate);
}

void show(ServeAnswer& a, const OpenLoop& loop)
{
    a.first50 = loop.first50, a.first95 = loop.first95;
    a.token50 = loop.token50, a.token95 = loop.token95;
}

void together(ServeAnswer& a, const ServePlan& p, const ServingSizes& sizes)
{
    const OpenReplica replica(sizes, p.constants());
    OpenLoop loop = replica.at(a.each);
    a.overloaded = loop.overloaded;
    a.sequences = loop.sequences, a.waiting = loop.waiting;
    if (!(a.rate.base() > 0)) // no rate meets the limits: show a single request
        loop = alone(sizes, p.constants());
    show(a, loop);
    const Steady steady = steadyWith(sizes, larger(a.sequences, 1e-6), p.constants());
    a.promptTime = larger(0.0, (steady.token - steady.decode) / steady.token);
}

// Disaggregated: all answers have the same TPOT; prompts pass through prefill and are handed over.
void apart(ServeAnswer& a, const ServePlan& p, const ServingSizes& sizes, const ReplicaDoes& does)
{
    const double answerers = a.choice.carrying - a.choice.prompters;
    const double most = a.memory.batch;
    const double rest = larger(p.job.answer.base() - 1, 1.0);
    const auto at = [&](double running) {
        return splitLoop(sizes, sizes, {1, 1}, running, p.constants());
    };
    const Rate wanted = a.planned / answerers;
    a.overloaded =
        wanted > at(most).answerRequests || a.planned > a.choice.prompters * does.prompts;
    a.sequences = most;
    if (!a.overloaded) { // running requests and their pace converge after a few rounds
        a.sequences = larger(1e-6, wanted * rest * at(1).token);
        for (int round = 0; round < 30; ++round)
            a.sequences = smaller(most, wanted * rest * at(larger(a.sequences, 1.0)).token);
    }
    const Seconds token = at(larger(a.sequences, 1.0)).token;
    a.token50 = a.token95 = token;
    a.first50 = a.first95 = a.overloaded ? Seconds(kUnknown) : does.first;
    a.promptTime = a.choice.prompters / a.choice.carrying;
}

void latency(ServeAnswer& a, const ServePlan& p, const ServingSizes& sizes, const ReplicaDoes& does)
{
    const bool fits = a.memory.batch >= 1;
    // More GPUs would not help: even a single request misses the limits.
    const bool hopeless = !(a.rate.base() > 0) && !p.serve.isDisaggregated();
    if (fits && hopeless && !(a.choice.carrying >= 1)) {
        show(a, alone(sizes, p.constants()));
    } else if (!fits || !(a.choice.carrying >= 1)) {
        a.first50 = a.first95 = a.token50 = a.token95 = Seconds(kUnknown);
        a.meetsFirst = a.meetsToken = false;
    } else if (a.choice.prompters > 0) {
        apart(a, p, sizes, does);
    } else {
        together(a, p, sizes);
    }
    const LatencyLimits limits = p.limits();
    a.first = limits.firstOf(a);
    a.token = limits.tokenOf(a);
    a.meetsFirst = a.first <= limits.first;
    a.meetsToken = std::isnan(limits.token.base()) || a.token <= limits.token;
    a.whole = a.first50 + larger(p.job.answer.base() - 1, 0.0) * a.token50;
    a.queueing = a.overloaded || a.waiting > 0.5;
    // A full cache holds no more: the engine preempts when answers grow beyond it.
    a.held = smaller(a.memory.cache,
                     a.sequences * cacheOf(sizes, p.job.prompt.base() + p.job.answer.base() / 2));
    if (p.traffic.inKinds()) {
        a.classes = classesAt(p, a);
        for (const ClassAnswer& one : a.classes)
            a.missed += one.share > 0 && !one.meets() ? one.share : 0;
    }
}

void unknownTimes(ServeAnswer& a)
{
    for (Seconds* time :
         {&a.first50, &a.first95, &a.token50, &a.token95, &a.first, &a.token, &a.whole, &a.handed})
        *time = Seconds(kUnknown);
    for (Bytes* bytes : {&a.memory.seen, &a.memory.weights, &a.memory.buffers, &a.memory.cache,
                         &a.memory.sequence, &a.kvToken, &a.held})
        *bytes = Bytes(kUnknown);
    a.memory.batch = a.sequences = a.weightsShare = a.promptTime = a.waiting = kUnknown;
}

// Hours that the fleet runs; standby replicas run with the others.
void hours(ServeAnswer& a, const ServePlan& p)
{
    const Serve& s = p.serve;
    const ServeChoice& d = a.choice;
    a.leastOn = a.mostOn = d.replicas();
    if ((s.autoscaling || p.tier()) && a.rate.base() > 0 && d.replicas() > 0) {
        const Rate each = a.fleetRate / d.carrying;
        const double least = p.tier() ? 0 : s.leastReplicas; // rented on demand
        AutoscaleRules rules{kSlot, s.coldStart, s.coolDown, least, {s.load, d.spares}};
        auto rates = ratesOf(p.traffic.profile, kSlot, kSlots);
        for (Rate& rate : rates) // deferrable requests come when there is room
            rate = larger(rate * (1 - s.batch), smaller(rate, a.planned));
        const Autoscale week = autoscale(rates, each, rules);
        double running = 0;
        for (const double replicas : week.replicas)
            running += smaller(replicas, d.replicas());
        a.on = running / (kSlots * d.replicas());
        a.leastOn = smaller(week.least, d.replicas()), a.mostOn = smaller(week.most, d.replicas());
    }
    const Rate running = a.on * d.replicas() * (d.carrying > 0 ? a.fleetRate / d.carrying : Rate{});
    a.busy = d.replicas() > 0 ? smaller(1.0, a.mean / running) : 0;
    a.gpuTimeYear = a.on * d.gpus() * kYear;
}

// The replicas of the cluster or of its second tier, with their part of the traffic.
ServeAnswer fleetOf(const ServePlan& p, const ServeChoice& choice)
{
    ServeAnswer a;
    a.choice = choice;
    traffic(a, p.traffic);
    const PlannedReplica replica = replicaOf(p, choice.layout);
    if (replica.sizes) {
        memory(a, p, *replica.sizes);
        rates(a, p, replica.does);
        a.each = a.planned / choice.carrying;
        ServingSizes now = *replica.sizes; // below capacity it keeps more contexts
        keepContextsAt(now, a.each, p.constants());
        a.hit = now.job.hit(), a.kept = now.job.kept;
        a.fromHost = now.job.fromHost, a.fetch = now.job.fetch;
        a.paused = a.kept * pausedContexts(now, a.each);
        latency(a, p, now, replica.does);
        a.sigma = std::isnan(p.serve.paceSigma) ? sigmaOf(p, a) : p.serve.paceSigma;
    } else {
        unknownTimes(a);
        a.hit = p.job.hit();
        rates(a, p, replica.does);
        a.each = a.planned / choice.carrying;
        a.overloaded = a.planned > a.fleetRate;
    }
    impliedShare(a, p);
    answered(a, p);
    hours(a, p);
    return a;
}

// Traffic is reported for the cluster and its tier together.
void withTier(ServeAnswer& a, ServeAnswer tier, const ServeTraffic& all, UsdRate price)
{
    tier.cost = tier.ownCost = tier.on * tier.choice.gpus() * price;
    const double gpus = a.choice.gpus(), more = tier.choice.gpus();
    a.outputGpu = (a.outputGpu * gpus + tier.outputGpu * more) / (gpus + more);
    a.answered += tier.answered;
    a.missed = (a.missed * a.planned + tier.missed * tier.planned) / all.planned;
    traffic(a, all);
    years(a);
    a.tier.push_back(std::move(tier));
}

} // namespace

ServeAnswer assessServe(const ResolvedPlan& plan, const Workload& work, const ServeChoice& choice)
{
    ServeAnswer a = fleetOf(ServePlan(plan, work), choice);
    a.ownPlanned = a.planned, a.ownMean = a.mean;
    if (!choice.tier.empty())
        withTier(a, fleetOf(ServePlan(plan, work, TrafficPart::Tier), choice.tier.front()),
                 trafficOf(work.serve), work.serve.tier.price);
    return a;
}

ServedLoad servedLoad(const ResolvedPlan& plan, const std::vector<ServeAnswer>& fleets)
{
    ServedLoad load;
    load.alone = !plan.runs();
    for (const ServeAnswer& a : fleets) {
        load.gpus += a.choice.gpus();
        load.busy += a.choice.gpus() * a.busy;
        load.gpuTimeYear += a.gpuTimeYear;
        for (const ServeAnswer& tier : a.tier)
            load.tierRent += tier.cost;
    }
    return load;
}

} // namespace engine
