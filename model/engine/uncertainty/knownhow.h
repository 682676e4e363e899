#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/published/accuracyrows.h"
#include "model/engine/uncertainty/tornado.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace engine {

// How an uncertain input is known. Predictions of steps, memory and latency lie between published
// runs similar to the plan, or transfer constants from others; or own runs narrow them.
enum class Known : std::uint8_t {
    Measured,     // from a source, or by own runs
    Interpolated, // computed, between similar published runs
    Transferred,  // computed, without a similar published run
    Assumed,      // not measured
    Entered,      // by the user
};
inline constexpr std::size_t kKnown = 5;

// The origin of a figure's range.
struct KnownHow {
    struct Part {
        std::string path; // of the input, as named in a tornado
        Known how = Known::Assumed;
        Share share = 0; // of the figure's variance
    };
    std::vector<Part> parts; // largest first; empty if nothing uncertain moves the figure
    std::array<Share, kKnown> shares() const;
};
KnownHow knownHow(const Plan& plan, const Assessment& assessment,
                  std::span<const AccuracyRow> published, const std::string& dial);
// The same from a tornado that already has the variance by input.
KnownHow knownHow(const Plan& plan, const Assessment& assessment,
                  std::span<const AccuracyRow> published, const Tornado& tornado);

} // namespace engine
