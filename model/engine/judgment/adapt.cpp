#include "model/engine/judgment/adapt.h"

#include "model/engine/knobs/conditions.h"
#include "model/engine/knobs/knob.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMillion = 1e6;
constexpr double kEpochs = 3; // of fine-tuning on few examples

// The same requests, answered with that adaptation.
Plan answering(const Plan& plan, std::size_t w, Adaptation way)
{
    Plan next = plan;
    Serve& serve = next.work[w].serve;
    serve.rag.on = way == Adaptation::Retrieve;
    if (way != Adaptation::Prompt)
        return next;
    // Instructions are identical in all requests, so they hit the prefix cache.
    const Tokens instructions = next.advice.instructions;
    const Tokens read = serve.prompt + instructions;
    serve.prefixHit = (serve.prefixHit * serve.prompt.base() + instructions.base()) / read.base();
    serve.prompt = read;
    return next;
}

// One LoRA fine-tuning of that model, on the smallest cluster that can do it.
struct Tuned {
    Usd cost{kUnknown};
    double gpus = 0;
};
Tuned tunedOnce(const Probe& p, std::size_t w)
{
    auto plan = chosen(p.plan, p.catalog, p.path(w, "kind"), "tune");
    if (!plan)
        return {};
    Workload work = plan->work[w];
    work.tune.method = Method::Lora;
    work.tune.examples = p.plan.advice.tuningExamples;
    work.tune.epochs = kEpochs;
    const Serve& serve = p.plan.work[w].serve;
    work.tune.length = serve.prompt + serve.answer;
    work.ownGpus = 0;
    plan->work = {work};
    plan->cluster.countRule = CountRule::Smallest;
    const Assessment a = assess(*plan, smallest(*plan));
    if (!holdsAll(*plan, a))
        return {};
    return {a.money.runCost, a.decision.gpus};
}

struct Served {
    AdaptationRow row;
    double each = kUnknown; // dollars per request, with full replicas
    double ofPeak = 1;      // mean over peak
};
Served servedBy(const Probe& p, std::size_t w, Adaptation way)
{
    Served served{.row = {.way = way}};
    AdaptationRow& row = served.row;
    const Plan plan = answering(p.plan, w, way);
    const Decision d = smallest(plan);
    if (!d.reachesDate || p.stop.stop_requested())
        return served;
    const Assessment a = assess(plan, d);
    const ServeAnswer& s = a.serving[w];
    row.prompt = s.prompt;
    row.gpus = d.fleets[w].gpus();
    row.serving = s.cost;
    const Rate carried = s.rate * plan.work[w].serve.load; // per replica, at peak
    served.ofPeak = s.mean / s.peak;
    const UsdRate replica = s.cost * (s.choice.layout.replicaGpus() / row.gpus);
    served.each = (replica / (carried * served.ofPeak)).base();
    if (way == Adaptation::Tune) {
        const Tuned tuned = tunedOnce(p, w);
        row.tuning = tuned.cost, row.tuningGpus = tuned.gpus;
    }
    row.cost = row.serving + row.tuning * p.plan.advice.tunings;
    row.each = kMillion * (row.cost / s.mean);
    return served;
}

} // namespace

std::vector<AdaptationRow> adaptationsOf(const Probe& p)
{
    const auto it = std::ranges::find_if(p.plan.work, kTeachable);
    if (it == p.plan.work.end())
        return {};
    const auto w = static_cast<std::size_t>(it - p.plan.work.begin());
    const Served prompted = servedBy(p, w, Adaptation::Prompt);
    std::vector<AdaptationRow> rows{prompted.row};
    for (const Adaptation way : {Adaptation::Retrieve, Adaptation::Tune}) {
        const Served served = servedBy(p, w, way);
        rows.push_back(served.row);
        const double fixed = (served.row.tuning * p.plan.advice.tunings).base();
        const double saved = prompted.each - served.each; // per request
        if (saved > 0)
            rows.back().fromRequests = fixed / saved / served.ofPeak;
    }
    double least = kUnknown;
    for (const AdaptationRow& row : rows)
        if (!(row.cost.base() >= least))
            least = row.cost.base();
    for (AdaptationRow& row : rows) {
        row.dearer = row.cost.base() / least - 1;
        row.best = row.cost.base() == least;
    }
    return rows;
}

} // namespace engine
