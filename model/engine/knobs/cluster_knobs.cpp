#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

using enum Unit;

#define HEADROOM_GPU_KNOB(type, member, key, unit)                                                 \
    HEADROOM_PART_KNOB("cluster.gpu.", Group::Cluster, p.cluster.gpu.member, key, unit)
#define HEADROOM_NODE_KNOB(type, member, key, unit)                                                \
    HEADROOM_PART_KNOB("cluster.node.", Group::Cluster, p.cluster.node.member, key, unit)
#define HEADROOM_INSIDE_KNOB(type, member, key, unit)                                              \
    HEADROOM_PART_KNOB("cluster.inside_link.", Group::Cluster, p.cluster.inside.member, key, unit)
#define HEADROOM_BETWEEN_KNOB(type, member, key, unit)                                             \
    HEADROOM_PART_KNOB("cluster.between_link.", Group::Cluster, p.cluster.between.member, key, unit)

// Asking for a number of GPUs answers the question that "smallest" left open.
void askFor(Plan& p, double gpus)
{
    p.cluster.count = gpus;
    p.cluster.countRule = CountRule::Given;
}

// In the order in which a file is read: a row stands behind the rows whose turning moves it.
constexpr std::array kClusterNumbers{
    Number{"cluster.count", Gpus, Scale::Log, 1, 16384, 1, 1048576, true, Group::Cluster,
           Shown::First, HEADROOM_GET(p.cluster.count),
           [](Plan& p, Workload&, double base) { askFor(p, base); }, HEADROOM_ALWAYS},
    Number{"cluster.count_else", Gpus, Scale::Log, 1, 16384, 1, 1048576, true, Group::Cluster,
           Shown::Part, HEADROOM_GET(p.cluster.otherCount), HEADROOM_SET(p.cluster.otherCount),
           HEADROOM_ALWAYS},
    Number{"cluster.node_size", Gpus, Scale::Linear, 1, 16, 1, 1024, true, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.nodeSize),
           [](Plan& p, Workload&, double base) { resizeNode(p, base); }, HEADROOM_ALWAYS},
    Number{"cluster.nics", Nics, Scale::Linear, 1, 16, 1, 1024, true, Group::Cluster, Shown::More,
           HEADROOM_GET(p.cluster.nics),
           [](Plan& p, Workload&, double base) {
               p.cluster.nics = base;
               p.cluster.perGpu = fabricRate(p.cluster);
           },
           HEADROOM_ALWAYS},
    Number{"cluster.between_rate", GbitPerSecond, Scale::Log, 10, 1600, 0.01, 1e5, false,
           Group::Cluster, Shown::First, HEADROOM_GET(p.cluster.perGpu),
           HEADROOM_SET(p.cluster.perGpu), HEADROOM_ALWAYS},
    Number{"cluster.nic_share", Percent, Scale::Linear, 20, 100, 1, 100, false, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.nicShare), HEADROOM_SET(p.cluster.nicShare),
           HEADROOM_ALWAYS},
    Number{"cluster.link_share", Percent, Scale::Linear, 20, 100, 1, 100, false, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.linkShare), HEADROOM_SET(p.cluster.linkShare),
           HEADROOM_ALWAYS},
    Number{"cluster.latency_inside", Microseconds, Scale::Log, 0.5, 50, 0.01, 1e6, false,
           Group::Cluster, Shown::More, HEADROOM_GET(p.cluster.insideLatency),
           HEADROOM_SET(p.cluster.insideLatency), HEADROOM_ALWAYS},
    Number{"cluster.latency_between", Microseconds, Scale::Log, 1, 200, 0.01, 1e6, false,
           Group::Cluster, Shown::More, HEADROOM_GET(p.cluster.betweenLatency),
           HEADROOM_SET(p.cluster.betweenLatency), HEADROOM_ALWAYS},
    Number{"cluster.host_floor", Milliseconds, Scale::Log, 0.05, 10, 0.001, 1e3, false,
           Group::Cluster, Shown::More, HEADROOM_GET(p.cluster.hostFloor),
           HEADROOM_SET(p.cluster.hostFloor),
           HEADROOM_WHEN(std::ranges::any_of(p.work, &Workload::isComputed))},
    Number{"cluster.memory_usable", Percent, Scale::Linear, 50, 100, 1, 100, false, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.memoryUsable), HEADROOM_SET(p.cluster.memoryUsable),
           HEADROOM_ALWAYS},
    HEADROOM_ACCELERATOR_FIELDS(HEADROOM_GPU_KNOB) HEADROOM_NODE_FIELDS(HEADROOM_NODE_KNOB)
        HEADROOM_LINK_FIELDS(HEADROOM_INSIDE_KNOB) HEADROOM_LINK_FIELDS(HEADROOM_BETWEEN_KNOB)};

