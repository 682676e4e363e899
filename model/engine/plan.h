#pragma once

#include "model/engine/inputs/batchjob.h"
#include "model/engine/inputs/economics.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/recommendjob.h"
#include "model/engine/inputs/reinforcejob.h"
#include "model/engine/inputs/reliability.h"
#include "model/engine/inputs/serve.h"
#include "model/engine/inputs/servingconstants.h"
#include "model/engine/inputs/site.h"
#include "model/engine/inputs/topology.h"
#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"
#include "model/engine/inputs/workloadkind.h"
#include "model/engine/specs/parts.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

namespace engine {

enum class CountRule { Given, Smallest };
enum class Scaling { FixedBatch, GrowingBatch }; // strong and weak scaling
// Properties of a kind of work, defined once: all other code asks the workload.
struct KindTraits {
    bool ends = true;   // a run with an end date; otherwise it runs around the clock
    bool learns = true; // by training steps of a layered model
};
inline constexpr KindTraits kLearning, kOther{.learns = false};
inline constexpr ByKind<KindTraits> kTraits{.train = kLearning,
                                            .tune = kLearning,
                                            .sweep = kLearning,
                                            .reinforce = kLearning,
                                            .recommend = kOther,
                                            .batch = kOther,
                                            .serve = KindTraits{.ends = false, .learns = false}};

// How step time is found: computed from machine and layout, or from an MFU measured elsewhere.
enum class StepRule { Computed, MeasuredShare };

// GPUs of a second type in the cluster.
struct SecondType {
    Accelerator gpu; // no id: absent
    Node node;
    Bandwidth inside{kUnknown}; // intra-node link, one direction, per GPU …
    double domain = kUnknown;   // … shared by this many
    Share share = 0;            // of the cluster's GPUs, whatever their number
    UsdRate price{kUnknown};    // rent
    Usd capital{kUnknown};      // all-in, per GPU
};

// The machines and their networks.
struct Cluster {
    Accelerator gpu;
    Node node;
    Link inside;  // between the GPUs of a node, or of a larger domain
    Link between; // one port of the inter-node network
    CountRule countRule = CountRule::Given;
    double count = 256; // as requested; the Decision has what is used
    // The same for the other kind of plan, training or serving: changing the kind brings it back.
    CountRule otherRule = CountRule::Smallest;
    double otherCount = 256;
    double nodeSize = 8; // GPUs per node
    double nics = 8;     // NICs per node
    FabricTopology topology = FabricTopology::Rails;
    Bandwidth perGpu{};            // between nodes, one direction, per GPU
    Share nicShare{}, linkShare{}; // of the nominal bandwidths, achieved inside a training step
    Seconds insideLatency{}, betweenLatency{}; // per ring step, per doubling of the nodes
    Seconds hostFloor{kUnknown}; // host time per layer and pass; unknown: as calibrated
    Share memoryUsable{};
    Share powerCap = 1; // power limit per GPU set in the driver, of its rated power
    Share staticDraw{}; // part of the power that does not depend on clocks
    SecondType second;
    bool isResolved = false; // its figures already combine both types, under the cap
    Share clock = 1;         // in that case: clocks relative to no cap
};

// Whether two GPU types work in it, each with its own figures.
inline bool isMixed(const Cluster& cluster)
{
    return !cluster.isResolved && cluster.second.share > 0 && !cluster.second.gpu.id.empty();
}

// Whether all of its GPUs are of the second type.
inline bool isAllSecond(const Cluster& cluster)
{
    return isMixed(cluster) && cluster.second.share >= 1;
}

inline bool isCapped(const Cluster& cluster)
{
    return !cluster.isResolved && cluster.powerCap < 1;
}

// Pinned settings of a layout; 0 or empty: chosen by the search.
struct LayoutWish {
    double tensor = 0, pipeline = 0, interleave = 0, context = 0, expert = 0, microBatch = 0;
    std::optional<Sharding> sharding;
    std::optional<Recompute> recompute;
    bool partly = false; // under Full, only some of a stage's layers …
    double layers = 0;   // … this many, or the best number
    std::optional<Offload> offload;
    friend bool operator==(const LayoutWish&, const LayoutWish&) = default;
};

// How samples reach the GPUs.
struct Feed {
    Bytes sample{};          // of one sequence, as read; 0: no limit
    Rate coreRate{500};      // sequences prepared per second and core
    double cores = 64;       // per node
    Bandwidth storage{10e9}; // of the whole cluster
};

// A training run from scratch, and what other kinds of work share with it.
struct Train {
    Model model;
    Tokens tokens{};
    Tokens unique{kUnknown}; // in the dataset; unknown: no token is repeated
    double tokenValue = 1;   // value of one token relative to the web text of the scaling laws
    Seconds deadline{};
    Tokens sequence{};
    Tokens batch{}; // tokens per optimizer step, all GPUs together
    Format format = Format::Bf16;
    Recompute recompute = Recompute::None;
    Scaling scaling = Scaling::FixedBatch;
    Share share{};                           // MFU, as measured …
    double shareGpus = 256;                  // … on this many GPUs
    Bandwidth shareBetween{}, shareInside{}; // … with these bandwidths per GPU, between and inside
                                             // nodes
    double shareDomain = 8; // … and this many sharing the inside link
    BytesPerParam gradientBytes{}, stateBytes{};
    StepRule rule = StepRule::Computed;
    Stack stack = Stack::Tuned;
    Optimizer optimizer = Optimizer::Adam;
    LayoutWish layout;
    Share tuning = 1;            // 0: like published runs, 1: like a team's first run
    double pace = 1;             // own measured step relative to the computed one
    double paceSigma = kUnknown; // the remaining spread after such a measurement
    Share goodput = 1;           // if entered
    Feed feed;
};

// Fine-tuning on examples.
struct Tune {
    Method method = Method::Lora;
    double examples = 50000, epochs = 3;
    Tokens length{2048}; // per example
    double loraRank = 16;
    double batch = 64; // examples per step
};

// Many short trials, some of them stopped early.
struct Sweep {
    double trials = 32, atOnce = 8;
    double gpusEach = 8;
    Share length = 0.02;       // of a full trial, relative to the run described by Train
    Share stopped = 0.5;       // of the trials, stopped early …
    Share stoppedAfter = 0.25; // … after this share of a trial
};

// All kinds of work side by side, so that switching the kind loses nothing.
struct Workload {
    std::string id = "a"; // stable: paths use it instead of the position
    std::string name;     // the user's name for it; empty: from its kind and model
    WorkloadKind kind = WorkloadKind::Train;
    double ownGpus = 0; // not used by other runs; 0: takes turns with the others
    Train train;
    Tune tune;
    Sweep sweep;
    Serve serve;
    BatchJob job;
    Reinforce rl;
    Recommend rec;

