#pragma once

#include "model/engine/answers/rankedlayout.h"
#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// Parallelization families: full replicas; sharded states (FSDP, ZeRO); tensor parallel; pipeline
// parallel; both.
enum class Family : std::uint8_t { Copies, Sharded, Tensor, Pipeline, Hybrid };
inline constexpr int kFamilies = 5;

// The best layout of a family on the plan's GPUs.
struct FamilyRow {
    Family family{};
    RankedLayout layout;      // its step is unknown if none is possible
    Bytes missing{};          // of memory, if it does not fit
    double slower = kUnknown; // than the best that fits: 0.2 is 20 %
    bool best = false;
};

// The plan on another named network, with its best layout there.
struct NetworkRow {
    std::string link, name; // in the catalog
    Bandwidth rate{};       // per GPU
    Seconds time{kUnknown};
    double slower = kUnknown; // than on the fastest
    bool own = false;         // about the plan's own rate
    bool enough = false;      // the slowest one with negligible loss
};

// A serving engine, with the smallest fleet that meets the limits.
struct EngineRow {
    std::string engine; // option id
    double gpus = kUnknown;
    UsdRate cost{kUnknown};
    double dearer = kUnknown;
    bool own = false, best = false;
};

// Training software, each with its best layout on the plan's GPUs.
struct StackRow {
    std::string stack; // option id
    Seconds step{kUnknown};
    double slower = kUnknown; // than the fastest that fits
    bool own = false, best = false;
};

// For the first run with computed steps; empty if there is none.
std::vector<FamilyRow> familiesOf(const Probe& probe);
std::vector<NetworkRow> networksOf(const Probe& probe);
std::vector<StackRow> stacksOf(const Probe& probe);
// For the first workload that serves.
std::vector<EngineRow> enginesOf(const Probe& probe);

} // namespace engine
