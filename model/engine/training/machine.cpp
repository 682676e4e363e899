#include "model/engine/training/machine.h"

#include "model/engine/training/constants.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace engine {
namespace {

// PCIe of the fourth generation with 16 lanes, where a GPU has no link of its own.
constexpr Bandwidth kBus{31e9};
// Domains up to this size are a node's; larger ones are a rack's, whatever its trays hold.
constexpr double kLargestNode = 16;

struct Kind {
    std::string_view start; // of the catalog's id
    Generation generation;
    double multiprocessors; // as the vendors' white papers count them
};

// The first that fits.
constexpr std::array kKinds{
    Kind{"gb300", Generation::BlackwellUltra, 148},
    Kind{"b300", Generation::BlackwellUltra, 148},
    Kind{"rubin", Generation::BlackwellUltra, 224},
    Kind{"gb200", Generation::Blackwell, 148},
    Kind{"b200", Generation::Blackwell, 148},
    Kind{"h100-pcie", Generation::Hopper, 114},
    Kind{"h20-", Generation::Hopper, 78},
    Kind{"h", Generation::Hopper, 132},
    Kind{"gh200", Generation::Hopper, 132},
    Kind{"a100", Generation::Ampere, 108},
    Kind{"a30", Generation::Ampere, 56},
    Kind{"mi4", Generation::Cdna4, 256},
    Kind{"mi35", Generation::Cdna4, 256},
    Kind{"mi3", Generation::Cdna3, 304},
    Kind{"v100", Generation::Old, 80},
    Kind{"t4", Generation::Old, 40},
    Kind{"mi2", Generation::Old, 208},
    Kind{"rtx-5090", Generation::Consumer, 170},
    Kind{"rtx-pro", Generation::Consumer, 188},
    Kind{"rtx-3090", Generation::Consumer, 82},
    Kind{"rtx-a6000", Generation::Consumer, 84},
    Kind{"rtx-4090", Generation::Consumer, 128},
    Kind{"rtx", Generation::Consumer, 142},
    Kind{"l40", Generation::Consumer, 142},
    Kind{"l4", Generation::Consumer, 58},
    Kind{"a40", Generation::Consumer, 84},
    Kind{"a10", Generation::Consumer, 72},
};
constexpr Kind kUnknownKind{"", Generation::Old, 108};

Kind kindOf(const Accelerator& a)
{
    const auto it = std::ranges::find_if(
        kKinds, [&](const Kind& k) { return std::string_view(a.id).starts_with(k.start); });
    return it == kKinds.end() ? kUnknownKind : *it;
}

template <class Q> Q orNone(Q value)
{
    return value.base() > 0 ? value : Q{};
}

} // namespace

Machine machineOf(const Accelerator& a, double nodeGpus, Bandwidth between, double gpus,
                  const TrainingConstants& c)
{
    const Kind kind = kindOf(a);
    Machine m;
    m.generation = kind.generation;
    m.multiprocessors = kind.multiprocessors;
    m.peak32 = orNone(a.peakFp32), m.peakTf32 = orNone(a.peakTf32);
    m.peak16 = orNone(a.peakBf16.base() > 0 ? a.peakBf16 : a.peakFp16);
    m.peak8 = orNone(a.peakFp8), m.peak4 = orNone(a.peakFp4);
    m.memory = a.memoryBandwidth, m.capacity = a.memory;
    const bool linked = a.linkBandwidth.base() > 0 && a.domain > 1;
    m.inside = linked ? a.linkBandwidth : kBus;
    m.domain = !linked                    ? nodeGpus
               : a.domain <= kLargestNode ? std::min(a.domain, nodeGpus)
                                          : a.domain;
    m.between = between;
    m.nodeGpus = nodeGpus;
    m.gpus = gpus;
    m.insideShare = c.linkShare, m.betweenShare = c.nicShare;
    m.insideLatency = c.insideLatency, m.betweenLatency = c.betweenLatency;
    m.hostLayer = c.floorLayer;
    m.hostLink = kBus;
    return m;
}

} // namespace engine
