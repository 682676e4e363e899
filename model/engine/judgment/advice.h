#pragma once

#include "model/engine/judgment/probe.h"
#include "model/engine/judgment/verdict.h"

namespace engine {

// All that is advised about a plan beside its findings.
struct Advice {
    Judgment judgment;
};

// What it returns when stopped means nothing.
Advice advise(const Plan& plan, const Assessment& now, const Decision& smallest,
              const Catalog& catalog, std::stop_token stop = {});

} // namespace engine
