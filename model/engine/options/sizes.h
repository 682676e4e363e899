#pragma once

#include "model/engine/options/option.h"

#include <span>
#include <stop_token>

namespace engine {

// The number of GPUs a plan needs, looked up among earlier results; otherwise searched.
class OptionSizes {
public:
    explicit OptionSizes(std::span<const OptionSize> known) : known_(known) {}

    // The smallest number of GPUs that does the plan's work in time.
    Decision smallest(const std::shared_ptr<const Plan>& plan, const std::stop_token& stop);
    Decision given(const std::shared_ptr<const Plan>& plan, double gpus);

    // Whether the smallest number for that plan is known without a search.
    bool knows(const Plan& plan) const { return find(plan, 0) != nullptr; }
    std::vector<OptionSize> take() && { return std::move(used_); }

private:
    const OptionSize* find(const Plan& plan, double gpus) const;
    Decision keep(OptionSize size);

    std::span<const OptionSize> known_;
    std::vector<OptionSize> used_;
};

} // namespace engine
