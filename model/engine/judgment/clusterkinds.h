#pragma once

#include "model/engine/finding.h"
#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

#include <string>
#include <vector>

namespace engine {

// The kinds of cluster that practitioners distinguish.
enum class ClusterKind : std::uint8_t { SingleNode, Training, Inference, Burst };

// What one of them means for this plan: what it is good for, or what breaks. The text is in the
// model layer, by id, with these arguments.
struct ClusterKindRow {
    ClusterKind kind = ClusterKind::SingleNode;
    std::string id;
    std::vector<Finding::Argument> arguments{};
    bool suits = false; // matches the plan's verdict
};
std::vector<ClusterKindRow> clusterKindsOf(const Probe& probe, const Judgment& judgment);

// The plan as a cluster of that kind; nothing if it has no such work, or for bursts, which are only
// a way to pay.
std::optional<Plan> asKind(const Plan& plan, ClusterKind kind);

} // namespace engine
