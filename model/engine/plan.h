#pragma once

#include "model/engine/inputs/batch_job.h"
#include "model/engine/inputs/economics.h"
#include "model/engine/inputs/layout.h"
#include "model/engine/inputs/recommend_job.h"
#include "model/engine/inputs/reinforce_job.h"
#include "model/engine/inputs/reliability.h"
#include "model/engine/inputs/serve.h"
#include "model/engine/inputs/serving_constants.h"
#include "model/engine/inputs/site.h"
#include "model/engine/inputs/topology.h"
#include "model/engine/inputs/training_constants.h"
#include "model/engine/inputs/training_job.h"
#include "model/engine/inputs/workload_kind.h"
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
// What a kind of work is, told once: everything else asks the workload.
struct KindTraits {
    bool ends = true;   // a run that is done by a date; else it goes on at all hours
    bool learns = true; // by steps of a model of layers
};
inline constexpr KindTraits kLearning, kOther{.learns = false};
inline constexpr ByKind<KindTraits> kTraits{.train = kLearning,
                                            .tune = kLearning,
                                            .sweep = kLearning,
                                            .reinforce = kLearning,
                                            .recommend = kOther,
                                            .batch = kOther,
                                            .serve = KindTraits{.ends = false, .learns = false}};

// How long a step takes: computed from the machine and the layout, or from a share of peak that
// was measured elsewhere.
enum class StepRule { Computed, MeasuredShare };

// GPUs of a second type among those of the cluster.
struct SecondType {
    Accelerator gpu; // without an id there is none
    Node node;
    Bandwidth inside{kUnknown}; // between the GPUs of a node, one direction, a GPU …
    double domain = kUnknown;   // … of which so many share that link
    Share share = 0;            // of the cluster's GPUs, however many there are
    UsdRate price{kUnknown};    // rent
    Usd capital{kUnknown};      // all-in, of one
};

// The machines and how they are wired.
struct Cluster {
    Accelerator gpu;
    Node node;
    Link inside;  // between the GPUs of a node, or of a larger domain
    Link between; // one port of the fabric between nodes
    CountRule countRule = CountRule::Given;
    double count = 256; // what was asked for; what is used is in the Decision
    // The same of the other kind of plan, training or serving: turning the kind brings it back.
    CountRule otherRule = CountRule::Smallest;
    double otherCount = 256;
    double nodeSize = 8; // GPUs a node
    double nics = 8;     // NICs a node
    FabricTopology topology = FabricTopology::Rails;
    Bandwidth perGpu{};            // between nodes, one direction, for each GPU
    Share nicShare{}, linkShare{}; // of the nominal rates, reached inside a training step
    Seconds insideLatency{}, betweenLatency{}; // per ring step, per doubling of the nodes
    Seconds hostFloor{kUnknown}; // a layer's pass takes the host; unknown: as calibrated
    Share memoryUsable{};
    Share powerCap = 1; // that drivers let a GPU draw, of its rated power
    Share staticDraw{}; // what its clocks do not change of it
    SecondType second;
    bool isResolved = false; // its figures already stand for both types, under the cap
    Share clock = 1;         // then: of the clocks without a cap
};

// Whether GPUs of two types work in it, each with figures of its own.
inline bool isMixed(const Cluster& cluster)
{
    return !cluster.isResolved && cluster.second.share > 0 && !cluster.second.gpu.id.empty();
}

inline bool isCapped(const Cluster& cluster)
{
    return !cluster.isResolved && cluster.powerCap < 1;
}

// What a person pins of a layout; what is 0 or empty is chosen by the search.
struct LayoutWish {
    double tensor = 0, pipeline = 0, interleave = 0, context = 0, expert = 0, microBatch = 0;
    std::optional<Sharding> sharding;
    std::optional<Recompute> recompute;
    bool partly = false; // under Full, some of a stage's layers only …
    double layers = 0;   // … so many, or as many as is best
    std::optional<Offload> offload;
    friend bool operator==(const LayoutWish&, const LayoutWish&) = default;
};

// How samples reach the GPUs.
struct Feed {
    Bytes sample{};          // of one sequence, as read; 0: nothing to wait for
    Rate coreRate{500};      // sequences a core prepares, each second
    double cores = 64;       // a node
    Bandwidth storage{10e9}; // of the whole cluster
};

