#include "model/engine/play/wiring.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine::play {
namespace {

int whole(double number)
{
    return static_cast<int>(std::clamp(std::floor(number), 1.0, 1e6));
}

} // namespace

Wiring::Wiring(const Machine& m, const Layout& l)
    : machine_(m)
    , tensor_(l.tensor)
    , context_(l.context)
    , data_(l.data)
    , stages_(l.pipeline)
    , seatRanks_(tensor_ * context_)
    , stageRanks_(seatRanks_ * data_)
    , ranks_(stageRanks_ * stages_)
    , node_(whole(m.nodeGpus))
    , domain_(whole(m.domain))
    , nicsOfNode_(std::min(whole(m.nics), node_))
    , period_(std::lcm(node_, domain_))
    , nicRate_(larger(m.between, m.nodeGpus * m.between / m.nics))
{
    if (m.nics >= m.nodeGpus) // each GPU has its own, or several
        nicRate_ = m.between;
}

int Wiring::rank(int stage, int replica, int context, int tensor) const
{
    return ((stage * data_ + replica) * context_ + context) * tensor_ + tensor;
}

int Wiring::nic(int rank) const
{
    return rank / node_ * nicsOfNode_ + rank % node_ * nicsOfNode_ / node_;
}

int Wiring::nics() const
{
    return (ranks_ / node_ + 1) * nicsOfNode_;
}

std::vector<int> Wiring::perDomain(const std::vector<int>& group) const
{
    std::vector<int> counts;
    int last = -1;
    for (const int rank : group) {
        if (domain(rank) != last)
            counts.push_back(0), last = domain(rank);
        ++counts.back();
    }
    return counts;
}

// A group that spans domains has as many rings as its fewest members in any domain: each leaves a
// domain by another member's NIC and carries its share of the data. A ring moves (n − 1)/n of the
// data along each hop; the most loaded port sets the pace of the rings that use it.
std::vector<Wiring::Ring> Wiring::rings(const Groups& groups) const
{
    std::vector<double> out(static_cast<std::size_t>(nics())), in(out.size());
    std::vector<std::vector<int>> counts;
    counts.reserve(groups.size());
    const auto walk = [&](std::size_t g, auto&& cross) {
        const std::vector<int>& group = groups[g];
        const std::vector<int>& here = counts[g];
        if (here.size() <= 1)
            return;
        const int rings = std::ranges::min(here);
        std::size_t first = 0;
        for (std::size_t d = 0; d < here.size(); ++d) {
            const std::size_t next =
                d + 1 < here.size() ? first + static_cast<std::size_t>(here[d]) : 0;
            for (int ring = 0; ring < rings; ++ring)
                cross(static_cast<std::size_t>(nic(group[first + static_cast<std::size_t>(ring)])),
                      static_cast<std::size_t>(nic(group[next + static_cast<std::size_t>(ring)])),
                      1.0 / rings);
            first = next;
        }
    };
    for (std::size_t g = 0; g < groups.size(); ++g) {
        counts.push_back(perDomain(groups[g]));
        walk(g, [&](std::size_t from, std::size_t to, double share) {
            out[from] += share, in[to] += share;
        });
    }
    const double nicRate = machine_.betweenShare * nicRate_.base();
    const double link = machine_.insideShare * machine_.inside.base();
    std::vector<Ring> all;
    all.reserve(groups.size());
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const auto size = static_cast<double>(groups[g].size());
        Ring ring;
        ring.size = static_cast<int>(groups[g].size());
        if (ring.size <= 1) {
            all.push_back(ring);
            continue;
        }
        double busiest = 0;
        walk(g, [&](std::size_t from, std::size_t to, double) {
            busiest = std::max({busiest, out[from], in[to]});
        });
        ring.perByte = (size - 1) / size * std::max(1 / link, busiest / nicRate);
        ring.latency =
            (std::ranges::max(counts[g]) - 1) * machine_.insideLatency +
            std::ceil(std::log2(static_cast<double>(counts[g].size()))) * machine_.betweenLatency;
        all.push_back(ring);
    }
    return all;
}

Wiring::Ring Wiring::slowestRing(const Groups& groups) const
{
    Ring slowest;
    for (const Ring& ring : rings(groups)) {
        slowest.size = std::max(slowest.size, ring.size);
        slowest.latency = larger(slowest.latency, ring.latency);
        slowest.perByte = std::max(slowest.perByte, ring.perByte);
    }
    return slowest;
}

// Each list holds ranks that send to the same position in the next list: `groups` has one list per
// ring, in ring order.
std::vector<Wiring::Ring> Wiring::hops(const Groups& groups, Share nicShare) const
{
    std::vector<double> out(static_cast<std::size_t>(nics())), in(out.size());
    const auto each = [&](const std::vector<int>& group, auto&& hop) {
        for (std::size_t i = 0; i < group.size(); ++i)
            hop(group[i], group[(i + 1) % group.size()]);
    };
    for (const auto& group : groups)
        each(group, [&](int from, int to) {
            if (domain(from) != domain(to))
                ++out[static_cast<std::size_t>(nic(from))], ++in[static_cast<std::size_t>(nic(to))];
        });
    const double nicRate = nicShare * nicRate_.base();
    const double link = machine_.insideShare * machine_.inside.base();
    std::vector<Ring> all;
    for (const auto& group : groups) {
        Ring ring;
        ring.size = static_cast<int>(group.size());
        ring.latency = machine_.insideLatency;
        ring.perByte = 1 / link;
        each(group, [&](int from, int to) {
            if (domain(from) == domain(to))
                return;
            ring.latency = larger(ring.latency, machine_.betweenLatency);
            const double flows = std::max(out[static_cast<std::size_t>(nic(from))],
                                          in[static_cast<std::size_t>(nic(to))]);
            ring.perByte = std::max(ring.perByte, flows / nicRate);
        });
        all.push_back(ring);
    }
    return all;
}

} // namespace engine::play
