#include "model/engine/judgment/advice.h"

#include "model/engine/judgment/judge.h"

namespace engine {

Advice advise(const Plan& plan, const Assessment& now, const Decision& smallest,
              const Catalog& catalog, std::stop_token stop)
{
    return {judge(plan, now, smallest, catalog, std::move(stop))};
}

} // namespace engine
