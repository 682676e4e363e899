#include "model/engine/dials/row.h"
#include "model/engine/serving/fromserve.h"

namespace engine {
namespace {

using enum Unit;

// For a workload that serves: `s` is its answer.

constexpr Dial kServingDials[] = {
    served<&ServeAnswer::peak>("work.*.serve_peak", EachSecond)
        .formula("1 * work.*.serve.requests")
        .formulaIf(kServesUsers, "work.*.serve.users * work.*.serve.per_user / 3600")
        .when(kServes)
        .label(L("Dials", "Peak requests"))
        .tip(L("Dials", "Requests per second from all users together, at peak.")),
    served<&ServeAnswer::meanShare>("work.*.serve_mean_share", Percent)
        .formula(prose(L("Formulas", "The load is the same at all hours.")))
        .formulaIf([](const Workload& w) { return w.serve.profile == ProfileRule::Daily; },
                   "(1 + work.*.serve.night) / 2 * (5 + 2 * work.*.serve.weekend) / 7")
        .when(kServes)
        .label(L("Dials", "Average-to-peak ratio"))
        .tip(L("Dials", "Requests averaged over the whole week, as a share of the peak requests.")),
    served<&ServeAnswer::mean>("work.*.serve_mean", EachSecond)
        .formula("work.*.serve_peak * work.*.serve_mean_share")
        .when(kServes)
        .label(L("Dials", "Average requests"))
        .tip(L("Dials", "Requests per second, averaged over the whole week.")),
    served<&ServeAnswer::planned>("work.*.serve_planned", EachSecond)
        .formula("work.*.serve_peak * max(1 - work.*.serve.batch, work.*.serve_mean_share)")
        .when(kServes)
        .label(L("Dials", "Planned requests"))
        .tip(L("Dials",
               "Requests per second to plan for; deferrable requests fill the quiet hours.")),
    served("work.*.serve_retrieved", TokensUnit,
           [](const ResolvedPlan& p, const ServeAnswer&, std::size_t w) {
               return retrieved(p.work[w].serve);
           })
        .formula(prose(L("Formulas", "No retrieved text is added to the prompts.")))
        .formulaIf([](const Workload& w) { return w.serve.retrieves(); },
                   "work.*.serve.rag.chunks * work.*.serve.rag.chunk")
        .when(kServes)
        .label(L("Dials", "Retrieved tokens"))
        .tip(L("Dials", "Tokens of the text chunks added to each prompt.")),
    served<&ServeAnswer::prompt>("work.*.serve_prompt", TokensUnit)
        .formula("(1 - work.*.serve.second.share - work.*.serve.third.share) * work.*.serve.prompt "
                 "+ work.*.serve.second.share * work.*.serve.second.prompt + "
                 "work.*.serve.third.share * work.*.serve.third.prompt + work.*.serve_retrieved + "
                 "work.*.media_tokens")
        .formulaIf(kMakes, "1 * work.*.media_tokens")
        .formulaIf(kInSessions,
                   "work.*.session.first + (work.*.session.calls - 1) / 2 * (work.*.serve.answer + "
                   "work.*.session.added) + work.*.serve_retrieved + work.*.media_tokens")
        .when(kServes)
        .label(L("Dials", "Average input tokens"))
        .tip(L("Dials", "Average over all request classes, retrieved tokens included.")),
    served<&ServeAnswer::answer>("work.*.serve_answer", TokensUnit)
        .formula("(1 - work.*.serve.second.share - work.*.serve.third.share) * work.*.serve.answer "
                 "+ work.*.serve.second.share * work.*.serve.second.answer + "
                 "work.*.serve.third.share * work.*.serve.third.answer")
        .formulaIf(
            kMakes,
            prose(L("Formulas",
                    "A generated image is complete with its last pass and has no output tokens, so "
                    "each request counts as one.")))
        .formulaIf(kInSessions, "1 * work.*.serve.answer")
        .when(kServes)
        .label(L("Dials", "Average output tokens"))
        .tip(L("Dials", "Average over all request classes.")),
    served<&ServeAnswer::inputSecond>("work.*.serve_input_second", Count)
        .formula("work.*.serve_peak * work.*.serve_prompt")
        .when(kServes)
        .label(L("Dials", "Input tokens per second"))
        .tip(L("Dials", "Tokens of all prompts, at peak.")),
    served<&ServeAnswer::outputSecond>("work.*.serve_output_second", Count)
        .formula("work.*.serve_peak * work.*.serve_answer")
        .when(kServes)
        .label(L("Dials", "Output tokens per second"))
        .tip(L("Dials", "Tokens of all responses, at peak.")),
    served<&ServeAnswer::inputYear>("work.*.serve_input_year", TokensUnit)
        .formula("work.*.serve_answered * work.*.serve_prompt * year")
        .when(kServes)
        .label(L("Dials", "Input tokens per year"))
        .tip(L("Dials", "Tokens of all prompts, at average load.")),
    served<&ServeAnswer::outputYear>("work.*.serve_output_year", TokensUnit)
        .formula("work.*.serve_answered * work.*.serve_answer * year")
        .when(kServes)
        .label(L("Dials", "Output tokens per year"))
        .tip(L("Dials", "Tokens of all responses, at average load.")),
    served("work.*.serve_tensor", Count,
           [](const ServeAnswer& s) { return s.choice.layout.tensor; })
        .formula(prose(kBestReplica))
        .when(kServes)
        .label(L("Dials", "Tensor parallel size"))
        .tip(L("Dials", "GPUs that share each layer of a replica.")),
    served("work.*.serve_pipeline", Count,
           [](const ServeAnswer& s) { return s.choice.layout.pipeline; })
        .formula(prose(kBestReplica))
        .when(kServes)
        .label(L("Dials", "Pipeline parallel size"))
        .tip(L("Dials", "Groups of layers that run one after the other.")),
    served("work.*.serve_expert", Count,
           [](const ServeAnswer& s) { return s.choice.layout.expert; })
        .formula(prose(kBestReplica))
        .when(kServes)
        .label(L("Dials", "Expert parallel size"))
        .tip(L("Dials", "GPUs that hold whole experts.")),
    served("work.*.serve_attention", Count,
           [](const ServeAnswer& s) { return s.choice.layout.attention; })
        .formula(prose(kBestReplica))
        .when(kServes)
        .label(L("Dials", "Attention data parallel"))
        .tip(L("Dials",
               "Groups that each hold the attention layers and split the requests among them.")),
    served("work.*.serve_replica_gpus", Gpus,
           [](const ServeAnswer& s) { return s.choice.layout.replicaGpus(); })
        .formula("work.*.serve_tensor * work.*.serve_pipeline * work.*.serve_attention")
        .when(kServes)
        .label(L("Dials", "GPUs per replica"))
        .tip(L("Dials", "GPUs that hold one model replica.")),
    served<&ServeAnswer::rate>("work.*.serve_rate", EachSecond)
        .formula(prose(kHighestRate,
                       "work.*.serve_rate_most, "
                       "work.*.serve.first, "
                       "work.*.serve.token, work.*.serve.second.first, work.*.serve.second.token"))
        .formulasOf([](const Plan&, const Workload& w) -> WrittenFormula {
            if (w.serve.rule == ServeRule::Measured)
                return "work.*.serve.measured * work.*.serve_replica_gpus / work.*.serve_answer";
            if (w.serve.rule == ServeRule::ByUnit)
                return "work.*.serve_replica_gpus / (work.*.serve.units * work.*.serve.unit_time)";
            return "";
        })
        .when(kServes)
        .label(L("Dials", "Capacity per replica"))
        .tip(
            L("Dials",
              "Highest number of requests per second that one replica serves within both limits.")),
    served<&ServeAnswer::rateMost>("work.*.serve_rate_most", EachSecond)
        .formula(prose(L("Formulas", "With a full KV cache: running requests divided by the time "
                                     "each one holds its batch slot."),
                       "work.*.serve_batch, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
                       ", " HEADROOM_OF_REQUESTS))
        .when(kServesComputed)
        .label(L("Dials", "Replica saturation"))
        .tip(L("Dials", "Requests per second beyond which the queue grows without end.")),
    served<&ServeAnswer::memory, &ServingMemory::batch>("work.*.serve_batch", Count)
        .formula(prose(
            L("Formulas",
              "KV cache divided by what one request occupies, up to the maximum batch size of "
              "the engine."),
            "work.*.serve_cache, "
            "work.*.serve_kv_token, work.*.serve.most_sequences, " HEADROOM_OF_LENGTHS
            ", work.*.model.*"))
        .when(kServesComputed)
        .label(L("Dials", "Maximum batch size"))
        .tip(L("Dials",
               "Requests that a replica can run at once, as limited by memory and engine.")),
    served<&ServeAnswer::sequences>("work.*.serve_sequences", Count)
        .formula(
            prose(L("Formulas",
                    "The number of requests in progress that keeps up with the arrival rate, given "
                    "the steps they all share."),
                  "work.*.session_kept, work.*.serve_batch, "
                  "work.*.serve.tier.share, "
                  "work.*.serve.requests, work.*.serve.users, work.*.serve.per_user, "
                  "work.*.serve.batch, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
                  ", " HEADROOM_OF_REQUESTS))
        .when(kServesComputed)
        .label(L("Dials", "Concurrent sequences"))
        .tip(L("Dials", "Requests that run in a replica at peak.")),
    served<&ServeAnswer::waiting>("work.*.serve_waiting", Percent)
        .formula(
            prose(L("Formulas",
                    "By the Erlang formula for a queue with as many slots as the KV cache holds."),
                  "work.*.serve_sequences"))
        .when(kServesComputed)
        .label(L("Dials", "Queued requests"))
        .tip(L("Dials", "Share of the requests that find the KV cache full and have to wait.")),
    served<&ServeAnswer::first50>("work.*.serve_first50", Milliseconds)
        .formula(prose(
            L("Formulas",
              "What is left of the step that runs when the prompt arrives, the prefill of its "
              "own tokens and of those that arrive meanwhile, while other responses are being "
              "generated, and the wait for a batch slot; the median over all prompts."),
            "work.*.serve_sequences, "
            "work.*.serve_handed, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
            ", " HEADROOM_OF_REQUESTS))
        .when(kServesComputed)
        .label(L("Dials", "TTFT p50"))
        .tip(L("Dials",
               "Half of the requests get their first token within this time. Request classes "
               "with a TTFT limit of their own are left out.")),
    served<&ServeAnswer::first95>("work.*.serve_first95", Milliseconds)
        .formula(
            prose(L("Formulas",
                    "The same, where only 5 % of the requests wait longer: long prompts, and those "
                    "that meet many others."),
                  "work.*.serve_first50"))
        .when(kServesComputed)
        .label(L("Dials", "TTFT p95"))
        .tip(L("Dials",
               "95 % of the requests get their first token within this time. Request classes "
               "with a TTFT limit of their own are left out.")),
    served<&ServeAnswer::token50>("work.*.serve_token50", Milliseconds)
        .formula(prose(
            L("Formulas",
              "One step of all running requests, including the prefill that falls in between."),
            "work.*.serve_sequences, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
            ", " HEADROOM_OF_REQUESTS))
        .when(kServesTextComputed)
        .label(L("Dials", "TPOT p50"))
        .tip(L("Dials", "Median time between two tokens of a response.")),
    served<&ServeAnswer::token95>("work.*.serve_token95", Milliseconds)
        .formula(
            prose(L("Formulas",
                    "Mean TPOT of a response, and how far it spreads: by the requests that run at "
                    "the same time, and by the prompts that come between its tokens."),
                  "work.*.serve_token50, "
                  "work.*.serve_each, " HEADROOM_OF_REQUESTS))
        .when(kServesTextComputed)
        .label(L("Dials", "TPOT p95"))
        .tip(L("Dials", "95 % of the responses take no longer per token on average.")),
    served<&ServeAnswer::first>("work.*.serve_first", Milliseconds)
        .formula("1 * work.*.serve_first50")
        .formulaIf([](const Workload& w) { return w.serve.first95; }, "1 * work.*.serve_first95")
        .when(kServesComputed)
        .keyFigure()
        .label(L("Dials", "First token (TTFT)"))
        .tip(L("Dials", "Time from a request to its first token, at peak load and at the "
                        "percentile that the limit applies to.")),
    served<&ServeAnswer::token>("work.*.serve_token", Milliseconds)
        .formula("1 * work.*.serve_token50")
        .formulaIf([](const Workload& w) { return w.serve.token95; }, "1 * work.*.serve_token95")
        .when(kServesTextComputed)
        .keyFigure()
        .label(L("Dials", "Output token (TPOT)"))
        .tip(L("Dials", "Time between two tokens of a response, at peak load and at the percentile "
                        "that the limit applies to.")),
    served<&ServeAnswer::whole>("work.*.serve_whole", Second)
        .formula("work.*.serve_first50 + (work.*.serve_answer - 1) * work.*.serve_token50")
        .formulaIf(kMakes, "1 * work.*.serve_first50")
        .when(kServesComputed)
        .label(L("Dials", "End-to-end latency"))
        .tip(L("Dials", "Median time from the request to the last token.")),
    served<&ServeAnswer::handed>("work.*.serve_handed", Milliseconds)
        .formula(prose(
            L("Formulas",
              "KV cache of the prompt divided by the bandwidth between prefill and decode GPUs."),
            "work.*.serve_kv_token, "
            "work.*.serve.prompt, work.*.serve.second.share, work.*.serve.third.share, "
            "work.*.serve.most_sequences, cluster.between_rate, cluster.nics, cluster.node_size"))
        .when(kServesSplit)
        .label(L("Dials", "KV transfer time"))
        .tip(
            L("Dials",
              "Time to move the KV cache of a prompt to the replica that generates its response.")),
    served<&ServeAnswer::memory, &ServingMemory::seen>("work.*.serve_memory", GiB)
        .formula(
            prose(L("Formulas", "The memory capacity of the GPUs in the units used by the driver."),
                  "cluster.gpu.memory"))
        .when(kServesComputed)
        .label(L("Dials", "Memory per replica"))
        .tip(L("Dials", "Memory of all GPUs of a replica, as the driver counts it.")),
    served<&ServeAnswer::memory, &ServingMemory::weights>("work.*.serve_weights", GiB)
        .formula(prose(
            L("Formulas",
              "All parameters in the weight format, with scales; embedding tables in 16 bits. "
              "With 2:4 sparsity, half of the weights outside experts, plus their positions."),
            "work.*.media.encoder, " HEADROOM_OF_MODEL))
        .when(kServesComputed)
        .label(L("Dials", "Weights"))
        .tip(L("Dials", "Size in the selected format, on all GPUs of a replica.")),
    served<&ServeAnswer::memory, &ServingMemory::buffers>("work.*.serve_buffers", GiB)
        .formula(prose(L("Formulas", "As calibrated, per GPU.")))
        .when(kServesComputed)
        .label(L("Dials", "Buffers"))
        .tip(L("Dials", "Memory for kernels, buffers and graphs.")),
    served<&ServeAnswer::memory, &ServingMemory::cache>("work.*.serve_cache", GiB)
        .formula(prose(L("Formulas",
                         "The part of GPU memory that the engine uses, minus weights and buffers."),
                       "work.*.serve_memory, work.*.serve_weights"))
        .when(kServesComputed)
        .label(L("Dials", "KV cache"))
        .tip(L("Dials", "Memory of a replica for the keys and values of its requests, once weights "
                        "and buffers have theirs.")),
    served<&ServeAnswer::held>("work.*.serve_held", GiB)
        .formula(
            prose(L("Formulas",
                    "KV cache of the running requests, each with its input tokens and half of its "
                    "output tokens."),
                  "work.*.serve_sequences, "
                  "work.*.serve_kv_token, " HEADROOM_OF_REQUESTS))
        .when(kServesComputed)
        .label(L("Dials", "KV cache in use"))
        .tip(L("Dials", "Held by the requests that run at peak.")),
    served("work.*.serve_cache_free", GiB,
           [](const ServeAnswer& s) { return s.memory.cache - s.held; })
        .formula("work.*.serve_cache - work.*.serve_held")
        .when(kServesComputed)
        .label(L("Dials", "Free KV cache"))
        .tip(L("Dials", "Room for more concurrent requests.")),
    served<&ServeAnswer::kvToken>("work.*.serve_kv_token", Byte)
        .formula(prose(L("Formulas", "Keys and values of all layers in the KV cache format; more "
                                     "if GPUs hold duplicates."),
                       "work.*.media.cross_layers, " HEADROOM_OF_MODEL))
        .when(kServesComputed)
        .label(L("Dials", "KV cache per token"))
        .tip(L("Dials", "Keys and values in all layers, on all GPUs of a replica.")),
    served<&ServeAnswer::weightsShare>("work.*.serve_weights_share", Percent)
        .formula("work.*.serve_weights / work.*.serve_memory")
        .when(kServesComputed)
        .label(L("Dials", "Weights as share of memory"))
        .tip(L("Dials", "Above 80 %, a small error shifts every result.")),
    served("work.*.serve_flops_peak", TeraflopPerSecond,
           [](const ResolvedPlan& p, const ServeAnswer&, std::size_t w) {
               return ServePlan(p, p.work[w]).peak();
           })
        .formula(prose(kDensePeak, "cluster.gpu.peak_*"))
        .when(kServesText)
        .label(L("Dials", "Peak throughput"))
        .tip(L("Dials", "Peak of one GPU in the format that it multiplies: that of the weights, or "
                        "16 bits if it has no units for it.")),
    served<&ServeAnswer::impliedShare>("work.*.serve_implied", Percent)
        .formula("2 * work.*.active * work.*.serve_rate * ((1 - work.*.serve.prefix_hit) * "
                 "work.*.serve_prompt + work.*.serve_answer) / (work.*.serve_replica_gpus * "
                 "work.*.serve_flops_peak)")
        .formulaIf(kInSessions,
                   "2 * work.*.active * work.*.serve_rate * ((1 - work.*.session_hit) * "
                   "work.*.serve_prompt + work.*.serve_answer) / (work.*.serve_replica_gpus * "
                   "work.*.serve_flops_peak)")
        .when(kServesText)
        .label(L("Dials", "Implied MFU"))
        .tip(L("Dials", "Share of peak throughput that a replica’s capacity demands of the GPU; no "
                        "engine was seen above 62 %.")),
    served<&ServeAnswer::sigma>("work.*.serve_sigma", Percent)
        .formula(prose(
            L("Formulas",
              "From published measurements, by model type; wider for GPUs without measurements.")))
        .formulasOf([](const Plan&, const Workload& w) -> WrittenFormula {
            return std::isnan(w.serve.paceSigma) ? "" : "1 * work.*.serve.pace_sigma";
        })
        .when(kServesComputed)
        .label(L("Dials", "Spread of prediction"))
        .tip(L("Dials", "Computed against measured times, one standard deviation.")),
};

} // namespace

std::span<const Dial> servingDials()
{
    return kServingDials;
}

} // namespace engine
