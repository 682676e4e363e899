#include "model/engine/training/ownprediction.h"

namespace engine {

PublishedRun asPublished(const MeasuredRun& run, const Catalog& catalog)
{
    const Model* model = catalog.model(run.model);
    const Accelerator* gpu = catalog.accelerator(run.gpu);
    PublishedRun p;
    p.task = "pretrain";
    p.model = model ? model->name : run.model;
    if (model)
        p.params = model->params.base();
    p.gpu = gpu ? gpu->name : run.gpu;
    p.gpus = run.gpus, p.nodeGpus = run.nodeSize;
    p.interGbps = run.between.base() / info(Unit::GbitPerSecond).size;
    p.tensor = run.tensor, p.pipeline = run.pipeline, p.interleave = run.interleave;
    p.data = run.data, p.context = run.contextSplit, p.expert = run.expert;
    p.microBatch = run.microBatch, p.sequences = run.batch, p.sequence = run.sequence.base();
    p.precision = run.format, p.recompute = run.recompute;
    return p;
}

} // namespace engine
