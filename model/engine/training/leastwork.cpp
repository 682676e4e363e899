#include "model/engine/training/leastwork.h"

#include "model/engine/training/layer.h"
#include "model/engine/training/ranking.h"

#include <algorithm>
#include <limits>

namespace engine {

Seconds leastWork(const TrainingJob& job, Machine machine, const TrainingConstants& constants)
{
    machine.gpus = 1;
    const PreparedJob prepared{job, machine, constants};
    const Widths& w = prepared.widths;
    const double passes = job.method == Method::Full ? 3 : 2;
    const double sequences = job.sequences, tokens = sequences * job.sequence.base();
    const auto products = [&](double weights, FlopRate rate) {
        return Flops(2 * passes * weights * tokens) / rate;
    };
    const double experts = w.mixtureLayers * w.active * w.expertWeights();
    const double others = w.layers * w.attentionWeights() + w.denseLayers * w.denseWeights() +
                          w.mixtureLayers * 3 * w.hidden * w.sharedFfn;
    const LayerTime layer = layerTime(prepared, Layout{});
    Seconds work = products(others, prepared.format.rate) +
                   products(w.vocab * w.hidden, prepared.wide.rate) +
                   encoderTime(prepared, Layout{});
    work += constants.imbalance * products(experts, constants.grouped * prepared.format.rate);
    for (const PassTime* pass : {&layer.forward, &layer.backward})
        work += sequences * w.layers * (pass->attention + pass->elementwise);
    return kRounding * prepared.stack.factor * work;
}

double surest(const TrainingJob& job, Machine machine, const TrainingConstants& constants,
              const StepPace& pace)
{
    double least = std::numeric_limits<double>::infinity();
    for (const double gpus : {1.0, 2 * machine.domain}) {
        machine.gpus = gpus;
        least = std::min(least, cautionOf({job, machine, constants}, Layout{}, pace).slow);
    }
    return least;
}

} // namespace engine
