#include "model/words/table.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr Entry kRows[] = {
    {"name", L("Runs", "Name"), L("Runs", "What you call this run.")},
    {"date", L("Runs", "Date"), L("Runs", "When it was measured: 2026, 2026-05 or 2026-05-14.")},
    {"model", L("Runs", "Model"),
     L("Runs", "An id or name of the catalog, or any name with its parameters below.")},
    {"gpu", L("Runs", "GPU"), L("Runs", "An id or name of the catalog.")},
    {"params", L("Runs", "Parameters"),
     L("Runs", "Only needed where the catalog does not know the model.")},
    {"active", L("Runs", "Active parameters"), L("Runs", "Of a mixture; else all.")},
    {"gpus", L("Runs", "GPUs"), L("Runs", "All that worked on the run.")},
    {"node_size", L("Runs", "GPUs a node"), L("Runs", "How many share the inside link.")},
    {"between", L("Runs", "Between nodes, a GPU"),
     L("Runs", "Rate of the fabric for each GPU, one direction.")},
    {"tensor", L("Runs", "Tensor parallel"), L("Runs", "GPUs that share each layer.")},
    {"pipeline", L("Runs", "Pipeline stages"), L("Runs", "Groups of layers on different GPUs.")},
    {"interleave", L("Runs", "Interleaved chunks"),
     L("Runs", "Chunks of layers on each pipeline stage.")},
    {"context_split", L("Runs", "Context parallel"), L("Runs", "GPUs that share each sequence.")},
    {"expert", L("Runs", "Expert parallel"), L("Runs", "GPUs that share the experts.")},
    {"data", L("Runs", "Data parallel"),
     L("Runs", "Copies of the model; follows from the others.")},
    {"micro_batch", L("Runs", "Micro-batch"), L("Runs", "Sequences that pass at once.")},
    {"batch", L("Runs", "Global batch"),
     L("Runs", "Sequences of one optimizer step, all GPUs together.")},
    {"sequence", L("Runs", "Sequence length"), L("Runs", "Tokens of a sequence.")},
    {"format", L("Runs", "Number format"), L("Runs", "bf16, fp8 …")},
    {"recompute", L("Runs", "Recompute"), L("Runs", "none, selective or full.")},
    {"step", L("Runs", "Time of a step"), L("Runs", "One optimizer step of the whole batch.")},
    {"tokens_per_second_gpu", L("Runs", "Tokens/s a GPU"),
     L("Runs", "Instead of the time of a step, or beside it.")},
    {"memory", L("Runs", "Memory used a GPU"), L("Runs", "As the driver shows it at its highest.")},
    {"note", L("Runs", "Remarks"), L("Runs", "Software, settings, what was odd.")},
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
