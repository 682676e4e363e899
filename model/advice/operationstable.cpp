#include "model/advice/advicetables.h"
#include "model/engine/dials/dial.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <span>

namespace model {
namespace {

using engine::Unit;

struct Operations {
    Q_DECLARE_TR_FUNCTIONS(Operations)
};

struct Way {
    const char *id, *name, *text;
};
constexpr Way kSchedulers[] = {
    {"none", L("Operations", "No scheduler"),
     L("Operations", "One node: containers and a shell are enough.")},
    {"none_many", L("Operations", "No scheduler"),
     L("Operations", "%1 are more than a shell can look after.")},
    {"slurm", L("Operations", "Slurm"),
     L("Operations", "Starts all %1 of a run at once and queues the other runs.")},
    {"slurm_mixed", L("Operations", "Slurm"),
     L("Operations", "Starts all %1 of a run at once, but does not keep services up.")},
    {"slurm_queue", L("Operations", "Slurm"),
     L("Operations", "Queues the work; no part of it spans nodes.")},
    {"slurm_queue_mixed", L("Operations", "Slurm"),
     L("Operations", "Queues the work, but does not keep services up.")},
    {"slurm_idle", L("Operations", "Slurm"), L("Operations", "Nothing to queue: all GPUs serve.")},
    {"kubernetes", L("Operations", "Kubernetes"),
     L("Operations", "Keeps the number of replicas at %1 and follows the load.")},
    {"kubernetes_jobs", L("Operations", "Kubernetes"),
     L("Operations", "Runs the work as jobs; no part of it spans nodes, so that no gang scheduler "
                     "is needed.")},
    {"kubernetes_gang", L("Operations", "Kubernetes"),
     L("Operations", "Needs a gang scheduler (Kueue, Volcano) to start all %1 of a run at once.")},
    {"kubernetes_runs", L("Operations", "Kubernetes"),
     //: %1 and %2 percentages.
     L("Operations", "Needs a gang scheduler (Kueue, Volcano). An article saw %2 more time for "
                     "gradient synchronization: the run would be %1 slower.")},
    {"kubernetes_mixed", L("Operations", "Kubernetes"),
     //: %1 and %2 percentages.
     L("Operations", "Does both with a gang scheduler (Kueue, Volcano). An article saw %2 more "
                     "time for gradient synchronization: runs would be %1 slower.")},
    {"nomad", L("Operations", "Nomad"),
     L("Operations", "Runs services and jobs with one small program; sufficient while no run "
                     "spans nodes.")},
    {"nomad_gang", L("Operations", "Nomad"),
     L("Operations", "Does not start all %1 of a run at once.")},
    {"partitions", L("Operations", "Two partitions"),
     //: %1 and %2 GPUs or nodes with their count.
     L("Operations", "Slurm on %1 and Kubernetes on %2: each does what it is made for.")},
    {"pool", L("Operations", "One pool (Kueue, Run:ai)"),
     //: %1 GPUs with their count, %2 a time or percentage.
     L("Operations", "Fleets leave %1 idle on average; runs could use them: %2.")}};

constexpr Way kLaunchers[] = {
    {"torchrun", L("Operations", "torchrun (DDP, FSDP)"),
     L("Operations", "Starts one process on each of %1; sufficient for a single run.")},
    {"ray_run", L("Operations", "Ray"),
     L("Operations", "Starts the same DDP or FSDP processes; step time does not change.")},
    {"ray_trials", L("Operations", "Ray"),
     //: %1 and %2 counts.
     L("Operations", "Schedules %1 trials, %2 at a time, and stops the weak ones early.")},
    {"ray_roles", L("Operations", "Ray"),
     L("Operations", "Places generation and training on their GPUs and transfers the weights.")},
    {"ray_units", L("Operations", "Ray"),
     L("Operations", "Distributes %1 units to free workers and repeats failed ones.")}};

constexpr Way kStores[] = {
    {"local", L("Operations", "Local NVMe"),
     //: %1 and %2 amounts of data.
     L("Operations", "Each node can hold the dataset: %1 on drives of %2.")},
    {"local_small", L("Operations", "Local NVMe"),
     //: %1 and %2 amounts of data.
     L("Operations", "Too small for the dataset: %1 on drives of %2 per node.")},
    {"parallel", L("Operations", "Lustre, BeeGFS, Ceph"),
     //: %1 and %2 bandwidths.
     L("Operations", "Samples and checkpoints need %1; this plan has %2.")},
    {"parallel_slow", L("Operations", "Lustre, BeeGFS, Ceph"),
     //: %1 and %2 bandwidths.
     L("Operations", "Samples and checkpoints need %1, but this plan has %2.")},
    {"object", L("Operations", "Object store"),
     L("Operations", "Keeps %1 for all nodes, which copy from it before a run.")}};

// What to monitor, and the value that should raise an alert: the low or high end of the plan's
// range, or the limit set by the plan.
struct Watched {
    const char* dial;
    const char *name, *text;
    enum class At : std::uint8_t { Low, High, Itself } at;
    engine::Seconds engine::Serve::*limit = nullptr;
};
constexpr Watched kTraining[] = {
    {"work.*.reached", L("Operations", "MFU"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it below %2, the low end of the range."),
     Watched::At::Low},
    {"work.*.step", L("Operations", "Step time"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it above %2, the high end of the range."),
     Watched::At::High},
    {"work.*.goodput_reached", L("Operations", "Goodput"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it below %2, the low end of the range."),
     Watched::At::Low},
    {"work.*.checkpoint_interval", L("Operations", "Checkpoints"),
     L("Operations", "One every %1: two intervals without one need attention."),
     Watched::At::Itself}};
constexpr Watched kServing[] = {
    {"work.*.serve_first", L("Operations", "TTFT"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it above %2."), Watched::At::High,
     &engine::Serve::first},
    {"work.*.serve_token", L("Operations", "TPOT"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it above %2."), Watched::At::High,
     &engine::Serve::token},
    {"work.*.serve_fleet_rate", L("Operations", "Requests"),
     L("Operations", "The fleet serves %1 within its limits; more requests need more replicas."),
     Watched::At::Itself}};
// Images are delivered whole, not token by token.
constexpr Watched kMaking[] = {
    {"work.*.serve_first", L("Operations", "Time per request"),
     //: %1 and %2 values of a metric.
     L("Operations", "Planned: %1. Look into it above %2."), Watched::At::High,
     &engine::Serve::first},
    {"work.*.serve_fleet_rate", L("Operations", "Requests"),
     L("Operations", "The fleet serves %1 within its limits; more requests need more replicas."),
     Watched::At::Itself}};
constexpr Watched kCluster[] = {
    {"site.peak", L("Operations", "Facility power"),
     L("Operations", "Peak: %1. More than that was not planned for."), Watched::At::Itself},
    {"risk.between", L("Operations", "Interruptions"),
     L("Operations", "One every %1 is normal; more often, look at the parts that fail."),
     Watched::At::Itself}};

struct Line {
    QString topic, name, text;
    bool strong = false;
};

void addWays(std::vector<Line>& lines, const QString& topic, std::span<const Way> known,
             const std::vector<engine::OperationRow>& ways, const NumberFormat& format)
{
    for (const engine::OperationRow& way : ways) {
        const auto at = std::ranges::find(known, way.id, &Way::id);
        QStringList values;
        for (const engine::Finding::Argument& a : way.arguments)
            values << format.text(a.value, a.unit);
        lines.push_back({topic, Operations::tr(at->name),
                         words::filled(Operations::tr(at->text), values), way.best});
    }
}

void addWatched(std::vector<Line>& lines, std::span<const Watched> all, std::size_t work,
                const engine::Evaluation& e, const NumberFormat& format)
{
    for (const Watched& watched : all) {
        const std::string path = engine::boundPath(watched.dial, e.plan->work[work].id);
        const auto dial = engine::findDial(*e.plan, path);
        if (!engine::applies(*e.plan, dial))
            continue;
        const double value = engine::read(*e.resolved, e.assessment, dial);
        const engine::Band* band = e.bands.find(path);
        if (!std::isfinite(value) || (!band && watched.at != Watched::At::Itself))
            continue;
        double edge = watched.at == Watched::At::Itself ? value
                      : watched.at == Watched::At::Low  ? band->low
                                                        : band->high;
        const double limit = watched.limit ? (e.plan->work[work].serve.*watched.limit).base() : 0;
        if (limit > 0) // what exceeds it is never as planned
            edge = std::min(edge, limit);
        if (!std::isfinite(edge))
            continue; // no limit can be given
        const QString planned = format.text(value, dial.row->unit);
        const QString look = format.text(edge, dial.row->unit);
        if (watched.at != Watched::At::Itself && planned == look)
            continue; // nothing to distinguish
        lines.push_back({Operations::tr("Monitoring"), Operations::tr(watched.name),
                         words::filled(Operations::tr(watched.text), {planned, look})});
    }
}

std::vector<Line> linesOf(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Line> lines;
    addWays(lines, Operations::tr("Scheduler"), kSchedulers, e.advice->schedulers, format);
    addWays(lines, Operations::tr("Launcher"), kLaunchers, e.advice->launchers, format);
    addWays(lines, Operations::tr("Storage"), kStores, e.advice->stores, format);
    if (e.plan->trains())
        addWatched(lines, kTraining, e.view.trained, e, format);
    const engine::Workload& served = e.plan->work[e.view.served];
    if (served.serves())
        addWatched(lines,
                   served.serve.makes() ? std::span<const Watched>(kMaking)
                                        : std::span<const Watched>(kServing),
                   e.view.served, e, format);
    addWatched(lines, kCluster, e.view.work, e, format);
    return lines;
}

} // namespace

QString schedulerName(const std::string& id)
{
    const auto at = std::ranges::find(kSchedulers, id, &Way::id);
    return at == std::end(kSchedulers) ? QString() : Operations::tr(at->name);
}

void OperationsTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Operations::tr("Option"), Operations::tr("A way to do it, or a figure to watch."), 130,
         true},
        {Operations::tr("Topic"), Operations::tr("What has to be decided or watched."), 90, true},
        {Operations::tr("For this plan"),
         Operations::tr("What it means here; the recommended way stands out."), 240, true}};
    std::vector<Row> rows;
    if (e.advice)
        for (const Line& line : linesOf(e, format))
            rows.push_back({{CellTable::words(line.name), CellTable::words(line.topic),
                             CellTable::words(line.text)},
                            line.strong});
    summary_ =
        Operations::tr("Who starts the work, where its data is stored, and what to monitor.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model
