#pragma once

#include "model/engine/specs/part.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

// Kinds of rows with the same prediction uncertainty. Training: dense models on clusters, anything
// within a node, MoE models, adapters, and runs with unstated layout. Serving: dense models, MoE
// with few and with many experts, disaggregated prefill, and runs with unstated lengths. Other
// work: reinforcement learning iterations, image and video generation, and recommendation models.
enum class AccuracyKind : std::uint8_t {
    Cluster,
    Node,
    Mixture,
    Adapters,
    Unstated,
    ServedDense,
    ServedCoarse,
    ServedFine,
    ServedApart,
    ServedUnstated,
    Reinforce,
    Made,
    Recommend
};
inline constexpr int kAccuracyKinds = 13;
std::string_view idOf(AccuracyKind kind);
constexpr bool isOtherWork(AccuracyKind kind)
{
    return kind >= AccuracyKind::Reinforce;
}

// Training: step time and memory (for image generation, a step is one whole image). Serving: output
// tokens per second, TTFT and TPOT. Requests per second are output tokens per second over output
// length.
enum class AccuracyQuantity : std::uint8_t { Step, Memory, Throughput, First, Token };
inline constexpr int kAccuracyQuantities = 5;
std::string_view idOf(AccuracyQuantity quantity);
constexpr bool isServed(AccuracyQuantity quantity)
{
    return quantity >= AccuracyQuantity::Throughput;
}

// A published run, its measurement, and the predictions: with the shipped constants, and with
// constants fitted without the run's source or, for serving, without its family (source, model, GPU
// and engine).
struct AccuracyRow {
    std::string model, gpu, precision, source;
    std::string generation; // of the GPU; empty if not stated
    std::string engine;     // that serves
    AccuracyKind kind = AccuracyKind::Cluster;
    AccuracyQuantity quantity = AccuracyQuantity::Step;
    double gpus = kUnknown;
    Params params{kUnknown};
    double sequence = kUnknown, sequences = kUnknown; // of a training step: tokens, and how many
    // For a serving run: tokens per request, and concurrency.
    double prompt = kUnknown, answer = kUnknown, users = kUnknown;
    // Seconds, bytes, or tokens per second.
    double measured = kUnknown, predicted = kUnknown;
    double heldOut = kUnknown;              // unknown if there is no such fit
    double low = kUnknown, high = kUnknown; // the band of the prediction
};

} // namespace engine
