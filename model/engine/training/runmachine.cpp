#include "model/engine/training/runmachine.h"

#include "model/engine/training/plaintext.h"

#include <algorithm>

namespace engine {
namespace {

bool onBus(const PublishedRun& run, const Accelerator& a)
{
    const std::string intra = plainText(run.intra);
    const bool denied = holdsAny(intra, {"nonvlink", "withoutnvlink", "wonvlink", "nvlinkoff",
                                         "nvlinkdisabled", "nonvswitch", "notnvlink"});
    const bool linked = holdsAny(intra, {"nvlink", "nvswitch", "xgmi", "infinity"});
    if (denied)
        return true;
    return !linked && (holdsAny(intra, {"pcie"}) || a.inside.starts_with("pcie"));
}

// The bus for traffic without a link: the one stated by the run, otherwise the GPU's own.
Bandwidth busRate(const PublishedRun& run, const Accelerator& a, const Catalog& catalog)
{
    const double stated = numberBehind(plainText(run.intra), "pcie");
    const std::string id = stated >= 3 && stated < 7
                               ? "pcie" + std::to_string(static_cast<int>(stated)) + "-x16"
                               : a.pcie;
    const Link* link = catalog.link(id);
    return link ? link->bandwidth : Bandwidth(kUnknown);
}

double nodeGpusOf(const PublishedRun& run, const Accelerator& a, const Catalog& catalog)
{
    if (run.nodeGpus >= 1)
        return run.nodeGpus;
    const Node* node = catalog.node(a.node);
    const double usual = node && node->gpus >= 1 ? std::min(node->gpus, 8.0) : 8;
    return std::min(usual, run.gpus);
}

Bandwidth betweenOf(const PublishedRun& run, const Accelerator& a, const Catalog& catalog,
                    std::vector<Assumption>& assumed)
{
    const double unit = info(Unit::GbitPerSecond).size;
    if (run.interGbps > 0)
        return Bandwidth(run.interGbps * unit);
    const Link* link = catalog.link(a.between);
    const double usual = link && link->bandwidth.base() > 0 ? link->bandwidth.base() / unit : 400;
    assumed.push_back("fabric not said: " + inWords(usual) + " Gb/s a GPU, usual for " + a.brief);
    return Bandwidth(usual * unit);
}

} // namespace

Machine statedMachine(const PublishedRun& run, const Accelerator& accelerator,
                      const Catalog& catalog, const TrainingConstants& constants,
                      std::vector<Assumption>& assumed)
{
    Accelerator a = accelerator;
    const double node = nodeGpusOf(run, a, catalog);
    const Bandwidth between = run.gpus > node || run.interGbps > 0
                                  ? betweenOf(run, a, catalog, assumed)
                                  : Bandwidth(400 * info(Unit::GbitPerSecond).size);
    const bool bus = onBus(run, a);
    if (bus)
        a.linkBandwidth = Bandwidth(kUnknown);
    Machine m = machineOf(a, node, between, run.gpus, constants);
    const Bandwidth rate = busRate(run, a, catalog);
    if (rate.base() > 0) {
        m.hostLink = rate;
        if (bus || !(a.linkBandwidth.base() > 0))
            m.inside = rate;
    }
    return m;
}

} // namespace engine
