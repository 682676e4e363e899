#include "model/engine/decide.h"

#include "model/engine/batch/assessbatch.h"
#include "model/engine/gpushares.h"
#include "model/engine/recommend/assessrecommend.h"
#include "model/engine/reinforce/assessreinforce.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/serving/choosefleet.h"
#include "model/engine/training/choose.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace engine {
namespace {

constexpr double kEndless = std::numeric_limits<double>::infinity();
// Ranking layouts by the whole run instead of the step gains at most this factor.
constexpr double kHardlyLate = 1.1;
// Doubling the GPUs never cuts the time to a quarter: between two sizes later than this, none meets
// the deadline.
constexpr double kFarTooLate = 4;

Decision sized(const ResolvedPlan& plan, double gpus)
{
    return withSpares(plan, {gpus, std::ceil(gpus / plan.cluster.nodeSize), true, {}});
}

std::vector<LayoutChooser> choosersOf(const ResolvedPlan& plan, LayoutChooser::Order order)
{
    std::vector<LayoutChooser> choosers;
    for (const Workload& w : plan.work)
        choosers.emplace_back(plan, w, order);
    return choosers;
}

// That many GPUs, and the layouts that use them.
Decision decided(const ResolvedPlan& plan, double gpus)
{
    auto choosers = choosersOf(plan, LayoutChooser::Order::Run);
    Decision d = sized(plan, gpus);
    d.parts = partsOf(plan, gpus);
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const bool computed = plan.work[w].isComputed();
        d.layouts.push_back(computed ? choosers[w].on(trainingGpus(d, w)) : RankedLayout{});
        d.alone.push_back(computed ? choosers[w].alone() : RankedLayout{});
    }
    return d;
}

// Lateness of the plan for any number of nodes, memoized.
class Lateness {
public:
    explicit Lateness(const ResolvedPlan& plan, std::stop_token stop = {})
        : plan_(plan)
        , stop_(std::move(stop))
        , choosers_(choosersOf(plan, orderOf(plan)))
    {
    }

    // Time of the latest run relative to its deadline; infinite if its model does not fit.
    double on(double nodes)
    {
        if (stop_.stop_requested())
            return 0; // pretend to be on time, so that the search ends
        const auto [it, isNew] = known_.try_emplace(nodes, 0);
        const double gpus = nodes * plan_.cluster.nodeSize;
        const std::vector<double> parts = isNew ? partsOf(plan_, gpus) : std::vector<double>{};
        for (std::size_t w = 0; isNew && w < plan_.work.size() && it->second < kEndless; ++w)
            it->second = std::max(it->second, lateness(w, parts.empty() ? gpus : parts[w]));
        return it->second;
    }
    bool makesDate(double nodes) { return on(nodes) <= 1; }
    // The same with layouts ranked by the whole run, as the final cluster uses them.
    bool makesDateByRun(double nodes) const
    {
        const double gpus = nodes * plan_.cluster.nodeSize;
        const Decision d = decision(gpus);
        for (std::size_t w = 0; w < plan_.work.size(); ++w) {
            const Workload& work = plan_.work[w];
            if (!work.isComputed()) {
                if (!(shared(work, trainingGpus(d, w)) <= work.train.deadline.base()))
                    return false;
                continue;
            }
            if (d.layouts[w].fit != Fit::Fits ||
                !(cautiousTime(laid(work, partOf(plan_, d, w), d.layouts[w])) <=
                  work.train.deadline))
                return false;
        }
        return true;
    }

