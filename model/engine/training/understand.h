#pragma once

#include "model/engine/published/publishedrun.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/modelnames.h"
#include "model/engine/training/runmachine.h"

namespace engine {

// A published run in the terms of the kernel, and the assumptions this needed.
struct StepQuestion {
    TrainingJob job;
    Machine machine;
    Layout layout;
    bool layoutStated = true, recomputeStated = true, formatStated = true, microStated = true,
         fabricStated = true;
    bool batchStated = true; // otherwise only the token rate is meaningful
    bool softwareStated = true;
    MemoryFigure figure = MemoryFigure::Device; // that such software reports
    bool lookalike = false;                     // a similar GPU or model shape is substituted
    std::vector<Assumption> assumed;
    std::string skipped; // why it cannot be predicted; the rest is meaningless then
};

// Interprets runs using the catalog, which must outlive it.
class Understanding {
public:
    Understanding(const Catalog& catalog, const TrainingConstants& constants);
    StepQuestion understand(const PublishedRun& run) const;
    const TrainingConstants& constants() const { return constants_; }

private:
    const Catalog& catalog_;
    TrainingConstants constants_;
    GpuNames gpus_;
    ModelNames models_;
};

} // namespace engine
