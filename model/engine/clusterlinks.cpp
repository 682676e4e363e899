#include "model/engine/clusterlinks.h"

#include <algorithm>

namespace engine {
namespace {

// 16 lanes of PCIe to the host, Gen4 and Gen5.
constexpr Bandwidth kOlderBus{25e9}, kNewerBus{50e9};

} // namespace

// A link that spans nodes (NVLink switches in a rack) connects more GPUs than one node has.
double domainOf(const Cluster& c)
{
    return c.inside.domain > c.node.gpus ? c.inside.domain : c.nodeSize;
}

double insideDomain(const Cluster& c)
{
    const bool bridge = c.inside.domain > 0 && c.inside.domain < c.node.gpus;
    return bridge ? std::min(c.inside.domain, c.nodeSize) : domainOf(c);
}

Bandwidth hostLinkOf(const Accelerator& gpu)
{
    if (gpu.hostLink.base() > 0)
        return gpu.hostLink;
    return generationOf(gpu) <= Generation::Ampere ? kOlderBus : kNewerBus;
}

Bandwidth hostLinkOf(const Cluster& c)
{
    return hostLinkOf(c.gpu);
}

} // namespace engine
