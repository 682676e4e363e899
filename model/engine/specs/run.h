#pragma once

#include "model/engine/specs/parts.h"

#include <string>
#include <vector>

namespace engine {

#define HEADROOM_RUN_FIELDS(X)                                                                     \
    X(Params, params, "params", Parameters)                                                        \
    X(Params, active, "active", Parameters)                                                        \
    X(double, gpus, "gpus", Gpus)                                                                  \
    X(double, nodeSize, "node_size", Gpus)                                                         \
    X(Bandwidth, between, "between", GbitPerSecond)                                                \
    X(double, tensor, "tensor", Count)                                                             \
    X(double, pipeline, "pipeline", Count)                                                         \
    X(double, interleave, "interleave", Count)                                                     \
    X(double, contextSplit, "context_split", Count)                                                \
    X(double, expert, "expert", Count)                                                             \
    X(double, data, "data", Count)                                                                 \
    X(double, microBatch, "micro_batch", Count)                                                    \
    X(double, batch, "batch", Count)                                                               \
    X(Tokens, sequence, "sequence", TokensUnit)                                                    \
    X(Seconds, step, "step", Second)                                                               \
    X(double, tokensEach, "tokens_per_second_gpu", Count)                                          \
    X(Bytes, memory, "memory", GiB)

// Limits of a project file: more runs or longer texts are rejected.
inline constexpr std::size_t kMostRuns = 10000, kLongestRunText = 1000;

// A training run measured on the user's own machines. Missing values are unknown. Batches count
// sequences; the step is one optimizer step of the whole batch.
struct MeasuredRun {
    std::string name, date, note;
    std::string model, gpu; // catalog ids if known, otherwise as written
    std::string format, recompute;
    HEADROOM_RUN_FIELDS(HEADROOM_MEMBER)

    friend bool operator==(const MeasuredRun& a, const MeasuredRun& b);
};

// The texts of a run, under the keys of its file.
struct RunText {
    std::string_view key;
    std::string MeasuredRun::*member;
};

std::span<const Field<MeasuredRun>> runFields();
std::span<const RunText> runTexts();

} // namespace engine
