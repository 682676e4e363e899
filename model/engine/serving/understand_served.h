#pragma once

#include "model/engine/published/served_run.h"
#include "model/engine/serving/served_words.h"
#include "model/engine/serving/sizes.h"
#include "model/engine/training/model_names.h"
#include "model/engine/training/run_machine.h"

namespace engine {

// A published serving run as the kernel can be asked about it.
struct ServingQuestion {
    ServingJob job;
    ServingMachine machine;
    ServingLayout layout;
    StatedScenario scenario;
    double users = kUnknown; // or requests, or sequences, as the scenario says
    double gpus = kUnknown;  // in all
    bool lengthsStated = true, formatsStated = true, degreesStated = true;
    bool lookalike = false; // another GPU or another model's shape stands in
    std::vector<Assumption> assumed;
    std::string skipped; // why it cannot be asked
};

inline constexpr double kNodeGpus = 8; // where nobody says how many share a link

// Who serves as much as possible divides a replica on no more GPUs than hold its weights, with as
// much again for the cache.
double fewestThatHold(const ServingQuestion& question, double most);

// Reads serving runs by meaning, against what the catalog knows. The catalog must outlive it.
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
