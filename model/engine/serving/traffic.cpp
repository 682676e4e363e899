#include "model/engine/serving/traffic.h"

#include <cmath>
#include <numbers>

namespace engine {
namespace {

// Of a mixture of classes whose lengths each spread alike: mean and standard deviation over it.
struct Mixed {
    double mean = 0, squares = 0;
    void add(double share, double length, double spread)
    {
        mean += share * length;
        squares += share * length * length * (1 + spread * spread);
    }
    double spread() const { return std::sqrt(larger(0.0, squares / (mean * mean) - 1)); }
};

double peakOf(const Serve& serve)
{
    if (serve.loadRule == LoadRule::Users)
        return serve.users * serve.perUser / kHour.base();
    return serve.requests;
}

// A wave between the quietest hour and the peak; days of the weekend are so much lower.
LoadProfile profileOf(const Serve& serve, double peak)
{
    LoadProfile profile;
    profile.peak = peak;
    profile.hours.fill(1);
    profile.days.fill(1);
    if (serve.profile == ProfileRule::Flat)
        return profile;
    for (std::size_t hour = 0; hour < profile.hours.size(); ++hour) {
        const double angle = 2 * std::numbers::pi * (static_cast<double>(hour) - serve.peakHour) /
                             static_cast<double>(profile.hours.size());
        profile.hours[hour] = serve.night + (1 - serve.night) * (1 + std::cos(angle)) / 2;
    }
    profile.days[5] = profile.days[6] = serve.weekend;
    return profile;
}

Share meanShareOf(const Serve& serve)
{
    if (serve.profile == ProfileRule::Flat)
        return 1;
    return (1 + serve.night) / 2 * (5 + 2 * serve.weekend) / 7;
}

} // namespace

Tokens retrieved(const Retrieval& rag)
{
    return rag.on ? rag.chunks * rag.chunk : Tokens{};
}

std::array<LengthClass, 3> classesOf(const Serve& serve)
{
    const Tokens more = retrieved(serve.rag);
    const auto of = [&](Share share, Tokens prompt, Tokens answer) {
        return LengthClass{share, prompt + more, answer};
    };
    return {of(1 - serve.second.share - serve.third.share, serve.prompt, serve.answer),
            of(serve.second.share, serve.second.prompt, serve.second.answer),
            of(serve.third.share, serve.third.prompt, serve.third.answer)};
}

// A queue asks for the mean of all and for how far they lie from it, so classes add up to both.
ServeTraffic trafficOf(const Serve& serve)
{
    ServeTraffic traffic;
    Mixed prompts, answers;
    for (const LengthClass& part : classesOf(serve))
        if (part.share > 0) {
            prompts.add(part.share, part.prompt.base(), serve.spread);
            answers.add(part.share, part.answer.base(), serve.spread);
        }
    traffic.prompt = Tokens(prompts.mean), traffic.answer = Tokens(answers.mean);
    traffic.promptSpread = prompts.spread(), traffic.placeSpread = answers.spread();
    traffic.peak = peakOf(serve);
    traffic.meanShare = meanShareOf(serve);
    traffic.mean = traffic.peak * traffic.meanShare;
    traffic.planned = traffic.peak * larger(1 - serve.batch, traffic.meanShare);
    traffic.profile = profileOf(serve, traffic.peak);
    return traffic;
}

// Two FLOPs for each parameter and token: questions and new pieces of text are embedded, and the
// reranker reads each candidate beside the question.
double gpusBeside(const Serve& serve, double requests, FlopRate reached)
{
    const Retrieval& rag = serve.rag;
    if (!rag.on)
        return 0;
    const double embedded =
        requests * rag.query.base() + rag.growth.base() * rag.chunk.base(); // tokens a second
    const double reread = requests * rag.candidates * (rag.query + rag.chunk).base();
    const double work = 2 * (embedded * rag.embedding.base() + reread * rag.reranker.base());
    return std::ceil(work / (serve.load * reached.base()));
}

} // namespace engine