// One training run from scratch, and what the other kinds of work share with it.
struct Train {
    Model model;
    Tokens tokens{};
    Tokens unique{kUnknown}; // of the dataset; unknown: no token is seen twice
    double tokenValue = 1;   // what one teaches, against the web text of the loss laws
    Seconds deadline{};
    Tokens sequence{};
    Tokens batch{}; // tokens in one optimizer step, all GPUs together
    Format format = Format::Bf16;
    Recompute recompute = Recompute::None;
    Scaling scaling = Scaling::FixedBatch;
    Share share{};                           // of peak, as measured …
    double shareGpus = 256;                  // … on so many GPUs
    Bandwidth shareBetween{}, shareInside{}; // … with so much between nodes and inside for each
    double shareDomain = 8;                  // … of which so many share the inside link
    BytesPerParam gradientBytes{}, stateBytes{};
    StepRule rule = StepRule::Computed;
    Stack stack = Stack::Tuned;
    Optimizer optimizer = Optimizer::Adam;
    LayoutWish layout;
    Share tuning = 1;            // 0: as published runs, 1: as a team's first run
    double pace = 1;             // own measured step against the computed one
    double paceSigma = kUnknown; // what is left of the spread after such a measurement
    Share goodput = 1;           // of the hours of a run that count, where typed
    Feed feed;
};

// Further training of a model on examples.
struct Tune {
    Method method = Method::Lora;
    double examples = 50000, epochs = 3;
    Tokens length{2048}; // of an example
    double loraRank = 16;
    double batch = 64; // examples in a step
};

// Many short trials, some of them stopped early.
struct Sweep {
    double trials = 32, atOnce = 8;
    double gpusEach = 8;
    Share length = 0.02;       // of the run described by Train, that a full trial takes
    Share stopped = 0.5;       // of the trials, early …
    Share stoppedAfter = 0.25; // … after that much of a trial
};

// Every kind of work side by side, so that switching the kind loses nothing.
struct Workload {
    std::string id = "a"; // stable: paths name it, not its position
    std::string name;     // as a person calls it; empty: by its kind and its model
    WorkloadKind kind = WorkloadKind::Train;
    double ownGpus = 0; // that no other run uses; 0: it takes turns with the others
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
    // A model of the catalog does it; else there are tables, or only the time of a unit is known.
    bool hasModel() const { return !recommends() && (!isBatch() || job.rule == UnitRule::Model); }
    // It has steps of training, and they are computed: only a run from scratch may go by a share
    // of peak.
    bool isComputed() const
    {
        return trains() && (kind != WorkloadKind::Train || train.rule == StepRule::Computed);
    }
    bool goesByShare() const { return trains() && !isComputed(); }
    // What own measurements say of the computed times, and what they leave of the spread.
    double pace() const { return serves() ? serve.pace : train.pace; }
    double paceSigma() const { return serves() ? serve.paceSigma : train.paceSigma; }
};

// The middle 80 % of an input, as factors of its value.
struct Spread {
    double low = 1, high = 1;
    friend bool operator==(const Spread&, const Spread&) = default;
};
using Spreads = std::map<std::string, Spread, std::less<>>;

// Where data may go: to a hosted API, to rented machines with nobody else on them, or nowhere.
enum class DataRule : std::uint8_t { Unstated, Anywhere, OwnTenancy, OnPremises };

// What no figure of the machines tells and advice asks for; unknown where nobody said.
struct Circumstances {
    double engineers = kUnknown; // who run the cluster, in full-time positions
    DataRule data = DataRule::Unstated;
    Seconds roundTrip{kUnknown}; // over the network, to the users farthest away
    Share measured = kUnknown;   // MFU that own runs reach, to be explained
    // What it takes to make a general model answer for a purpose of its own.
    Tokens instructions{1500};      // with examples, before each question
    Rate tunings{4 / kYear.base()}; // so that the model knows what is new
    double tuningExamples = 10000;  // in each
};

// Everything a person can turn. A value: assessing it twice gives the same answer.
struct Plan {
    Cluster cluster;
    Site site;
    Economics money;
    Reliability risk;
    Circumstances advice;
    std::vector<Workload> work{Workload{}};
    // By knob path: where a value was taken from, and how uncertain it is. Shared between copies.
    std::shared_ptr<const Citations> cites = std::make_shared<const Citations>();
    std::shared_ptr<const Spreads> spreads = std::make_shared<const Spreads>();
    // What calibration found: the same for every plan of a catalog, and in no plan's file.
    std::shared_ptr<const TrainingConstants> training;
    std::shared_ptr<const ServingConstants> serving;

    bool runs() const { return std::ranges::any_of(work, &Workload::runs); }
    bool trains() const { return std::ranges::any_of(work, &Workload::trains); }
    bool serves() const { return std::ranges::any_of(work, &Workload::serves); }
    // Where in the list work of that sort stands.
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
