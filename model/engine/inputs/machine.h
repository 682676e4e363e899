#pragma once

#include "model/engine/specs/parts.h"

#include <cstdint>
#include <string_view>

namespace engine {

// GPUs that compute alike: calibration constants are per generation.
enum class Generation : std::uint8_t {
    Old, // Volta, Turing, and anything not measured
    Consumer,
    Ampere,
    Hopper,
    Blackwell,
    BlackwellUltra,
    Cdna3,
    Cdna4,
    Tpu, // one program per chip: no launches from the host
};
inline constexpr int kGenerationCount = 9;
constexpr std::size_t indexOf(Generation g)
{
    return static_cast<std::size_t>(g);
}
std::string_view idOf(Generation generation);
Generation generationOf(std::string_view id); // Old for unknown ids
// Whose constants it uses.
Generation generationOf(const Accelerator& accelerator);

// A GPU and its links as seen by a step. For a mixed fleet, the minimum of each.
struct Machine {
    Generation generation = Generation::Ampere;
    bool transferred = false; // constants from a similar generation
    FlopRate peak32{}, peakTf32{}, peak16{}, peak8{}, peak4{}, peakInt8{}; // 0 if unsupported
    Bandwidth memory{};
    Bytes capacity{};
    double multiprocessors = 108;
    Bandwidth inside{};  // nominal, one direction, per GPU
    Bandwidth between{}; // nominal, one direction, per GPU
    double domain = 8;   // GPUs that share the intra-node link
    double nodeGpus = 8;
    double nics = 8;                           // per node
    bool torus = false;                        // between domains, each linked to its neighbors
    double gpus = 8;                           // in the whole cluster
    Share insideShare = 0, betweenShare = 0;   // achieved inside a step
    Seconds insideLatency{}, betweenLatency{}; // per ring step; per doubling of the nodes
    Seconds hostLayer{};                       // host time per layer and pass, a lower bound
    Bandwidth hostLink{};                      // to host memory, per GPU
    Bandwidth disk{};                          // to the node's drives, per GPU
    Bytes hostMemory{kUnknown};                // of the node, per GPU; unknown: no limit
    Bytes drives{kUnknown};                    // the same
};

} // namespace engine
