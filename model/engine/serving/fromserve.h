#pragma once

#include "model/engine/answers/servechoice.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/serving/fleet.h"
#include "model/engine/serving/servesearch.h"
#include "model/engine/serving/split.h"
#include "model/engine/serving/traffic.h"

#include <optional>

namespace engine {

// A plan's serving inputs, in the serving room's terms.
struct ServePlan {
    const ResolvedPlan& plan;
    const Workload& work;
    const Serve& serve;
    ServeTraffic traffic;
    ServingJob job;
    TrafficPart part;
    Accelerator gpu; // with the link set in the plan
    double nodeSize = 8;
    bool possible = false; // enough is known to compute a step

    ServePlan(const ResolvedPlan& plan, const Workload& work,
              TrafficPart part = TrafficPart::Cluster);

    // To the neighboring node: in a torus, one link of each node leads there.
    Bandwidth between() const;
    bool tier() const { return part == TrafficPart::Tier; }
    const ServingConstants& constants() const { return *plan.serving; }
    LatencyLimits limits() const;
    ServingSizes sizes(const ServingLayout& layout) const;
    // Achieved GEMM rate per GPU, in 16 bits: for work without its own model here.
    FlopRate reached() const;
    FlopRate peak() const;     // per GPU, in the weight format
    bool sparseInVain() const; // weights are pruned without any gain here
    bool widens() const;       // weights are narrower than what the GPU multiplies
    std::vector<ServingLayout> layouts() const;
};

// One replica's performance within the limits, by the plan's rule. If disaggregated, one of each
// side; `whole` then refers to the decode side.
struct ReplicaDoes {
    Rate requests{}; // of both sides, with as many replicas of each as needed
    RateBound bound = RateBound::Nothing;
    double sequences = 0;
    Rate most{};                        // regardless of latency
    Rate prompts{}, answers{};          // per replica of each side
    Rate answersMost{};                 // with a full cache
    Seconds first{}, token{}, handed{}; // if disaggregated
};
// With its sizes, if enough is known to compute a step; contexts are kept as at that rate.
struct PlannedReplica {
    std::optional<ServingSizes> sizes;
    ReplicaDoes does;
};
PlannedReplica replicaOf(const ServePlan& plan, const ServingLayout& layout);

// The number of standby replicas for that many active ones.
double standbyFor(const ServePlan& plan, double carrying, double replicaGpus);

} // namespace engine
