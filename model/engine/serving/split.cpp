#include "model/engine/serving/split.h"

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

// Waiting time at a single-server station if all requests return after being answered: mean value
// analysis of a closed network, where an arrival sees the queue of the others (Bard and
// Schweitzer).
Seconds queueOf(double users, Seconds service, Seconds elsewhere)
{
    const Seconds over = users * service - elsewhere;
    const double root = std::hypot(over.base(), 2 * std::sqrt((service * elsewhere).base()));
    return larger((over + Seconds(root)) / 2 - service, Seconds());
}

} // namespace

PromptApart promptApart(const ServingSizes& s, const ServingConstants& c)
{
    const double queue = s.widths.mixtureLayers > 0 ? c.splitQueueMixture : c.splitQueue;
    const Bytes cache = cacheOf(s, s.job.prompt.base());
    PromptApart prompt;
    prompt.alone = promptAlone(s, c);
    prompt.work = s.layout.pipeline > 1 ? promptWork(s, c) : prompt.alone;
    prompt.handed = cache / s.layout.replicaGpus() / (c.link * s.machine.gpu.between);
    prompt.first = s.first + queue * prompt.alone + prompt.handed;
    return prompt;
}

// Decode never waits for prefill here, so a token takes a decode-only step.
SplitRate splitLoop(const ServingSizes& prompter, const ServingSizes& answerer,
                    const SplitFleet& fleet, double users, const ServingConstants& c)
{
    SplitRate rate;
    const double rest = larger(answerer.job.answer.base() - 1, 1.0);
    const PromptApart prompt = promptApart(prompter, c);
    rate.handed = prompt.handed;
    rate.promptRequests =
        c.splitPrefill * fleet.prompters * prompter.layout.attention / prompt.work;
    const double most = larger(1.0, servingMemory(answerer, c).batch);
    const double running = larger(1.0, smaller(users / fleet.answerers, most));
    const StepLoad load{.sequences = running,
                        .context = answerer.job.runningPrompt().base() +
                                   answerer.job.runningAnswer().base() / 2};
    rate.token = servingStep(answerer, load, c).total() / c.splitDecode;
    const Seconds answered = rest * rate.token;
    rate.answerRequests = fleet.answerers * running / answered;
    const Seconds queued = queueOf(users, 1 / rate.promptRequests, answered);
    const Seconds alone = prompt.first + queued;
    const Rate offered = users / (alone + answered);
    rate.requests = smaller(offered, smaller(rate.promptRequests, rate.answerRequests));
    rate.first = larger(alone, users / rate.requests - answered);
    return rate;
}

SplitFleet bestSplit(const ServingSizes& prompter, const ServingSizes& answerer, double gpus,
                     double users, const ServingConstants& c)
{
    SplitFleet best{0, 0};
    Rate most{};
    const double each = answerer.layout.replicaGpus();
    for (double answerers = 1; answerers * each < gpus; ++answerers) {
        const SplitFleet fleet{(gpus - answerers * each) / prompter.layout.replicaGpus(),
                               answerers};
        const Rate requests = splitLoop(prompter, answerer, fleet, users, c).requests;
        if (requests > most)
            most = requests, best = fleet;
    }
    return best;
}

} // namespace engine
