#pragma once

#include "model/engine/assessment.h"
#include "model/engine/plan.h"
#include "model/engine/published/accuracy_rows.h"
#include "model/engine/uncertainty/tornado.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace engine {

// How an uncertain input is known. Predictions of steps, memory and latency lie between published
// runs like the plan's, or take constants over from others; or they are narrowed by own runs.
enum class Known : std::uint8_t {
    Measured,     // in a source that was read, or by own runs
    Interpolated, // computed, between published runs like it
    Transferred,  // computed, and no published run is like it
    Assumed,      // nobody's measurement
    Entered,      // by hand
};
inline constexpr std::size_t kKnown = 5;

// What a figure's range comes from.
struct KnownHow {
    struct Part {
        std::string path; // of the input, as a tornado names it
        Known how = Known::Assumed;
        Share share = 0; // of the figure's variance
    };
    std::vector<Part> parts; // the largest first; none where nothing uncertain moves the figure
    std::array<Share, kKnown> shares() const;
};
KnownHow knownHow(const Plan& plan, const Assessment& assessment,
                  std::span<const AccuracyRow> published, const std::string& dial);
// The same from a tornado that already divides the variance by input.
KnownHow knownHow(const Plan& plan, const Assessment& assessment,
                  std::span<const AccuracyRow> published, const Tornado& tornado);

} // namespace engine
