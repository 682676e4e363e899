#pragma once

#include "model/engine/units.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace engine::play {

// What a stage does or waits for.
enum class Doing : std::uint8_t {
    Forward,
    Backward,
    Recompute,
    Vocabulary,
    Encoder, // encoders in front of the model
    Tensor,  // exposed traffic of its layers …
    Context,
    Expert,
    Gather,    // … of sharded weights
    Send,      // to another stage
    Data,      // gradients and weights between replicas
    Offload,   // to the host and back
    Optimizer, // on the GPU
    Bubble,    // waiting for another stage
    Host,      // host work once per step
};
inline constexpr int kDoings = 15;
std::string_view idOf(Doing doing);

// The rows of a stage: its work, its messages to the next and to the previous stage, traffic
// between replicas, and the link to the host.
enum class Lane : std::uint8_t { Work, Onward, Back, Data, Host };

struct Bar {
    double start = 0, end = 0; // seconds from the start of the step
    std::int32_t stage = 0, chunk = 0, microBatch = -1;
    Doing doing = Doing::Forward;
    Lane lane = Lane::Work;
};

// A simulated step. The parts add up to the total: layer work is averaged over the stages, replica
// traffic and the optimizer are those of the stage that ends last, and the rest is waiting for
// other stages.
struct PlayedStep {
    Seconds total{};
    std::array<Seconds, kDoings> parts{};
    Seconds straggling{}; // waiting for slower replicas, and software overhead
    int stages = 1, chunks = 1, microBatches = 1;
    int replicas = 1, played = 1;                      // equivalent placements are simulated once
    int shown = 0;                                     // index of the replica in the picture
    Share bubble = 0;                                  // of the time that all stages work
    std::vector<Bar> bars;                             // of one replica, stage by stage
    Seconds until{};                                   // bars that start later are not included
    std::vector<std::array<Seconds, kDoings>> ofStage; // for that replica: how its time is spent
    double events = 0;                                 // tasks and messages
    std::string refused;                               // why there is no result

    Seconds part(Doing doing) const { return parts[static_cast<std::size_t>(doing)]; }
};

} // namespace engine::play
