#include "model/words/findingrows.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr FindingRow kServingRows[] = {
    {"serve_cannot", L("Findings", "How fast it answers is not known"),
     L("Findings", "A figure of the GPU, of its links or of the work is not known. Enter it, or go "
                   "by a rate that was measured."),
     nullptr},
    {"serve_memory", L("Findings", "The model does not fit"),
     L("Findings", "Weights and buffers take %1; %3 have %2, and a cache needs room, too."),
     L("Findings", "Let go of a pin")},
    {"serve_no_replica", L("Findings", "Too few GPUs for a replica"),
     L("Findings", "%1 are there for it; a replica takes %2."), L("Findings", "Use enough GPUs")},
    {"serve_first_never", L("Findings", "The first token always comes too late"),
     L("Findings", "Even alone a request waits %1 for it; %2 is wanted."),
     L("Findings", "Let go of a pin")},
    {"serve_token_never", L("Findings", "Tokens always come too slowly"),
     L("Findings", "Even alone a request waits %1 for each; %2 is wanted."),
     L("Findings", "Let go of a pin")},
    {"serve_queue", L("Findings", "The cache is full, requests queue"),
     L("Findings", "Requests come at %1, and the replicas carry %2 within the limits. The "
                   "queue has no end, so no time is shown: %3 requests a day, %4 of all, are never "
                   "answered, and costs are of those that are."),
     L("Findings", "Use enough GPUs")},
    {"serve_late", L("Findings", "Past the limits"),
     L("Findings", "The load is %1 of what the replicas carry within the limits: the first token "
                   "takes %2, each one after it %3."),
     L("Findings", "Use enough GPUs")},
    {"serve_headroom", L("Findings", "Little room for bursts"),
     L("Findings", "The load is %1 of what the replicas carry; %2 was wanted."),
     L("Findings", "Use enough GPUs")},
    {"serve_no_standby", L("Findings", "No replica stands by"),
     L("Findings", "When one fails, %1 of what answers is gone."),
     L("Findings", "Let one stand by")},
    {"serve_few_standby", L("Findings", "Too few replicas stand by"),
     L("Findings", "%1 of the %2 wanted: the GPUs given hold no more."),
     L("Findings", "Use enough GPUs")},
    {"serve_many", L("Findings", "More GPUs than needed"),
     L("Findings", "%2 of %1 would do for this load; it is %3 of what they carry."),
     L("Findings", "Use as many")},
    {"serve_starved", L("Findings", "Weights fill the memory"),
     L("Findings", "They take %1 of it. What is left for a cache is small, so a small error moves "
                   "every answer."),
     nullptr},
    {"serve_implied", L("Findings", "More than any GPU was seen to do"),
     L("Findings", "The rate asks for %1 of the GPU's peak; no engine was seen to do so much."),
     nullptr},
    {"serve_bound_first", L("Findings", "The first token sets the limit"),
     L("Findings", "A replica carries no more because of the first token within %1. Prompts found "
                   "in the cache, or more GPUs on each layer than %2, help."),
     L("Findings", "Let go of a pin")},
    {"serve_bound_cache", L("Findings", "The cache sets the limit"),
     L("Findings", "%1 requests at a time fill its %2. A narrower format of cache or weights "
                   "makes room."),
     nullptr},
    {"serve_class_late", L("Findings", "One kind of requests is late"),
     L("Findings", "Those of %1 in and %2 out have their first token after %3; %4 is wanted."),
     nullptr},
    {"serve_class_slow", L("Findings", "One kind of requests is slow"),
     L("Findings", "Those of %1 in and %2 out take %3 for each token; %4 is wanted."), nullptr},
    {"serve_tier_saves", L("Findings", "The second kind of GPU pays"),
     L("Findings", "%1 of it cost %3; %4 of the cluster's own for everything would cost %2 more."),
     nullptr},
    {"serve_tier_dear", L("Findings", "The second kind of GPU does not pay"),
     L("Findings", "%1 of it cost %3; %4 of the cluster's own for everything would cost %2 less."),
     L("Findings", "Leave it out")},
    {"serve_tier_cannot", L("Findings", "The second kind of GPU cannot carry its part"),
     L("Findings", "None of its layouts keeps the limits for %1 requests a second."),
     L("Findings", "Leave it out")},
    {"serve_scale", L("Findings", "Replicas stand idle at night"),
     L("Findings", "Autoscaling would switch them off for %1 of the hours and save %2."),
     L("Findings", "Scale with the load")},
    {"serve_api", L("Findings", "A hosted model is cheaper"),
     L("Findings", "At %1 a day it costs %4, this fleet %3; they are even at %2 a day."), nullptr},
    {"serve_no_api", L("Findings", "Cheaper than a hosted model"),
     L("Findings", "At %1 a day it costs %3, a hosted model %4; they are even at %2 a day."),
     nullptr},
};

} // namespace

std::span<const FindingRow> servingFindingRows()
{
    return kServingRows;
}

} // namespace model::words
