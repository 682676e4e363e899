#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/published/accuracy_rows.h"

#include <span>
#include <vector>

namespace engine {

// What a published run has to have in common with a workload to say something of how sure its
// figures are: generation of the GPU, kind of model and of work, width of its numbers, and sizes
// within a factor.
struct Likeness {
    AccuracyQuantity quantity = AccuracyQuantity::Step;
    std::string generation;
    bool served = false, mixture = false, adapters = false;
    bool made = false; // images or videos
    int bits = 16;
    Params params{};
    double gpus = 0; // of the run, or of one replica
};
inline constexpr double kLikeParams = 3, kLikeGpus = 4; // times smaller or larger
// Nothing where no run is computed.
std::optional<Likeness> likenessOf(const Plan& plan, const Assessment& now, std::size_t work);
// The runs that are like it, those whose prediction without their own source is known.
std::vector<const AccuracyRow*> runsLike(std::span<const AccuracyRow> rows, const Likeness& like);

struct LikeRuns {
    std::size_t runs = 0, sources = 0;
    double median = kUnknown; // of the errors, without a sign
};
LikeRuns summaryOf(std::span<const AccuracyRow* const> rows);

// "fp8", "mxfp8", "nvfp4", "bf16": how wide the numbers are; 16 where nobody said.
int bitsOf(std::string_view precision);

} // namespace engine
