#pragma once

#include "model/engine/dials/dial.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/uncertainty/inputs.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace engine {

// The dials of a plan, resolved once: their paths are text, and thousands of assessments are read.
// Includes only the requested ones of the costly dials.
struct DialList {
    explicit DialList(const Plan& plan, std::span<const std::string> requested = {});
    std::vector<double> read(const ResolvedPlan& plan, const Assessment& assessment) const;

    std::vector<Bound<Dial>> dials;
    std::vector<std::string> paths;
};

// A plan whose uncertain inputs vary while its decisions are unchanged.
class MovingPlan {
public:
    MovingPlan(const Plan& plan, const Decision& decision)
        : base_(plan)
        , decision_(decision)
        , plan_(plan)
    {
    }
    // `factors` has one entry per input.
    const Assessment& moved(std::span<const UncertainInput> inputs,
                            std::span<const double> factors);
    // The same, if its work was moved alike in a plan that asks the same.
    const Assessment& moved(std::span<const UncertainInput> inputs, std::span<const double> factors,
                            const Assessment& work);
    const ResolvedPlan& plan() const { return plan_; } // as last changed
    // What its GPUs do, without power and money.
    const Assessment& work() const { return isStill_ ? *still_ : work_; }

private:
    void move(std::span<const UncertainInput> inputs, std::span<const double> factors);
    const Assessment& withBill(const Assessment& work, std::span<const UncertainInput> inputs,
                               std::span<const double> factors);

    const Plan& base_;
    const Decision& decision_;
    ResolvedPlan plan_;
    Assessment work_, assessment_;
    std::optional<Assessment> still_; // the work while only prices and the site move …
    bool isStill_ = false;            // … as they did last
};

} // namespace engine
