#include "model/engine/options/sizes.h"

#include "model/engine/asksthesame.h"
#include "model/engine/decide.h"

#include <algorithm>

namespace engine {
const OptionSize* OptionSizes::find(const Plan& plan, double gpus) const
{
    const auto isSame = [&](const OptionSize& size) {
        return size.gpus == gpus && size.priced->cluster.gpu.id == plan.cluster.gpu.id &&
               asksTheSame(*size.priced, plan, false);
    };
    const auto used = std::ranges::find_if(used_, isSame);
    const auto known = std::ranges::find_if(known_, isSame);
    return used != used_.end() ? &*used : known != known_.end() ? &*known : nullptr;
}

Decision OptionSizes::keep(OptionSize size)
{
    Decision decision = size.decision;
    const bool isThere = std::ranges::any_of(used_, [&](const OptionSize& other) {
        return other.priced == size.priced && other.gpus == size.gpus;
    });
    if (!isThere)
        used_.push_back(std::move(size));
    return decision;
}

Decision OptionSizes::smallest(const std::shared_ptr<const Plan>& plan, const std::stop_token& stop)
{
    if (const OptionSize* known = find(*plan, 0))
        return keep(*known);
    return keep({plan, 0, engine::smallest(*plan, stop)});
}

Decision OptionSizes::given(const std::shared_ptr<const Plan>& plan, double gpus)
{
    if (const OptionSize* known = find(*plan, gpus))
        return keep(*known);
    return keep({plan, gpus, engine::given(*plan, gpus)});
}

} // namespace engine
