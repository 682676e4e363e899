#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Of a workload that serves: its answer is `s`; of its second kind of GPUs, that one's is.
#define HEADROOM_TIER_SERVED(expr)                                                                 \
    [](const Plan&, const Assessment& a, std::size_t w) -> double {                                \
        if (w >= a.serving.size())                                                                 \
            return kUnknown;                                                                       \
        const ServeAnswer& s = a.serving[w];                                                       \
        return toBase(expr);                                                                       \
    }
#define HEADROOM_TIER(expr)                                                                        \
    []([[maybe_unused]] const Plan& p, const Assessment& a, std::size_t w) -> double {             \
        if (w >= a.serving.size() || a.serving[w].tier.empty())                                    \
            return kUnknown;                                                                       \
        const ServeAnswer& s = a.serving[w].tier.front();                                          \
        return toBase(expr);                                                                       \
    }
#define HEADROOM_IF_TIER HEADROOM_IF(w.serves() && w.serve.tier.used())
#define HEADROOM_TIER_OTHERWISE(when, text)                                                        \
    [](const Plan&, const Workload& w) -> std::string_view { return when ? text : ""; }

constexpr std::array kTierDials{
    // What comes to the cluster and what of it is answered.
    Dial{"work.*.serve_own_planned", EachSecond, Room::Serving, "1 * work.*.serve_planned",
         HEADROOM_TIER_SERVED(s.ownPlanned), HEADROOM_IF_SERVES,
         HEADROOM_TIER_OTHERWISE(w.serve.tier.used(),
                                 "work.*.serve_planned - work.*.serve_tier_planned")},
    Dial{
        "work.*.serve_own_mean", EachSecond, Room::Serving, "1 * work.*.serve_mean",
        HEADROOM_TIER_SERVED(s.ownMean), HEADROOM_IF_SERVES,
        HEADROOM_TIER_OTHERWISE(w.serve.tier.used(), "work.*.serve_mean - work.*.serve_tier_mean")},
    Dial{"work.*.serve_end", EachSecond, Room::Serving, "1 * work.*.serve_fleet_rate",
         HEADROOM_TIER_SERVED(s.end), HEADROOM_IF_SERVES,
         [](const Plan&, const Workload& w) -> std::string_view {
             if (w.serve.rule != ServeRule::Computed)
                 return "";
             return w.serve.split ? "table: the lesser of both sides, whatever the wait"
                                    "; work.*.serve_rate_most"
                                  : "work.*.serve_carrying * work.*.serve_rate_most";
         }},
    Dial{"work.*.serve_answered", EachSecond, Room::Serving,
         "min(work.*.serve_mean, work.*.serve_end)", HEADROOM_TIER_SERVED(s.answered),
         HEADROOM_IF_SERVES,
         HEADROOM_TIER_OTHERWISE(
             w.serve.profile == ProfileRule::Daily || w.serve.tier.used(),
             "table: requests answered over the week"
             "; work.*.serve.requests, work.*.serve.users, work.*.serve.per_user, "
             "work.*.serve.night, work.*.serve.weekend, work.*.serve_end")},
    Dial{"work.*.serve_unanswered", Percent, Room::Serving,
         "1 - work.*.serve_answered / work.*.serve_mean",
         HEADROOM_TIER_SERVED(1 - s.answered / s.mean), HEADROOM_IF_SERVES},
    // The second kind of GPU.
    Dial{"work.*.serve_tier_planned", EachSecond, Room::Serving,
         "table: what comes to the second kind of GPUs"
         "; work.*.serve.requests, work.*.serve.batch, work.*.serve.tier.share",
         HEADROOM_TIER(s.planned), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_mean", EachSecond, Room::Serving,
         "table: what comes to the second kind of GPUs"
         "; work.*.serve.requests, work.*.serve.batch, work.*.serve.tier.share, "
         "work.*.serve.night, work.*.serve.weekend, work.*.serve.peak_hour",
         HEADROOM_TIER(s.mean), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_replica_gpus", Gpus, Room::Serving, "best of the layouts of a replica",
         HEADROOM_TIER(s.choice.layout.replicaGpus()), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_rate", EachSecond, Room::Serving,
         "best of the rates within the limits"
         "; " HEADROOM_OF_MODEL ", work.*.serve.tier.gpu.*, work.*.serve.pace, work.*.serve.chunk, "
         "work.*.serve.draft_depth, work.*.serve.most_sequences, work.*.serve.prompt, "
         "work.*.serve.answer, work.*.serve.prefix_hit, work.*.serve.second.share, "
         "work.*.serve.third.share, work.*.serve.token",
         HEADROOM_TIER(s.rate), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_replicas", Count, Room::Serving, "best of the fleets that carry",
         HEADROOM_TIER(s.choice.replicas()), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_gpus", Gpus, Room::Serving,
         "work.*.serve_tier_replicas * work.*.serve_tier_replica_gpus",
         HEADROOM_TIER(s.choice.gpus()), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_load", Percent, Room::Serving,
         "table: the load of the second kind of GPUs"
         "; work.*.serve_tier_planned, work.*.serve_tier_rate, work.*.serve.batch, "
         "work.*.serve.requests, work.*.serve.tier.share",
         HEADROOM_TIER(s.load), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_first", Milliseconds, Room::Serving,
         "table: half or all but a twentieth of the first tokens"
         "; work.*.serve_tier_token, work.*.serve.spread",
         HEADROOM_TIER(s.first), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_token", Milliseconds, Room::Serving,
         "table: half or all but a twentieth of the tokens"
         "; work.*.serve_tier_rate, work.*.serve_tier_planned",
         HEADROOM_TIER(s.token), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_on", Percent, Room::Serving,
         "table: hours that replicas run"
         "; work.*.serve_tier_rate, work.*.serve_tier_mean, work.*.serve.load",
         HEADROOM_TIER(s.on), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_cost", DollarPerHour, Room::Serving,
         "work.*.serve_tier_on * work.*.serve_tier_gpus * work.*.serve.tier.price",
         HEADROOM_TIER(s.cost), HEADROOM_IF_TIER},
    Dial{"work.*.serve_tier_power", Kilowatt, Room::Serving,
         "table: what GPUs of a second kind draw"
         "; work.*.serve_tier_on, work.*.serve_tier_load, work.*.serve.tier.idle, "
         "work.*.serve.tier.mean, site.pue",
         HEADROOM_TIER(s.power), HEADROOM_IF_TIER},
};

} // namespace

std::span<const Dial> tierDials()
{
    return kTierDials;
}

} // namespace engine
