#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/training/machine.h"

#include <span>
#include <vector>

namespace engine::play {

using Groups = std::vector<std::vector<int>>; // of ranks

// The location of every rank of a layout, and the load on the links between them. Ranks fill nodes
// in order: tensor ranks are adjacent, then context, replicas and stages.
class Wiring {
public:
    Wiring(const Machine& machine, const Layout& layout);

    int ranks() const { return ranks_; }
    int stageRanks() const { return stageRanks_; }
    int seatRanks() const { return seatRanks_; } // of one stage of one replica
    int rank(int stage, int replica, int context, int tensor) const;
    int domain(int rank) const { return rank / domain_; }
    // The NIC of a rank's GPU, and its bandwidth per direction.
    int nic(int rank) const;
    int nics() const;
    Bandwidth nicRate() const { return nicRate_; }
    // Placement repeats after this many ranks.
    int period() const { return period_; }

    // One pass around the rings of all groups at once: every member ends up with all of the data.
    struct Ring {
        int size = 1;
        Seconds latency{};
        double perByte = 0; // seconds
        Seconds time(Bytes data) const { return latency + Seconds(perByte * data.base()); }
    };
    std::vector<Ring> rings(const Groups& groups) const;
    // The slowest of the rings.
    Ring slowestRing(const Groups& groups) const;

    // Each group sends data around its own ring, on all hops at once.
    std::vector<Ring> hops(const Groups& groups, Share nicShare) const;

    // The number of a group's ranks in each domain.
    std::vector<int> perDomain(const std::vector<int>& group) const;

    const Machine& machine() const { return machine_; }

private:
    const Machine& machine_;
    int tensor_, context_, data_, stages_;
    int seatRanks_, stageRanks_, ranks_;
    int node_, domain_, nicsOfNode_, period_;
    Bandwidth nicRate_{};
};

} // namespace engine::play
