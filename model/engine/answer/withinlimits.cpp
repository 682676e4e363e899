#include "model/engine/answer/withinlimits.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/fromplan.h"
#include "model/engine/training/goodput.h"
#include "model/engine/training/run.h"

#include <cmath>

namespace engine {
namespace {

constexpr double kEndless = RunWants::kEndless;
// A larger cluster is rarely cheaper. That many next sizes are looked at one by one; then each is
// larger than the one before by a factor, until some in a row cost more than the cheapest.
constexpr int kClose = 64;
constexpr double kLarger = 1.25;
constexpr int kPatience = 3;

class Clusters {
public:
    explicit Clusters(const ResolvedPlan& plan)
        : plan_(plan)
        , work_(plan.work.front())
        , node_(larger(1.0, plan.cluster.nodeSize))
        , dated_(billed(onTime()))
    {
    }

    // The smallest that is on time, whatever it costs and draws.
    const LimitedCluster& dated() const { return dated_; }

    // The limit that it exceeds. What is unknown exceeds none.
    static Binds exceeded(const LimitedCluster& c, Usd budget, Watts cap)
    {
        return c.power > cap ? Binds::Power : c.cost > budget ? Binds::Budget : Binds::Nothing;
    }
    std::optional<LimitedCluster> within(Usd budget, Watts cap) const
    {
        if (!dated_.reached || dated_.power > cap)
            return {}; // larger ones draw more
        if (!(dated_.cost > budget))
            return dated_;
        return cheaper(budget, cap);
    }
    // About the fastest one, whatever the deadline: the best of the doublings.
    std::optional<LimitedCluster> quickest(Usd budget, Watts cap) const
    {
        std::optional<LimitedCluster> best;
        for (double nodes = 1; nodes * node_ <= kMostGpus; nodes *= 2) {
            const LimitedCluster c = sized(nodes);
            if (c.power > cap)
                break;
            if (c.layout.fit == Fit::Fits && exceeded(c, budget, cap) == Binds::Nothing &&
                (!best || c.run < best->run))
                best = c;
        }
        if (best)
            best->reached = true;
        return best;
    }
    LimitedCluster sized(double nodes) const
    {
        const Assessment a = assess(plan_, given(plan_, nodes * node_));
        LimitedCluster c;
        c.nodes = nodes, c.gpus = nodes * node_;
        c.layout = a.decision.layouts.front();
        c.run = cautiousTime(a.work.front());
        c.cost = a.money.runCost, c.power = a.site.peak.total();
        return c;
    }

private:
    ClusterChoice onTime() const
    {
        const TrainingJob job = jobOf(plan_, work_);
        RunWants wants;
        wants.tokens = tokensOf(work_);
        wants.deadline = work_.train.deadline;
        wants.goodput = [goodput = GoodputOf(plan_, work_, job)](double gpus, double used,
                                                                 double copies) {
            return goodput.share(goodput.cluster(gpus), used, copies);
        };
        const TrainingConstants constants = constantsOf(plan_);
        return smallestCluster(job, machineOf(plan_.cluster, plan_.cluster.count, constants),
                               limitsOf(work_.train), constants, wants, kMostGpus);
    }
    LimitedCluster billed(const ClusterChoice& choice) const
    {
        LimitedCluster c{choice};
        if (!(c.gpus > 0))
            return c;
        const LimitedCluster there = sized(c.nodes);
        c.cost = there.cost, c.power = there.power;
        return c;
    }
    bool isOnTime(const LimitedCluster& c) const
    {
        return c.layout.fit == Fit::Fits && c.run <= work_.train.deadline;
    }
    bool holds(const LimitedCluster& c, Usd budget, Watts cap) const
    {
        return isOnTime(c) && exceeded(c, budget, cap) == Binds::Nothing;
    }

    // A larger one within the budget: with more memory per share, it may take fewer GPU-hours.
    std::optional<LimitedCluster> cheaper(Usd budget, Watts cap) const
    {
        Usd least = dated_.cost;
        int waited = 0;
        double nodes = dated_.nodes;
        for (int looked = 0; looked < kClose || waited < kPatience; ++looked) {
            const double before = nodes;
            nodes = looked < kClose ? nodes + 1 : larger(nodes + 1, std::floor(kLarger * nodes));
            if (nodes * node_ > kMostGpus)
                break;
            LimitedCluster c = sized(nodes);
            if (c.power > cap)
                break;
            if (holds(c, budget, cap))
                return smallestAfter(before, std::move(c), budget, cap);
            waited = c.cost < least ? 0 : waited + 1;
            least = smaller(least, c.cost);
        }
        return {};
    }
    LimitedCluster smallestAfter(double low, LimitedCluster high, Usd budget, Watts cap) const
    {
        while (high.nodes - low > 1) {
            const double middle = std::floor((low + high.nodes) / 2);
            LimitedCluster c = sized(middle);
            if (holds(c, budget, cap))
                high = std::move(c);
            else
                low = middle;
        }
        high.reached = true;
        high.binds = Binds::Budget;
        return high;
    }

    const ResolvedPlan& plan_;
    const Workload& work_;
    double node_;
    LimitedCluster dated_;
};

} // namespace

LimitedCluster smallestWithin(const Evaluation& answered, Usd budget, Watts power)
{
    const Clusters clusters(*answered.resolved);
    if (clusters.dated().binds == Binds::Layout)
        return clusters.dated();
    if (auto found = clusters.within(budget, power))
        return *found;
    LimitedCluster none = clusters.dated();
    if (none.reached)
        none.binds = Clusters::exceeded(none, budget, power);
    none.reached = false;
    const auto add = [&none](Binds lifted, std::optional<LimitedCluster> found) {
        if (!found)
            return;
        found->binds = lifted;
        none.without.push_back(*std::move(found));
    };
    if (budget.base() < kEndless)
        add(Binds::Budget, clusters.within(Usd(kEndless), power));
    if (power.base() < kEndless)
        add(Binds::Power, clusters.within(budget, Watts(kEndless)));
    if (answered.plan->work.front().train.deadline.base() < kEndless)
        add(Binds::Date, clusters.quickest(budget, power));
    if (!none.without.empty())
        none.binds = none.without.front().binds;
    if (clusters.sized(1).power > power)
        none.gpus = none.nodes = 0, none.binds = Binds::Power;
    return none;
}

} // namespace engine
