#include "model/engine/methods.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"

namespace engine {

std::vector<MethodAnswer> methodsOf(const ResolvedPlan& plan, std::size_t work, double gpus,
                                    std::stop_token stop)
{
    std::vector<MethodAnswer> all;
    for (const Method method : {Method::Full, Method::Lora, Method::Qlora}) {
        if (stop.stop_requested())
            return {};
        Plan by = plan;
        by.work[work].tune.method = method;
        const Assessment a = assess(by, given(by, gpus));
        const TrainAnswer& t = a.work[work];
        all.push_back({method, t.time, t.memory, t.usable, t.fit, a.money.runCost});
    }
    return all;
}

} // namespace engine
