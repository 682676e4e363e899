#pragma once

#include "model/engine/units.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace engine::play {

// What a stage does, or what it waits for.
enum class Doing : std::uint8_t {
    Forward,
    Backward,
    Recompute,
    Vocabulary,
    Encoder, // networks before the model
    Tensor,  // traffic of its layers that nothing hides …
    Context,
    Expert,
    Gather,    // … of sharded weights
    Send,      // to another stage
    Data,      // gradients and weights between replicas
    Offload,   // to the host and back
    Optimizer, // on the GPU
    Bubble,    // waits for another stage
    Host,      // what the host does once a step
};
inline constexpr int kDoings = 15;
std::string_view idOf(Doing doing);

// On which of a stage's rows: its work, its messages to the next and to the former stage, what
// replicas exchange, and the link to the host.
enum class Lane : std::uint8_t { Work, Onward, Back, Data, Host };

struct Bar {
    double start = 0, end = 0; // seconds from the start of the step
    std::int32_t stage = 0, chunk = 0, microBatch = -1;
    Doing doing = Doing::Forward;
    Lane lane = Lane::Work;
};

// A step as it was played. The parts add up to the total: what layers do is the mean of the stages,
// what replicas and the optimizer take is that of the stage which ends last, and the rest is spent
// waiting for other stages.
struct PlayedStep {
    Seconds total{};
    std::array<Seconds, kDoings> parts{};
    Seconds straggling{}; // waiting for slower replicas, and what the software loses
    int stages = 1, chunks = 1, microBatches = 1;
    int replicas = 1, played = 1; // those whose places are alike are played once
    int shown = 0;                // the replica of the bars
    Share bubble = 0;             // of the time that all stages work
    std::vector<Bar> bars;        // of one replica, stage by stage
    Seconds until{};              // there are no bars of what begins after
    std::vector<std::array<Seconds, kDoings>> ofStage; // of that replica: what its work is spent on
    double events = 0;                                 // tasks and messages
    std::string refused;                               // why there is none

    Seconds part(Doing doing) const { return parts[static_cast<std::size_t>(doing)]; }
};

} // namespace engine::play
