#include "model/engine/play/layertraffic.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

struct Traffic {
    const PreparedJob& job;
    const Layout& l;
    const LayerTime& layer;
    const Wiring& wiring;
    std::vector<LayerTraffic>& seats;
    const Machine& m = wiring.machine();
    const TrainingConstants& constants = job.constants;
    const Widths& w = job.widths;
    double tokens = l.microBatch * job.job.sequence.base() / l.context;

    LayerTraffic& seat(int stage, int replica)
    {
        return seats[static_cast<std::size_t>(stage) * l.data + replica];
    }
    LayerTraffic& seatOf(int rank)
    {
        return seats[static_cast<std::size_t>(rank / wiring.seatRanks())];
    }
};

// A pass has two all-reduces over the tensor ranks, each a reduce-scatter and an all-gather ring.
// With sequence parallelism, the backward pass gathers its two inputs once more.
void addTensor(Traffic& k)
{
    if (k.l.tensor <= 1)
        return;
    Groups groups;
    for (int first = 0; first < k.wiring.ranks(); first += k.l.tensor) {
        groups.emplace_back();
        for (int t = 0; t < k.l.tensor; ++t)
            groups.back().push_back(first + t);
    }
    const std::vector<Wiring::Ring> rings = k.wiring.rings(groups);
    const Bytes data(2 * k.tokens * k.w.hidden);
    const Share shown = k.job.stack.hidesTraffic ? k.constants.tensorExposed : 1;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const Seconds once = shown * rings[g].time(data);
        LayerTraffic& seat = k.seatOf(groups[g].front());
        seat.forward.tensor = larger(seat.forward.tensor, 4 * once);
        seat.backward.tensor = larger(seat.backward.tensor, (k.l.sequenceParallel ? 6 : 4) * once);
    }
}

// Ring attention over keys and values: each step computes a block while the next one is
// transferred. Both slow each other down, and the last block overlaps with nothing.
Seconds ringAttention(const Traffic& k, Seconds hop, Seconds core)
{
    const Seconds block = core / k.l.context;
    return (k.l.context - 1) * (larger(Seconds{}, hop - block) + k.constants.contextExposed * hop);
}

void addContext(Traffic& k)
{
    if (k.l.context <= 1)
        return;
    Groups groups;
    for (int stage = 0; stage < k.l.pipeline; ++stage)
        for (int r = 0; r < k.l.data; ++r)
            for (int t = 0; t < k.l.tensor; ++t) {
                groups.emplace_back();
                for (int c = 0; c < k.l.context; ++c)
                    groups.back().push_back(k.wiring.rank(stage, r, c, t));
            }
    const std::vector<Wiring::Ring> rings = k.wiring.hops(groups, k.constants.sendShare);
    const double width = k.w.latent() ? k.w.heads * (k.w.compared + k.w.passed) / 2 : k.w.keys();
    const Bytes block(4 * k.tokens * width / k.l.tensor);
    const PassTime &f = k.layer.forward, &b = k.layer.backward;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const Seconds hop = rings[g].time(block);
        LayerTraffic& seat = k.seatOf(groups[g].front());
        seat.forward.context =
            larger(seat.forward.context, ringAttention(k, hop, f.attention + f.floor));
        seat.backward.context =
            larger(seat.backward.context, ringAttention(k, 2 * hop, b.attention + b.floor));
    }
}

// The probability that none of a token's experts is among `here` of `all`.
double missing(double all, double here, double active)
{
    double none = 1;
    for (int i = 0; i < static_cast<int>(active); ++i)
        none *= std::max(0.0, all - here - i) / std::max(1.0, all - i);
    return none;
}

// All-to-all: tokens to their experts and back. A token is sent to a domain once, however many of
// its experts are there, and handed to each of them inside. If experts are sharded, each of their
// ranks brings a slice and the slices are combined there.
void addExperts(Traffic& k)
{
    if (k.l.expert <= 1)
        return;
    const int apart = k.l.expert * k.l.expertTensor;
    const Bytes slice(2 * k.tokens * k.w.hidden / k.l.tensor), out = k.l.expertTensor * slice;
    const Bandwidth link = k.m.insideShare * k.m.inside, nic = k.m.betweenShare * k.m.between;
    for (int first = 0; first + apart <= k.wiring.ranks(); first += apart) {
        std::vector<int> group;
        for (int i = 0; i < apart; ++i)
            group.push_back(first + i);
        const std::vector<int> here = k.wiring.perDomain(group);
        double crossing = 0, inside = 0; // per token: domains it is sent to, transfers inside them
        for (std::size_t d = 0; d < here.size(); ++d) {
            double sent = 0;
            for (std::size_t e = 0; e < here.size(); ++e)
                if (e != d)
                    sent += 1 - missing(k.w.experts, k.w.experts * here[e] / apart, k.w.active);
            crossing = std::max(crossing, sent);
            const double ranks = std::max(1.0, static_cast<double>(here[d]) / k.l.expertTensor);
            inside = std::max(inside, k.w.active * (ranks - 1) / ranks);
        }
        const Seconds latency =
            2 * k.m.insideLatency +
            std::ceil(std::log2(static_cast<double>(here.size()))) * k.m.betweenLatency;
        const Seconds way = latency + crossing * slice / nic + inside * out / link;
        const Seconds shown = k.constants.expertExposed * 2 * way;
        for (const int rank : group) {
            LayerTraffic& seat = k.seatOf(rank);
            seat.forward.expert = larger(seat.forward.expert, shown);
            seat.backward.expert = larger(seat.backward.expert, shown);
        }
    }
}

} // namespace

std::vector<LayerTraffic> layerTraffic(const PreparedJob& job, const Layout& layout,
                                       const LayerTime& layer, const Wiring& wiring)
{
    std::vector<LayerTraffic> seats(static_cast<std::size_t>(layout.pipeline * layout.data));
    Traffic k{job, layout, layer, wiring, seats};
    addTensor(k);
    addContext(k);
    addExperts(k);
    // Only MoE layers have experts.
    const double mixed = job.widths.layers > 0 ? job.widths.mixtureLayers / job.widths.layers : 0;
    for (LayerTraffic& seat : seats)
        seat.forward.expert = mixed * seat.forward.expert,
        seat.backward.expert = mixed * seat.backward.expert;
    return seats;
}

} // namespace engine::play
