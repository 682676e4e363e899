#pragma once

#include "model/engine/published/published_run.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/model_names.h"
#include "model/engine/training/run_machine.h"

namespace engine {

// A published run as the kernel can be asked about it, and what had to be assumed for that.
struct StepQuestion {
    TrainingJob job;
    Machine machine;
    Layout layout;
    bool layoutStated = true, recomputeStated = true, formatStated = true, microStated = true,
         fabricStated = true;
    bool batchStated = true; // else only the rate of tokens means something
    bool softwareStated = true;
    MemoryFigure figure = MemoryFigure::Device; // that such software reports
    bool lookalike = false;                     // another GPU or another model's shape stands in
    std::vector<Assumption> assumed;
    std::string skipped; // why it cannot be asked; the rest is meaningless then
};

// Reads runs by meaning, against what the catalog knows. The catalog must outlive it.
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
