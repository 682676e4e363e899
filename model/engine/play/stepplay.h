#pragma once

#include "model/engine/play/clockwork.h"
#include "model/engine/play/keptbars.h"
#include "model/engine/play/layertraffic.h"
#include "model/engine/play/playstep.h"
#include "model/engine/play/wiring.h"
#include "model/engine/training/layer.h"
#include "model/engine/training/weights.h"

#include <array>
#include <utility>
#include <vector>

namespace engine::play {

// What slows down a seat's work.
enum Cause : std::uint8_t { ByData, BySends, ByHost };

// Properties of a task other than its time.
struct Tag {
    std::int32_t seat = 0, microBatch = -1;
    std::int16_t chunk = 0;
    Doing doing = Doing::Forward;
    Lane lane = Lane::Work;
    bool pass = false; // layers, forward or backward
    float layers = 0;
};

// One pass of one layer on one seat, without interference.
struct LayerPass {
    double work = 0, recompute = 0;
    PassTraffic traffic;
    double gather = 0; // of its weights, if the work waits for it
    double total() const { return work + recompute + traffic.total().base() + gather; }
};

// One step as a set of tasks: built, run and reported.
class StepPlay {
public:
    StepPlay(const PreparedJob& job, const Layout& layout, const StepOptions& options)
        : job_(job)
        , l_(layout)
        , options_(options)
        , wiring_(job.machine, layout)
        , layer_(layerTime(job, layout))
        , weights_(weightsHere(job, layout))
    {
    }

    PlayedStep play(std::stop_token stop)
    {
        PlayedStep step;
        measure(step);
        if (!step.refused.empty())
            return step;
        build();
        if (!clock_.run(stop)) {
            step.refused = "It was stopped.";
            return step;
        }
        tell(step);
        return step;
    }

private:
    struct Seat {
        int stage = 0, replica = 0;
        int work = 0, onward = 0, back = 0, hostOut = -1, hostIn = -1, hostWork = -1; // streams
        LayerPass forward, backward;
        std::vector<std::int32_t> slots; // tasks of its work, in order
        // Gradients sent while later work runs, after what that work gathers.
        std::vector<std::pair<std::size_t, double>> owed; // slot, seconds
        std::size_t paid = 0;
    };
    struct Hook { // a message and the pass that waits for it
        std::int32_t message, seat;
        Pass pass;
    };

    double c(Share TrainingConstants::*share) const { return job_.constants.*share; }
    double layersOf(int stage) const
    {
        const double all = job_.widths.layers, each = std::ceil(all / l_.pipeline);
        return std::clamp(all - stage * each, 0.0, each);
    }
    double layersOfChunk(int stage) const { return layersOf(stage) / chunks_; }
    bool holdsHead(int stage) const { return stage == l_.pipeline - 1; }
    // One slot per layer, the last one possibly partial.
    int slotsOf(int stage) const
    {
        return std::max(1, static_cast<int>(std::ceil(layersOfChunk(stage) - 1e-9)));
    }
    bool classic() const { return job_.job.stack == Stack::Classic; }
    bool trainsAll() const { return job_.job.method == Method::Full; }
    bool hidesData() const { return l_.overlap && !classic(); }
    bool gathers() const { return l_.sharding == Sharding::Full && weights_.shards > 1; }
    bool movesKept() const { return l_.offload == Offload::Activations; }
    bool movesUpdate() const
    {
        return l_.offload == Offload::OptimizerToHost || l_.offload == Offload::OptimizerToDisk;
    }

    void measure(PlayedStep& step);
    void measureExchange();
    void build();
    void addSeats();
    void addPasses(std::int32_t seat);
    void addSlots(std::int32_t seat, const Pass& pass, bool first, bool last);
    std::int32_t addSlot(std::int32_t seat, Tag tag, double seconds);
    void addMessage(std::int32_t seat, const Pass& pass);
    void hookMessages();
    void addUpdate(std::int32_t seat);
    void gatherAhead(std::int32_t seat, double seconds, std::vector<std::int32_t>& before);
    void payOwed(std::int32_t seat, std::size_t until);
    // The next collective of all replicas of a stage; created by the first one that needs it.
    std::int32_t together(std::int32_t seat, Doing doing, double seconds);
    void tag(std::int32_t task, const Tag& t)
    {
        tags_.resize(static_cast<std::size_t>(task) + 1);
        tags_[static_cast<std::size_t>(task)] = t;
    }

    // A collective on that many dense weights and expert weights, over the ranks that hold them.
    double exchange(double dense, double experts, double bytes) const
    {
        double seconds = dense > 0 ? dataRing_.time(Bytes(bytes * dense)).base() : 0;
        if (experts > 0 && expertRing_.size > 1)
            seconds += expertRing_.perByte * bytes * experts;
        return seconds;
    }
    double gradientsOf(double layers, bool table) const;
    double weightsOf(double layers, bool table) const;
    double gatherOf(double layers, bool table) const;
    double updated(int stage) const;
    double tablesAt(int stage, bool head) const;

    void tell(PlayedStep& step) const;
    void showReplica(PlayedStep& step, double end) const;
    struct Account {
        std::array<double, kDoings> of{};
        double end = 0;
    };
    Account account(const Seat& seat, KeptBars* bars) const;
    void addSlotBars(const Seat& seat, const Clockwork::Task& task, const Tag& t, Account& a,
                     KeptBars* bars) const;
    void addBehindBars(std::int32_t seat, KeptBars& bars) const;

    const PreparedJob& job_;
    const Layout l_;
    const StepOptions options_;
    const Wiring wiring_;
    const LayerTime layer_;
    const WeightsHere weights_;
    int chunks_ = 1, microBatches_ = 1;
    Schedule schedule_ = Schedule::OneForwardOneBackward;
    std::vector<int> replicas_;
    double vocabulary_ = 0, again_ = 0;
    double encoder_ = 0; // per step, encoders in front of the model, on each GPU
    double denseLayer_ = 0, expertLayer_ = 0, table_ = 0;
    Wiring::Ring dataRing_, expertRing_, shardRing_;
    double straggle_ = 1, pace_ = 1; // of traffic between replicas, and of the passes
    double kept_ = 0;                // bytes per layer and micro-batch offloaded to the host

    Clockwork clock_;
    std::vector<Tag> tags_;
    std::vector<Seat> seats_;
    std::vector<int> channels_, rest_; // per stage: traffic between replicas, and its own seats
    std::vector<std::vector<std::int32_t>> shared_; // tasks of each channel
    std::vector<std::size_t> cursor_;               // position of each seat in them
    std::vector<int> out_, in_;                     // NIC ports
    std::vector<Hook> hooks_;
    std::vector<std::int32_t> starts_; // first task of each pass of each seat
    std::vector<std::int32_t> moved_;  // offloads to the host, per slot of the current pass
};

} // namespace engine::play
