#include "app/calibrate/residuals.h"
#include "app/calibrate/training.h"

namespace calibration::training {
namespace {

void addWord(Residual& r, const char* input, const std::string& word)
{
    if (!word.empty())
        r.words[input] = word;
}

Residual residualOf(const Row& row, double error)
{
    const engine::PublishedRun& run = row.run;
    const engine::StepQuestion& q = row.question;
    Residual r{error, row.measured.sourceKey, {}, {}};
    addWord(r, "source", row.measured.sourceKey);
    addWord(r, "model", run.model);
    addWord(r, "GPU", run.gpu);
    addWord(r, "software", run.framework);
    addWord(r, "features", run.features);
    addWord(r, "task", run.task);
    addWord(r, "precision", run.precision);
    addWord(r, "recompute", run.recompute);
    addWord(r, "sharding", run.sharding);
    addWord(r, "kind", spreadKey(q));
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
