#include "model/engine/serving/traffic.h"

#include <cmath>
#include <numbers>

namespace engine {
namespace {

constexpr int kWeekHours = 7 * 24;

// A mix of classes with equal spread of lengths: its mean, and standard deviation over mean.
struct Mixed {
    double mean = 0, squares = 0;
    void add(double share, double length, double spread)
    {
        mean += share * length;
        squares += share * length * length * (1 + spread * spread);
    }
    double spread() const { return std::sqrt(larger(0.0, squares / (mean * mean) - 1)); }
};

Rate peakOf(const Serve& serve)
{
    if (serve.loadRule == LoadRule::Users)
        return serve.users * serve.perUser / kHour;
    return serve.requests;
}

// A wave between the quietest hour and the peak; weekend days are lower by a factor.
LoadProfile profileOf(const Serve& serve, Rate peak)
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

// Share of all requests that this part gets at all hours.
Share shareOf(const Serve& serve, TrafficPart part)
{
    Share tier = 0;
    const bool alike = !serve.inClasses();
    switch (serve.tier.rule) {
    case TierRule::None: break;
    case TierRule::Peak: return 1; // depends on the hour
    case TierRule::Part: tier = serve.tier.share; break;
    case TierRule::Second: tier = alike ? 0 : serve.second.share; break;
    case TierRule::Third: tier = alike ? 0 : serve.third.share; break;
    }
    switch (part) {
    case TrafficPart::All: break;
    case TrafficPart::Cluster: return 1 - tier;
    case TrafficPart::Tier: return tier;
    }
    return 1;
}

// The cluster answers up to a rate, its tier everything above.
void cutAtPeak(ServeTraffic& traffic, const Serve& serve, TrafficPart part)
{
    const Rate level = (1 - serve.tier.share) * traffic.planned;
    traffic.profile.from = level, traffic.profile.most = traffic.planned - level;
    Rate beyond{};
    for (const Rate rate : ratesOf(traffic.profile, kHour, kWeekHours))
        beyond += rate / kWeekHours;
    if (part == TrafficPart::Cluster)
        traffic.profile.from = {}, traffic.profile.most = level;
    traffic.mean = part == TrafficPart::Tier ? beyond : traffic.mean - beyond;
    traffic.peak = traffic.planned = traffic.profile.most;
    traffic.meanShare = traffic.mean / traffic.peak;
}

void takeLoad(ServeTraffic& traffic, const Serve& serve, TrafficPart part)
{
    traffic.peak = peakOf(serve) * shareOf(serve, part);
    traffic.meanShare = meanShareOf(serve);
    traffic.mean = traffic.peak * traffic.meanShare;
    traffic.planned = traffic.peak * larger(1 - serve.batch, traffic.meanShare);
    traffic.profile = profileOf(serve, traffic.peak);
    if (serve.tier.rule == TierRule::Peak && part != TrafficPart::All)
        cutAtPeak(traffic, serve, part);
}

} // namespace

Tokens retrieved(const Serve& serve)
{
    return serve.retrieves() ? serve.rag.chunks * serve.rag.chunk : Tokens{};
}

std::array<LengthClass, 3> classesOf(const Serve& serve, TrafficPart part)
{
    if (serve.makes())
        return {LengthClass{1, serve.mediaTokens(), Tokens(1)}, {}, {}};
    const Tokens more = retrieved(serve) + serve.mediaTokens();
    const auto of = [&](Share share, Tokens prompt, Tokens answer) {
        return LengthClass{share, prompt + more, answer};
    };
    if (serve.inSessions())
        return {of(1, serve.session.meanPrompt(serve.answer), serve.answer), {}, {}};
    std::array classes{of(1 - serve.second.share - serve.third.share, serve.prompt, serve.answer),
                       of(serve.second.share, serve.second.prompt, serve.second.answer),
                       of(serve.third.share, serve.third.prompt, serve.third.answer)};
    const std::size_t apart = serve.tier.rule == TierRule::Second  ? 1
                              : serve.tier.rule == TierRule::Third ? 2
                                                                   : 0;
    if (part == TrafficPart::All || apart == 0)
        return classes;
    const Share here = shareOf(serve, part); // one class goes to the tier, the others do not
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const bool tier = i == apart;
        classes[i].share = tier == (part == TrafficPart::Tier) ? classes[i].share / here : 0;
    }
    return classes;
}

// A queue depends on the mean of all requests and its spread, so classes are combined into both. A
// request is found running in proportion to the duration of its answer.
ServeTraffic trafficOf(const Serve& serve, TrafficPart part)
{
    ServeTraffic traffic;
    Mixed prompts, answers, running;
    double heldPrompt = 0;
    const double spread = serve.makes() ? 0 : serve.spread;
    const double grown = serve.inSessions() ? serve.session.spread(serve.answer) : 0;
    traffic.kinds = classesOf(serve, part);
    for (const LengthClass& one : traffic.kinds)
        if (one.share > 0) {
            prompts.add(one.share, one.prompt.base(), std::hypot(spread, grown, spread * grown));
            answers.add(one.share, one.answer.base(), spread);
            running.add(one.share, one.answer.base(), spread);
            heldPrompt += one.share * one.answer.base() * one.prompt.base();
        }
    traffic.prompt = Tokens(prompts.mean), traffic.answer = Tokens(answers.mean);
    traffic.promptSpread = prompts.spread(), traffic.placeSpread = answers.spread();
    traffic.heldPrompt = Tokens(heldPrompt / running.mean);
    traffic.heldAnswer = Tokens(running.squares / running.mean);
    takeLoad(traffic, serve, part);
    return traffic;
}

Serve withoutTier(Serve serve)
{
    const auto classes = classesOf(serve, TrafficPart::Cluster);
    serve.second.share = classes[1].share, serve.third.share = classes[2].share;
    serve.tier = {};
    return serve;
}

// Deferrable requests avoid the peak and fill the remaining hours.
Rate answeredOf(const Serve& serve, const ServeTraffic& traffic, Rate end)
{
    if (traffic.planned <= end)
        return traffic.mean;
    if (std::isnan(end.base()))
        return Rate(kUnknown);
    Rate now{}, room{};
    const auto rates = ratesOf(traffic.profile, kHour, kWeekHours);
    for (const Rate rate : rates) {
        const Rate answered = smaller(rate * (1 - serve.batch), end);
        now += answered / kWeekHours, room += (end - answered) / kWeekHours;
    }
    return now + smaller(serve.batch * traffic.mean, room);
}

// Two FLOPs per parameter and token: queries and new chunks are embedded, and the reranker reads
// each candidate along with the query.
double retrievalGpus(const Serve& serve, Rate requests, FlopRate reached)
{
    const Retrieval& rag = serve.rag;
    if (!serve.retrieves())
        return 0;
    const TokenRate embedded = requests * rag.query + rag.growth * rag.chunk;
    const TokenRate reread = requests * rag.candidates * (rag.query + rag.chunk);
    constexpr WorkFactor kEach{2};
    const FlopRate work = kEach * (embedded * rag.embedding + reread * rag.reranker);
    return std::ceil(work / (serve.load * reached));
}

} // namespace engine
