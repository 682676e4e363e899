#include "model/engine/advice/view.h"

namespace engine {

bool AdviceView::isNoWorse(const Assessment& then) const
{
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (work(w).runs() && then.work[w].time > larger(now.work[w].time, work(w).train.deadline))
            return false;
    const bool buys = plan.money.tenure == Tenure::Buy && now.money.buyingPays;
    if (buys && !then.money.buyingPays)
        return false;
    return !(then.money.inUse > larger(1.0, now.money.inUse));
}

} // namespace engine
