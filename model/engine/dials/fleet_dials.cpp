#include "model/engine/dials/row.h"
#include "model/engine/serving/assess_serve.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Of a workload that serves: its answer is `s`.
#define HEADROOM_SERVED(expr)                                                                      \
    []([[maybe_unused]] const Plan& p, const Assessment& a, std::size_t w) -> double {             \
        if (w >= a.serving.size())                                                                 \
            return kUnknown;                                                                       \
        const ServeAnswer& s = a.serving[w];                                                       \
        return toBase(expr);                                                                       \
    }
#define HEADROOM_IF_TOKENS HEADROOM_IF(w.serves() && w.serve.rule != ServeRule::ByUnit)
#define HEADROOM_IF_COMPUTES HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::Computed)
#define HEADROOM_OTHERWISE(when, text)                                                             \
    [](const Plan&, const Workload& w) -> std::string_view { return when ? text : ""; }

constexpr std::array kFleetDials{
    Dial{"work.*.serve_standby", Count, Room::Serving, "table: replicas that should stand by",
         HEADROOM_SERVED(s.choice.standbyNeeded), HEADROOM_IF_SERVES},
    Dial{
        "work.*.serve_needed", Count, Room::Serving,
        "ceil(work.*.serve_own_planned / positive(work.*.serve_rate * work.*.serve.load) - 1e-9) + "
        "work.*.serve_standby",
        HEADROOM_SERVED(neededOf(p.work[w].serve, s)), HEADROOM_IF_SERVES,
        HEADROOM_OTHERWISE(w.serve.rule == ServeRule::Computed && w.serve.split,
                           "table: whole replicas of either side")},
    Dial{"work.*.serve_carrying", Count, Room::Serving, "best of the fleets that carry",
         HEADROOM_SERVED(s.choice.carrying), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_spares", Count, Room::Serving, "best of the fleets that carry",
         HEADROOM_SERVED(s.choice.spares), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_prompters", Count, Room::Serving, "best of the fleets that carry",
         HEADROOM_SERVED(s.choice.prompters),
         HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::Computed && w.serve.split)},
    Dial{"work.*.serve_replicas", Count, Room::Serving,
         "work.*.serve_carrying + work.*.serve_spares", HEADROOM_SERVED(s.choice.replicas()),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_gpus_beside", Gpus, Room::Serving,
         "table: products of embedding and reranking", HEADROOM_SERVED(s.choice.beside),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_gpus", Gpus, Room::Serving,
         "work.*.serve_replicas * work.*.serve_replica_gpus + work.*.serve_gpus_beside",
         HEADROOM_SERVED(s.choice.gpus()), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_fleet_rate", EachSecond, Room::Serving,
         "work.*.serve_carrying * work.*.serve_rate", HEADROOM_SERVED(s.fleetRate),
         HEADROOM_IF_SERVES,
         HEADROOM_OTHERWISE(w.serve.rule == ServeRule::Computed && w.serve.split,
                            "table: the lesser of both sides"
                            "; work.*.serve_rate, work.*.serve_end")},
    Dial{"work.*.serve_load", Percent, Room::Serving,
         "work.*.serve_own_planned / work.*.serve_fleet_rate", HEADROOM_SERVED(s.load),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_each", EachSecond, Room::Serving,
         "work.*.serve_own_planned / work.*.serve_carrying", HEADROOM_SERVED(s.each),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_users", Count, Room::Serving,
         "work.*.serve_fleet_rate * 3600 / work.*.serve.per_user", HEADROOM_SERVED(s.users),
         HEADROOM_IF(w.serves() && w.serve.loadRule == LoadRule::Users)},
    Dial{"work.*.serve_on", Percent, Room::Serving,
         "table: hours that replicas run"
         "; work.*.serve_rate, work.*.serve.load, work.*.serve.users, work.*.serve.per_user, "
         "work.*.serve.batch, work.*.serve.night, work.*.serve.weekend, work.*.serve.peak_hour",
         HEADROOM_SERVED(s.on), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_busy", Percent, Room::Serving,
         "min(1, work.*.serve_own_mean / (work.*.serve_on * work.*.serve_replicas * "
         "(work.*.serve_fleet_rate / work.*.serve_carrying)))",
         HEADROOM_SERVED(s.busy), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_gpu_hours", GpuHours, Room::Serving,
         "work.*.serve_on * work.*.serve_gpus * year", HEADROOM_SERVED(s.gpuTimeYear),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_output_gpu", Count, Room::Serving,
         "min(work.*.serve_peak, work.*.serve_end) * work.*.serve_answer / work.*.serve_gpus",
         HEADROOM_SERVED(s.outputGpu), HEADROOM_IF_SERVES,
         HEADROOM_OTHERWISE(w.serve.tier.used(),
                            "table: tokens of both kinds of GPUs"
                            "; work.*.serve_answered, work.*.serve.batch, work.*.serve.answer, "
                            "work.*.serve.second.share, work.*.serve.third.share, "
                            "work.*.serve.chunk, work.*.serve.most_sequences")},
    Dial{"work.*.serve_cost", DollarPerHour, Room::Serving,
         "table: the rent of the hours, or a part of what is owned"
         "; work.*.serve_on, work.*.serve_answered, work.*.serve_power, work.*.serve.batch, "
         "work.*.serve.tier.price, work.*.serve.tier.share, money.price, money.capital, "
         "money.billing_step, money.lead_time, money.maintenance, money.staff_*, money.support, "
         "money.years, cluster.node.idle, cluster.node.mean, cluster.node_size, site.electricity, "
         "site.network_power, site.pue, site.storage_power",
         HEADROOM_SERVED(s.cost), HEADROOM_IF_SERVES},
    Dial{
        "work.*.serve_prompt_time", Percent, Room::Serving,
        "table: time of prompts"
        "; work.*.serve_sequences, work.*.serve_first50, work.*.serve_token50, work.*.serve.load, "
        "work.*.serve.night, work.*.serve.weekend, work.*.serve.tier.*, money.price, money.support",
        HEADROOM_SERVED(s.promptTime), HEADROOM_IF_COMPUTES},
    Dial{"work.*.serve_cost_input", DollarPerMtoken, Room::Serving,
         "work.*.serve_prompt_time * work.*.serve_cost / (work.*.serve_answered * "
         "work.*.serve_prompt)",
         HEADROOM_SERVED(s.costInput), HEADROOM_IF_COMPUTES},
    Dial{"work.*.serve_cost_output", DollarPerMtoken, Room::Serving,
         "(1 - work.*.serve_prompt_time) * work.*.serve_cost / (work.*.serve_answered * "
         "work.*.serve_answer)",
         HEADROOM_SERVED(s.costOutput), HEADROOM_IF_COMPUTES},
    Dial{
        "work.*.serve_cost_both", DollarPerMtoken, Room::Serving,
        "work.*.serve_cost / (work.*.serve_answered * (work.*.serve_prompt + work.*.serve_answer))",
        HEADROOM_SERVED(s.costBoth), HEADROOM_IF_TOKENS},
    Dial{"work.*.serve_cost_answer", DollarPerMtoken, Room::Serving,
         "work.*.serve_cost / (work.*.serve_answered * work.*.serve_answer)",
         HEADROOM_SERVED(s.costAnswer), HEADROOM_IF_TOKENS},
    Dial{"work.*.serve_cost_request", Dollar, Room::Serving,
         "work.*.serve_cost / work.*.serve_answered", HEADROOM_SERVED(s.cost / s.answered),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_cost_unit", Dollar, Room::Serving,
         "1000 * work.*.serve_cost / (work.*.serve_answered * work.*.serve.units)",
         HEADROOM_SERVED(1000 * s.cost / s.answered / p.work[w].serve.units),
         HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::ByUnit)},
    Dial{"work.*.serve_api_cost", DollarPerHour, Room::Serving,
         "work.*.serve_answered * (work.*.serve_prompt * work.*.serve.api_input + "
         "work.*.serve_answer "
         "* work.*.serve.api_output)",
         HEADROOM_SERVED(s.apiCost), HEADROOM_IF_TOKENS},
    Dial{"work.*.serve_even_tokens", TokensUnit, Room::Serving,
         "86400 * work.*.serve_cost * (work.*.serve_prompt + work.*.serve_answer) / "
         "(work.*.serve_prompt * work.*.serve.api_input + work.*.serve_answer * "
         "work.*.serve.api_output)",
         HEADROOM_SERVED(s.evenTokens), HEADROOM_IF_TOKENS},
    Dial{"work.*.serve_tokens_day", TokensUnit, Room::Serving,
         "86400 * work.*.serve_answered * (work.*.serve_prompt + work.*.serve_answer)",
         HEADROOM_SERVED(kDay.base() * s.answered * (s.prompt + s.answer)), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_power", Kilowatt, Room::Serving,
         "table: its part of the mean power"
         "; work.*.serve_on, work.*.serve_answered, work.*.serve_sequences, "
         "work.*.serve_tier_power, work.*.serve_rate, work.*.serve.answer, work.*.serve.requests, "
         "work.*.serve.second.share, work.*.serve.third.share, work.*.serve.measured, "
         "work.*.serve.unit_time, work.*.serve.units, cluster.gpu.power, cluster.node.idle, "
         "cluster.node.mean, cluster.node_size, site.busy, site.idle_draw, site.network_power, "
         "site.pue, site.storage_power",
         HEADROOM_SERVED(s.power), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_energy", KilowattHour, Room::Serving,
         "1e6 * work.*.serve_on * work.*.serve_power / (work.*.serve_answered * "
         "work.*.serve_answer)",
         HEADROOM_SERVED(1e6 * s.outputEnergy), HEADROOM_IF_SERVES,
         HEADROOM_OTHERWISE(
             w.serve.tier.used(),
             "1e6 * (work.*.serve_on * (work.*.serve_power - work.*.serve_tier_power) + "
             "work.*.serve_tier_on * work.*.serve_tier_power) / (work.*.serve_answered * "
             "work.*.serve_answer)")},
};

} // namespace

std::span<const Dial> fleetDials()
{
    return kFleetDials;
}

} // namespace engine
