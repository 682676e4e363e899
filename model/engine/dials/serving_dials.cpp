#include "model/engine/dials/row.h"
#include "model/engine/serving/from_serve.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Of a workload that serves: its answer is `s`.
#define HEADROOM_SERVING_SERVED(expr)                                                              \
    []([[maybe_unused]] const Plan& p, const Assessment& a, std::size_t w) -> double {             \
        if (w >= a.serving.size())                                                                 \
            return kUnknown;                                                                       \
        [[maybe_unused]] const ServeAnswer& s = a.serving[w];                                      \
        return toBase(expr);                                                                       \
    }
#define HEADROOM_SERVING_IF_COMPUTES HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::Computed)
#define HEADROOM_SERVING_OTHERWISE(when, text)                                                     \
    [](const Plan&, const Workload& w) -> std::string_view { return when ? text : ""; }

constexpr std::array kServingDials{
    Dial{"work.*.serve_peak", EachSecond, Room::Serving, "1 * work.*.serve.requests",
         HEADROOM_SERVING_SERVED(s.peak), HEADROOM_IF_SERVES,
         HEADROOM_SERVING_OTHERWISE(w.serve.loadRule == LoadRule::Users,
                                    "work.*.serve.users * work.*.serve.per_user / 3600")},
    Dial{"work.*.serve_mean_share", Percent, Room::Serving, "table: the same requests at all hours",
         HEADROOM_SERVING_SERVED(s.meanShare), HEADROOM_IF_SERVES,
         HEADROOM_SERVING_OTHERWISE(
             w.serve.profile == ProfileRule::Daily,
             "(1 + work.*.serve.night) / 2 * (5 + 2 * work.*.serve.weekend) / 7")},
    Dial{"work.*.serve_mean", EachSecond, Room::Serving,
         "work.*.serve_peak * work.*.serve_mean_share", HEADROOM_SERVING_SERVED(s.mean),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_planned", EachSecond, Room::Serving,
         "work.*.serve_peak * max(1 - work.*.serve.batch, work.*.serve_mean_share)",
         HEADROOM_SERVING_SERVED(s.planned), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_retrieved", TokensUnit, Room::Serving, "table: nothing is put into prompts",
         HEADROOM_SERVING_SERVED(retrieved(p.work[w].serve.rag)), HEADROOM_IF_SERVES,
         HEADROOM_SERVING_OTHERWISE(w.serve.rag.on,
                                    "work.*.serve.rag.chunks * work.*.serve.rag.chunk")},
    Dial{"work.*.serve_prompt", TokensUnit, Room::Serving,
         "(1 - work.*.serve.second.share - work.*.serve.third.share) * work.*.serve.prompt + "
         "work.*.serve.second.share * work.*.serve.second.prompt + work.*.serve.third.share * "
         "work.*.serve.third.prompt + work.*.serve_retrieved",
         HEADROOM_SERVING_SERVED(s.prompt), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_answer", TokensUnit, Room::Serving,
         "(1 - work.*.serve.second.share - work.*.serve.third.share) * work.*.serve.answer + "
         "work.*.serve.second.share * work.*.serve.second.answer + work.*.serve.third.share * "
         "work.*.serve.third.answer",
         HEADROOM_SERVING_SERVED(s.answer), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_input_second", Count, Room::Serving,
         "work.*.serve_peak * work.*.serve_prompt", HEADROOM_SERVING_SERVED(s.inputSecond),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_output_second", Count, Room::Serving,
         "work.*.serve_peak * work.*.serve_answer", HEADROOM_SERVING_SERVED(s.outputSecond),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_input_year", TokensUnit, Room::Serving,
         "work.*.serve_answered * work.*.serve_prompt * year", HEADROOM_SERVING_SERVED(s.inputYear),
         HEADROOM_IF_SERVES},
    Dial{"work.*.serve_output_year", TokensUnit, Room::Serving,
         "work.*.serve_answered * work.*.serve_answer * year",
         HEADROOM_SERVING_SERVED(s.outputYear), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_tensor", Count, Room::Serving, "best of the layouts of a replica",
         HEADROOM_SERVING_SERVED(s.choice.layout.tensor), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_pipeline", Count, Room::Serving, "best of the layouts of a replica",
         HEADROOM_SERVING_SERVED(s.choice.layout.pipeline), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_expert", Count, Room::Serving, "best of the layouts of a replica",
         HEADROOM_SERVING_SERVED(s.choice.layout.expert), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_attention", Count, Room::Serving, "best of the layouts of a replica",
         HEADROOM_SERVING_SERVED(s.choice.layout.attention), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_replica_gpus", Gpus, Room::Serving,
         "work.*.serve_tensor * work.*.serve_pipeline * work.*.serve_attention",
         HEADROOM_SERVING_SERVED(s.choice.layout.replicaGpus()), HEADROOM_IF_SERVES},
    Dial{"work.*.serve_rate", EachSecond, Room::Serving,
         "best of the rates within the limits"
         "; work.*.serve_rate_most, work.*.serve.token, work.*.serve.second.first, "
         "work.*.serve.second.token",
         HEADROOM_SERVING_SERVED(s.rate), HEADROOM_IF_SERVES,
         [](const Plan&, const Workload& w) -> std::string_view {
             if (w.serve.rule == ServeRule::Measured)
                 return "work.*.serve.measured * work.*.serve_replica_gpus / work.*.serve_answer";
             if (w.serve.rule == ServeRule::ByUnit)
                 return "work.*.serve_replica_gpus / (work.*.serve.units * work.*.serve.unit_time)";
             return "";
         }},
    Dial{"work.*.serve_rate_most", EachSecond, Room::Serving,
         "table: requests with the cache full"
         "; work.*.serve_batch, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
         ", " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.rateMost), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_batch", Count, Room::Serving,
         "table: sequences that memory and engine take"
         "; work.*.serve_cache, work.*.serve_kv_token, "
         "work.*.serve.most_sequences, " HEADROOM_OF_REQUESTS ", work.*.model.*",
         HEADROOM_SERVING_SERVED(s.memory.batch), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_sequences", Count, Room::Serving,
         "table: sequences that run"
         "; work.*.serve_batch, work.*.serve.tier.share, work.*.serve.requests, "
         "work.*.serve.users, work.*.serve.per_user, work.*.serve.batch, " HEADROOM_OF_MODEL
         ", " HEADROOM_OF_REPLICA ", " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.sequences), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_waiting", Percent, Room::Serving,
         "table: requests that wait for a place"
         "; work.*.serve_sequences",
         HEADROOM_SERVING_SERVED(s.waiting), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_first50", Milliseconds, Room::Serving,
         "table: half of the first tokens"
         "; work.*.serve_sequences, work.*.serve_handed, " HEADROOM_OF_MODEL
         ", " HEADROOM_OF_REPLICA ", " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.first50), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_first95", Milliseconds, Room::Serving,
         "table: all but a twentieth of the first tokens"
         "; work.*.serve_first50, work.*.serve.spread",
         HEADROOM_SERVING_SERVED(s.first95), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_token50", Milliseconds, Room::Serving,
         "table: half of the tokens"
         "; work.*.serve_sequences, " HEADROOM_OF_MODEL ", " HEADROOM_OF_REPLICA
         ", " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.token50), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_token95", Milliseconds, Room::Serving,
         "table: tokens in the fullest moments"
         "; work.*.serve_token50, " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.token95), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_first", Milliseconds, Room::Serving, "1 * work.*.serve_first50",
         HEADROOM_SERVING_SERVED(s.first), HEADROOM_SERVING_IF_COMPUTES,
         HEADROOM_SERVING_OTHERWISE(w.serve.first95, "1 * work.*.serve_first95")},
    Dial{"work.*.serve_token", Milliseconds, Room::Serving, "1 * work.*.serve_token50",
         HEADROOM_SERVING_SERVED(s.token), HEADROOM_SERVING_IF_COMPUTES,
         HEADROOM_SERVING_OTHERWISE(w.serve.token95, "1 * work.*.serve_token95")},
    Dial{"work.*.serve_whole", Second, Room::Serving,
         "work.*.serve_first50 + (work.*.serve_answer - 1) * work.*.serve_token50",
         HEADROOM_SERVING_SERVED(s.whole), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_handed", Milliseconds, Room::Serving,
         "table: the cache of a prompt over the network"
         "; work.*.serve_kv_token, work.*.serve.prompt, work.*.serve.second.share, "
         "work.*.serve.third.share, work.*.serve.most_sequences, cluster.between_rate, "
         "cluster.nics, cluster.node_size",
         HEADROOM_SERVING_SERVED(s.handed),
         HEADROOM_IF(w.serves() && w.serve.rule == ServeRule::Computed && w.serve.split)},
    Dial{"work.*.serve_memory", GiB, Room::Serving,
         "table: memory as the driver counts it"
         "; cluster.gpu.memory",
         HEADROOM_SERVING_SERVED(s.memory.seen), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_weights", GiB, Room::Serving,
         "table: bytes of the weights"
         "; " HEADROOM_OF_MODEL,
         HEADROOM_SERVING_SERVED(s.memory.weights), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_beside", GiB, Room::Serving, "table: kernels, buffers and graphs",
         HEADROOM_SERVING_SERVED(s.memory.beside), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_cache", GiB, Room::Serving,
         "table: what weights and buffers leave"
         "; work.*.serve_memory, work.*.serve_weights",
         HEADROOM_SERVING_SERVED(s.memory.cache), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_held", GiB, Room::Serving,
         "table: the cache of the sequences that run"
         "; work.*.serve_sequences, work.*.serve_kv_token, " HEADROOM_OF_REQUESTS,
         HEADROOM_SERVING_SERVED(s.held), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_cache_free", GiB, Room::Serving, "work.*.serve_cache - work.*.serve_held",
         HEADROOM_SERVING_SERVED(s.memory.cache - s.held), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_kv_token", Byte, Room::Serving,
         "table: keys and values of a token"
         "; " HEADROOM_OF_MODEL,
         HEADROOM_SERVING_SERVED(s.kvToken), HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_weights_share", Percent, Room::Serving,
         "work.*.serve_weights / work.*.serve_memory", HEADROOM_SERVING_SERVED(s.weightsShare),
         HEADROOM_SERVING_IF_COMPUTES},
    Dial{"work.*.serve_flops_peak", TeraflopPerSecond, Room::Serving,
         "table of the GPU's peaks"
         "; cluster.gpu.peak_*",
         HEADROOM_SERVING_SERVED(ServePlan(p, p.work[w]).peak()),
         HEADROOM_IF(w.serves() && w.serve.rule != ServeRule::ByUnit)},
    Dial{"work.*.serve_implied", Percent, Room::Serving,
         "2 * work.*.active * work.*.serve_rate * (work.*.serve_prompt + work.*.serve_answer) / "
         "(work.*.serve_replica_gpus * work.*.serve_flops_peak)",
         HEADROOM_SERVING_SERVED(s.impliedShare),
         HEADROOM_IF(w.serves() && w.serve.rule != ServeRule::ByUnit)},
    Dial{"work.*.serve_sigma", Percent, Room::Serving, "table: how far times lie off",
         HEADROOM_SERVING_SERVED(s.sigma), HEADROOM_SERVING_IF_COMPUTES},
};

} // namespace

std::span<const Dial> servingDials()
{
    return kServingDials;
}

} // namespace engine
