#pragma once

#include "model/engine/dials/dial.h"
#include "model/engine/uncertainty/inputs.h"

#include <span>
#include <string>
#include <vector>

namespace engine {

// The dials of a plan, found once: their paths are text, and thousands of assessments are read. Of
// the costly ones, those that are asked for.
struct DialList {
    explicit DialList(const Plan& plan, std::span<const std::string> requested = {});
    std::vector<double> read(const ResolvedPlan& plan, const Assessment& assessment) const;

    std::vector<Bound<Dial>> dials;
    std::vector<std::string> paths;
};

// A plan whose uncertain inputs move while what was decided for it is held.
class MovingPlan {
public:
    MovingPlan(const Plan& plan, const Decision& decision)
        : base_(plan)
        , decision_(decision)
        , plan_(plan)
    {
    }
    // Of as many inputs as there are factors.
    const Assessment& moved(std::span<const UncertainInput> inputs,
                            std::span<const double> factors);
    const ResolvedPlan& plan() const { return plan_; } // as it was moved last

private:
    const Plan& base_;
    const Decision& decision_;
    ResolvedPlan plan_;
    Assessment assessment_;
};

} // namespace engine
