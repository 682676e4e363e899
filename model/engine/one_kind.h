#pragma once

#include "model/engine/plan.h"

#include <optional>

namespace engine {

// A plan whose cluster mixes two kinds of GPUs, as one of a single kind that does the same. A
// synchronous step goes at the pace of the slower kind, within the smaller memory and over the
// slower links; power, price, nodes and racks are the mean of both by their numbers. GPUs under a
// power cap are slower ones that draw less. So no room of the engine needs to know of mixes or
// caps. What has one kind already, and no cap, comes back as it is.
Plan asOneKind(const Plan& plan);

// Of a mixed cluster, a plan for the GPUs of one kind alone.
Plan firstKind(const Plan& plan);
Plan secondKind(const Plan& plan);

// The plan itself where it has one kind, without a copy of it.
class OneKind {
public:
    explicit OneKind(const Plan& plan) : plan_(plan)
    {
        if (isMixed(plan.cluster) || isCapped(plan.cluster))
            one_ = asOneKind(plan);
    }
    OneKind(const OneKind&) = delete;
    OneKind& operator=(const OneKind&) = delete;
    const Plan& operator*() const { return one_ ? *one_ : plan_; }

private:
    const Plan& plan_;
    std::optional<Plan> one_;
};

} // namespace engine
