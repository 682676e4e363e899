#pragma once

#include "model/engine/answers/batch_answer.h"
#include "model/engine/answers/ranked_layout.h"
#include "model/engine/answers/recommend_answer.h"
#include "model/engine/answers/reinforce_answer.h"
#include "model/engine/answers/risk_answer.h"

namespace engine {

// One pass of one layer and one micro-batch on one GPU, by what the time goes to.
struct PassTime {
    Seconds products{};                    // matrices of attention and MLP
    Seconds attention{};                   // its core
    Seconds elementwise{};                 // norms, activations, permutation of tokens
    Seconds floor{};                       // what the host takes longer than the GPU
    Seconds tensor{}, context{}, expert{}; // traffic that is not hidden

    Seconds work() const { return products + attention + elementwise + floor; }
    Seconds total() const { return work() + tensor + context + expert; }
};

// A layer, averaged over the dense and the mixed ones.
struct LayerTime {
    PassTime forward, backward;
    Seconds core{}; // forward, of the attention alone: what selective recompute repeats
};

// One optimizer step, by what its time goes to. The parts add up to the total; tensor, context
// and expert traffic are those of all passes.
struct StepTime {
    Seconds products{}, attention{}, elementwise{}, floor{}; // forward and backward
    Seconds recompute{};                                     // the passes that run again
    Seconds vocabulary{};                                    // and the uneven last stage
    Seconds encoder{};                                       // networks before the model
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

// Memory of a GPU, by what it holds.
struct MemoryParts {
    Bytes weights{}, gradients{}, optimizer{};
    Bytes activations{}, logits{};
    Bytes buffers{};       // context of the driver, communication, gathered layers
    Bytes fragmentation{}; // of what comes and goes
    Bytes host{};          // moved to the host, not in the total
    Bytes total() const
    {
        return weights + gradients + optimizer + activations + logits + buffers + fragmentation;
    }
};

// How far predictions of that kind lay from what was measured, and whether anything like it was.
struct Confidence {
    double time = 0, memory = 0; // standard deviations of the logarithm
    bool rough = false;          // outside of what was ever measured
};

// What the sizing room finds out about one run. Names follow the dials.
struct TrainAnswer {
    WorkFactor workFactor{};
    Flops flops{};
    FlopRate peak{};                                      // of one GPU in the format used
    double domain = 1;                                    // GPUs that share the inside link
    double domains = 1;                                   // how many such groups
    Seconds trafficInside{}, trafficBetween{}, traffic{}; // a step
    double shareDomain = 1, shareDomains = 1;
    Seconds shareStep{}, shareTraffic{}; // the step on which the share was measured
    Share alone = 0;                     // share of peak without traffic
    Seconds compute{}, step{};
    Share reached = 0; // share of peak with it
    double steps = 0;
    Seconds time{};
    Seconds gpuTime{};     // of all GPUs together
    double gpusNeeded = 0; // to make the date at the share reached
    double speedup = 0, efficiency = 0, waiting = 0;
    Seconds aloneStep{kUnknown}; // the batch on one GPU …
    Bytes aloneMemory{kUnknown}; // … which would hold so much
    bool aloneFits = true;
    double sequences = 0; // in a batch
    Bytes states{};       // weights, gradients and optimizer of one copy
    double copyGpus = 0;  // GPUs that hold one copy
    TokenRate tokensPerSecond{};

    // Of the training room; unknown where a share of peak was typed.
    StepTime parts;
    MemoryParts memory;
    Bytes usable{}, hostUsable{}; // of the host: unknown where nobody says what it has
    Fit fit = Fit::Fits;
    Confidence confidence;
    double sigma = 0; // the spread of the step that counts: own runs narrow it
    Tokens tokens{};  // of a run, of all examples, or of one full trial
    Tokens sequenceTokens{};
    double layers = 0;                 // of the model, in the size asked for
    Seconds feedRead{}, feedPrepare{}; // samples of a step: from storage, on the nodes' cores
    Seconds feed{};                    // both at once
    Seconds waitFeed{};                // of it, what the step waits for
    double tuning = 1;                 // factor on the step, of software and of own measurement
    double replicas = 1;               // GPUs used = replicas × GPUs of one
    double gpusUsed = 1;               // by the layout of one run or trial
    double atOnce = 1, rounds = 1;     // trials, and how often so many start
    Seconds trial{}, meanTrial{};      // a full one, and with those that are stopped
    RunRisk risk;                      // interruptions, and the hours that count
    // Where GPUs of two kinds work: the step of the faster alone, and how many of them wait.
    Seconds fasterStep{};
    double fasterGpus = 0;
    BatchAnswer job;     // of a job of many units
    ReinforceAnswer rl;  // of reinforcement learning
    RecommendAnswer rec; // of a recommendation model
};

} // namespace engine
