#include "tests/walk/stronger.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/training/choose.h"
#include "model/engine/training/run.h"
#include "tests/support/plans.h"
#include "tests/walk/walk.h"

#include <cmath>

namespace walk {
namespace {

using namespace engine;

constexpr double kHair = 1e-9;

// Rows changed together, and by how much.
struct Better {
    const char* name;
    std::vector<const char*> rows;
    double times;
};

const std::vector<Better>& betters()
{
    static const std::vector<Better> all{
        {"twice the bandwidth between nodes", {"cluster.between_link.bandwidth"}, 2},
        {"twice the bandwidth inside a node",
         {"cluster.inside_link.bandwidth", "cluster.gpu.link_bandwidth"},
         2},
        {"half the latencies", {"cluster.latency_between", "cluster.latency_inside"}, 0.5},
        {"a quarter more memory", {"cluster.gpu.memory"}, 1.25},
        {"a third more memory bandwidth", {"cluster.gpu.memory_bandwidth"}, 4.0 / 3},
        {"a third more peak",
         {"cluster.gpu.peak_bf16", "cluster.gpu.peak_fp16", "cluster.gpu.peak_fp32",
          "cluster.gpu.peak_fp4", "cluster.gpu.peak_fp8", "cluster.gpu.peak_int8",
          "cluster.gpu.peak_tf32"},
         4.0 / 3},
        {"half the host's floor", {"cluster.host_floor"}, 0.5},
    };
    return all;
}

// False if the plan has none of the rows, or a limit prevents it.
bool improve(Plan& plan, const Better& better)
{
    bool any = false;
    for (const char* path : better.rows) {
        const auto row = findNumber(plan, path);
        const double before = row ? read(plan, row) : kUnknown;
        if (!(before > 0) || !row.row->applies(plan, plan.work[0]))
            continue;
        const double after = before * better.times, unit = info(row.row->unit).size;
        if (after > row.row->most * unit || after < row.row->least * unit)
            continue;
        write(plan, row, after);
        any = true;
    }
    return any;
}

// The criteria for choosing layouts: fit, then run time at the slow end of the range.
struct Standing {
    Fit fit;
    double time;
};
Standing standing(const ResolvedPlan& plan, std::size_t w, double gpus)
{
    LayoutChooser chooser(plan, plan.work[w], LayoutChooser::Order::Run);
    const RankedLayout& best = chooser.on(gpus);
    const GoodputOf goodput(plan, plan.work[w], jobOf(plan, plan.work[w]));
    const double share = goodput.share(goodput.cluster(gpus), best.layout.gpus(), best.layout.data);
    return {best.fit, best.cautious.base() / share};
}

bool worse(const Standing& now, const Standing& was)
{
    if (now.fit != was.fit)
        return now.fit > was.fit;
    return was.fit != Fit::DoesNot && now.time > was.time * (1 + kHair);
}

// The lowest cost of a run on any number of nodes that meets the deadline, at constant prices;
// unknown if none does. Cost is taken at the slow end of the range, by which layouts are chosen: a
// layout with less uncertainty may be slower in the median.
double leastCost(const Plan& plan)
{
    double least = kUnknown;
    for (double nodes = 1; nodes <= 64; nodes *= 2) {
        const Assessment a = assess(plan, given(plan, nodes * plan.cluster.nodeSize));
        const TrainAnswer& run = a.work[0];
        const double cost = a.money.runCost.base() * (cautiousTime(run) / run.time);
        if (run.fit == Fit::Fits && cautiousTime(run) <= plan.work[0].train.deadline &&
            !(cost >= least))
            least = cost;
    }
    return least;
}

} // namespace

std::vector<std::string> dearerByBetter(const Plan& requested, int& tried)
{
    std::vector<std::string> dearer;
    Plan plan = requested;
    if (plan.work.size() != 1 || !plan.work[0].isComputed() || plan.work[0].reinforces())
        return dearer;
    plan.work[0].train.deadline = 4.0 * kYear; // most plans meet it
    const double was = leastCost(plan);
    if (std::isnan(was))
        return dearer;
    for (const Better& better : betters()) {
        Plan next = plan;
        if (!improve(next, better))
            continue;
        ++tried;
        if (const double now = leastCost(next); !(now <= was * (1 + kHair)))
            dearer.push_back(plan.cluster.gpu.id + ": " + better.name + ": " +
                             support::compared(now, was));
    }
    return dearer;
}

std::vector<std::string> worseByBetter(const Plan& plan, int& tried)
{
    std::vector<std::string> worsened;
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        if (!plan.work[w].isComputed())
            continue;
        const Standing was = standing(ResolvedPlan(plan), w, plan.cluster.count);
        if (std::isnan(was.time) || was.fit == Fit::DoesNot)
            continue;
        for (const Better& better : betters()) {
            Plan next = plan;
            if (!improve(next, better))
                continue;
            ++tried;
            const Standing now = standing(ResolvedPlan(next), w, plan.cluster.count);
            if (worse(now, was))
                worsened.push_back(plan.work[w].name + " on " + std::to_string(plan.cluster.count) +
                                   " " + plan.cluster.gpu.id + ": " + better.name + ": " +
                                   support::compared(now.time, was.time));
        }
    }
    return worsened;
}

} // namespace walk
