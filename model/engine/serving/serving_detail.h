#pragma once

#include "model/engine/assessment.h"
#include "model/engine/resolved_plan.h"
#include "model/engine/serving/serve_search.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace engine {

// One replica at one rate. Unknown times: requests come faster than it answers.
struct LoadPoint {
    Rate requests{};      // of the whole fleet
    double sequences = 0; // in each replica
    Seconds first50{}, first95{}, token50{}, token95{};
    double costAnswer = 0; // $ a million tokens of answers, with everything, at that load
    double costApi = 0;    // the same tokens at the hosted model's prices
};

struct LoadCurve {
    std::vector<LoadPoint> points; // from next to none to just below the end
    Rate knee{};                   // requests of the whole fleet, within the limits
    Rate now{};                    // that come at the peak
    Rate end{};                    // more than this is never answered
    Seconds first{}, token{};      // limits; unknown: none
};

// Replicas that run, from the first hour of Monday on, in steps of `slot`.
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

// What the memory of one replica holds, at the load that comes.
struct ServingMemoryParts {
    Bytes weights{}, cacheUsed{}, cacheFree{}, buffers{}, unused{}, capacity{};
};

// The layout that one loses to, and by how much: shares of the better one's.
struct BetterRow {
    WeightFormat format = WeightFormat::Fp8;
    ServingLayout layout;
    Share dearer = 0, slower = 0;
};

// One layout in one format. Losing: why, to which (its place among the rows, too), or with which
// times it misses the limits even alone.
struct ServeRow {
    ServeOption option;
    UsdRate cost{};
    std::optional<BetterRow> better;
    bool chosen = false;
    bool onFrontier = false;
    double costAnswer = 0; // $ a million tokens of answers, with everything
    Seconds whole{};       // of a request
};

// What the Serving page shows of one workload beside its dials.
struct ServingDetail {
    bool serves = false; // of other kinds of work all is empty
    LoadCurve curve;
    ReplicaWeek week;
    ServingMemoryParts memory;
    std::vector<GrowthMonth> months; // today first
    std::vector<ServeRow> options;   // the cheapest first, those that cannot be used last
    double looked = 0;               // layouts and formats
};

// The fleet of the months to come; today first.
std::vector<GrowthMonth> growthOf(const ResolvedPlan& plan, const Assessment& assessment,
                                  std::size_t work);

ServingDetail servingDetailOf(const ResolvedPlan& plan, const Assessment& assessment,
                              std::size_t work, std::stop_token stop = {});

} // namespace engine
