#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

namespace engine {

// Whether a plan needs a cluster and who should own it: every criterion with its figures, on the
// path or not, and the path through them. The result is meaningless if stopped.
Judgment judge(const ResolvedPlan& plan, const Assessment& now, const Decision& smallest,
               const Catalog& catalog, std::stop_token stop = {});

} // namespace engine
