#include "model/engine/training/machine.h"

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/training/groups.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// PCIe Gen4 with 16 lanes, for GPUs without their own link.
constexpr Bandwidth kBus{31e9};
// Slowest NICs of current nodes: if a GPU gets less, NICs are shared.
constexpr Bandwidth kLeastNic{100e9 / 8};
// Up to 50 Gb/s per GPU, one 100 Gb/s port for two: NICs driven by the host's cores.
constexpr Bandwidth kOldFabric{50e9 / 8};
// Domains up to this size belong to a node; larger ones to a rack, whatever its trays hold.
constexpr double kLargestNode = 16;

// Output tiles are scheduled on whole multiprocessors; if their number is unknown, that of an A100.
constexpr double kUsualMultiprocessors = 108;

} // namespace

void takeConstants(Machine& m, const TrainingConstants& c)
{
    m.insideShare = c.linkShare;
    m.betweenShare = m.between <= kOldFabric ? c.nicShareOld : c.nicShare;
    m.insideLatency = c.insideLatency, m.betweenLatency = c.betweenLatency;
    m.hostLayer = m.generation == Generation::Tpu ? Seconds{} : c.floorLayer;
}

Machine machineOf(const Accelerator& a, double nodeGpus, Bandwidth between, double gpus,
                  const TrainingConstants& c)
{
    Machine m;
    m.generation = generationOf(a);
    m.transferred = !a.like.empty();
    m.multiprocessors = a.multiprocessors > 0 ? a.multiprocessors : kUsualMultiprocessors;
    m.peak32 = orNone(a.peakFp32), m.peakTf32 = orNone(a.peakTf32);
    m.peak16 = orNone(a.peakBf16.base() > 0 ? a.peakBf16 : a.peakFp16);
    m.peak8 = orNone(a.peakFp8), m.peak4 = orNone(a.peakFp4), m.peakInt8 = orNone(a.peakInt8);
    m.memory = a.memoryBandwidth, m.capacity = a.memory;
    const bool linked = a.linkBandwidth.base() > 0 && a.domain > 1;
    m.inside = linked ? a.linkBandwidth : kBus;
    m.domain = !linked                    ? nodeGpus
               : a.domain <= kLargestNode ? std::min(a.domain, nodeGpus)
                                          : domainInUse(a.domain, nodeGpus, gpus);
    m.between = between;
    m.nodeGpus = nodeGpus;
    m.nics = std::clamp(std::ceil(nodeGpus * between / kLeastNic), 1.0, nodeGpus);
    m.gpus = gpus;
    takeConstants(m, c);
    m.hostLink = a.hostLink.base() > 0 ? a.hostLink : kBus;
    m.disk = c.disk;
    return m;
}

} // namespace engine
