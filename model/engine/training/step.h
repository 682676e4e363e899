#pragma once

#include "model/engine/training/layer.h"
#include "model/engine/training/weights.h"

namespace engine {

// One optimizer step, by what its time goes to. The parts add up to the total; tensor, context
// and expert traffic are those of all passes.
struct StepTime {
    Seconds products{}, attention{}, elementwise{}, floor{}; // forward and backward
    Seconds recompute{};                                     // the passes that run again
    Seconds vocabulary{};                                    // and the uneven last stage
    Seconds beside{};                                        // networks before the model
    Seconds tensor{}, context{}, expert{};                   // traffic not hidden
    Seconds gather{};                                        // of sharded weights
    Seconds bubble{}; // stages that wait for the first or last micro-batch
    Seconds sends{};  // between stages
    Seconds data{};   // gradients and weights between replicas
    Seconds optimizer{};
    Seconds offload{};    // what goes to the host and back, beyond what hides
    Seconds straggling{}; // waiting for the slowest, and what the software loses
    Seconds host{};
    Seconds total{};

    // What the why page puts into the formulas.
    LayerTime layer;
    Seconds layerAll{}; // forward, backward, recompute and gather of one layer
    Seconds vocabularyPass{};
    Seconds stage{};                     // the slowest stage, one micro-batch
    Seconds sendInside{}, sendBetween{}; // a micro-batch to the next stage; 0 where none goes so
    double nodeBorders = 0;              // boundaries of stages that are borders of domains too
    double microBatches = 0;
    Seconds layerRecompute{}, layerGather{}; // of one layer and micro-batch
    double straggle = 1;                     // waiting for the slowest replica
    double slowdown = 1;                     // stack × straggling
};

StepTime stepTime(const TrainingJob& job, const Machine& machine, const Layout& layout,
                  const TrainingConstants& constants);
// The same from what many layouts share, computed before.
StepTime stepTime(const PreparedJob& prepared, const Layout& layout, const WeightsHere& weights,
                  const LayerTime& layer, Seconds vocabulary);

} // namespace engine
