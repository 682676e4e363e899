#include "model/engine/judgment/design.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/training/confidence.h"
#include "model/engine/training/fromplan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr Share kNextToNothing = 0.05; // savings of a faster network that are not worth it

// The families are compared without the user's pinned settings.
LayoutLimits limitsOf(const Workload& work, Family family)
{
    Train free = work.train;
    free.layout = {};
    LayoutLimits limits = engine::limitsOf(free);
    const LayoutLimits::Range one{1, 1}, several{2, 1 << 20};
    switch (family) {
    case Family::Copies:
        limits.tensor = limits.pipeline = one;
        limits.shardings = {Sharding::None};
        break;
    case Family::Sharded:
        limits.tensor = limits.pipeline = one;
        limits.shardings = {Sharding::Gradients, Sharding::Full};
        break;
    case Family::Tensor: limits.tensor = several, limits.pipeline = one; break;
    case Family::Pipeline: limits.tensor = one, limits.pipeline = several; break;
    case Family::Hybrid: limits.tensor = limits.pipeline = several; break;
    }
    return limits;
}

FamilyRow familyOf(const Probe& p, const Workload& work, Family family, double gpus)
{
    const TrainingConstants constants = constantsOf(p.plan);
    const Machine machine = machineOf(p.plan.cluster, gpus, constants);
    const auto best =
        bestLayout(jobOf(p.plan, work), machine, gpus, limitsOf(work, family), constants, p.stop);
    FamilyRow row{family};
    row.layout.step = Seconds(kUnknown);
    row.layout.fit = Fit::DoesNot;
    if (best)
        row.layout = *best;
    if (best && best->fit != Fit::Fits) {
        const Bytes usable = constants.usable * p.plan.cluster.gpu.memory;
        row.missing = larger(Bytes{}, best->memory - usable);
    }
    return row;
}

} // namespace

std::vector<FamilyRow> familiesOf(const Probe& p)
{
    const auto w = p.plan.first(&Workload::isComputed);
    if (!w)
        return {};
    const Workload& work = p.plan.work[*w];
    const double gpus =
        std::max(1.0, p.now.decision.layouts[*w].layout.gpus() * 1.0); // those its layout uses
    std::vector<FamilyRow> rows;
    for (int f = 0; f < kFamilies && !p.stop.stop_requested(); ++f)
        rows.push_back(familyOf(p, work, static_cast<Family>(f), gpus));
    double least = kUnknown;
    for (const FamilyRow& row : rows)
        if (row.layout.fit == Fit::Fits && !(row.layout.step.base() >= least))
            least = row.layout.step.base();
    for (FamilyRow& row : rows) {
        if (row.layout.fit != Fit::Fits)
            continue;
        row.slower = row.layout.step.base() / least - 1;
        row.best = row.layout.step.base() == least;
    }
    return rows;
}

std::vector<NetworkRow> networksOf(const Probe& p)
{
    const auto w = p.plan.first(&Workload::isComputed);
    const Cluster& c = p.plan.cluster;
    if (!w || p.now.decision.nodes <= 1) // a single node has no network
        return {};
    std::vector<NetworkRow> rows;
    for (const Link& link : p.catalog.links) {
        if (!link.stop || p.stop.stop_requested())
            continue;
        NetworkRow row{link.id, link.name, link.bandwidth * (c.nics / c.nodeSize)};
        Plan other = p.plan;
        other.cluster.perGpu = row.rate;
        row.time = assess(other, given(other, p.now.decision.gpus)).work[*w].time;
        row.own = std::abs(row.rate / c.perGpu - 1) < 0.01;
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &NetworkRow::rate);
    double least = kUnknown;
    for (const NetworkRow& row : rows)
        if (!(row.time.base() >= least))
            least = row.time.base();
    bool found = false;
    for (NetworkRow& row : rows) {
        row.slower = row.time.base() / least - 1;
        row.enough = !found && row.slower <= kNextToNothing;
        found |= row.enough;
    }
    return rows;
}

std::vector<StackRow> stacksOf(const Probe& p)
{
    const auto w = p.plan.first(&Workload::isComputed);
    if (!w)
        return {};
    const std::string path = p.path(*w, "stack");
    const auto knob = findChoice(p.plan, path);
    std::vector<StackRow> rows;
    for (const Option& option : knob.row->options(p.plan, p.plan.work[*w], p.catalog)) {
        const auto other = chosen(p.plan, p.catalog, path, option.id);
        if (!option.available || !other || p.stop.stop_requested())
            continue;
        StackRow row{option.id};
        row.own = knob.row->get(p.plan, p.plan.work[*w]) == option.id;
        const TrainAnswer answer = assess(*other, given(*other, p.now.decision.gpus)).work[*w];
        if (answer.fit == Fit::Fits)
            row.step = answer.step;
        rows.push_back(std::move(row));
    }
    double least = kUnknown;
    for (const StackRow& row : rows)
        if (!(row.step.base() >= least))
            least = row.step.base();
    for (StackRow& row : rows) {
        row.slower = row.step.base() / least - 1;
        row.best = row.step.base() == least;
    }
    std::ranges::stable_sort(rows, [](const StackRow& a, const StackRow& b) {
        return std::isnan(b.step.base()) ? !std::isnan(a.step.base())
                                         : a.step.base() < b.step.base();
    });
    return rows;
}

std::vector<EngineRow> enginesOf(const Probe& p)
{
    const auto fleet = p.plan.first(&Workload::serves);
    if (!fleet)
        return {};
    const std::size_t w = *fleet;
    const std::string path = p.path(w, "serve.engine");
    const auto knob = findChoice(p.plan, path);
    std::vector<EngineRow> rows;
    for (const Option& option : knob.row->options(p.plan, p.plan.work[w], p.catalog)) {
        const auto other = chosen(p.plan, p.catalog, path, option.id);
        if (!option.available || !other || p.stop.stop_requested())
            continue;
        EngineRow row{option.id};
        row.own = knob.row->get(p.plan, p.plan.work[w]) == option.id;
        if (const Decision d = smallest(*other); d.reachesDate) {
            row.gpus = d.fleets[w].gpus();
            row.cost = assess(*other, d).serving[w].cost;
        }
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, [](const EngineRow& a, const EngineRow& b) {
        return std::isnan(b.cost.base()) ? !std::isnan(a.cost.base())
                                         : a.cost.base() < b.cost.base();
    });
    for (EngineRow& row : rows) {
        row.dearer = row.cost / rows.front().cost - 1;
        row.best = &row == &rows.front() && std::isfinite(row.cost.base());
    }
    return rows;
}

} // namespace engine
