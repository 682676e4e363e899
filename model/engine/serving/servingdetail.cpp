#include "model/engine/serving/servingdetail.h"

#include "model/engine/serving/assessserve.h"
#include "model/engine/serving/fromserve.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine {
namespace {

constexpr double kMillionTokens = 1e6;
constexpr int kPoints = 60;
constexpr double kNearEnd = 0.995; // of the ultimate capacity
constexpr Seconds kWeekSlot{300};
constexpr int kWeekSlots = 7 * 24 * 12;

// A workload with the inputs shared by all parts: the cluster's replicas, with their part of the
// traffic.
struct Looked {
    const ResolvedPlan& plan;
    const Assessment& a;
    const Workload& work;
    const ServeAnswer& s;
    ServePlan p;

    UsdRate cost(double gpus) const { return fleetCost(plan, a, gpus, s.on); }
};

// The same fleet at another load, constant over time.
ServeAnswer at(const Looked& l, Rate requests)
{
    Workload work = l.work;
    work.serve = withoutTier(work.serve);
    work.serve.loadRule = LoadRule::Requests;
    work.serve.requests = requests;
    work.serve.profile = ProfileRule::Flat;
    work.serve.batch = 0;
    work.serve.autoscaling = false;
    ServeChoice choice = l.s.choice;
    choice.tier.clear();
    return assessServe(l.plan, work, choice);
}

LoadCurve curveOf(const Looked& l, std::stop_token stop)
{
    LoadCurve curve;
    const Serve& serve = l.work.serve;
    curve.knee = l.s.fleetRate, curve.now = l.s.ownPlanned;
    curve.end = l.s.fleetRate * (l.s.rateMost / l.s.rate);
    curve.first = serve.first, curve.token = serve.token;
    const ServeTraffic& t = l.p.traffic;
    const double prompts = t.prompt / t.answer;
    for (int i = 1; i <= kPoints && curve.end.base() > 0 && !stop.stop_requested(); ++i) {
        LoadPoint point;
        point.requests = curve.end * kNearEnd * i / kPoints;
        const ServeAnswer then = at(l, point.requests);
        point.sequences = then.sequences;
        point.first50 = then.first50, point.first95 = then.first95;
        point.token50 = then.token50, point.token95 = then.token95;
        point.costAnswer =
            kMillionTokens * answerCost(l.s.ownCost, point.requests * t.meanShare, t.answer).base();
        point.costApi =
            kMillionTokens * (serve.apiOutput.base() + prompts * serve.apiPrompt(then.hit).base());
        curve.points.push_back(point);
    }
    return curve;
}

ReplicaWeek weekOf(const Looked& l)
{
    ReplicaWeek week;
    const Serve& serve = l.work.serve;
    const ServeChoice& d = l.s.choice;
    week.slot = kWeekSlot;
    week.always = d.replicas();
    week.rates = ratesOf(l.p.traffic.profile, kWeekSlot, kWeekSlots);
    if (!(l.s.fleetRate.base() > 0))
        return week;
    const Rate each = l.s.fleetRate / d.carrying;
    const FleetRules rules{serve.load, d.spares};
    for (const Rate rate : week.rates)
        week.need.push_back(larger(serve.leastReplicas, fleetFor(rate, each, 1, rules).replicas()));
    const Autoscale scaled = autoscale(
        week.rates, each, {kWeekSlot, serve.coldStart, serve.coolDown, serve.leastReplicas, rules});
    week.scaled = scaled.replicas;
    week.saved = 1 - scaled.replicaHours / (week.always * kWeekSlots * (kWeekSlot / kHour));
    return week;
}

ServingMemoryParts memoryOf(const ServeAnswer& s)
{
    ServingMemoryParts m;
    m.weights = s.memory.weights, m.buffers = s.memory.buffers, m.capacity = s.memory.seen;
    m.cacheUsed = smaller(s.held, s.memory.cache);
    m.cacheFree = s.memory.cache - m.cacheUsed;
    m.unused = larger(Bytes{}, m.capacity - m.weights - m.buffers - s.memory.cache);
    return m;
}

std::vector<GrowthMonth> monthsOf(const Looked& l)
{
    std::vector<GrowthMonth> months;
    const Serve& serve = l.work.serve;
    const ServeChoice& d = l.s.choice;
    const double each = d.layout.replicaGpus();
    const auto fleets =
        fleetsByMonth({l.s.ownPlanned, serve.growth, static_cast<int>(serve.growthMonths)},
                      l.s.rate, each, {serve.load, 0});
    double factor = 1;
    for (const ReplicaFleet& fleet : fleets) {
        GrowthMonth month;
        month.month = static_cast<double>(months.size());
        month.requests = l.p.traffic.peak * factor;
        month.replicas = fleet.carrying + standbyFor(l.p, fleet.carrying, each);
        month.gpus =
            month.replicas * each + retrievalGpus(serve, l.s.planned * factor, l.p.reached());
        month.cost = l.cost(month.gpus);
        months.push_back(month);
        factor *= 1 + serve.growth;
    }
    return months;
}

// Hardware support is not required: other formats are dequantized before multiplying.
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

void nameBetter(std::vector<ServeRow>& rows)
{
    for (ServeRow& row : rows) {
        if (row.option.loss != ServeLoss::Dominated)
            continue;
        const ServeRow& by = rows[row.option.betterBy];
        row.better = BetterRow{by.option.format, by.option.layout, row.cost / by.cost - 1,
                               row.whole / by.whole - 1};
    }
}

// Cheapest first, unusable ones last.
std::vector<ServeRow> sorted(const std::vector<ServeRow>& rows)
{
    std::vector<std::size_t> order(rows.size()), place(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t i, std::size_t j) {
        const ServeOption &a = rows[i].option, &b = rows[j].option;
        const bool x = isUsable(a), y = isUsable(b);
        return x != y ? x : x && a.fleet.gpus < b.fleet.gpus;
    });
    for (std::size_t i = 0; i < order.size(); ++i)
        place[order[i]] = i;
    std::vector<ServeRow> all;
    for (const std::size_t i : order) {
        all.push_back(rows[i]);
        all.back().option.betterBy = place[rows[i].option.betterBy];
    }
    return all;
}

