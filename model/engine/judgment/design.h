#pragma once

#include "model/engine/answers/ranked_layout.h"
#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// Ways to divide a run: every GPU a whole copy; states shared among the copies (FSDP, ZeRO); the
// matrices of a layer divided; layers divided; both at once.
enum class Family : std::uint8_t { Copies, Sharded, Tensor, Pipeline, Hybrid };
inline constexpr int kFamilies = 5;

// The best layout of a family on the plan's GPUs.
struct FamilyRow {
    Family family{};
    RankedLayout layout;      // its step is unknown where none is possible
    Bytes missing{};          // of memory, where it does not fit
    double slower = kUnknown; // than the best of all that fit: 0.2 is a fifth
    bool best = false;
};

// The plan on another named network, with the layout that suits it there.
struct NetworkRow {
    std::string link, name; // of the catalog
    Bandwidth rate{};       // for each GPU
    Seconds time{kUnknown};
    double slower = kUnknown; // than on the fastest
    bool own = false;         // the plan has about that rate
    bool enough = false;      // the slowest of those that lose next to nothing
};

// A serving engine with the smallest fleet that keeps to the limits on it.
struct EngineRow {
    std::string engine; // id of the choice
    double gpus = kUnknown;
    UsdRate cost{kUnknown};
    double dearer = kUnknown;
    bool own = false, best = false;
};

// Software that runs the steps, each with the layout that suits it on the plan's GPUs.
struct StackRow {
    std::string stack; // id of the choice
    Seconds step{kUnknown};
    double slower = kUnknown; // than the fastest that fits
    bool own = false, best = false;
};

// Of the first run whose steps are computed; none where nothing trains so.
std::vector<FamilyRow> familiesOf(const Probe& probe);
std::vector<NetworkRow> networksOf(const Probe& probe);
std::vector<StackRow> stacksOf(const Probe& probe);
// Of the first workload that serves.
std::vector<EngineRow> enginesOf(const Probe& probe);

} // namespace engine
