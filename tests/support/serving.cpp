#include "tests/support/serving.h"

#include "model/engine/plan.h"
#include "model/engine/serving/servingdetail.h"
#include "tests/support/evaluation.h"

namespace support {
namespace {

using namespace engine;

constexpr double kNow = 20, kKnee = 25.8, kEnd = 32, kApi = 1.60, kCost = 1.36;
constexpr double kReplicas = 5, kSlots = 7 * 288;

// Latencies that rise like a queue's.
LoadCurve curve()
{
    LoadCurve c;
    for (double rate = 0.5; rate < kEnd; rate += 0.5) {
        LoadPoint p;
        const double free = 1 - rate / kEnd;
        p.requests = Rate(rate);
        p.sequences = 16 * rate;
        p.first50 = Seconds(0.1 / free), p.first95 = Seconds(0.2 / free);
        p.token50 = Seconds(0.02 + 0.001 * rate), p.token95 = Seconds(0.025 + 0.001 * rate);
        p.costAnswer = kCost * kNow / rate;
        p.costApi = kApi;
        c.points.push_back(p);
    }
    c.knee = Rate(kKnee), c.now = Rate(kNow), c.end = Rate(kEnd);
    c.first = Seconds(1.0), c.token = Seconds(0.05);
    return c;
}

// Half of the replicas at night, and all days the same.
ReplicaWeek week()
{
    ReplicaWeek w;
    w.slot = Seconds(300);
    for (int i = 0; i < static_cast<int>(kSlots); ++i) {
        const bool day = i % 288 >= 96 && i % 288 < 240;
        w.rates.emplace_back(day ? kNow : kNow / 2);
        w.need.push_back(day ? 5 : 3);
        w.scaled.push_back(day ? 5 : 3);
    }
    w.always = kReplicas;
    w.saved = 0.2;
    return w;
}

ServeRow row(double tensor, WeightFormat format, double replicas, double dollars, double seconds)
{
    ServeRow r;
    r.option.layout.tensor = tensor;
    r.option.format = format;
    r.option.rate.requests = Rate(6.45), r.option.rate.bound = RateBound::Token;
    r.option.fleet.carrying = replicas - 1, r.option.fleet.spares = 1;
    r.option.fleet.gpus = replicas * tensor;
    r.option.first95 = Seconds(0.4);
    r.costAnswer = dollars;
    r.whole = Seconds(seconds);
    return r;
}

std::vector<ServeRow> options()
{
    std::vector<ServeRow> rows{
        row(2, WeightFormat::Fp8, 5, 1.36, 9), row(4, WeightFormat::Fp8, 3, 1.63, 6),
        row(8, WeightFormat::Fp8, 3, 3.26, 5), row(4, WeightFormat::Bf16, 5, 2.7, 8),
        row(1, WeightFormat::Bf16, 0, kUnknown, kUnknown)};
    rows[0].chosen = rows[0].onFrontier = rows[1].onFrontier = rows[2].onFrontier = true;
    rows[3].option.loss = ServeLoss::Dominated, rows[3].option.betterBy = 1;
    rows[4].option.loss = ServeLoss::Memory;
    return rows;
}

ServingDetail detail()
{
    ServingDetail d;
    d.serves = true;
    d.curve = curve();
    d.week = week();
    d.memory.weights = gib(66), d.memory.buffers = gib(5);
    d.memory.cacheUsed = gib(12), d.memory.cacheFree = gib(60), d.memory.unused = gib(17);
    d.memory.capacity = gib(160);
    for (double month = 0; month <= 36; ++month)
        d.months.push_back({month, kReplicas + month / 6, 10 + 2 * (month / 6), Rate(kNow + month),
                            (10 + 2 * (month / 6)) * UsdRate(3.0 / 3600)});
    d.options = options();
    d.looked = 16;
    return d;
}

ServeAnswer answer()
{
    ServeAnswer a;
    a.choice.layout.tensor = 2;
    a.choice.carrying = 4, a.choice.spares = 1;
    a.prompt = Tokens(1024), a.answer = Tokens(256);
    a.peak = a.planned = a.mean = Rate(kNow);
    a.memory.batch = 394;
    a.rate = Rate(6.45), a.fleetRate = Rate(kKnee), a.load = kNow / kKnee, a.each = Rate(5);
    a.bound = RateBound::Token;
    a.first50 = Seconds(0.27), a.first95 = a.first = Seconds(0.53);
    a.token50 = a.token = Seconds(0.04), a.token95 = Seconds(0.045);
    a.cost = UsdRate(30.0 / 3600);
    a.costAnswer = UsdPerToken(kCost * 1e-6);
    a.apiCost = UsdRate(kApi * 1e-6 * kNow * 256);
    a.evenTokens = 1.9e9;
    a.power = Watts(6500), a.outputEnergy = Joules(1.3);
    return a;
}

} // namespace

Evaluation withServing(const Evaluation& base)
{
    Evaluation made = base;
    Plan plan = *base.plan;
    Workload& work = plan.work.front();
    work.kind = WorkloadKind::Serve;
    work.serve.first95 = true, work.serve.token95 = false;
    work.serve.first = Seconds(1.0), work.serve.token = Seconds(0.05);
    work.serve.growth = 0.03;
    made.plan = std::make_shared<const Plan>(std::move(plan));
    made.assessment.serving = {answer()};
    made.serving = {detail()};
    return made;
}

Evaluation overloaded(Evaluation made)
{
    constexpr double kMany = 40;
    made.serving.front().curve.now = Rate(kMany);
    ServeAnswer& a = made.assessment.serving.front();
    a.peak = a.planned = Rate(kMany), a.load = kMany / kKnee;
    a.overloaded = a.queueing = true;
    a.first = a.first50 = a.first95 = a.token = a.token50 = a.token95 = Seconds(kUnknown);
    a.meetsFirst = a.meetsToken = false;
    return made;
}

} // namespace support
