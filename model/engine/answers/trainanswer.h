#pragma once

#include "model/engine/answers/batchanswer.h"
#include "model/engine/answers/rankedlayout.h"
#include "model/engine/answers/recommendanswer.h"
#include "model/engine/answers/reinforceanswer.h"
#include "model/engine/answers/riskanswer.h"

namespace engine {

// One pass of one layer and one micro-batch on one GPU, by what takes the time.
struct PassTime {
    Seconds products{};                    // GEMMs of attention and MLP
    Seconds attention{};                   // the attention core
    Seconds elementwise{};                 // norms, activations, token permutation
    Seconds floor{};                       // extra time when the host is slower than the GPU
    Seconds tensor{}, context{}, expert{}; // exposed traffic

    Seconds work() const { return products + attention + elementwise + floor; }
    Seconds total() const { return work() + tensor + context + expert; }
};

// A layer, averaged over dense and MoE layers.
struct LayerTime {
    PassTime forward, backward;
    Seconds core{}; // attention core only, forward: what selective recompute repeats
};

// One optimizer step, by what takes the time. The parts add up to the total; tensor, context and
// expert traffic are totals over all passes.
struct StepTime {
    Seconds products{}, attention{}, elementwise{}, floor{}; // forward and backward
    Seconds recompute{};                                     // recomputed passes
    Seconds vocabulary{};                                    // and the uneven last stage
    Seconds encoder{};                                       // encoders in front of the model
    Seconds tensor{}, context{}, expert{};                   // exposed traffic
    Seconds gather{};                                        // of sharded weights
    Seconds bubble{}; // stages waiting for the first or last micro-batch
    Seconds sends{};  // between stages
    Seconds data{};   // gradients and weights between replicas
    Seconds optimizer{};
    Seconds offload{};    // exposed part of offloading to the host
    Seconds straggling{}; // waiting for the slowest, and software overhead
    Seconds host{};
    Seconds total{};

    // Values for the formulas on the explanation page.
    LayerTime layer;
    Seconds layerAll{}; // forward, backward, recompute and gather of one layer
    Seconds vocabularyPass{};
    Seconds stage{};                     // the slowest stage, one micro-batch
    Seconds sendInside{}, sendBetween{}; // a micro-batch to the next stage; 0 if none goes that way
    double nodeBorders = 0;              // stage boundaries that are also domain boundaries
    double microBatches = 0;
    Seconds layerRecompute{}, layerGather{}; // per layer and micro-batch
    double straggle = 1;                     // waiting for the slowest replica
    double slowdown = 1;                     // stack × straggling
};

// Memory per GPU, by content.
struct MemoryParts {
    Bytes weights{}, gradients{}, optimizer{};
    Bytes activations{}, logits{};
    Bytes buffers{};       // driver context, communication buffers, gathered layers
    Bytes fragmentation{}; // of temporary allocations
    Bytes host{};          // offloaded to the host, not in the total
    Bytes total() const
    {
        return weights + gradients + optimizer + activations + logits + buffers + fragmentation;
    }
};

// How far off predictions of that kind were, and whether anything similar was measured.
struct Confidence {
    double time = 0, memory = 0; // standard deviations of the logarithm
    bool rough = false;          // outside the measured range
};

// The sizing room's results for one run. Names match the dials.
struct TrainAnswer {
    WorkFactor workFactor{};
    Flops flops{};
    FlopRate peak{};                                      // per GPU in the format used
    double domain = 1;                                    // GPUs that share the intra-node link
    double domains = 1;                                   // number of such groups
    Seconds trafficInside{}, trafficBetween{}, traffic{}; // per step
    double shareDomain = 1, shareDomains = 1;
    Seconds shareStep{}, shareTraffic{}; // the step at which the share was measured
    Share alone = 0;                     // MFU without traffic
    Seconds compute{}, step{};
    Share reached = 0; // MFU with it
    double steps = 0;
    Seconds time{};
    Seconds gpuTime{};     // of all GPUs together
    double gpusNeeded = 0; // to meet the deadline at that MFU
    double speedup = 0, efficiency = 0, waiting = 0;
    Seconds aloneStep{kUnknown}; // the batch on one GPU …
    Bytes aloneMemory{kUnknown}; // … and the memory it would need
    bool aloneFits = true;
    double sequences = 0;      // per batch
    Bytes states{};            // weights, gradients and optimizer state of one model replica
    double gpusPerReplica = 0; // GPUs needed to hold one replica
    TokenRate tokensPerSecond{};

    // From the training room; unknown if an MFU was entered.
    StepTime parts;
    MemoryParts memory;
    Bytes usable{}, hostUsable{}; // of the host: unknown if its memory size is
    Fit fit = Fit::Fits;
    Confidence confidence;
    double sigma = 0; // the spread of the step time in effect: own runs narrow it
    Tokens tokens{};  // of a run, of all examples, or of one full trial
    Tokens sequenceTokens{};
    double layers = 0;                 // of the model, at the requested size
    Seconds feedRead{}, feedPrepare{}; // samples of a step: reading, and preprocessing on CPU cores
    Seconds feed{};                    // both at once
    Seconds waitFeed{};                // the part that the step waits for
    double tuning = 1;                 // step time factor for software and own measurements
    double replicas = 1;               // GPUs used = replicas × GPUs per replica
    double gpusUsed = 1;               // by the layout of one run or trial
    double atOnce = 1, rounds = 1;     // concurrent trials, and number of rounds
    Seconds trial{}, meanTrial{};      // a full one, and the average including early-stopped ones
    RunRisk risk;                      // interruptions and goodput
    // With two GPU types: the step of the faster type alone, and how many of its GPUs wait.
    Seconds fasterStep{};
    double fasterGpus = 0;
    BatchAnswer job;     // for a job of many units
    ReinforceAnswer rl;  // for reinforcement learning
    RecommendAnswer rec; // for a recommendation model
};

} // namespace engine
