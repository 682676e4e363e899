#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/training/machine.h"

#include <span>
#include <vector>

namespace engine::play {

using Groups = std::vector<std::vector<int>>; // of ranks

// Where every rank of a layout lies, and what the wires between them carry. Ranks fill nodes one
// after another: tensor ranks lie next to each other, then those of context, of the replicas and of
// the stages.
class Wiring {
public:
    Wiring(const Machine& machine, const Layout& layout);

    int ranks() const { return ranks_; }
    int stageRanks() const { return stageRanks_; }
    int seatRanks() const { return seatRanks_; } // of one stage of one replica
    int rank(int stage, int replica, int context, int tensor) const;
    int domain(int rank) const { return rank / domain_; }
    // The NIC beside a rank's GPU, and what it carries each way.
    int nic(int rank) const;
    int nics() const;
    Bandwidth nicRate() const { return nicRate_; }
    // Places repeat after so many ranks.
    int period() const { return period_; }

    // One pass around rings of all those groups at once: every member ends with all of the data.
    struct Ring {
        int size = 1;
        Seconds latency{};
        double perByte = 0; // seconds
        Seconds time(Bytes data) const { return latency + Seconds(perByte * data.base()); }
    };
    std::vector<Ring> rings(const Groups& groups) const;
    // The slowest of them.
    Ring slowestRing(const Groups& groups) const;

    // Each of those groups hands data on around a ring of its own, by all hops at once.
    std::vector<Ring> hops(const Groups& groups, Share nicShare) const;

    // How many of a group's ranks share a domain, domain by domain.
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
