#pragma once

#include "model/engine/specs/parts.h"

#include <cstdint>
#include <string_view>

namespace engine {

// GPUs that compute alike: the constants of calibration are kept by generation.
enum class Generation : std::uint8_t {
    Old, // Volta, Turing, and what nobody measured
    Consumer,
    Ampere,
    Hopper,
    Blackwell,
    BlackwellUltra,
    Cdna3,
    Cdna4,
    Tpu, // one program on a chip: nothing is launched by the host
};
inline constexpr int kGenerationCount = 9;
constexpr std::size_t indexOf(Generation g)
{
    return static_cast<std::size_t>(g);
}
std::string_view idOf(Generation generation);
Generation generationOf(std::string_view id); // Old where the id is none
// Whose constants it takes.
Generation generationOf(const Accelerator& accelerator);

// A GPU and its wiring as a step meets them. A mixed fleet is the least of each.
struct Machine {
    Generation generation = Generation::Ampere;
    bool transferred = false; // from a generation that it is only like
    FlopRate peak32{}, peakTf32{}, peak16{}, peak8{}, peak4{}, peakInt8{}; // 0 where there is none
    Bandwidth memory{};
    Bytes capacity{};
    double multiprocessors = 108;
    Bandwidth inside{};  // nominal, one direction, a GPU
    Bandwidth between{}; // nominal, one direction, a GPU
    double domain = 8;   // GPUs that share the inside link
    double nodeGpus = 8;
    double nics = 8;                           // of a node
    bool torus = false;                        // between domains, each wired to its neighbours
    double gpus = 8;                           // in the whole cluster
    Share insideShare = 0, betweenShare = 0;   // reached inside a step
    Seconds insideLatency{}, betweenLatency{}; // a ring step; a doubling of the nodes
    Seconds hostLayer{};                       // the host's floor for a layer and pass
    Bandwidth hostLink{};                      // to the host's memory, a GPU
    Bandwidth disk{};                          // to the node's drives, a GPU
    Bytes hostMemory{kUnknown};                // of the node, a GPU; unknown: it limits nothing
    Bytes drives{kUnknown};                    // the same
};

} // namespace engine
