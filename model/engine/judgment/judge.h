#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

namespace engine {

// Whether a plan needs a cluster and whose it should be: every criterion with its figures, whether
// the way met it or not, and the way through them. What it returns when stopped means nothing.
Judgment judge(const ResolvedPlan& plan, const Assessment& now, const Decision& smallest,
               const Catalog& catalog, std::stop_token stop = {});

} // namespace engine
