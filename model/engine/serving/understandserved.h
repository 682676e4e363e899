#pragma once

#include "model/engine/published/servedrun.h"
#include "model/engine/serving/servedwords.h"
#include "model/engine/serving/sizes.h"
#include "model/engine/training/modelnames.h"
#include "model/engine/training/runmachine.h"

namespace engine {

// A published serving run in the terms of the kernel.
struct ServingQuestion {
    ServingJob job;
    ServingMachine machine;
    ServingLayout layout;
    StatedScenario scenario;
    double users = kUnknown; // or requests, or sequences, depending on the scenario
    double gpus = kUnknown;  // total
    bool lengthsStated = true, formatsStated = true, degreesStated = true;
    bool lookalike = false; // a similar GPU or model shape is substituted
    std::vector<Assumption> assumed;
    std::string skipped; // why it cannot be predicted
};

inline constexpr double kNodeGpus = 8; // if it is not stated how many share a link

// For maximum throughput, a replica uses no more GPUs than hold its weights, with as much again for
// the KV cache.
double fewestThatHold(const ServingQuestion& question, double most);

// Interprets serving runs using the catalog, which must outlive it.
class ServingUnderstanding {
public:
    ServingUnderstanding(const Catalog& catalog, const ServingConstants& constants);
    ServingQuestion understand(const ServedRun& run) const;
    const ServingConstants& constants() const { return constants_; }

private:
    const Catalog& catalog_;
    ServingConstants constants_;
    GpuNames gpus_;
    ModelNames models_;
};

} // namespace engine