    // More nodes than this change nothing, rounded up to a doubling.
    double mostNodes() const
    {
        double most = 1, own = 0;
        for (std::size_t w = 0; w < plan_.work.size(); ++w)
            if (const double gpus = ownGpus(plan_, plan_.work[w]); gpus > 0)
                own += gpus;
            else
                most = std::max(most,
                                plan_.work[w].isComputed() ? choosers_[w].mostGpus() : kMostGpus);
        const double nodes = std::exp2(std::ceil(std::log2((most + own) / plan_.cluster.nodeSize)));
        return std::max(1.0, std::min(nodes, std::floor(kMostGpus / plan_.cluster.nodeSize)));
    }
    Decision decision(double gpus) const { return decided(plan_, gpus); }

private:
    double lateness(std::size_t w, double gpus)
    {
        if (gpus < 1)
            return kEndless;
        const Workload& work = plan_.work[w];
        const double late = (work.isComputed() ? computed(w, gpus) : shared(work, gpus)) /
                            work.train.deadline.base();
        return std::isnan(late) ? kEndless : late;
    }
    double shared(const Workload& work, double gpus) const
    {
        const Decision cluster = sized(plan_, gpus);
        const TrainAnswer a = work.isBatch()      ? assessBatch(plan_, work, cluster)
                              : work.recommends() ? assessRecommend(plan_, work, cluster)
                                                  : assessShared(plan_, work, cluster);
        return a.gpusPerReplica <= gpus ? cautiousTime(a).base() : kEndless;
    }
    double computed(std::size_t w, double gpus)
    {
        const Workload& work = plan_.work[w];
        if (choosers_[w].leastTime(gpus) > work.train.deadline)
            return kEndless; // not worth a search
        const RankedLayout& layout =
            choosers_[w].on(gpus, stop_, kFarTooLate * work.train.deadline);
        if (layout.fit != Fit::Fits)
            return kEndless;
        const Decision cluster = sized(plan_, gpus);
        const TrainAnswer a = laid(work, cluster, layout);
        return a.fit == Fit::DoesNot ? kEndless : cautiousTime(a).base();
    }

    // The layout with the fastest step is found sooner, and is the best for a run except for
    // interruptions. If a run also waits for generation, only its final layout gives its time.
    static LayoutChooser::Order orderOf(const ResolvedPlan& plan)
    {
        return std::ranges::any_of(plan.work, &Workload::reinforces) ? LayoutChooser::Order::Run
                                                                     : LayoutChooser::Order::Step;
    }
    TrainAnswer laid(const Workload& work, const Decision& cluster,
                     const RankedLayout& layout) const
    {
        return work.reinforces() ? assessReinforce(plan_, work, cluster, layout)
                                 : assessRun(plan_, work, cluster, layout);
    }

    const ResolvedPlan& plan_;
    std::stop_token stop_;
    std::vector<LayoutChooser> choosers_;
    std::map<double, double> known_;
};

// The fastest number of nodes, near the fastest of the doublings; any, if none meets the deadline.
double quickest(Lateness& late, double most)
{
    double best = most;
    for (double nodes = 1; nodes <= most; nodes *= 2)
        if (late.on(nodes) < late.on(best))
            best = nodes;
    if (late.on(best) > kFarTooLate) // also where nothing fits even on all of them
        return best;
    double low = std::max(1.0, std::floor(best / 2)), high = std::min(2 * best, most);
    while (high - low > 2) {
        const double step = std::floor((high - low) / 3);
        if (late.on(low + step) >= late.on(high - step))
            low += step;
        else
            high -= step;
    }
    for (double nodes = low; nodes <= high; ++nodes)
        if (late.on(nodes) < late.on(best))
            best = nodes;
    return best;
}

// The smallest number of nodes that meets the deadline, above one that does not.
Decision smallestAbove(Lateness& late, double low, double high, double nodeSize)
{
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (late.makesDate(middle) ? high : low) = middle;
    }
    // A slightly slower layout that loses less with each node failure may meet it on fewer nodes.
    while (high > 1 && late.on(high - 1) < kHardlyLate && late.makesDateByRun(high - 1))
        --high;
    return late.decision(high * nodeSize);
}

// Whether more nodes can slow a run down: by traffic or, if goodput is computed, by interruptions.
bool mayGrowSlower(const ResolvedPlan& plan)
{
    return plan.risk.goodputRule == GoodputRule::Computed ||
           !std::ranges::all_of(plan.work, &Workload::isComputed);
}

// Time falls with every node until traffic or interruptions cancel the gain, so the sizes that meet
// the deadline are contiguous: above a doubling that misses it, or between two, around the fastest.
Decision smallestTraining(const ResolvedPlan& plan, std::stop_token stop = {})
{
    Lateness late(plan, std::move(stop));
    const double most = late.mostNodes();
    double high = 1;
    while (2 * high <= most && !late.makesDate(high))
        high *= 2;
    double low = std::floor(high / 2);
    if (!late.makesDate(high) && mayGrowSlower(plan)) {
        high = quickest(late, most);
        low = std::exp2(std::floor(std::log2(high)));
    }
    if (!late.makesDate(high)) {
        Decision given = late.decision(plan.cluster.count);
        given.reachesDate = false;
        return given;
    }
    return smallestAbove(late, low, high, plan.cluster.nodeSize);
}

