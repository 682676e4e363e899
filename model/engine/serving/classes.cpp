#include "model/engine/serving/classes.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kBusiest = 1.645; // standard deviations to the 95th percentile
constexpr double kStep = 0.01;     // of the running, to see what one more of them costs

Seconds orOf(Seconds own, Seconds all)
{
    return own.base() > 0 ? own : all;
}

// Of the variance of a number that is forgotten after `memory`, what a mean over `span` keeps.
double keptOver(double span, double memory)
{
    const double turns = span / memory;
    return turns > 0 ? 2 / turns * (1 - (1 - std::exp(-turns)) / turns) : 1;
}

// What is the same for all kinds: the steps that they share.
struct Shared {
    const ServePlan& p;
    const ServeAnswer& a;
    ServingSizes sizes = p.sizes(a.choice.layout);
    double running = larger(a.sequences, 1e-6);
    Steady steady = steadyWith(sizes, running, p.constants());
    // A token more, for each one more that runs.
    double slope =
        (steadyWith(sizes, (1 + kStep) * running, p.constants()).token - steady.token).base() /
        (kStep * running);

    bool split() const { return a.choice.prompters > 0; }
    // From the request to the first token, without the wait that all share.
    Seconds promptOf(Tokens prompt) const
    {
        ServingSizes own = sizes;
        own.job.prompt = prompt;
        if (split()) {
            const Bytes cache = cacheOf(own, prompt.base());
            return p.constants().splitQueue * promptAlone(own, p.constants()) +
                   cache / own.layout.replicaGpus() /
                       (p.constants().link * own.machine.gpu.between);
        }
        own.job.heldPrompt = sizes.job.runningPrompt(); // those that run stay what they are
        return steadyWith(own, running, p.constants()).prompt;
    }
    // Of one answer: how far its mean time per token lies from that of others, by how many run
    // beside it and by the prompts that happen to fall between its tokens.
    Seconds tokenSpread(Tokens answer) const
    {
        const double rest = larger(answer.base() - 1, 1.0);
        const double span = rest * a.token50.base();
        const double all = p.job.runningAnswer().base() * a.token50.base();
        const double crowd = slope * std::sqrt(running * keptOver(span, all));
        if (split())
            return Seconds(crowd);
        const double prompts = a.each * span;
        const double unlike = 1 + p.job.promptSpread * p.job.promptSpread;
        const double between = steady.added.base() * std::sqrt(prompts * unlike) / rest;
        return Seconds(std::hypot(crowd, between));
    }
};

} // namespace

// All wait alike and share each step, so half of the tokens take the same for everybody. A class
// differs in the steps of its own prompt, and a short answer meets a crowd that a long one
// outlasts.
std::array<ClassAnswer, 3> classesAt(const ServePlan& p, const ServeAnswer& a)
{
    std::array<ClassAnswer, 3> classes;
    const auto lengths = classesOf(p.serve, p.part);
    const Shared shared{p, a};
    const Seconds usual = shared.promptOf(p.job.prompt);
    const LatencyLimits all = p.limits();
    const std::array own{ServeClass{}, p.serve.second, p.serve.third};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        ClassAnswer& c = classes[i];
        c.share = lengths[i].share, c.prompt = lengths[i].prompt, c.answer = lengths[i].answer;
        c.firstLimit = orOf(own[i].first, all.first), c.tokenLimit = orOf(own[i].token, all.token);
        if (!(c.share > 0))
            continue;
        const Seconds more = shared.promptOf(c.prompt) - usual;
        c.first50 = a.first50 + more, c.first95 = a.first95 + more;
        c.token50 = a.token50;
        c.token95 = a.token50 + kBusiest * shared.tokenSpread(c.answer);
        c.first = all.first95 ? c.first95 : c.first50;
        c.token = all.token95 ? c.token95 : c.token50;
        c.whole = c.first50 + larger(c.answer.base() - 1, 0.0) * c.token50;
        c.meetsFirst = c.first <= c.firstLimit, c.meetsToken = c.token <= c.tokenLimit;
    }
    return classes;
}

} // namespace engine
