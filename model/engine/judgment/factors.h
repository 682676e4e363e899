#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// Which one a published comparison of one GPU with a cluster favors.
enum class Ahead : std::uint8_t { OneGpu, Cluster, Depends };

// One of its seven factors, with the plan's figure on one GPU and on its cluster.
struct FactorRow {
    std::string id; // its text is in the model layer
    Unit unit = Unit::None;
    double one = kUnknown, cluster = kUnknown; // unknown for one GPU: the work does not fit
    bool lessIsBetter = true;
    Ahead claimed = Ahead::Depends;

    Ahead ahead() const; // from the figures; Depends if they are about equal
    bool agrees() const { return claimed == Ahead::Depends || ahead() != opposite(); }

private:
    Ahead opposite() const { return claimed == Ahead::OneGpu ? Ahead::Cluster : Ahead::OneGpu; }
};
std::vector<FactorRow> factorsOf(const Probe& probe);

} // namespace engine
