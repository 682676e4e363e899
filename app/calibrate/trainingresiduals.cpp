#include "app/calibrate/residuals.h"
#include "app/calibrate/training.h"

namespace calibration::training {
namespace {

Residual residualOf(const Row& row, double error)
{
    const engine::PublishedRun& run = row.run;
    const engine::StepQuestion& q = row.question;
    Residual r{error, row.measured.sourceKey, {}, {}};
    r.addWord("source", row.measured.sourceKey);
    r.addWord("model", run.model);
    r.addWord("GPU", run.gpu);
    r.addWord("software", run.framework);
    r.addWord("features", run.features);
    r.addWord("task", run.task);
    r.addWord("precision", run.precision);
    r.addWord("recompute", run.recompute);
    r.addWord("sharding", run.sharding);
    r.addWord("kind", spreadKey(q));
    r.numbers = {{"parameters", q.job.model.params.base()},
                 {"active", q.job.model.active.base()},
                 {"experts", q.job.model.experts},
                 {"GPUs", run.gpus},
                 {"sequence", run.sequence},
                 {"sequences", run.sequences},
                 {"micro-batch", run.microBatch},
                 {"tensor", static_cast<double>(q.layout.tensor)},
                 {"pipeline", static_cast<double>(q.layout.pipeline)},
                 {"expert ranks", static_cast<double>(q.layout.expert)},
                 {"network Gb/s", run.interGbps},
                 {"year", run.year}};
    return r;
}

void print(const char* title, const Judged& judged)
{
    std::vector<Residual> residuals;
    for (std::size_t i = 0; i < judged.cases.size(); ++i)
        residuals.push_back(residualOf(*judged.cases[i].row, judged.sources[i]));
    calibration::printResiduals(title, residuals);
}

} // namespace

void printResiduals(const Findings& f)
{
    print("training, step", f.steps);
    print("training, memory", f.memories);
}

} // namespace calibration::training
