#pragma once

#include "model/engine/inputs/reliability.h"

namespace engine {

// Interruption rates per GPU: of all parts, and of those that take a node out for repair.
struct FaultSum {
    Rate all{}, hardware{};
    Share software() const { return all.base() > 0 ? 1 - hardware / all : 0; }
};

// One checkpoint: how long it stalls the run, and how long it then drains to storage in the
// background.
struct CheckpointTime {
    Seconds stall{}, drain{};
};

// A run with random interruptions at a mean interval.
struct FaultyRun {
    Seconds between{}; // mean time between interruptions
    Seconds down{};    // until work resumes after one
    CheckpointTime checkpoint;
    Seconds interval{}; // of work between two checkpoints
};

// Time lost to an interruption, as shares of the time between two of them.
struct Losses {
    Share discarded = 0, down = 0, stalls = 0;
};

// The effect of interruptions on one run, or on one trial of many.
struct RunRisk {
    Seconds between{}; // mean time between interruptions of this run
    Bytes checkpoint{};
    CheckpointTime checkpointTime;
    Seconds interval{}; // of work between two checkpoints
    Seconds down{};     // after an interruption, until work resumes
    Losses losses;
    Share waits = 0;         // for nodes under repair
    Share computed = 1;      // goodput by the closed form …
    Share expected = 1;      // … to first order …
    Share goodput = 1;       // … and as planned: computed or typed, including spot preemptions
    Share spotShare = 1;     // of the hours not repeated because of spot preemptions
    double standbyNodes = 0; // nodes that can be lost before the run waits for one
    double maySpare = 0;     // nodes, if it continues with fewer replicas
    // What standby nodes save this run: nodes under repair on average, idle nodes of the cluster,
    // and the share of the run lost to a missing node if it continues without it.
    double nodesDown = 0, idleNodes = 0;
    Share lostByOne = 1;
    bool goesOn = false;
    FaultyRun interrupted() const { return {between, down, checkpointTime, interval}; }
};

// What fails in the whole cluster, and its spares.
struct RiskAnswer {
    FaultRates rates;       // as applied here
    double smallFactor = 1; // interruptions per failure of the parts themselves
    FaultSum faults;
    Seconds between{}, betweenSmall{}; // between interruptions; as measured for small jobs
    double nodesDown = 0;              // under repair, on average
    double sparesAdvised = 0;          // enough for the target
    double sparesByRule = 0;           // by the rule of thumb of articles
    double spares = 0, spareGpus = 0;  // spare nodes
    Share enough = 0;                  // of the time, spares suffice
    double nodesShort = 0;             // beyond the spares, on average
    // Share of time that the plan's work waits for nodes or runs without them: with no spares, with
    // these, with the advised ones.
    Share waitsWithout = 0, waits = 0, waitsAdvised = 0;
    Usd sparesCost{};
    Watts sparesPower{};    // idle, nodes only
    UsdRate downtimeYear{}; // GPU-hours saved by the advised spares, at the rental price
    UsdRate advisedYear{};  // cost of those spares, over the years compared
};

} // namespace engine