// Serving fleets run alongside training: each gets what its load needs, and training has its own
// GPUs.
class Fleets {
public:
    explicit Fleets(const ResolvedPlan& plan) : plan_(plan), training_(plan)
    {
        std::erase_if(training_.work, &Workload::serves);
        needs_.resize(plan.work.size());
        for (const std::size_t w : plan.fleetIndices())
            needs_[w] = needOf(ServePlan(plan, plan.work[w]));
    }
    bool carried() const
    {
        return std::ranges::all_of(needs_,
                                   [](const FleetNeed& need) { return need.all.carriesLoad; });
    }
    double wanted() const
    {
        double gpus = 0;
        for (const FleetNeed& need : needs_)
            gpus += need.all.gpus();
        return gpus;
    }
    // Fleets get what they need first. If there is less, or nothing trains, they share all GPUs
    // proportionally.
    Decision on(double gpus)
    {
        const double wants = wanted();
        const bool shared = wants > gpus || training_.work.empty();
        const double factor = shared && wants > 0 ? gpus / wants : 1;
        std::vector<ServeChoice> fleets;
        for (std::size_t w = 0; w < needs_.size(); ++w) {
            const double gets = needs_[w].all.gpus() * factor + kRounding;
            fleets.push_back(plan_.work[w].serves()
                                 ? mostOn(ServePlan(plan_, plan_.work[w]), needs_[w], gets)
                                 : ServeChoice{});
        }
        Decision d = together(gpus, std::move(fleets));
        const double left = trainingGpus(d);
        const bool trains = left >= 1 && !training_.work.empty();
        takeLayouts(d, trains ? Lateness(training_).decision(left) : Decision{});
        return d;
    }
    Decision smallest()
    {
        const Decision trained = training_.work.empty() ? Decision{} : smallestTraining(training_);
        if (!carried() || !trained.reachesDate) {
            Decision given = on(plan_.cluster.count);
            given.reachesDate = false;
            return given;
        }
        std::vector<ServeChoice> fleets;
        for (const FleetNeed& need : needs_)
            fleets.push_back(need.all);
        Decision d = together(wanted() + trained.gpus, std::move(fleets));
        takeLayouts(d, trained);
        return d;
    }

private:
    static constexpr double kRounding = 1e-6; // of a GPU

    Decision together(double gpus, std::vector<ServeChoice> fleets) const
    {
        Decision d = sized(plan_, gpus);
        d.fleets = std::move(fleets);
        for (const ServeChoice& fleet : d.fleets)
            d.serving += fleet.gpus();
        d.parts = partsOf(plan_, trainingGpus(d));
        return d;
    }
    void takeLayouts(Decision& d, const Decision& trained) const
    {
        static const RankedLayout none{{}, Seconds(kUnknown), Seconds(kUnknown)};
        d.layouts.assign(plan_.work.size(), none);
        d.alone = d.layouts;
        std::size_t next = 0;
        for (const std::size_t w : plan_.runIndices()) {
            if (next == trained.layouts.size())
                break;
            d.layouts[w] = trained.layouts[next], d.alone[w] = trained.alone[next];
            ++next;
        }
    }

    const ResolvedPlan& plan_;
    ResolvedPlan training_;        // without serving workloads
    std::vector<FleetNeed> needs_; // for serving workloads; otherwise zero GPUs
};

} // namespace

Decision smallest(const ResolvedPlan& plan, std::stop_token stop)
{
    return plan.serves() ? Fleets(plan).smallest() : smallestTraining(plan, std::move(stop));
}

Decision smallestNear(const ResolvedPlan& plan, double gpus)
{
    if (plan.serves())
        return smallest(plan);
    Lateness late(plan);
    const double most = late.mostNodes();
    double high = std::clamp(std::floor(gpus / plan.cluster.nodeSize), 1.0, most), low = high;
    if (late.makesDate(high)) {
        for (double step = 1; low > 0 && late.makesDate(low); step *= 2) {
            high = low;
            low = std::max(0.0, low - step);
        }
    } else {
        for (double step = 1; high < most && !late.makesDate(high); step *= 2) {
            low = high;
            high = std::min(most, high + step);
        }
        if (!late.makesDate(high))
            return smallest(plan);
    }
    return smallestAbove(late, low, high, plan.cluster.nodeSize);
}

Decision given(const ResolvedPlan& plan, double gpus)
{
    return plan.serves() ? Fleets(plan).on(gpus) : Lateness(plan).decision(gpus);
}

Decision decide(const ResolvedPlan& plan)
{
    return plan.cluster.countRule == CountRule::Smallest ? smallest(plan)
                                                         : given(plan, plan.cluster.count);
}

} // namespace engine
