#include "model/words/table.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr const char* kContext = "Dials";
constexpr Entry kWords[] = {
    {"cluster.gpus", L("Dials", "GPUs"), L("Dials", "GPUs that work on the run.")},
    {"cluster.nodes", L("Dials", "Nodes"), L("Dials", "Machines that hold them.")},
    {"cluster.domain", L("Dials", "Link domain"), L("Dials", "GPUs that share the inside link.")},
    {"work.*.work_factor", L("Dials", "Work factor"),
     L("Dials", "FLOPs for each parameter and token.")},
    {"work.*.flops", L("Dials", "Work"), L("Dials", "All FLOPs of the run.")},
    {"work.*.peak", L("Dials", "Peak"), L("Dials", "Dense peak of one GPU in the format used.")},
    {"work.*.time", L("Dials", "Finish"), L("Dials", "Time of one run.")},
    {"work.*.gpu_hours", L("Dials", "GPU-hours"), L("Dials", "Of one run, all GPUs together.")},
    {"work.*.gpus_needed", L("Dials", "GPUs for the date"),
     L("Dials", "At the share of peak reached here, before rounding to whole nodes.")},
    {"work.*.reached", L("Dials", "Share of peak"),
     L("Dials", "Reached on this cluster, traffic included.")},
    {"work.*.alone", L("Dials", "Share without traffic"),
     L("Dials", "What one GPU reaches with no traffic.")},
    {"work.*.share_step", L("Dials", "Step where measured"),
     L("Dials", "On the cluster where the share was reached.")},
    {"work.*.share_traffic", L("Dials", "Traffic where measured"),
     L("Dials", "Of a step on the cluster where the share was reached.")},
    {"work.*.share_domain_used", L("Dials", "Domain where measured"),
     L("Dials", "GPUs that shared the inside link.")},
    {"work.*.share_domains", L("Dials", "Domains where measured"), L("Dials", "Groups of GPUs.")},
    {"work.*.steps", L("Dials", "Steps"), L("Dials", "Optimizer steps of the run.")},
    {"work.*.step", L("Dials", "Step"), L("Dials", "Time of one optimizer step.")},
    {"work.*.compute", L("Dials", "Compute in a step"), L("Dials", "Without traffic.")},
    {"work.*.traffic", L("Dials", "Traffic in a step"),
     L("Dials", "One exchange of all gradients.")},
    {"work.*.traffic_inside", L("Dials", "Traffic inside nodes"),
     L("Dials", "Reduce and gather inside the node.")},
    {"work.*.traffic_between", L("Dials", "Traffic between nodes"),
     L("Dials", "Exchange between nodes.")},
    {"work.*.domain", L("Dials", "Domain used"),
     L("Dials", "GPUs of this run that share the inside link.")},
    {"work.*.domains", L("Dials", "Domains used"), L("Dials", "Groups of such GPUs.")},
    {"work.*.waiting", L("Dials", "Waiting for traffic"), L("Dials", "Part of a step.")},
    {"work.*.efficiency", L("Dials", "Efficiency"),
     L("Dials", "Work done, of the work of as many GPUs alone.")},
    {"work.*.speedup", L("Dials", "Speed-up"),
     L("Dials", "Work done against one GPU of unlimited memory and no traffic.")},
    {"work.*.sequences", L("Dials", "Sequences a batch"),
     L("Dials", "Examples in one optimizer step.")},
    {"work.*.states", L("Dials", "Training state"),
     L("Dials", "Weights, gradients and optimizer of one copy.")},
    {"work.*.copy_gpus", L("Dials", "One copy needs"),
     L("Dials", "GPUs whose memory holds the training state.")},
    {"work.*.tokens_per_second", L("Dials", "Tokens a second"),
     L("Dials", "Of all GPUs together.")},
    {"site.mean", L("Dials", "Power, mean"),
     L("Dials", "At the meter, cooling and losses included.")},
    {"site.mean_gpus", L("Dials", "GPUs, mean"), L("Dials", "Power of the GPUs.")},
    {"site.mean_hosts", L("Dials", "Hosts, mean"),
     L("Dials", "Power of the nodes without their GPUs.")},
    {"site.mean_network", L("Dials", "Network, mean"), L("Dials", "Switches and optics.")},
    {"site.mean_storage", L("Dials", "Storage, mean"), L("Dials", "Power of the storage.")},
    {"site.mean_cooling", L("Dials", "Cooling and losses, mean"),
     L("Dials", "Everything at the meter that is not machines.")},
    {"site.peak", L("Dials", "Power, peak"),
     L("Dials", "At the meter, cooling and losses included.")},
    {"site.peak_gpus", L("Dials", "GPUs, peak"), L("Dials", "Power of the GPUs.")},
    {"site.peak_hosts", L("Dials", "Hosts, peak"),
     L("Dials", "Power of the nodes without their GPUs.")},
    {"site.peak_network", L("Dials", "Network, peak"), L("Dials", "Switches and optics.")},
    {"site.peak_storage", L("Dials", "Storage, peak"), L("Dials", "Power of the storage.")},
    {"site.peak_cooling", L("Dials", "Cooling and losses, peak"),
     L("Dials", "Everything at the meter that is not machines.")},
    {"site.rated", L("Dials", "Power, rated"),
     L("Dials", "At the meter, cooling and losses included.")},
    {"site.rated_gpus", L("Dials", "GPUs, rated"), L("Dials", "Power of the GPUs.")},
    {"site.rated_hosts", L("Dials", "Hosts, rated"),
     L("Dials", "Power of the nodes without their GPUs.")},
    {"site.rated_network", L("Dials", "Network, rated"), L("Dials", "Switches and optics.")},
    {"site.rated_storage", L("Dials", "Storage, rated"), L("Dials", "Power of the storage.")},
    {"site.rated_cooling", L("Dials", "Cooling and losses, rated"),
     L("Dials", "Everything at the meter that is not machines.")},
    {"site.idle", L("Dials", "Power, waiting"),
     L("Dials", "At the meter, cooling and losses included.")},
    {"site.idle_gpus", L("Dials", "GPUs, waiting"), L("Dials", "Power of the GPUs.")},
    {"site.idle_hosts", L("Dials", "Hosts, waiting"),
     L("Dials", "Power of the nodes without their GPUs.")},
    {"site.idle_network", L("Dials", "Network, waiting"), L("Dials", "Switches and optics.")},
    {"site.idle_storage", L("Dials", "Storage, waiting"), L("Dials", "Power of the storage.")},
    {"site.idle_cooling", L("Dials", "Cooling and losses, waiting"),
     L("Dials", "Everything at the meter that is not machines.")},
    {"site.energy_run", L("Dials", "Energy of a run"), L("Dials", "At the meter.")},
    {"site.energy_year", L("Dials", "Energy of a year"),
     L("Dials", "At the meter, waiting included.")},
    {"money.run_time", L("Dials", "Time of a run"),
     L("Dials", "All workloads, one after the other.")},
    {"money.in_use", L("Dials", "In use"),
     L("Dials", "Part of the hours of a year in which the GPUs work.")},
    {"money.gpu_hours_year", L("Dials", "GPU-hours a year"),
     L("Dials", "Trials and failed runs included.")},
    {"money.rent_run", L("Dials", "A run, rented"), L("Dials", "Without trials and failed runs.")},
    {"money.rent_year", L("Dials", "Rented, a year"),
     L("Dials", "Rent of the hours in use, and staff.")},
    {"money.own_first", L("Dials", "Bought"), L("Dials", "Paid before the first run.")},
    {"money.electricity_year", L("Dials", "Electricity a year"),
     L("Dials", "For machines one owns.")},
    {"money.maintenance_year", L("Dials", "Maintenance a year"),
     L("Dials", "For machines one owns.")},
    {"money.own_year", L("Dials", "Owned, a year"),
     L("Dials", "Electricity, maintenance and staff.")},
    {"money.rent_total", L("Dials", "Rented, in all"), L("Dials", "Over the years compared.")},
    {"money.own_total", L("Dials", "Bought, in all"), L("Dials", "Over the years compared.")},
    {"money.even_years", L("Dials", "Even after"), L("Dials", "When buying has paid for itself.")},
    {"money.even_use", L("Dials", "Even at"),
     L("Dials", "Hours in use from which buying costs less.")},
    {"money.even_price", L("Dials", "Even at a rent of"),
     L("Dials", "Rent from which buying costs less.")},
    {"money.run_cost", L("Dials", "A run"),
     L("Dials", "Its part of all that is paid, rented or bought, trials and staff included.")},
};

const Entry* entry(const QString& path)
{
    return find(kWords, rowPath(path));
}

} // namespace

QString dialLabel(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kContext, e->label) : path;
}

QString dialTip(const QString& path)
{
    const Entry* e = entry(path);
    return e ? translated(kContext, e->tip) : QString();
}

bool hasDial(const QString& rowPath)
{
    return find(kWords, rowPath) != nullptr;
}

} // namespace model::words
