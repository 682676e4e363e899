#pragma once

#include "model/engine/specs/part.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

// Rows that a prediction is sure of alike. Of training: dense models on clusters, whatever runs
// within a node, mixtures of experts, adapters, and runs that do not say their layout. Of serving:
// dense models, mixtures of few experts and of many, prompts on GPUs of their own, and runs that
// do not say their lengths. Of other work: rounds of reinforcement learning, images and videos that
// are made, and recommendation models.
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

// A step and its memory (where images are made, a step is one of them, whole); of serving the
// tokens of answers a second, the first token of an answer and each one after it. Requests a second
// are those tokens over the length of an answer.
enum class AccuracyQuantity : std::uint8_t { Step, Memory, Throughput, First, Token };
inline constexpr int kAccuracyQuantities = 5;
std::string_view idOf(AccuracyQuantity quantity);
constexpr bool isServed(AccuracyQuantity quantity)
{
    return quantity >= AccuracyQuantity::Throughput;
}

// A published run, what was measured of it, and what the program says: with the constants that it
// ships, and with constants that were fitted without the run's source; without its family (source,
// model, GPU and engine) where it serves.
struct AccuracyRow {
    std::string model, gpu, precision, source;
    std::string generation; // of the GPU; empty where nobody said it
    std::string engine;     // that serves
    AccuracyKind kind = AccuracyKind::Cluster;
    AccuracyQuantity quantity = AccuracyQuantity::Step;
    double gpus = kUnknown;
    Params params{kUnknown};
    double sequence = kUnknown, sequences = kUnknown; // of a training step: tokens, how many
    // Of a serving run: tokens of a request, and how many of them at a time.
    double prompt = kUnknown, answer = kUnknown, users = kUnknown;
    // Seconds, bytes, or tokens a second.
    double measured = kUnknown, predicted = kUnknown;
    double heldOut = kUnknown;              // unknown where no such fit was made
    double low = kUnknown, high = kUnknown; // the band of what is predicted
};

} // namespace engine