std::vector<Option> gpuOptions(const Plan&, const Workload&, const Catalog& catalog)
{
    std::vector<Option> options;
    for (const Accelerator& a : catalog.accelerators)
        options.push_back({a.id, a.name});
    return options;
}

// The links a GPU can have inside its node: its own and PCIe.
std::vector<Option> insideOptions(const Plan& p, const Workload&, const Catalog& catalog)
{
    const Accelerator& gpu = p.cluster.gpu;
    std::vector<Option> options;
    for (const std::string& id : {gpu.pcie, gpu.inside}) {
        const Link* link = catalog.link(id);
        const bool known = std::ranges::find(options, id, &Option::id) != options.end();
        if (link && !known)
            options.push_back({link->id, link->brief});
    }
    return options;
}

std::vector<Option> fabricOptions(const Plan&, const Workload&, const Catalog& catalog)
{
    std::vector<Option> options;
    for (const Link& l : catalog.links)
        if (l.kind == Link::Kind::Between && l.bandwidth.base() > 0)
            options.push_back({l.id, l.name});
    return options;
}

const std::array kClusterChoices{
    Choice{"cluster.gpu", Group::Cluster, Shown::First, false, gpuOptions,
           [](const Plan& p, const Workload&) { return p.cluster.gpu.id; },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) {
               if (const Accelerator* a = c.accelerator(id))
                   adopt(p, c, *a);
           },
           HEADROOM_ALWAYS},
    Choice{"cluster.count_rule", Group::Cluster, Shown::First, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>{{"given", {}}, {"smallest", {}}};
           },
           [](const Plan& p, const Workload&) -> std::string {
               return p.cluster.countRule == CountRule::Given ? "given" : "smallest";
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               p.cluster.countRule = id == "smallest" ? CountRule::Smallest : CountRule::Given;
           },
           HEADROOM_ALWAYS},
    Choice{"cluster.count_rule_else", Group::Cluster, Shown::Part, true,
           [](const Plan&, const Workload&, const Catalog&) {
               return std::vector<Option>{{"given", {}}, {"smallest", {}}};
           },
           [](const Plan& p, const Workload&) -> std::string {
               return p.cluster.otherRule == CountRule::Given ? "given" : "smallest";
           },
           [](Plan& p, Workload&, const Catalog&, std::string_view id) {
               p.cluster.otherRule = id == "smallest" ? CountRule::Smallest : CountRule::Given;
           },
           HEADROOM_ALWAYS},
    Choice{"cluster.inside", Group::Cluster, Shown::First, false, insideOptions,
           [](const Plan& p, const Workload&) { return p.cluster.inside.id; },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) {
               if (const Link* l = c.link(id))
                   adoptInside(p, *l);
           },
           HEADROOM_ALWAYS},
    Choice{"cluster.fabric", Group::Cluster, Shown::First, false, fabricOptions,
           [](const Plan& p, const Workload&) { return p.cluster.between.id; },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) {
               if (const Link* l = c.link(id))
                   adoptFabric(p, *l);
           },
           HEADROOM_ALWAYS},
};

} // namespace

std::span<const Number> clusterNumbers()
{
    return kClusterNumbers;
}

std::span<const Choice> clusterChoices()
{
    return kClusterChoices;
}

} // namespace engine
