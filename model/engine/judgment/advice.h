#pragma once

#include "model/engine/judgment/adapt.h"
#include "model/engine/judgment/checklist.h"
#include "model/engine/judgment/clusterkinds.h"
#include "model/engine/judgment/design.h"
#include "model/engine/judgment/factors.h"
#include "model/engine/judgment/losses.h"
#include "model/engine/judgment/operations.h"
#include "model/engine/judgment/outages.h"
#include "model/engine/judgment/quality.h"
#include "model/engine/judgment/roadmap.h"
#include "model/engine/judgment/sizes.h"
#include "model/engine/judgment/verdict.h"

namespace engine {

// All advice about a plan in addition to its findings.
struct Advice {
    Judgment judgment;
    // GPUs of the smallest cluster that does the work, if the plan's own does not: owning or
    // renting one that is too small is no question. Unknown: all advice is about the plan's own.
    double judgedOn = kUnknown;
    std::vector<CheckItem> checklist, signs;
    std::vector<FactorRow> factors;
    std::vector<UseRow> uses;
    std::vector<SizeRow> sizes;
    std::vector<ClusterKindRow> kinds;
    std::vector<FamilyRow> families;
    std::vector<NetworkRow> networks;
    std::vector<EngineRow> engines;
    std::vector<StackRow> stacks;
    std::vector<OperationRow> schedulers, launchers, stores;
    LowUse lowUse;
    std::vector<Outage> outages;
    std::vector<QualityRow> quality;
    std::vector<AdaptationRow> adaptations;
    Roadmap roadmap;
};

// `own` is the plan's own assessment. The result is meaningless if stopped.
Advice advise(const ResolvedPlan& plan, const Assessment& own, const Decision& smallest,
              const Catalog& catalog, std::stop_token stop = {});

} // namespace engine
