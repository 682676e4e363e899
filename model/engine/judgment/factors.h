#pragma once

#include "model/engine/judgment/probe.h"

#include <string>
#include <vector>

namespace engine {

// Whom a published comparison of one GPU with a cluster sees ahead.
enum class Ahead : std::uint8_t { OneGpu, Cluster, Depends };

// One of its seven factors, with the plan's figure on one GPU and on its cluster.
struct FactorRow {
    std::string id; // words are in the model floor
    Unit unit = Unit::None;
    double one = kUnknown, cluster = kUnknown; // unknown on one GPU: it does not hold the work
    bool lessIsBetter = true;
    Ahead claimed = Ahead::Depends;

    Ahead ahead() const; // by the figures; depends, where both are alike
    bool agrees() const { return claimed == Ahead::Depends || ahead() != opposite(); }

private:
    Ahead opposite() const { return claimed == Ahead::OneGpu ? Ahead::Cluster : Ahead::OneGpu; }
};
std::vector<FactorRow> factorsOf(const Probe& probe);

} // namespace engine
