#include "model/engine/resolvedplan.h"

#include "model/engine/clusterlinks.h"
#include "model/engine/powercap.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

double rateShare(const Plan& plan, const Accelerator& gpu)
{
    const auto g = static_cast<std::size_t>(generationOf(gpu));
    return plan.training ? plan.training->gemm[g] : 1;
}

double rateOf(const Plan& plan, const Accelerator& gpu)
{
    const FlopRate peak = gpu.peakBf16.base() > 0 ? gpu.peakBf16 : gpu.peakFp16;
    return rateShare(plan, gpu) * peak.base();
}

// An unknown value is no limit.
double leastKnown(double a, double b)
{
    return std::isnan(a) ? b : std::isnan(b) ? a : std::min(a, b);
}

// The slower type with the minimum of both in everything a step depends on; a format must be
// supported by both.
class Blend {
public:
    Blend(const Plan& first, const Plan& second)
        : first_(first)
        , second_(second)
        , share_(first.cluster.second.share)
    {
    }
    Cluster cluster() const
    {
        const Cluster &x = first_.cluster, &y = second_.cluster;
        Cluster c = x;
        c.gpu = gpu();
        c.node = node();
        c.nics = mean(x.nics, y.nics, x.nodeSize / y.nodeSize);
        c.perGpu = smaller(x.perGpu, y.perGpu);
        c.inside.bandwidth = smaller(x.inside.bandwidth, y.inside.bandwidth);
        c.inside.domain = smaller(insideDomain(x), insideDomain(y));
        c.isResolved = true;
        return c;
    }
    template <class Q> Q mean(Q x, Q y, double scale = 1) const
    {
        return (1 - share_) * x + share_ * scale * y;
    }

private:
    Accelerator gpu() const
    {
        const Accelerator &x = first_.cluster.gpu, &y = second_.cluster.gpu;
        const bool turned = rateOf(second_, y) < rateOf(first_, x);
        const Accelerator &slow = turned ? y : x, &fast = turned ? x : y;
        const double share = rateShare(first_, slow), other = rateShare(first_, fast);
        Accelerator least = slow;
        for (const Field<Accelerator>& field : fields(least)) {
            const double a = field.get(slow), b = field.get(fast);
            if (field.key.starts_with("peak_"))
                field.set(least,
                          a > 0 && b > 0 ? std::min(a * share, b * other) / share : kUnknown);
            else if (field.key.starts_with("memory"))
                field.set(least, smaller(a, b));
        }
        least.power = mean(x.power, y.power), least.price = mean(x.price, y.price);
        least.hostLink = smaller(hostLinkOf(first_.cluster), hostLinkOf(second_.cluster));
        return least;
    }
    // Per GPU, in nodes of the first type's size.
    Node node() const
    {
        const Cluster &x = first_.cluster, &y = second_.cluster;
        const double scale = x.nodeSize / y.nodeSize;
        Node both = x.node;
        for (const Field<Node>& field : fields(both)) {
            const double a = field.get(x.node), b = field.get(y.node);
            if (field.key == "host_memory" || field.key == "drives")
                field.set(both, leastKnown(a, scale * b));
            else if (field.key != "gpus")
                field.set(both, mean(a, b, scale));
        }
        return both;
    }

    const Plan &first_, &second_;
    double share_;
};

Plan ofFirst(const Plan& plan)
{
    Plan alone = plan;
    alone.cluster.isResolved = true;
    return alone;
}

Plan ofSecond(const Plan& plan)
{
    const SecondType& second = plan.cluster.second;
    Plan alone = plan;
    Cluster& c = alone.cluster;
    c.gpu = second.gpu, c.node = second.node;
    c.nodeSize = second.node.gpus, c.nics = second.node.nics;
    c.perGpu = c.between.bandwidth * (c.nics / c.nodeSize);
    c.inside.bandwidth = second.inside, c.inside.domain = second.domain;
    alone.money.price = second.price, alone.money.capital = second.capital;
    c.isResolved = true;
    return alone;
}

Plan blended(const Plan& first, const Plan& second)
{
    const Blend blend(first, second);
    Plan both = first;
    both.cluster = blend.cluster();
    both.money.price = blend.mean(first.money.price, second.money.price);
    both.money.capital = blend.mean(first.money.capital, second.money.capital);
    return both;
}

ResolvedPlan alone(Plan part, bool capped)
{
    if (capped)
        takeCap(part);
    return ResolvedPlan(std::move(part));
}

} // namespace

ResolvedPlan::ResolvedPlan(Plan given) : Plan(std::move(given))
{
    resolve();
}

// Whatever was entered for a node: at its peak it draws no less than its GPUs, and its nameplate is
// above its peak and its average. An average above the nameplate is taken for the peak as well.
static void orderDraws(Cluster& c)
{
    Node& node = c.node;
    const Watts gpus = c.nodeSize * c.gpu.power;
    if (node.peak < gpus)
        node.peak = gpus;
    if (node.rated < node.mean)
        node.rated = node.peak = node.mean;
    if (node.rated < node.peak)
        node.rated = node.peak;
}

void ResolvedPlan::resolve()
{
    types = nullptr;
    Plan& plan = *this;
    const bool capped = isCapped(plan.cluster);
    if (isAllSecond(plan.cluster)) {
        plan = ofSecond(plan);
    } else if (isMixed(plan.cluster)) { // many draws of a simulation do this: no needless copies
        Plan first = ofFirst(plan), second = ofSecond(plan);
        plan = blended(first, second);
        types = std::make_shared<const Types>(Types{alone(std::move(first), capped),
                                                    alone(std::move(second), capped),
                                                    plan.cluster.second.share});
    }
    orderDraws(plan.cluster);
    if (capped)
        takeCap(plan);
}

} // namespace engine
