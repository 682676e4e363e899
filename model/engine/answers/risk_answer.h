#pragma once

#include "model/engine/inputs/reliability.h"

namespace engine {

// Interruptions of one GPU: of all parts, and of those that take a node out for repair.
struct FaultSum {
    Rate all{}, hardware{};
    Share software() const { return all.base() > 0 ? 1 - hardware / all : 0; }
};

// One checkpoint: how long the run stands still for it, and how long it is on its way to storage
// behind the run's back.
struct CheckpointTime {
    Seconds stall{}, drain{};
};

// A run under interruptions that come by chance, at a mean distance.
struct FaultyRun {
    Seconds between{}; // interruptions, on average
    Seconds down{};    // until work goes on after one
    CheckpointTime checkpoint;
    Seconds interval{}; // of work, from one checkpoint to the next
};

// What an interruption throws away, as shares of the time between two of them.
struct Losses {
    Share discarded = 0, down = 0, stalls = 0;
};

// What interruptions do to one run, or to one trial of many.
struct RunRisk {
    Seconds between{}; // interruptions of this run
    Bytes checkpoint{};
    CheckpointTime checkpointTime;
    Seconds interval{}; // of work between two checkpoints
    Seconds down{};     // after an interruption, until work goes on
    Losses losses;
    Share waits = 0;         // for nodes that are under repair
    Share computed = 1;      // share of the hours that count, by the closed form …
    Share expected = 1;      // … to first order …
    Share goodput = 1;       // … and as it counts here: computed or typed, with what spot takes
    Share spotShare = 1;     // of the hours, that are not spent again because spot was taken away
    double standbyNodes = 0; // nodes that may be lost before the run waits for one
    double maySpare = 0;     // nodes, where it goes on with fewer copies
    // What standing by saves this run: nodes under repair on average, those of the cluster that
    // have no work, and what a missing one takes of the run where it goes on without it.
    double nodesDown = 0, idleNodes = 0;
    Share lostByOne = 1;
    bool goesOn = false;
    FaultyRun interrupted() const { return {between, down, checkpointTime, interval}; }
};

// What fails in the whole cluster, and what stands by.
struct RiskAnswer {
    FaultRates rates;       // as they count here
    double smallFactor = 1; // interruptions for each of the parts' own
    FaultSum faults;
    Seconds between{}, betweenSmall{}; // interruptions; as small jobs were measured
    double nodesDown = 0;              // under repair, on average
    double sparesAdvised = 0;          // enough for the target
    double sparesByRule = 0;           // as articles advise
    double spares = 0, spareGpus = 0;  // nodes that stand by
    Share enough = 0;                  // of the time, that they are enough
    double nodesShort = 0;             // beyond them, on average
    // Of its time, the plan's work waits for nodes or does without them: with no spares, with
    // these, with those advised.
    Share waitsWithout = 0, waits = 0, waitsAdvised = 0;
    Usd sparesCost{};
    Watts sparesPower{};    // waiting, of the nodes alone
    UsdRate downtimeYear{}; // GPU-hours that the advised spares save, at the rent
    UsdRate advisedYear{};  // what those spares cost, over the years compared
};

} // namespace engine
