#pragma once

#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// The parts whose faults end a run. "Other" is what a record does not tell apart.
#define HEADROOM_FAULT_PARTS(X)                                                                    \
    X(gpu)                                                                                         \
    X(memory)                                                                                      \
    X(network)                                                                                     \
    X(host)                                                                                        \
    X(power)                                                                                       \
    X(storage)                                                                                     \
    X(software)                                                                                    \
    X(other)

// Interruptions by each part, for one GPU.
struct FaultRates {
#define HEADROOM_RATE(part) Rate part{kUnknown};
    HEADROOM_FAULT_PARTS(HEADROOM_RATE)
#undef HEADROOM_RATE
};

enum class GoodputRule : std::uint8_t { Computed, Typed };
enum class Recovery : std::uint8_t { Elastic, Restart }; // goes on with fewer copies, or waits
enum class RepairCrew : std::uint8_t { OnSite, OnCall, NextDay, Typed };
enum class Network : std::uint8_t { Single, Redundant };
enum class Feeds : std::uint8_t { Single, Dual };
enum class CheckpointMode : std::uint8_t { Asynchronous, Synchronous };
enum class IntervalRule : std::uint8_t { Daly, Young, Available, Typed };
enum class SparesRule : std::uint8_t { None, Target, Typed };
enum class SmallJobs : std::uint8_t { Warned, Counted }; // a warning only, or as measured

// The state of a run, written so that a fault does not cost all of it.
struct Checkpoints {
    CheckpointMode mode = CheckpointMode::Asynchronous;
    IntervalRule rule = IntervalRule::Daly;
    Seconds interval{kUnknown};  // between two, where typed
    Bandwidth storage{kUnknown}; // of the whole cluster
    BytesPerParam bytes{};       // of a parameter; 0: by the optimizer
};

// What goes wrong, how often, and what stands by for it.
struct Reliability {
    GoodputRule goodputRule = GoodputRule::Computed;
    std::string fleetId, fleetName; // the record that the rates were taken from
    FaultRates rates;
    double multiplier = 1; // own faults against the record's
    double burnIn = 1;     // of hardware, in its first weeks
    Share together{};      // of faults, that follow from another one
    Network network = Network::Single;
    Share networkCover{kUnknown}; // of its faults, that a second path hides
    Feeds feeds = Feeds::Single;
    Share feedCover{kUnknown};
    SmallJobs smallRule = SmallJobs::Warned;
    double smallJobs = kUnknown;      // interruptions of small jobs against those counted here …
    double smallJobsBelow = kUnknown; // … below so many GPUs
    Checkpoints checkpoint;
    Recovery recovery = Recovery::Elastic;
    Seconds detect{kUnknown}, restart{kUnknown}, warmUp{kUnknown};
    RepairCrew staffing = RepairCrew::OnCall;
    Seconds repair{kUnknown}; // of a node, or until another one is there
    SparesRule sparesRule = SparesRule::None;
    double spares = 0;               // nodes, where typed
    Share sparesTarget{kUnknown};    // of the time, that the spares are enough
    double nodesPerSpare = kUnknown; // as articles advise
};

} // namespace engine
