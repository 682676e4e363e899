#pragma once

#include "model/engine/options/option.h"

#include <span>
#include <stop_token>

namespace engine {

// How many GPUs a plan takes, looked up among what was found before; what is new is searched.
class OptionSizes {
public:
    explicit OptionSizes(std::span<const OptionSize> known) : known_(known) {}

    // The fewest GPUs that do the plan's work in time.
    Decision smallest(const std::shared_ptr<const Plan>& plan, const std::stop_token& stop);
    Decision given(const std::shared_ptr<const Plan>& plan, double gpus);

    // Whether the fewest for that plan are known without a search.
    bool knows(const Plan& plan) const { return find(plan, 0) != nullptr; }
    std::vector<OptionSize> take() && { return std::move(used_); }

private:
    const OptionSize* find(const Plan& plan, double gpus) const;
    Decision keep(OptionSize size);

    std::span<const OptionSize> known_;
    std::vector<OptionSize> used_;
};

} // namespace engine
