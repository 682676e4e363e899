#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

constexpr Entry kRows[] = {
    {"name", L("Runs", "Name"), L("Runs", "Your name for this run.")},
    {"date", L("Runs", "Date"), L("Runs", "Date of the measurement: 2026, 2026-05 or 2026-05-14.")},
    {"model", L("Runs", "Model"),
     L("Runs", "From the catalog, or any other name together with its parameters.")},
    {"gpu", L("Runs", "GPU"), L("Runs", "GPU type of the catalog that the run used.")},
    {"params", L("Runs", "Parameters"),
     L("Runs", "Needed only if the model is not in the catalog.")},
    {"active", L("Runs", "Active parameters"),
     L("Runs", "For a mixture-of-experts model; otherwise all parameters.")},
    {"gpus", L("Runs", "GPUs"), L("Runs", "All GPUs that worked on the run.")},
    {"node_size", L("Runs", "GPUs per node"),
     L("Runs", "Number of GPUs that share the intra-node link.")},
    {"between", L("Runs", "Network rate per GPU"),
     L("Runs", "Inter-node network rate for each GPU, in one direction.")},
    {"tensor", L("Runs", "Tensor parallel size"), L("Runs", "GPUs that split each layer.")},
    {"pipeline", L("Runs", "Pipeline parallel size"),
     L("Runs", "Groups of layers on different GPUs.")},
    {"interleave", L("Runs", "Virtual pipeline stages"),
     L("Runs", "Groups of layers that each pipeline stage interleaves.")},
    {"context_split", L("Runs", "Context parallel size"),
     L("Runs", "GPUs that split each sequence.")},
    {"expert", L("Runs", "Expert parallel size"),
     L("Runs", "GPUs across which the experts are distributed.")},
    {"data", L("Runs", "Data parallel size"),
     L("Runs", "Number of model replicas; follows from the other values.")},
    {"micro_batch", L("Runs", "Micro-batch size"),
     L("Runs", "Sequences that are processed at once.")},
    {"batch", L("Runs", "Global batch size"),
     L("Runs", "Sequences per optimizer step, summed over all GPUs.")},
    {"sequence", L("Runs", "Sequence length"), L("Runs", "Tokens per sequence.")},
    {"format", L("Runs", "Number format"),
     L("Runs", "Number format of the matrix products. 8-bit products can halve the time.")},
    {"recompute", L("Runs", "Recomputation"),
     L("Runs", "Activations that were recomputed in the backward pass.")},
    {"step", L("Runs", "Step time"), L("Runs", "Time of one optimizer step over the whole batch.")},
    {"tokens_per_second_gpu", L("Runs", "Tokens/s per GPU"),
     L("Runs", "Instead of, or in addition to, the step time.")},
    {"memory", L("Runs", "Memory per GPU"), L("Runs", "The highest value that the driver shows.")},
    {"note", L("Runs", "Notes"), L("Runs", "Software, settings and anything unusual.")},
};

} // namespace

QString runLabel(const QString& key)
{
    const Entry* entry = find(kRows, key);
    return entry ? translated("Runs", entry->label) : key;
}

QString runTip(const QString& key)
{
    const Entry* entry = find(kRows, key);
    return entry ? translated("Runs", entry->tip) : QString();
}

} // namespace model::words
