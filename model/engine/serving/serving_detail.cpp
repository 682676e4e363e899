#include "model/engine/serving/serving_detail.h"

#include "model/engine/serving/assess_serve.h"
#include "model/engine/serving/from_serve.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMillion = 1e6;
constexpr int kPoints = 60;
constexpr double kNearEnd = 0.995; // of what is ever answered
constexpr Seconds kSlot{300};
constexpr int kSlots = 7 * 24 * 12;

// One workload with all that its parts look at.
struct Looked {
    const Plan& plan;
    const Assessment& a;
    const Workload& work;
    const ServeAnswer& s;
    ServePlan p;

    UsdRate cost(double gpus) const { return fleetCost(plan, a, gpus, s.on); }
};

// The same fleet at another load, the same at all hours.
ServeAnswer at(const Looked& l, double requests)
{
    Workload work = l.work;
    work.serve.loadRule = LoadRule::Requests;
    work.serve.requests = requests;
    work.serve.profile = ProfileRule::Flat;
    work.serve.batch = 0;
    work.serve.autoscaling = false;
    return assessServe(l.plan, work, l.s.choice);
}

LoadCurve curveOf(const Looked& l, std::stop_token stop)
{
    LoadCurve curve;
    const Serve& serve = l.work.serve;
    curve.knee = l.s.fleetRate, curve.now = l.s.planned;
    curve.end = l.s.fleetRate * (l.s.rateMost / l.s.rate);
    curve.first = serve.first, curve.token = serve.token;
    const double prompts = l.s.prompt / l.s.answer;
    for (int i = 1; i <= kPoints && curve.end > 0 && !stop.stop_requested(); ++i) {
        LoadPoint point;
        point.requests = curve.end * kNearEnd * i / kPoints;
        const ServeAnswer then = at(l, point.requests);
        point.sequences = then.sequences;
        point.first50 = then.first50, point.first95 = then.first95;
        point.token50 = then.token50, point.token95 = then.token95;
        point.costAnswer =
            kMillion * answerCost(l.s.cost, point.requests * l.s.meanShare, l.s.answer).base();
        point.costApi = kMillion * (serve.apiOutput.base() + prompts * serve.apiInput.base());
        curve.points.push_back(point);
    }
    return curve;
}

ReplicaWeek weekOf(const Looked& l)
{
    ReplicaWeek week;
    const Serve& serve = l.work.serve;
    const ServeChoice& d = l.s.choice;
    week.slot = kSlot;
    week.always = d.replicas();
    week.rates = ratesOf(l.p.traffic.profile, kSlot, kSlots);
    if (!(l.s.fleetRate > 0))
        return week;
    const double each = l.s.fleetRate / d.carrying;
    const FleetRules rules{serve.load, d.spares};
    for (const double rate : week.rates)
        week.need.push_back(larger(serve.leastReplicas, fleetFor(rate, each, 1, rules).replicas()));
    const Autoscale scaled = autoscale(
        week.rates, each, {kSlot, serve.coldStart, serve.coolDown, serve.leastReplicas, rules});
    week.scaled = scaled.replicas;
    week.saved = 1 - scaled.replicaHours / (week.always * kSlots * (kSlot / kHour));
    return week;
}

ServingMemoryParts memoryOf(const ServeAnswer& s)
{
    ServingMemoryParts m;
    m.weights = s.memory.weights, m.beside = s.memory.beside, m.capacity = s.capacity;
    m.cacheUsed = smaller(s.held, s.memory.cache);
    m.cacheFree = s.memory.cache - m.cacheUsed;
    m.unused = larger(Bytes{}, m.capacity - m.weights - m.beside - s.memory.cache);
    return m;
}

std::vector<GrowthMonth> monthsOf(const Looked& l)
{
    std::vector<GrowthMonth> months;
    const Serve& serve = l.work.serve;
    const ServeChoice& d = l.s.choice;
    const double each = d.layout.replicaGpus(), today = l.s.planned;
    const auto fleets = fleetsByMonth({today, serve.growth, static_cast<int>(serve.growthMonths)},
                                      l.s.rate, each, {serve.load, 0});
    double factor = 1;
    for (const ReplicaFleet& fleet : fleets) {
        GrowthMonth month;
        month.month = static_cast<double>(months.size());
        month.requests = l.s.peak * factor;
        month.replicas = fleet.carrying + standbyFor(l.p, fleet.carrying, each);
        month.gpus = month.replicas * each + gpusBeside(serve, l.s.planned * factor, l.p.reached());
        month.cost = l.cost(month.gpus);
        months.push_back(month);
        factor *= 1 + serve.growth;
    }
    return months;
}

// What a format needs of the GPU is no matter: where it has no units for it, weights are widened.
std::vector<WeightFormat> formatsOf(const ServePlan& p)
{
    std::vector<WeightFormat> formats{p.serve.weights};
    for (const WeightFormat format :
         {WeightFormat::Bf16, WeightFormat::Fp8, WeightFormat::Int4, WeightFormat::Nvfp4})
        if (format != p.serve.weights)
            formats.push_back(format);
    return formats;
}

bool isUsable(const ServeOption& o)
{
    return o.loss == ServeLoss::None || o.loss == ServeLoss::Dominated;
}

void addOptions(ServingDetail& detail, const Looked& l)
{
    const Serve& serve = l.work.serve;
    ServeQuestion q;
    q.job = l.p.job;
    q.formats = formatsOf(l.p);
    q.accelerator = l.p.gpu;
    q.nodeGpus = l.plan.cluster.nodeSize;
    q.between = l.plan.cluster.perGpu;
    q.requests = l.s.planned;
    q.limits = l.p.limits();
    q.rules = {serve.load, l.s.choice.standbyNeeded};
    q.price = l.plan.money.price.base() > 0 ? l.plan.money.price : UsdRate(1);
    const ServeSearch search = searchServing(q, l.p.constants());
    for (std::size_t i = 0; i < search.options.size(); ++i) {
        ServeRow row{search.options[i], {}};
        const ServingLayout &one = row.option.layout, &ours = l.s.choice.layout;
        row.chosen = row.option.format == serve.weights && one.tensor == ours.tensor &&
                     one.pipeline == ours.pipeline && one.expert == ours.expert &&
                     one.attention == ours.attention;
        row.onFrontier = std::ranges::find(search.frontier, i) != search.frontier.end();
        row.cost = l.cost(row.option.fleet.gpus);
        row.costAnswer = kMillion * answerCost(row.cost, l.s.mean, l.s.answer).base();
        row.whole = row.option.first95 + (l.s.answer.base() - 1) * row.option.token50;
        detail.options.push_back(row);
    }
    detail.looked = static_cast<double>(search.options.size());
    std::ranges::stable_sort(detail.options, [](const ServeRow& a, const ServeRow& b) {
        const bool x = isUsable(a.option), y = isUsable(b.option);
        return x != y ? x : x && a.option.fleet.gpus < b.option.fleet.gpus;
    });
}

} // namespace

ServingDetail servingDetailOf(const Plan& plan, const Assessment& assessment, std::size_t work,
                              std::stop_token stop)
{
    ServingDetail detail;
    if (!plan.work[work].serves())
        return detail;
    const Looked l{plan, assessment, plan.work[work], assessment.serving[work],
                   ServePlan(plan, plan.work[work])};
    detail.serves = true;
    detail.curve = curveOf(l, stop);
    detail.week = weekOf(l);
    detail.memory = memoryOf(l.s);
    detail.months = monthsOf(l);
    if (l.p.possible && !stop.stop_requested())
        addOptions(detail, l);
    return detail;
}

} // namespace engine
