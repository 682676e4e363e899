#include "model/engine/serving/classes.h"

#include "model/engine/serving/classtimes.h"

namespace engine {
namespace {

Seconds orOf(Seconds own, Seconds all)
{
    return own.base() > 0 ? own : all;
}

} // namespace

std::array<ClassAnswer, 3> classesAt(const ServePlan& p, const ServeAnswer& a)
{
    std::array<ClassAnswer, 3> classes;
    const auto lengths = classesOf(p.serve, p.part);
    const ServingSizes sizes = p.sizes(a.choice.layout);
    OpenLoop loop;
    loop.requests = a.each, loop.sequences = a.sequences;
    loop.first50 = a.first50, loop.first95 = a.first95;
    loop.token50 = a.token50, loop.token95 = a.token95;
    const SharedReplica shared(sizes, loop, a.choice.prompters > 0, p.constants());
    const LatencyLimits all = p.limits();
    const std::array own{ServeClass{}, p.serve.second, p.serve.third};
    for (std::size_t i = 0; i < classes.size(); ++i) {
        ClassAnswer& c = classes[i];
        c.share = lengths[i].share, c.prompt = lengths[i].prompt, c.answer = lengths[i].answer;
        c.firstLimit = orOf(own[i].first, all.first), c.tokenLimit = orOf(own[i].token, all.token);
        if (!(c.share > 0))
            continue;
        const ClassTimes times = shared.timesOf(c.prompt, c.answer);
        c.first50 = times.first50, c.first95 = times.first95;
        c.token50 = times.token50, c.token95 = times.token95;
        c.first = all.firstOf(c);
        c.token = all.tokenOf(c);
        c.whole = c.first50 + larger(c.answer.base() - 1, 0.0) * c.token50;
        c.meetsFirst = c.first <= c.firstLimit, c.meetsToken = c.token <= c.tokenLimit;
    }
    return classes;
}

} // namespace engine
