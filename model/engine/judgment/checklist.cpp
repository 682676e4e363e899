#include "model/engine/judgment/checklist.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/money/budget.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr double kMonthsAYear = 12;

struct Checks {
    const Probe& p;
    const Workload& work = p.plan.work.front();
    bool serves = work.serves();
    bool oneIsEnough = p.enough.reachesDate && p.enough.gpus <= p.plan.cluster.nodeSize;
    std::vector<CheckItem> items{};

    // Checked if the figure is below the article's threshold, or at or above it.
    void add(const char* id, bool forCluster, bool applies, Unit unit, double figure,
             double threshold, bool below)
    {
        CheckItem item{id, forCluster, unit, figure, threshold, applies};
        item.ticked = applies && (below ? figure < threshold : figure >= threshold);
        item.holds = !item.ticked || forCluster != oneIsEnough;
        items.push_back(std::move(item));
    }
    double params() const { return work.train.model.params.base(); }
    bool adapters() const
    {
        return work.kind == WorkloadKind::Tune && work.tune.method != Method::Full;
    }
    double month() const
    {
        return paidTotal(p.plan, p.now).base() / (p.plan.money.years / kYear) / kMonthsAYear;
    }
    void against()
    {
        add("small_model", false, work.trains(), Unit::Parameters, params(), 30e9, true);
        add("adapters", false, work.kind == WorkloadKind::Tune, Unit::None, adapters() ? 1 : 0, 1,
            false);
        add("few_requests", false, serves, Unit::Count,
            serves ? p.now.serving.front().mean * kDay : kUnknown, 1e6, true);
        add("small_budget", false, true, Unit::Dollar, month(), 500, true);
    }
    void inFavor()
    {
        add("large_model", true, work.trains() && !adapters(), Unit::Parameters, params(), 70e9,
            false);
        add("urgent", true, !serves, Unit::Days, -work.train.deadline.base(), -oneTime(), false);
        items.back().figure = work.train.deadline.base();
        items.back().threshold = oneTime();
        add("many_trials", true, work.kind == WorkloadKind::Sweep, Unit::Count, work.sweep.atOnce,
            10, false);
        add("many_requests", true, serves, Unit::Count,
            serves ? p.now.serving.front().mean * kDay : kUnknown, 1e6, false);
        add("failover", true, serves, Unit::Count,
            serves && work.serve.standby != StandbyRule::None ? 1 : 0, 1, false);
    }
    // As conservative as for deadlines.
    double oneTime() const
    {
        if (serves)
            return kUnknown;
        const Assessment one = p.on(1);
        const TrainAnswer& alone = one.work.front();
        return (work.isComputed() ? cautiousTime(alone) : alone.time).base();
    }
};

// A sign, and the reply to a criterion that indicates it.
struct Sign {
    const char* id;
    bool forCluster;
    const char* criterion;
    Reply shows;
};
constexpr std::array kSigns{Sign{"steady", true, "base_use", Reply::Yes},
                            Sign{"too_large", true, "one_node", Reply::No},
                            Sign{"skilled", true, "team", Reply::Yes},
                            Sign{"control", true, "privacy", Reply::No},
                            Sign{"occasional", false, "base_use", Reply::No},
                            Sign{"api_is_cheaper", false, "token_price", Reply::Yes},
                            Sign{"unskilled", false, "team", Reply::No}};

struct Use {
    const char *id, *model;
    WorkloadKind kind;
    const char* method;
    bool claimedOne;
    double least, most;
};
constexpr std::array kUses{
    Use{"tune_7b", "llama-2-7b", WorkloadKind::Tune, "lora", true, kUnknown, kUnknown},
    Use{"tune_13b", "llama-2-13b", WorkloadKind::Tune, "lora", true, kUnknown, kUnknown},
    Use{"tune_70b", "llama-3.1-70b", WorkloadKind::Tune, "qlora", true, 4, 8},
    Use{"train_70b", "llama-3.1-70b", WorkloadKind::Train, nullptr, false, 8, 64},
    Use{"train_175b", "gpt3-175b", WorkloadKind::Train, nullptr, false, 64, 256},
};

Result<Plan> planOf(const Probe& p, const Use& use)
{
    Plan plan = p.plan;
    plan.work.resize(1);
    const std::string id = plan.work.front().id;
    const auto path = [&](const char* leaf) { return "work." + id + "." + leaf; };
    auto next =
        chosen(plan, p.catalog, path("kind"), use.kind == WorkloadKind::Tune ? "tune" : "train");
    if (next)
        next = chosen(*next, p.catalog, path("model"), use.model);
    if (next && use.method)
        next = chosen(*next, p.catalog, path("tune.method"), use.method);
    return next;
}

bool isOwn(const Plan& plan, const Use& use)
{
    const Workload& w = plan.work.front();
    return w.kind == use.kind && w.train.model.id == use.model;
}

} // namespace

std::vector<CheckItem> checklistOf(const Probe& p)
{
    Checks checks{p};
    checks.against();
    checks.inFavor();
    return std::move(checks.items);
}

std::vector<CheckItem> signsOf(const Probe& p, const Judgment& judgment)
{
    const bool oneIsEnough = Checks{p}.oneIsEnough;
    std::vector<CheckItem> items;
    for (const Sign& sign : kSigns) {
        const auto it =
            std::ranges::find(judgment.tree, std::string_view(sign.criterion),
                              [](const Branch& b) { return std::string_view(b.criterion.id); });
        CheckItem item{sign.id, sign.forCluster};
        item.applies = it != judgment.tree.end();
        if (item.applies) {
            const Criterion& c = it->criterion;
            item.unit = c.unit, item.figure = c.figure, item.threshold = c.threshold;
            item.open = c.reply == Reply::Open;
            item.ticked = c.reply == sign.shows;
            item.holds = !item.ticked || sign.forCluster != oneIsEnough;
        }
        items.push_back(std::move(item));
    }
    // More GPUs than the work needs: scaled up before it was shown to be worthwhile.
    CheckItem ahead{"ahead_of_need", false, Unit::Gpus, p.now.decision.gpus, p.enough.gpus};
    ahead.applies = p.enough.reachesDate;
    ahead.fewer = true;
    ahead.ticked = ahead.applies && ahead.figure > ahead.threshold;
    items.push_back(std::move(ahead));
    return items;
}

std::vector<UseRow> usesTable(const Probe& p)
{
    constexpr double kLargest = 1024;
    std::vector<UseRow> rows;
    for (const Use& use : kUses) {
        const auto plan = planOf(p, use);
        if (!plan || p.stop.stop_requested())
            continue;
        UseRow row{use.id, use.claimedOne, use.least, use.most};
        for (double gpus = 1; gpus <= kLargest; gpus *= 2)
            if (holdsAll(*plan, assess(*plan, given(*plan, gpus)))) {
                row.least = gpus;
                break;
            }
        row.one = row.least == 1;
        row.own = isOwn(p.plan, use);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace engine
