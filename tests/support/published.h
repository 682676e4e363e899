#pragma once

#include "model/engine/training/predict.h"
#include "tests/support/plans.h"

#include <algorithm>
#include <string_view>
#include <vector>

// Published runs for tests.
namespace support {

inline const engine::Understanding& understanding()
{
    static const engine::Understanding all(catalog(), engine::trainingConstants(catalog()));
    return all;
}

// Llama 3 8B on 64 H100, fully specified.
inline engine::PublishedRun plainRun()
{
    engine::PublishedRun run;
    run.task = "pretrain", run.model = "Llama 3 8B", run.params = 8.03e9;
    run.layers = 32, run.hidden = 4096, run.heads = 32, run.kvHeads = 8;
    run.ffn = 14336, run.vocab = 128256;
    run.gpu = "H100 SXM 80GB", run.gpus = 64, run.nodeGpus = 8, run.interGbps = 400;
    run.tensor = 2, run.pipeline = 1, run.data = 32, run.context = 1;
    run.microBatch = 1, run.sequences = 128, run.sequence = 8192;
    run.precision = "bf16", run.recompute = "none", run.sharding = "distributed optimizer";
    return run;
}

inline bool states(const std::vector<engine::Assumption>& assumed, std::string_view part)
{
    return std::ranges::any_of(assumed, [&](const auto& a) { return a.find(part) != a.npos; });
}

} // namespace support
