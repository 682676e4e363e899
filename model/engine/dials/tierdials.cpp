#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// Formulas in prose that several figures share.
constexpr const char* kTierShare =
    L("Formulas", "Its share of all requests, or the requests above the threshold of the cluster.");

// For a workload that serves: `s` is its answer, or that of its second tier.

// For the second tier, from its own answer.
template <auto... Members> constexpr DialRow ofTier(std::string_view path, Unit unit)
{
    return rowOf(path, unit, Room::Serving,
                 [](const ResolvedPlan&, const Assessment& a, std::size_t w) {
                     const bool none = w >= a.serving.size() || a.serving[w].tier.empty();
                     return none ? kUnknown : toBase(follow<Members...>(a.serving[w].tier.front()));
                 })
        .when(kHasTier);
}
template <class Expression> constexpr DialRow ofTier(std::string_view path, Unit unit, Expression)
{
    return rowOf(path, unit, Room::Serving,
                 [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
                     const bool none = w >= a.serving.size() || a.serving[w].tier.empty();
                     return none ? kUnknown
                                 : evaluatedOf<Expression>(p, a.serving[w].tier.front(), w);
                 })
        .when(kHasTier);
}

constexpr Dial kTierDials[] = {
    // The requests to the cluster and the answered part. The second tier.
    served<&ServeAnswer::ownPlanned>("work.*.serve_own_planned", EachSecond)
        .formula("1 * work.*.serve_planned")
        .formulaIf(kHasTier, "work.*.serve_planned - work.*.serve_tier_planned")
        .when(kServes)
        .label(L("Dials", "Planned requests, own cluster"))
        .tip(L("Dials", "Requests per second, without those for the second tier.")),
    served<&ServeAnswer::ownMean>("work.*.serve_own_mean", EachSecond)
        .formula("1 * work.*.serve_mean")
        .formulaIf(kHasTier, "work.*.serve_mean - work.*.serve_tier_mean")
        .when(kServes)
        .label(L("Dials", "Average requests, own cluster"))
        .tip(L("Dials", "Requests per second over the week, without those for the second tier.")),
    served<&ServeAnswer::end>("work.*.serve_end", EachSecond)
        .formula("1 * work.*.serve_fleet_rate")
        .formulasOf([](const Plan&, const Workload& w) -> WrittenFormula {
            if (w.serve.rule != ServeRule::Computed)
                return "";
            return w.serve.isDisaggregated()
                       ? prose(L("Formulas", "The smaller of the saturation rates of the prefill "
                                             "replicas and the decode replicas."),
                               "work.*.serve_rate_most")
                       : "work.*.serve_carrying * work.*.serve_rate_most";
        })
        .when(kServes)
        .label(L("Dials", "Fleet saturation"))
        .tip(L("Dials", "Highest number of requests per second that its replicas can serve, "
                        "whatever the waiting time.")),
    served<&ServeAnswer::answered>("work.*.serve_answered", EachSecond)
        .formula("min(work.*.serve_mean, work.*.serve_end)")
        .formulaIf(
            [](const Workload& w) {
                return w.serve.profile == ProfileRule::Daily || w.serve.tier.used();
            },
            prose(L("Formulas",
                    "In each hour of the week, the requests that arrive, up to the saturation of "
                    "the replicas; deferrable requests use the capacity that is left."),
                  "work.*.serve.requests, work.*.serve.users, "
                  "work.*.serve.per_user, work.*.serve.night, work.*.serve.weekend, "
                  "work.*.serve_end"))
        .when(kServes)
        .label(L("Dials", "Requests served"))
        .tip(L("Dials", "Requests per second over the week; all costs refer to these.")),
    served("work.*.serve_unanswered", Percent,
           [](const ServeAnswer& s) { return 1 - s.answered / s.mean; })
        .formula("1 - work.*.serve_answered / work.*.serve_mean")
        .when(kServes)
        .label(L("Dials", "Requests dropped"))
        .tip(L(
            "Dials",
            "Share of the arriving requests that is never served, where there are too few GPUs.")),
    ofTier<&ServeAnswer::planned>("work.*.serve_tier_planned", EachSecond)
        .formula(prose(kTierShare, "work.*.serve.requests, "
                                   "work.*.serve.batch, work.*.serve.tier.share"))
        .label(L("Dials", "Second tier: planned requests"))
        .tip(L("Dials", "Requests per second that the second tier is planned for.")),
    ofTier<&ServeAnswer::mean>("work.*.serve_tier_mean", EachSecond)
        .formula(prose(kTierShare,
                       "work.*.serve.requests, "
                       "work.*.serve.batch, work.*.serve.tier.share, work.*.serve.night, "
                       "work.*.serve.weekend, work.*.serve.peak_hour"))
        .label(L("Dials", "Second tier: average requests"))
        .tip(L("Dials", "Requests per second, averaged over the week.")),
    ofTier("work.*.serve_tier_replica_gpus", Gpus,
           [](const ServeAnswer& s) { return s.choice.layout.replicaGpus(); })
        .formula(prose(kBestReplica))
        .label(L("Dials", "Second tier: GPUs per replica"))
        .tip(L("Dials", "GPUs that hold one model replica.")),
    ofTier<&ServeAnswer::rate>("work.*.serve_tier_rate", EachSecond)
        .formula(prose(kHighestRate, HEADROOM_OF_MODEL
                       ", work.*.serve.tier.gpu.*, work.*.serve.pace, work.*.serve.chunk, "
                       "work.*.serve.draft_*, work.*.serve.most_sequences, work.*.serve.prompt, "
                       "work.*.serve.answer, work.*.serve.prefix_hit, work.*.serve.second.share, "
                       "work.*.serve.third.share, work.*.serve.spread, work.*.serve.first, "
                       "work.*.serve.token, "
                       "work.*.session.*"))
        .label(L("Dials", "Second tier: replica capacity"))
        .tip(
            L("Dials",
              "Highest number of requests per second that one replica serves within both limits.")),
    ofTier("work.*.serve_tier_replicas", Count,
           [](const ServeAnswer& s) { return s.choice.replicas(); })
        .formula(prose(kSizedFleet))
        .label(L("Dials", "Second tier: replicas"))
        .tip(L("Dials", "Spare replicas are included.")),
    ofTier("work.*.serve_tier_gpus", Gpus, [](const ServeAnswer& s) { return s.choice.gpus(); })
        .formula("work.*.serve_tier_replicas * work.*.serve_tier_replica_gpus")
        .label(L("Dials", "Second tier: GPUs"))
        .tip(L("Dials", "Rented by the hour, in addition to the cluster.")),
    ofTier<&ServeAnswer::load>("work.*.serve_tier_load", Percent)
        .formula(prose(
            L("Formulas", "Its requests divided by what its replicas can serve within the limits."),
            "work.*.serve_tier_planned, "
            "work.*.serve_tier_rate, work.*.serve.batch, work.*.serve.requests, "
            "work.*.serve.tier.share"))
        .label(L("Dials", "Second tier: peak load"))
        .tip(L("Dials", "Share of what its replicas can serve within the limits.")),
    ofTier<&ServeAnswer::first>("work.*.serve_tier_first", Milliseconds)
        .formula(prose(L("Formulas", "As on the cluster, with its own replicas."),
                       "work.*.serve_tier_token, "
                       "work.*.serve.spread"))
        .label(L("Dials", "Second tier: TTFT"))
        .tip(L("Dials", "Value at peak, at the percentile that the limit applies to.")),
    ofTier<&ServeAnswer::token>("work.*.serve_tier_token", Milliseconds)
        .formula(prose(L("Formulas", "As on the cluster, with its own replicas."),
                       "work.*.serve_tier_rate, "
                       "work.*.serve_tier_planned"))
        .label(L("Dials", "Second tier: TPOT"))
        .tip(L("Dials", "Value at peak, at the percentile that the limit applies to.")),
    ofTier<&ServeAnswer::on>("work.*.serve_tier_on", Percent)
        .formula(prose(kReplicaHours, "work.*.serve_tier_rate, work.*.serve_tier_mean, "
                                      "work.*.serve.load"))
        .label(L("Dials", "Second tier: replica-hours"))
        .tip(L("Dials", "Share of all hours in which it runs; it is rented when it is needed.")),
    ofTier<&ServeAnswer::cost>("work.*.serve_tier_cost", DollarPerHour)
        .formula("work.*.serve_tier_on * work.*.serve_tier_gpus * work.*.serve.tier.price")
        .label(L("Dials", "Second tier: cost"))
        .tip(L("Dials", "Part of the fleet cost, in addition to the cost of the cluster.")),
    ofTier<&ServeAnswer::power>("work.*.serve_tier_power", Kilowatt)
        .formula(prose(
            L("Formulas", "Their share of the power of their nodes, by load, including the "
                          "overhead of the site."),
            "work.*.serve_tier_on, "
            "work.*.serve_tier_load, work.*.serve.tier.idle, work.*.serve.tier.mean, site.pue"))
        .label(L("Dials", "Second tier: power"))
        .tip(L("Dials", "Power while it runs, depending on its load; drawn where it is rented.")),
};

} // namespace

std::span<const Dial> tierDials()
{
    return kTierDials;
}

} // namespace engine
