#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/published/accuracyrows.h"

#include <span>
#include <vector>

namespace engine {

// What a published run must have in common with a workload to tell something about its accuracy:
// GPU generation, kind of model and of work, bit width, and sizes within a factor.
struct Likeness {
    AccuracyQuantity quantity = AccuracyQuantity::Step;
    std::string generation;
    bool served = false, mixture = false, adapters = false;
    bool made = false; // images or videos
    int bits = 16;
    Params params{};
    double gpus = 0; // of the run, or per replica
};
inline constexpr double kLikeParams = 3, kLikeGpus = 4; // ratio, smaller or larger
// Nothing if no run is computed.
std::optional<Likeness> likenessOf(const Plan& plan, const Assessment& now, std::size_t work);
// Similar runs, of those with a prediction fitted without their own source.
std::vector<const AccuracyRow*> runsLike(std::span<const AccuracyRow> rows, const Likeness& like);

struct LikeRuns {
    std::size_t runs = 0, sources = 0;
    double median = kUnknown; // absolute error
};
LikeRuns summaryOf(std::span<const AccuracyRow* const> rows);

// "fp8", "mxfp8", "nvfp4", "bf16": bit width; 16 if not stated.
int bitsOf(std::string_view precision);

} // namespace engine
