#include "model/engine/serving/split.h"

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

// Of requests that all come back after they were answered, what one waits for a station that
// serves one at a time: mean values of a closed network, where an arrival sees the queue of the
// others (Bard and Schweitzer).
Seconds queueOf(double users, Seconds service, Seconds elsewhere)
{
    const Seconds over = users * service - elsewhere;
    const double root = std::hypot(over.base(), 2 * std::sqrt((service * elsewhere).base()));
    return larger((over + Seconds(root)) / 2 - service, Seconds());
}

} // namespace

Seconds firstApart(const ServingSizes& prompter, Seconds handed, const ServingConstants& c)
{
    const bool mixture = prompter.widths.mixtureLayers > 0;
    const double queue = mixture ? c.splitQueueMixture : c.splitQueue;
    return prompter.first + queue * promptAlone(prompter, c) + handed;
}

// Answers never wait for a prompt here, so a token is a step of answers alone.
SplitRate splitLoop(const ServingSizes& prompter, const ServingSizes& answerer,
                    const SplitFleet& fleet, double users, const ServingConstants& c)
{
    SplitRate rate;
    const double rest = larger(answerer.job.answer.base() - 1, 1.0);
    const Seconds prompt = promptAlone(prompter, c);
    const Bytes cache = cacheOf(prompter, prompter.job.prompt.base());
    rate.handed = cache / prompter.layout.replicaGpus() / (c.link * prompter.machine.gpu.between);
    rate.promptRequests =
        c.splitPrefill * fleet.prompters * prompter.layout.attention / prompt.base();
    const double most = larger(1.0, servingMemory(answerer, c).batch);
    const double running = larger(1.0, smaller(users / fleet.answerers, most));
    const StepLoad load{.sequences = running,
                        .context = answerer.job.runningPrompt().base() +
                                   answerer.job.runningAnswer().base() / 2};
    rate.token = servingStep(answerer, load, c).total() / c.splitDecode;
    const Seconds answered = rest * rate.token;
    rate.answerRequests = fleet.answerers * running / answered.base();
    const Seconds queued = queueOf(users, Seconds(1 / rate.promptRequests), answered);
    const Seconds alone = firstApart(prompter, rate.handed, c) + queued;
    const double asked = users / (alone + answered).base();
    rate.requests = smaller(asked, smaller(rate.promptRequests, rate.answerRequests));
    rate.first = larger(alone, users / rate.requests * Seconds(1) - answered);
    return rate;
}

SplitFleet bestSplit(const ServingSizes& prompter, const ServingSizes& answerer, double gpus,
                     double users, const ServingConstants& c)
{
    SplitFleet best{0, 0};
    double most = 0;
    const double each = answerer.layout.replicaGpus();
    for (double answerers = 1; answerers * each < gpus; ++answerers) {
        const SplitFleet fleet{(gpus - answerers * each) / prompter.layout.replicaGpus(),
                               answerers};
        const double requests = splitLoop(prompter, answerer, fleet, users, c).requests;
        if (requests > most)
            most = requests, best = fleet;
    }
    return best;
}

} // namespace engine
