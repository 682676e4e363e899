#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/serving/servesearch.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace engine {

// One replica at one rate. Unknown times: requests arrive faster than it answers.
struct LoadPoint {
    Rate requests{};      // of the whole fleet
    double sequences = 0; // per replica
    Seconds first50{}, first95{}, token50{}, token95{};
    double costAnswer = 0; // $ per million output tokens, all costs included, at that load
    double costApi = 0;    // the same tokens at the hosted model's prices
};

struct LoadCurve {
    std::vector<LoadPoint> points; // from almost none to just below capacity
    Rate knee{};                   // requests of the whole fleet, within the limits
    Rate now{};                    // at the peak
    Rate end{};                    // the ultimate capacity
    Seconds first{}, token{};      // limits; unknown: none
};

// Running replicas, from the first hour of Monday, in steps of `slot`.
struct ReplicaWeek {
    Seconds slot{};
    std::vector<Rate> rates;    // of requests
    std::vector<double> need;   // replicas, at that moment
    std::vector<double> scaled; // with cold start and cool-down
    double always = 0;          // without autoscaling
    Share saved = 0;
};

struct GrowthMonth {
    double month = 0, replicas = 0, gpus = 0;
    Rate requests{};
    UsdRate cost{};
};

// Memory of one replica by content, at the actual load.
struct ServingMemoryParts {
    Bytes weights{}, cacheUsed{}, cacheFree{}, buffers{}, unused{}, capacity{};
};

// The layout that beats it, and by how much: relative to the better one.
struct BetterRow {
    WeightFormat format = WeightFormat::Fp8;
    ServingLayout layout;
    Share dearer = 0, slower = 0;
};

// One layout in one format. If it loses: why, to which one (with its index), or with which
// latencies it misses the limits even on an idle replica.
struct ServeRow {
    ServeOption option;
    UsdRate cost{};
    std::optional<BetterRow> better;
    bool chosen = false;
    bool onFrontier = false;
    double costAnswer = 0; // $ per million output tokens, all costs included
    Seconds whole{};       // per request
};

// What the Serving page shows for one workload in addition to its dials.
struct ServingDetail {
    bool serves = false; // false for other kinds of work: all is empty
    LoadCurve curve;
    ReplicaWeek week;
    ServingMemoryParts memory;
    std::vector<GrowthMonth> months; // today first
    std::vector<ServeRow> options;   // cheapest first, unusable ones last
    double looked = 0;               // layouts and formats evaluated
};

// The fleet in future months; today first.
std::vector<GrowthMonth> growthOf(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t work);

ServingDetail servingDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                              std::size_t work, std::stop_token stop = {});

} // namespace engine
