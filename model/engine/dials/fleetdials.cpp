#include "model/engine/dials/row.h"
#include "model/engine/serving/assessserve.h"

namespace engine {
namespace {

using enum Unit;

// A hosted model with a lower price for cached input tokens.
constexpr auto kCachedSessions = [](const Workload& w) {
    return kInSessions(w) && w.serve.hasCachedPrice();
};
constexpr auto kCachedPrice = [](const Workload& w) {
    return kCachesText(w) && !kInSessions(w) && w.serve.hasCachedPrice();
};

// For a workload that serves: `s` is its answer.
constexpr Dial kFleetDials[] = {
    served<&ServeAnswer::choice, &ServeChoice::standbyNeeded>("work.*.serve_standby", Count)
        .formula(prose(L("Formulas", "None, one, or as many as failures and repairs require.")))
        .when(kServes)
        .label(L("Dials", "Spare replicas wanted"))
        .tip(L("Dials", "Number of spare replicas that the selected rule requires.")),
    served("work.*.serve_needed", Count,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return neededOf(p.work[w].serve, s);
           })
        .formula("ceil(work.*.serve_own_planned / positive(work.*.serve_rate * work.*.serve.load) "
                 "- 1e-9) + work.*.serve_standby")
        .formulaIf(kServesSplit,
                   prose(L("Formulas",
                           "Whole prefill replicas, whole decode replicas, and spare replicas.")))
        .when(kServes)
        .label(L("Dials", "Replicas needed"))
        .tip(L("Dials", "Replicas for the peak requests with headroom, plus spare replicas.")),
    served<&ServeAnswer::choice, &ServeChoice::carrying>("work.*.serve_carrying", Count)
        .formula(prose(kSizedFleet))
        .when(kServes)
        .label(L("Dials", "Active replicas"))
        .tip(L("Dials", "As many as needed, or as many as the given GPUs hold.")),
    served<&ServeAnswer::choice, &ServeChoice::spares>("work.*.serve_spares", Count)
        .formula(prose(kSizedFleet))
        .when(kServes)
        .label(L("Dials", "Spare replicas"))
        .tip(L("Dials", "Kept for the case that a replica fails.")),
    served<&ServeAnswer::choice, &ServeChoice::prompters>("work.*.serve_prompters", Count)
        .formula(prose(kSizedFleet))
        .when(kServesSplit)
        .label(L("Dials", "Prefill replicas"))
        .tip(L("Dials", "Replicas that process prompts; the others generate the output tokens.")),
    served("work.*.serve_replicas", Count, [](const ServeAnswer& s) { return s.choice.replicas(); })
        .formula("work.*.serve_carrying + work.*.serve_spares")
        .when(kServes)
        .keyFigure()
        .label(L("Dials", "Replicas"))
        .tip(L("Dials", "Model replicas in the fleet.")),
    served<&ServeAnswer::choice, &ServeChoice::retrieval>("work.*.serve_retrieval_gpus", Gpus)
        .formula(prose(
            L("Formulas",
              "2 FLOPs per parameter and token of queries, candidates and new text chunks, at "
              "the achieved GEMM rate.")))
        .when(kServes)
        .label(L("Dials", "GPUs for retrieval"))
        .tip(L("Dials", "Used for embedding and reranking, in addition to the model that generates "
                        "responses.")),
    served("work.*.serve_gpus", Gpus, [](const ServeAnswer& s) { return s.choice.gpus(); })
        .formula("work.*.serve_replicas * work.*.serve_replica_gpus + work.*.serve_retrieval_gpus")
        .when(kServes)
        .keyFigure()
        .label(L("Dials", "Fleet GPUs"))
        .tip(L("Dials", "GPUs of all replicas and of retrieval.")),
    served<&ServeAnswer::fleetRate>("work.*.serve_fleet_rate", EachSecond)
        .formula("work.*.serve_carrying * work.*.serve_rate")
        .formulaIf(
            kServesSplit,
            prose(
                L("Formulas",
                  "The smaller of the capacities of the prefill replicas and the decode replicas."),
                "work.*.serve_rate, work.*.serve_end"))
        .when(kServes)
        .label(L("Dials", "Capacity"))
        .tip(L("Dials",
               "Highest number of requests per second that the fleet serves within both limits.")),
    served<&ServeAnswer::load>("work.*.serve_load", Percent)
        .formula("work.*.serve_own_planned / work.*.serve_fleet_rate")
        .when(kServes)
        .keyFigure()
        .label(L("Dials", "Peak load"))
        .tip(L("Dials", "Share of what the replicas can serve within the limits.")),
    served<&ServeAnswer::each>("work.*.serve_each", EachSecond)
        .formula("work.*.serve_own_planned / work.*.serve_carrying")
        .when(kServes)
        .label(L("Dials", "Requests per replica"))
        .tip(L("Dials", "Requests per second for each active replica.")),
    served<&ServeAnswer::users>("work.*.serve_users", Count)
        .formula("work.*.serve_fleet_rate * 3600 / work.*.serve.per_user")
        .when(kServesUsers)
        .label(L("Dials", "Users supported"))
        .tip(L("Dials", "Users that the fleet can serve at peak, within the limits.")),
    served<&ServeAnswer::on>("work.*.serve_on", Percent)
        .formula(prose(kReplicaHours,
                       "work.*.serve_rate, work.*.serve.load, "
                       "work.*.serve.users, work.*.serve.per_user, work.*.serve.batch, "
                       "work.*.serve.night, work.*.serve.weekend, work.*.serve.peak_hour, "
                       "work.*.serve.cool_down"))
        .when(kServes)
        .label(L("Dials", "Replica-hours share"))
        .tip(L("Dials", "Share of all hours in which replicas run, by autoscaling.")),
    served<&ServeAnswer::busy>("work.*.serve_busy", Percent)
        .formula("min(1, work.*.serve_own_mean / (work.*.serve_on * work.*.serve_replicas * "
                 "(work.*.serve_fleet_rate / work.*.serve_carrying)))")
        .when(kServes)
        .label(L("Dials", "Average load"))
        .tip(L("Dials", "Load of all replicas while they run.")),
    served<&ServeAnswer::gpuTimeYear>("work.*.serve_gpu_hours", GpuHours)
        .formula("work.*.serve_on * work.*.serve_gpus * year")
        .when(kServes)
        .label(L("Dials", "GPU-hours per year"))
        .tip(L("Dials", "GPU-hours in which the fleet runs.")),
    served<&ServeAnswer::outputGpu>("work.*.serve_output_gpu", Count)
        .formula(
            "min(work.*.serve_peak, work.*.serve_end) * work.*.serve_answer / work.*.serve_gpus")
        .formulaIf(
            kHasTier,
            prose(L("Formulas",
                    "Output tokens of the cluster and of the second tier, divided by all GPUs."),
                  "work.*.serve_answered, "
                  "work.*.serve.batch, work.*.serve.answer, work.*.serve.second.share, "
                  "work.*.serve.third.share, work.*.serve.chunk, work.*.serve.most_sequences"))
        .when(kServes)
        .label(L("Dials", "Output tokens/s per GPU"))
        .tip(L("Dials", "Throughput at peak, averaged over all GPUs of the fleet.")),
    served<&ServeAnswer::cost>("work.*.serve_cost", DollarPerHour)
        .formula(prose(
            L("Formulas",
              "Rented: GPUs × hourly price × hours of operation. Owned: their share of the "
              "cost of owning (TCO)."),
            "work.*.serve_on, "
            "work.*.serve_answered, work.*.serve_power, work.*.serve.batch, "
            "work.*.serve.tier.price, work.*.serve.tier.share, money.price, money.capital, "
            "money.billing_step, money.lead_time, money.maintenance, money.staff_*, money.support, "
            "money.years, cluster.node.idle, cluster.node.mean, cluster.node_size, "
            "site.electricity, site.network_power, site.pue, site.storage_power"))
        .when(kServes)
        .label(L("Dials", "Fleet cost"))
        .tip(L("Dials",
               "Rent for the hours in which the fleet runs, or its share of the cost of owning.")),
    served<&ServeAnswer::promptTime>("work.*.serve_prompt_time", Percent)
        .formula(
            prose(L("Formulas", "Time that prefill adds to a step, divided by the whole step."),
                  "work.*.serve_rate, work.*.serve_sequences, "
                  "work.*.serve_first50, "
                  "work.*.serve_token50, work.*.serve.load, work.*.serve.night, "
                  "work.*.serve.weekend, work.*.serve.peak_hour, work.*.serve.tier.*, money.price, "
                  "money.support"))
        .when(kServesComputed)
        .label(L("Dials", "Prefill time share"))
        .tip(L("Dials", "Share of GPU time that prompts take.")),
    served<&ServeAnswer::costInput>("work.*.serve_cost_input", DollarPerMtoken)
        .formula("work.*.serve_prompt_time * work.*.serve_cost / (work.*.serve_answered * "
                 "work.*.serve_prompt)")
        .when(kServesComputed)
        .label(L("Dials", "Prefill cost"))
        .tip(L("Dials", "Cost per million input tokens, by the GPU time they take.")),
    served<&ServeAnswer::costOutput>("work.*.serve_cost_output", DollarPerMtoken)
        .formula("(1 - work.*.serve_prompt_time) * work.*.serve_cost / (work.*.serve_answered * "
                 "work.*.serve_answer)")
        .when(kServesComputed)
        .label(L("Dials", "Decode cost"))
        .tip(L("Dials", "Cost per million output tokens, by the GPU time they take.")),
    served<&ServeAnswer::costBoth>("work.*.serve_cost_both", DollarPerMtoken)
        .formula("work.*.serve_cost / (work.*.serve_answered * (work.*.serve_prompt + "
                 "work.*.serve_answer))")
        .when(kServesText)
        .label(L("Dials", "Cost per million tokens, input or output"))
        .tip(L("Dials",
               "All costs of the fleet at the given load, divided by its tokens: input and "
               "output count alike.")),
    served<&ServeAnswer::costAnswer>("work.*.serve_cost_answer", DollarPerMtoken)
        .formula("work.*.serve_cost / (work.*.serve_answered * work.*.serve_answer)")
        .when(kServesText)
        .keyFigure()
        .label(L("Dials", "Cost of output"))
        .tip(L("Dials", "All costs of the fleet at the given load, divided by its output tokens.")),
    served("work.*.serve_cost_request", Dollar,
           [](const ServeAnswer& s) { return s.cost / s.answered; })
        .formula("work.*.serve_cost / work.*.serve_answered")
        .when(kServes)
        .label(L("Dials", "Cost per request"))
        .tip(L("Dials",
               "All costs of the fleet at the given load, divided by the requests served.")),
    served("work.*.serve_cost_unit", Dollar,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return 1000 * s.cost / s.answered / p.work[w].serve.units;
           })
        .formula("1000 * work.*.serve_cost / (work.*.serve_answered * work.*.serve.units)")
        .when(kServesUnits)
        .keyFigure()
        .label(L("Dials", "Cost per 1,000 units"))
        .tip(L("Dials", "Units are images, seconds of audio or whatever the work is counted in; "
                        "all costs of the fleet at the given load are included.")),
    served("work.*.serve_api_prompt", DollarPerMtoken,
           [](const ResolvedPlan& p, const ServeAnswer& s, std::size_t w) {
               return p.work[w].serve.apiPrompt(s.hit);
           })
        .formula("work.*.serve.api_input")
        .formulaIf(kCachedPrice, "work.*.serve.api_input + work.*.serve.prefix_hit * "
                                 "(work.*.serve.api_cached - work.*.serve.api_input)")
        .formulaIf(kCachedSessions, "work.*.serve.api_input + work.*.session_hit * "
                                    "(work.*.serve.api_cached - work.*.serve.api_input)")
        .when(kServesText)
        .label(L("Dials", "API price of the prompts"))
        .tip(L("Dials", "Price per input token of a hosted model, with its discount for cached "
                        "input.")),
    served<&ServeAnswer::apiCost>("work.*.serve_api_cost", DollarPerHour)
        .formula("work.*.serve_answered * (work.*.serve_prompt * work.*.serve_api_prompt + "
                 "work.*.serve_answer * work.*.serve.api_output)")
        .when(kServesText)
        .label(L("Dials", "API cost"))
        .tip(L("Dials", "The same tokens at the prices of a hosted model.")),
    served<&ServeAnswer::evenTokens>("work.*.serve_even_tokens", TokensUnit)
        .formula("86400 * work.*.serve_cost * (work.*.serve_prompt + work.*.serve_answer) / "
                 "(work.*.serve_prompt * work.*.serve_api_prompt + work.*.serve_answer * "
                 "work.*.serve.api_output)")
        .when(kServesText)
        .label(L("Dials", "Break-even vs. API"))
        .tip(L("Dials", "Input and output tokens per day from which this fleet is cheaper than the "
                        "hosted model.")),
    served("work.*.serve_tokens_day", TokensUnit,
           [](const ServeAnswer& s) { return kDay.base() * s.answered * (s.prompt + s.answer); })
        .formula("86400 * work.*.serve_answered * (work.*.serve_prompt + work.*.serve_answer)")
        .when(kServes)
        .label(L("Dials", "Tokens per day"))
        .tip(L("Dials", "Input and output tokens, on average.")),
    served<&ServeAnswer::power>("work.*.serve_power", Kilowatt)
        .formula(
            prose(L("Formulas",
                    "The fleet's share of the site's average power, by the load of its GPUs."),
                  "work.*.serve_on, work.*.serve_answered, "
                  "work.*.serve_sequences, work.*.serve_tier_power, work.*.serve_rate, "
                  "work.*.serve.answer, work.*.serve.requests, work.*.serve.second.share, "
                  "work.*.serve.third.share, work.*.serve.measured, work.*.serve.unit_time, "
                  "work.*.serve.units, cluster.gpu.power, cluster.node.idle, cluster.node.mean, "
                  "cluster.node_size, site.busy, site.idle_draw, site.network_power, site.pue, "
                  "site.storage_power"))
        .when(kServes)
        .label(L("Dials", "Fleet power"))
        .tip(L("Dials", "Facility power while the fleet runs, depending on its load.")),
    served("work.*.serve_energy", KilowattHour,
           [](const ServeAnswer& s) { return 1e6 * s.outputEnergy; })
        .formula("1e6 * work.*.serve_on * work.*.serve_power / (work.*.serve_answered * "
                 "work.*.serve_answer)")
        .formulaIf(kHasTier,
                   "1e6 * (work.*.serve_on * (work.*.serve_power - work.*.serve_tier_power) + "
                   "work.*.serve_tier_on * work.*.serve_tier_power) / (work.*.serve_answered * "
                   "work.*.serve_answer)")
        .when(kServes)
        .label(L("Dials", "Energy per million output tokens"))
        .tip(L("Dials", "Energy of the fleet at the meter, divided by its output tokens.")),
};

} // namespace

std::span<const Dial> fleetDials()
{
    return kFleetDials;
}

} // namespace engine