void addOptions(ServingDetail& detail, const Looked& l)
{
    const Serve& serve = l.work.serve;
    ServeQuestion q;
    q.job = l.p.job;
    q.formats = formatsOf(l.p);
    q.accelerator = l.p.gpu;
    q.nodeGpus = l.plan.cluster.nodeSize;
    q.between = l.p.between();
    q.requests = l.s.ownPlanned;
    q.limits = l.p.limits();
    q.rules = {serve.load, l.s.choice.standbyNeeded};
    q.price = l.plan.money.price.base() > 0 ? l.plan.money.price : UsdRate(1);
    const ServeSearch search = searchServing(q, l.p.constants());
    std::vector<ServeRow> rows;
    for (std::size_t i = 0; i < search.options.size(); ++i) {
        ServeRow row{search.options[i], {}};
        const ServingLayout &one = row.option.layout, &ours = l.s.choice.layout;
        row.chosen = row.option.format == serve.weights && one.tensor == ours.tensor &&
                     one.pipeline == ours.pipeline && one.expert == ours.expert &&
                     one.attention == ours.attention;
        row.onFrontier = std::ranges::find(search.frontier, i) != search.frontier.end();
        row.cost = l.cost(row.option.fleet.gpus);
        row.costAnswer = kMillionTokens * answerCost(row.cost, l.s.ownMean, l.p.job.answer).base();
        row.whole = row.option.first95 + (l.p.job.answer.base() - 1) * row.option.token50;
        rows.push_back(row);
    }
    detail.looked = static_cast<double>(rows.size());
    nameBetter(rows);
    detail.options = sorted(rows);
}

} // namespace

std::vector<GrowthMonth> growthOf(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t work)
{
    const Workload& w = plan.work[work];
    return monthsOf({plan, assessment, w, assessment.serving[work], ServePlan(plan, w)});
}

ServingDetail servingDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                              std::size_t work, std::stop_token stop)
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
