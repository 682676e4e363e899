#pragma once

#include "model/engine/decision.h"
#include "model/engine/money/money_answer.h"
#include "model/engine/risk/risk_answer.h"
#include "model/engine/serving/serve_answer.h"
#include "model/engine/site/site_answer.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"
#include "model/engine/units.h"
#include "model/engine/work/batch_answer.h"
#include "model/engine/work/recommend_answer.h"
#include "model/engine/work/reinforce_answer.h"

#include <vector>

namespace engine {

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
    double tokensPerSecond = 0;

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

struct Assessment {
    Decision decision;
    std::vector<TrainAnswer> work; // in the order of the plan's workloads
    // In the same order, where anything serves; else there is none.
    std::vector<ServeAnswer> serving;
    SiteAnswer site;
    MoneyAnswer money;
    RiskAnswer risk;
};

} // namespace engine
