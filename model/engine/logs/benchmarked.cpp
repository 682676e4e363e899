#include "model/engine/logs/benchmarked.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/conditions.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/steady.h"

#include <cmath>

namespace engine {
namespace {

// Spread between benchmarks of the same replica, and between loads.
constexpr double kOneBenchmark = 0.05, kAnotherLoad = 0.10;

} // namespace

Result<Benchmarked> benchmarked(const ServingBenchmark& b, const Plan& plan, std::size_t work)
{
    const auto refuse = [](const char* why) {
        return fail(Error::Code::UnknownFormat, {}, {}, why);
    };
    const Workload& served = plan.work[work];
    if (!kServesComputed(served) || !plan.serving)
        return refuse("a benchmark measures a serving workload with computed capacity, and the "
                      "plan has none: add one first");
    const Assessment now = assess(plan, decide(plan));
    Plan same = plan;
    Serve& serve = same.work[work].serve;
    serve.pace = 1;
    serve.prompt = b.prompt, serve.answer = b.answer;
    serve.second.share = serve.third.share = 0;
    serve.media.use = MediaUse::None,
    serve.session.on = false; // lengths are those of whole prompts
    const ResolvedPlan resolved(same);
    const ServePlan p(resolved, resolved.work[work]);
    const ServingLayout& layout = now.serving[work].choice.layout;
    if (!p.possible || !(layout.replicaGpus() >= 1))
        return refuse("the plan's own replica cannot be computed");
    const ClosedLoop loop = closedLoop(p.sizes(layout), b.users, p.constants());
    if (!(loop.token.base() > 0))
        return refuse("the plan's own replica does not hold the model");
    Benchmarked by{loop.first, loop.token, 1, 0, 0, loop.queueing};
    Plan free = plan;
    free.work[work].serve.paceSigma = kUnknown;
    by.before = assess(free, now.decision).serving[work].sigma;
    const double prior = by.before * by.before;
    const double noise = kOneBenchmark * kOneBenchmark + kAnotherLoad * kAnotherLoad;
    const double weight = prior / (prior + noise);
    by.pace = std::exp(weight * std::log(b.token / loop.token));
    by.sigma = std::sqrt(weight * noise);
    return by;
}

Result<Plan> benchmarkedPlan(const Plan& plan, std::size_t work, const Benchmarked& by,
                             const Citation& source)
{
    const std::string path = "work." + plan.work[work].id + ".serve.pace";
    auto next = turned(plan, path, by.pace);
    if (!next)
        return next;
    next->work[work].serve.paceSigma = by.sigma;
    Citing(*next).replace(path, &source);
    return next;
}

} // namespace engine
