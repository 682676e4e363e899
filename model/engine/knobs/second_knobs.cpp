#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// The kind of GPU beside the first one, where there is any.
#define HEADROOM_SECOND HEADROOM_WHEN(!p.cluster.second.gpu.id.empty())
#define HEADROOM_SECOND_PART(path, expr, key, unit)                                                \
    HEADROOM_LIMITED_KNOB(path, Group::Cluster, expr, partLimits(key, unit), unit, HEADROOM_SECOND)
#define HEADROOM_SECOND_GPU(type, member, key, unit)                                               \
    HEADROOM_SECOND_PART("cluster.second.gpu." key, p.cluster.second.gpu.member, key, unit)
#define HEADROOM_SECOND_NODE(type, member, key, unit)                                              \
    HEADROOM_SECOND_PART("cluster.second.node." key, p.cluster.second.node.member, key, unit)

// A share of a kind that there is not stays none.
void takeShare(Plan& p, double share)
{
    if (!p.cluster.second.gpu.id.empty())
        p.cluster.second.share = share;
}

constexpr std::array kSecondNumbers{
    Number{"cluster.second.share", Percent, Scale::Linear, 0, 100, 0, 100, false, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.second.share),
           [](Plan& p, Workload&, double base) { takeShare(p, base); }, HEADROOM_SECOND},
    Number{"cluster.second.price", DollarPerGpuHour, Scale::Log, 0.2, 20, 0.001, 1e4, false,
           Group::Cluster, Shown::More, HEADROOM_GET(p.cluster.second.price),
           HEADROOM_SET(p.cluster.second.price), HEADROOM_SECOND},
    Number{"cluster.second.capital", Dollar, Scale::Log, 1000, 2e5, 1, 1e8, false, Group::Cluster,
           Shown::More, HEADROOM_GET(p.cluster.second.capital),
           HEADROOM_SET(p.cluster.second.capital), HEADROOM_SECOND},
    HEADROOM_SECOND_PART("cluster.second.inside_rate", p.cluster.second.inside, "link_bandwidth",
                         GBPerSecond)
        HEADROOM_SECOND_PART("cluster.second.inside_gpus", p.cluster.second.domain, "domain", Gpus)
            HEADROOM_ACCELERATOR_FIELDS(HEADROOM_SECOND_GPU)
                HEADROOM_NODE_FIELDS(HEADROOM_SECOND_NODE)};

constexpr std::string_view kNone = "none";

const std::array kSecondChoices{
    Choice{"cluster.second.gpu", Group::Cluster, Shown::More, false,
           [](const Plan&, const Workload&, const Catalog& catalog) {
               std::vector<Option> options{{std::string(kNone), {}}};
               for (const Accelerator& a : catalog.accelerators)
                   options.push_back({a.id, a.name});
               return options;
           },
           [](const Plan& p, const Workload&) {
               const std::string& id = p.cluster.second.gpu.id;
               return id.empty() ? std::string(kNone) : id;
           },
           [](Plan& p, Workload&, const Catalog& c, std::string_view id) {
               const Accelerator* a = c.accelerator(id);
               if (a)
                   adoptSecond(p, c, *a);
               else if (id == kNone)
                   dropSecond(p);
           },
           HEADROOM_ALWAYS},
};

} // namespace

std::span<const Number> secondNumbers()
{
    return kSecondNumbers;
}

std::span<const Choice> secondChoices()
{
    return kSecondChoices;
}

} // namespace engine
