#include "model/engine/reinforce/assessreinforce.h"

#include "model/engine/reinforce/generate.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/sizing/train.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Only lengths, formats and the engine matter: there are no request arrivals.
Workload asRequests(Workload work)
{
    Serve& s = work.serve;
    s.rule = ServeRule::Computed;
    s.second.share = s.third.share = 0;
    s.rag.on = s.split = s.session.on = false;
    s.media.use = MediaUse::None;
    s.tier.rule = TierRule::None;
    return work;
}

struct Step {
    const ResolvedPlan& plan;
    const Workload& work;
    const Decision& decision;
    TrainAnswer& a;
    ReinforceAnswer& r = a.rl;
    const Reinforce& rl = work.rl;
    const bool pairs = rl.method == RlMethod::Dpo;
    const bool apart = isApart(work);

    void count()
    {
        const double gpus = trainingGpus(decision);
        r.answers = pairs ? 2 * rl.pairs : rl.prompts * rl.samples;
        r.generatorGpus = pairs ? 0 : generatorGpus(work, gpus);
        r.optimizerSteps = a.steps / rl.steps;
    }

    // The replica layout that finishes first.
    void generation()
    {
        if (pairs)
            return;
        const Workload served = asRequests(work);
        const ServePlan p(plan, served);
        r.generates = false;
        r.generate = Seconds(kUnknown);
        if (!p.possible)
            return;
        const double own = p.job.model.experts > kCoarseExperts ? p.constants().sigmaOfflineFine
                           : p.job.model.experts > 0            ? p.constants().sigmaOfflineCoarse
                                                                : p.constants().sigmaOfflineDense;
        r.sigma = std::hypot(own, p.constants().sigmaSource);
        const double mean = p.job.answer.base();
        const Rollouts rollouts(r.answers, rl.prompts, mean, larger(rl.longest.base(), mean));
        for (const ServingLayout& layout : p.layouts()) {
            const double replicas = std::floor(r.generatorGpus / layout.replicaGpus());
            if (replicas < 1)
                continue;
            const Generated g =
                generate(p.sizes(layout), rollouts, replicas, p.constants(), r.generate);
            if (std::isnan(g.time.base()))
                continue;
            r.generates = true;
            r.generate = g.time, r.inFlight = g.atOnce;
            r.replicaGpus = layout.replicaGpus(), r.replicas = replicas;
        }
    }

    // Tests and tools run on the CPU cores of the generating machines.
    void environment()
    {
        if (pairs || !(rl.environment.base() > 0))
            return;
        const double nodes = larger(1.0, r.generatorGpus / plan.cluster.nodeSize);
        const double rounds = std::ceil(r.answers / (nodes * work.train.feed.cores));
        r.environment = rounds * rl.environment;
    }

    // Forward passes over all answers: of the policy that generated them and of the critic, both
    // trained, and of the models that only judge. Pairs need those of the reference alone.
    double passes() const
    {
        const TrainingJob job = jobOf(plan, work);
        return (pairs ? 0 : job.trainedModels) + job.frozenModels;
    }

    // A forward pass is a third of a step's work, without what only the backward pass or the
    // optimizer need.
    void updates()
    {
        r.update = jobOf(plan, work).trainedModels * r.optimizerSteps * a.step;
        const StepTime& t = a.parts;
        const Seconds only = t.recompute + t.data + t.optimizer + t.offload;
        const Seconds forward = a.tuning * (t.total - only) / 3;
        r.score = passes() * (r.optimizerSteps / rl.epochs) * forward;
    }

    // New weights for each replica, over the links of all its GPUs; over the inter-node network if
    // the update or the generators span nodes.
    void weights()
    {
        if (pairs)
            return;
        const Cluster& c = plan.cluster;
        const double all = std::max(a.gpusUsed, r.generatorGpus);
        const bool inside = !apart && all <= domainOf(c);
        const Bandwidth rate = inside ? c.linkShare * c.inside.bandwidth : c.nicShare * c.perGpu;
        const BytesPerParam each = bytesOf(work.serve.weights);
        r.refit = each * work.train.model.params / (r.replicaGpus * rate);
    }

    void together()
    {
        const Seconds first = r.generate + r.environment, second = r.score + r.update;
        const double framework = pairs ? 1 : rl.overhead;
        r.step =
            framework * ((apart && rl.stale ? larger(first, second) : first + second) + r.refit);
        if (!apart)
            return;
        r.generatorsWait = 1 - framework * first / r.step;
        r.trainersWait = 1 - framework * second / r.step;
        const double gpus = trainingGpus(decision);
        const double generating = first.base() * r.generatorGpus;
        const double training = second.base() * (gpus - r.generatorGpus);
        r.balanced = generating / (generating + training);
    }

    void run()
    {
        if (!r.generates)
            a.fit = Fit::DoesNot;
        a.trial = a.meanTrial = a.time = rl.steps * r.step / a.risk.goodput;
        a.gpuTime = decision.gpus * a.time;
        a.gpusNeeded = decision.gpus * (a.time / work.train.deadline);
        a.tokensPerSecond = a.tokens / a.time;
    }
};

} // namespace

TrainAnswer assessReinforce(const ResolvedPlan& plan, const Workload& work,
                            const Decision& decision, const RankedLayout& layout,
                            const RankedLayout* alone)
{
    TrainAnswer a = assessRun(plan, work, decision, layout, alone);
    Step step{plan, work, decision, a};
    step.count();
    step.generation();
    step.environment();
    step.updates();
    step.weights();
    step.together();
    step.run();
    return a;
}

} // namespace engine
