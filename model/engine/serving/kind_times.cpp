#include "model/engine/serving/kind_times.h"

#include "model/engine/serving/split.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kBusiest = 1.645; // standard deviations to the 95th percentile
constexpr double kStep = 0.01;     // of the running, to see what one more of them costs

// Of the variance of a number that is forgotten after `memory`, what a mean over `span` keeps.
double keptOver(double span, double memory)
{
    const double turns = span / memory;
    return turns > 0 ? 2 / turns * (1 - (1 - std::exp(-turns)) / turns) : 1;
}

} // namespace

SharedReplica::SharedReplica(const ServingSizes& sizes, const OpenLoop& all, bool apart,
                             const ServingConstants& constants)
    : sizes_(sizes)
    , all_(all)
    , constants_(constants)
    , apart_(apart)
    , running_(larger(all.sequences, 1e-6))
    , steady_(steadyWith(sizes, running_, constants))
    , slope_((steadyWith(sizes, (1 + kStep) * running_, constants).token - steady_.token).base() /
             (kStep * running_))
    , usual_(promptOf(sizes.job.prompt))
{
}

// From the request to the first token, without the wait that all share.
Seconds SharedReplica::promptOf(Tokens prompt) const
{
    ServingSizes own = sizes_;
    own.job.prompt = prompt;
    if (apart_)
        return promptApart(own, constants_).first;
    own.job.heldPrompt = sizes_.job.runningPrompt(); // those that run stay what they are
    return steadyWith(own, running_, constants_).prompt;
}

// Of one answer: how far its mean time per token lies from that of others, by how many run
// beside it and by the prompts that happen to fall between its tokens.
Seconds SharedReplica::tokenSpread(Tokens answer) const
{
    const double rest = larger(answer.base() - 1, 1.0);
    const double span = rest * all_.token50.base();
    const double whole = sizes_.job.runningAnswer().base() * all_.token50.base();
    const double crowd = slope_ * std::sqrt(running_ * keptOver(span, whole));
    if (apart_)
        return Seconds(crowd);
    const double prompts = all_.requests * span;
    const double unlike = 1 + sizes_.job.promptSpread * sizes_.job.promptSpread;
    const double between = steady_.added.base() * std::sqrt(prompts * unlike) / rest;
    return Seconds(std::hypot(crowd, between));
}

// Half of the tokens take the same for everybody. A kind differs in the steps of its own prompt,
// and a short answer meets a crowd that a long one outlasts.
KindTimes SharedReplica::timesOf(Tokens prompt, Tokens answer) const
{
    const Seconds more = promptOf(prompt) - usual_;
    return {all_.first50 + more, all_.first95 + more, all_.token50,
            all_.token50 + kBusiest * tokenSpread(answer)};
}

} // namespace engine
