#pragma once

#include "model/engine/answers/serve_choice.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/serving/fleet.h"
#include "model/engine/serving/serve_search.h"
#include "model/engine/serving/split.h"
#include "model/engine/serving/traffic.h"

#include <optional>

namespace engine {

// What a plan asks of the serving room, in the room's own words.
struct ServePlan {
    const ResolvedPlan& plan;
    const Workload& work;
    const Serve& serve;
    ServeTraffic traffic;
    ServingJob job;
    TrafficPart part;
    Accelerator gpu; // with the link that the plan gives it
    double nodeSize = 8;
    bool possible = false; // enough is known to compute a step

    ServePlan(const ResolvedPlan& plan, const Workload& work,
              TrafficPart part = TrafficPart::Cluster);

    // To the node beside: in a torus one link of each node leads there.
    Bandwidth between() const;
    bool tier() const { return part == TrafficPart::Tier; }
    const ServingConstants& constants() const { return *plan.serving; }
    LatencyLimits limits() const;
    ServingSizes sizes(const ServingLayout& layout) const;
    // Products of so much a GPU, in sixteen bits: for work that has no model of its own here.
    FlopRate reached() const;
    FlopRate peak() const;     // of one GPU, in the format of the weights
    bool sparseInVain() const; // weights are pruned, and nothing here gains by it
    std::vector<ServingLayout> layouts() const;
};

// What one replica does within the limits, by the plan's rule. Where prompts stand apart, one of
// each side; what `whole` says is then of the side that answers.
struct ReplicaDoes {
    Rate requests{}; // of both sides, as many replicas of each as they need
    RateBound bound = RateBound::Nothing;
    double sequences = 0;
    Rate most{};                        // whatever the wait
    Rate prompts{}, answers{};          // of a replica of each side
    Rate answersMost{};                 // with the cache full
    Seconds first{}, token{}, handed{}; // where they stand apart
};
// With its sizes, where enough is known to compute a step; contexts are kept as at that rate.
struct PlannedReplica {
    std::optional<ServingSizes> sizes;
    ReplicaDoes does;
};
PlannedReplica replicaOf(const ServePlan& plan, const ServingLayout& layout);

// Replicas that should stand by for so many.
double standbyFor(const ServePlan& plan, double carrying, double replicaGpus);

} // namespace engine
