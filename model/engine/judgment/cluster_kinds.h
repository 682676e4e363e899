#pragma once

#include "model/engine/finding.h"
#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

#include <string>
#include <vector>

namespace engine {

// The kinds of cluster that practitioners tell apart.
enum class ClusterKind : std::uint8_t { SingleNode, Training, Inference, Burst };

// What one of them means for this plan: what it is good for, or what breaks. Words are in the model
// floor, by id; the arguments are theirs.
struct ClusterKindRow {
    ClusterKind kind = ClusterKind::SingleNode;
    std::string id;
    std::vector<Finding::Argument> arguments{};
    bool suits = false; // the plan comes to it
};
std::vector<ClusterKindRow> clusterKindsOf(const Probe& probe, const Judgment& judgment);

// The plan as a cluster of that kind; nothing where it has no such work, and for bursts, which
// are a way to pay.
std::optional<Plan> asKind(const Plan& plan, ClusterKind kind);

} // namespace engine
