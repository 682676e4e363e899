#include "model/engine/text.h"
#include "model/words/findingrows.h"

namespace model::words {
namespace {

constexpr FindingRow kServingRows[] = {
    {"serve_cannot", L("Findings", "Serving performance is unknown"),
     L("Findings", "A specification of the GPU, its links or the workload is missing. Enter it, or "
                   "use a measured throughput."),
     nullptr},
    {"serve_memory", L("Findings", "Model does not fit in memory"),
     //: %1 and %2 amounts of memory, %3 GPUs with their count.
     L("Findings", "Weights and buffers need %1; %3 have %2, and the KV cache needs room, too."),
     L("Findings", "Release a fixed setting")},
    {"serve_no_replica", L("Findings", "Too few GPUs for a replica"),
     //: %1 and %2 GPUs with their count.
     L("Findings", "%1 are available; a replica needs %2."),
     L("Findings", "Increase the GPU count")},
    {"serve_first_never", L("Findings", "TTFT limit cannot be met"),
     //: %1 and %2 times.
     L("Findings", "Even a single request takes %1 to the first token; the limit is %2."),
     L("Findings", "Release a fixed setting")},
    {"serve_token_never", L("Findings", "TPOT limit cannot be met"),
     //: %1 and %2 times.
     L("Findings", "Even a single request takes %1 per output token; the limit is %2."),
     L("Findings", "Release a fixed setting")},
    {"serve_queue", L("Findings", "KV cache is full, requests queue"),
     //: %1 and %2 rates with their unit, %3 a count, %4 a percentage.
     L("Findings",
       "Requests arrive at %1; the replicas can serve %2 within the limits. The queue "
       "grows without end, so no TTFT is shown. Even beyond the limits, %3 requests per "
       "day, %4 of the total, are never served; costs cover the others."),
     L("Findings", "Increase the GPU count")},
    {"serve_late", L("Findings", "Limits are exceeded"),
     //: %1 a percentage, %2 and %3 times.
     L("Findings", "The load is %1 of the capacity within the limits: TTFT is %2, TPOT is %3."),
     L("Findings", "Increase the GPU count")},
    {"serve_request_never", L("Findings", "Time limit of a request cannot be met"),
     //: %1 and %2 times.
     L("Findings", "Even a single request takes %1; the limit is %2."),
     L("Findings", "Release a fixed setting")},
    {"serve_request_queue", L("Findings", "Requests queue"),
     //: %1 and %2 rates with their unit, %3 a count, %4 a percentage.
     L("Findings", "Requests arrive at %1; the replicas can serve %2 within the limit. The queue "
                   "grows without end, so no time is shown. Even beyond the limit, %3 requests per "
                   "day, %4 of the total, are never served; costs cover the others."),
     L("Findings", "Increase the GPU count")},
    {"serve_request_late", L("Findings", "Time limit of a request is exceeded"),
     //: %1 a percentage, %2 and %3 times.
     L("Findings", "The load is %1 of the capacity within the limit: a request takes %2; the limit "
                   "is %3."),
     L("Findings", "Increase the GPU count")},
    {"serve_headroom", L("Findings", "Little headroom for bursts"),
     //: %1 and %2 percentages.
     L("Findings", "The load is %1 of capacity; the target is %2."),
     L("Findings", "Increase the GPU count")},
    {"serve_no_standby", L("Findings", "No spare replica"),
     L("Findings", "If one replica fails, %1 of the serving capacity is lost."),
     L("Findings", "Add a spare replica")},
    {"serve_few_standby", L("Findings", "Too few spare replicas"),
     //: %1 and %2 counts.
     L("Findings", "Only %1 of %2 spare replicas fit: the given GPUs hold no more."),
     L("Findings", "Increase the GPU count")},
    {"serve_many", L("Findings", "More GPUs than needed"),
     //: %1 and %2 numbers of replicas or GPUs, %3 a percentage.
     L("Findings", "%2 instead of %1 would be enough for this load, which is %3 of capacity."),
     L("Findings", "Use this GPU count")},
    {"serve_starved", L("Findings", "Weights fill the memory"),
     L("Findings", "They take %1 of it. Little is left for the KV cache, so a small error changes "
                   "every result."),
     nullptr},
    {"serve_dense", L("Findings", "Sparse weights gain nothing here"),
     L("Findings",
       "They are computed as dense ones. TensorRT-LLM and NIM run 2:4 sparsity on NVIDIA GPUs "
       "since "
       "Ampere in BF16, INT8 and, where the GPU has it, FP8; the previous release of vLLM runs it "
       "on "
       "Hopper in BF16, FP8 and INT8, and up to Hopper in INT4. The current one has no kernels for "
       "it."),
     L("Findings", "Use dense weights")},
    {"serve_widened", L("Findings", "BF16 weights need fewer GPUs"),
     //: %1 and %2 GPUs with their count.
     L("Findings", "This GPU has no units for the format of the weights and converts them to 16 "
                   "bits for each multiplication. With BF16 weights, %2 are enough instead of %1."),
     L("Findings", "Use BF16 weights")},
    {"serve_implied", L("Findings", "Throughput exceeds anything observed"),
     L("Findings",
       "This throughput needs %1 of the GPU’s peak; no engine was observed to reach that much."),
     nullptr},
    {"serve_long", L("Findings", "Requests outgrow the context window"),
     //: %1 and %2 numbers of tokens.
     L("Findings", "Requests of the longest class have %1 tokens of input and output; the context "
                   "window of the "
                   "model is %2. Use a model with a longer context window, or shorter prompts."),
     nullptr},
    {"serve_session_long", L("Findings", "Sessions outgrow the context window"),
     //: %1 and %2 numbers of tokens.
     L("Findings", "The last call of a session has %1 tokens; the context window of the model is "
                   "%2."),
     L("Findings", "Limit the calls per session")},
    {"serve_session_dropped", L("Findings", "Contexts of paused sessions are lost"),
     //: %1 and %2 percentages.
     L("Findings", "Next to running requests, memory holds %1 of them until the next call; the "
                   "rest is computed again, and %2 of all input comes from the cache. Host memory, "
                   "a narrower KV cache format, shorter pauses or more GPU memory help."),
     L("Findings", "Keep the overflow in host memory")},
    {"serve_session_burst", L("Findings", "A burst of sessions can slow the fleet for good"),
     //: %1 a time, %2 and %3 rates with their unit.
     L("Findings",
       "For about %1 per week, the contexts of open sessions need more than the KV "
       "cache holds. Those that are evicted have to be prefilled again: with none kept, a "
       "replica serves %3 while %2 come, so it does not catch up by itself. More "
       "replicas or a limit on open sessions help."),
     nullptr},
    {"serve_bound_first", L("Findings", "TTFT limits the capacity"),
     //: %1 a time, %2 a number.
     L("Findings", "A replica cannot serve more because of the TTFT limit of %1. Prefix cache hits "
                   "or a tensor parallel size above %2 help."),
     L("Findings", "Release a fixed setting")},
    {"serve_bound_split", L("Findings", "TTFT limits the capacity"),
     //: %1 a time.
     L("Findings", "A replica cannot serve more because of the TTFT limit of %1. Prefix cache hits "
                   "or shorter prompts help; with layers divided among GPUs, more of them do not."),
     L("Findings", "Release a fixed setting")},
    {"serve_bound_request", L("Findings", "Request time limits the capacity"),
     //: %1 a time, %2 a number.
     L("Findings", "A replica cannot serve more because a request may take %1 at most. Fewer "
                   "passes or a tensor parallel size above %2 help."),
     L("Findings", "Release a fixed setting")},
    {"serve_bound_cache", L("Findings", "KV cache limits the capacity"),
     //: %1 a count, %2 an amount of memory.
     L("Findings", "%1 concurrent requests fill its %2. A narrower format for the KV cache or the "
                   "weights makes room."),
     nullptr},
    {"serve_class_late", L("Findings", "One request class misses its TTFT limit"),
     //: %1 and %2 numbers of tokens, %3 and %4 times.
     L("Findings", "Requests with %1 input and %2 output tokens get their first token after %3; "
                   "the limit is %4."),
     nullptr},
    {"serve_class_slow", L("Findings", "One request class misses its TPOT limit"),
     //: %1 and %2 numbers of tokens, %3 and %4 times.
     L("Findings",
       "Requests with %1 input and %2 output tokens take %3 per output token; the limit is %4."),
     nullptr},
    {"serve_tier_saves", L("Findings", "Second tier pays off"),
     //: %1 and %4 GPUs with their count, %2 and %3 amounts of money.
     L("Findings", "%1 in the second tier cost %3; %4 of the cluster’s own type for the whole load "
                   "would cost %2 more in total."),
     nullptr},
    {"serve_tier_dear", L("Findings", "Second tier does not pay off"),
     //: %1 and %4 GPUs with their count, %2 and %3 amounts of money.
     L("Findings", "%1 in the second tier cost %3; %4 of the cluster’s own type for the whole load "
                   "would cost %2 less in total."),
     L("Findings", "Remove the second tier")},
    {"serve_tier_cannot", L("Findings", "Second tier cannot carry its share"),
     L("Findings", "None of its layouts meets the limits when requests arrive at %1."),
     L("Findings", "Remove the second tier")},
    {"serve_scale", L("Findings", "Replicas are idle at night"),
     L("Findings", "Autoscaling would turn them off for %1 of the hours."),
     L("Findings", "Enable autoscaling")},
    {"serve_api", L("Findings", "A hosted API is cheaper"),
     //: %1 and %2 numbers of tokens, %3 and %4 amounts of money.
     L("Findings", "At %1 tokens per day, the API costs %4 and this fleet %3; a fleet of this size "
                   "breaks even at %2 tokens per day."),
     nullptr},
    {"serve_no_api", L("Findings", "Cheaper than a hosted API"),
     //: %1 and %2 numbers of tokens, %3 and %4 amounts of money.
     L("Findings", "At %1 tokens per day, this fleet costs %3 and a hosted API %4; a fleet of this "
                   "size breaks even at %2 tokens per day."),
     nullptr},
};

} // namespace

std::span<const FindingRow> servingFindingRows()
{
    return kServingRows;
}

} // namespace model::words