    bool runs() const { return kTraits[kind].ends; }
    bool serves() const { return !runs(); }
    bool trains() const { return kTraits[kind].learns; }
    bool isBatch() const { return kind == WorkloadKind::Batch; }
    bool reinforces() const { return kind == WorkloadKind::Reinforce; }
    bool recommends() const { return kind == WorkloadKind::Recommend; }
    // It uses a model of the catalog; otherwise there are tables, or only the unit time is known.
    bool hasModel() const { return !recommends() && (!isBatch() || job.rule == UnitRule::Model); }
    // It has training steps, and they are computed: only pre-training may be based on a measured
    // MFU.
    bool isComputed() const
    {
        return trains() && (kind != WorkloadKind::Train || train.rule == StepRule::Computed);
    }
    bool goesByShare() const { return trains() && !isComputed(); }
    // Correction of computed times by own measurements, and the remaining spread.
    double pace() const { return serves() ? serve.pace : train.pace; }
    double paceSigma() const { return serves() ? serve.paceSigma : train.paceSigma; }
};

// The middle 80 % of an input, as factors of its value.
struct Spread {
    double low = 1, high = 1;
    friend bool operator==(const Spread&, const Spread&) = default;
};
using Spreads = std::map<std::string, Spread, std::less<>>;

// Where data may go: to a hosted API, to dedicated rented machines, or nowhere.
enum class DataRule : std::uint8_t { Unstated, Anywhere, OwnTenancy, OnPremises };

// Facts for the advice that do not follow from the machines; unknown if not entered.
struct Circumstances {
    double engineers = kUnknown; // operating the cluster, in full-time equivalents
    DataRule data = DataRule::Unstated;
    Seconds roundTrip{kUnknown}; // over the network, to the most distant users
    Share measured = kUnknown;   // MFU of own runs, to be explained
    // The effort to adapt a general model to a purpose.
    Tokens instructions{1500};      // including examples, in each prompt
    Rate tunings{4 / kYear.base()}; // to keep the model up to date
    double tuningExamples = 10000;  // per tuning
};

// Everything the user can set. A value type: the same plan always gives the same assessment.
struct Plan {
    Cluster cluster;
    Site site;
    Economics money;
    Reliability risk;
    Circumstances advice;
    std::vector<Workload> work{Workload{}};
    // By knob path: the source of a value, and its uncertainty. Shared between copies.
    std::shared_ptr<const Citations> cites = std::make_shared<const Citations>();
    std::shared_ptr<const Spreads> spreads = std::make_shared<const Spreads>();
    // Calibrated constants: the same for every plan of a catalog, and not stored in files.
    std::shared_ptr<const TrainingConstants> training;
    std::shared_ptr<const ServingConstants> serving;

    bool runs() const { return std::ranges::any_of(work, &Workload::runs); }
    bool trains() const { return std::ranges::any_of(work, &Workload::trains); }
    bool serves() const { return std::ranges::any_of(work, &Workload::serves); }
    // The indices of workloads of that kind.
    auto indices(bool (Workload::*isOne)() const) const
    {
        return std::views::iota(std::size_t{0}, work.size()) |
               std::views::filter([this, isOne](std::size_t w) { return (work[w].*isOne)(); });
    }
    std::optional<std::size_t> first(bool (Workload::*isOne)() const) const
    {
        const auto it = std::ranges::find_if(work, isOne);
        return it == work.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(it - work.begin()));
    }
    auto runIndices() const { return indices(&Workload::runs); }
    auto fleetIndices() const { return indices(&Workload::serves); }
};

} // namespace engine
