#pragma once

#include "model/engine/specs/part.h"

#include <string>

namespace engine {

// The parts whose faults end a run. "Other" is what a record does not break down.
#define HEADROOM_FAULT_PARTS(X)                                                                    \
    X(gpu)                                                                                         \
    X(memory)                                                                                      \
    X(network)                                                                                     \
    X(host)                                                                                        \
    X(power)                                                                                       \
    X(storage)                                                                                     \
    X(software)                                                                                    \
    X(other)

// Interruptions per GPU, by part.
struct FaultRates {
#define HEADROOM_RATE(part) Rate part{kUnknown};
    HEADROOM_FAULT_PARTS(HEADROOM_RATE)
#undef HEADROOM_RATE
};

enum class GoodputRule : std::uint8_t { Computed, Typed };
enum class Recovery : std::uint8_t { Elastic, Restart }; // continues with fewer replicas, or waits
enum class RepairCrew : std::uint8_t { OnSite, OnCall, NextDay, Typed };
enum class Network : std::uint8_t { Single, Redundant };
enum class Feeds : std::uint8_t { Single, Dual };
enum class CheckpointMode : std::uint8_t { Asynchronous, Synchronous };
enum class IntervalRule : std::uint8_t { Daly, Young, Available, Typed };
enum class SparesRule : std::uint8_t { None, Target, Typed };
enum class SmallJobs : std::uint8_t { Warned, Counted }; // only a warning, or counted as measured

// Checkpoints of a run, so that a fault costs only part of it.
struct Checkpoints {
    CheckpointMode mode = CheckpointMode::Asynchronous;
    IntervalRule rule = IntervalRule::Daly;
    Seconds interval{kUnknown};  // between two, if entered
    Bandwidth storage{kUnknown}; // of the whole cluster
    BytesPerParam bytes{};       // per parameter; 0: from the optimizer
};

// What fails, how often, and the spares for it.
struct Reliability {
    GoodputRule goodputRule = GoodputRule::Computed;
    std::string fleetId, fleetName; // the record that the rates come from
    FaultRates rates;
    double multiplier = 1; // own faults relative to the record's
    double burnIn = 1;     // of hardware faults, in the first weeks
    Share together{};      // of faults, caused by another one
    Network network = Network::Single;
    Share networkCover{kUnknown}; // of network faults, masked by a redundant path
    Feeds feeds = Feeds::Single;
    Share feedCover{kUnknown};
    SmallJobs smallRule = SmallJobs::Warned;
    double smallJobs = kUnknown; // interruptions of small jobs relative to those computed here …
    double smallJobsBelow = kUnknown; // … below this many GPUs
    Checkpoints checkpoint;
    Recovery recovery = Recovery::Elastic;
    Seconds detect{kUnknown}, restart{kUnknown}, warmUp{kUnknown};
    RepairCrew staffing = RepairCrew::OnCall;
    Seconds repair{kUnknown}; // of a node, or until it is replaced
    SparesRule sparesRule = SparesRule::None;
    double spares = 0;               // nodes, if entered
    Share sparesTarget{kUnknown};    // of the time, spares suffice
    double nodesPerSpare = kUnknown; // by the rule of thumb of articles
};

} // namespace engine
