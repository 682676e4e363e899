#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/choicerow.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// Its figures have the same names as those of the first type.
#define HEADROOM_SECOND_GPU(type, member, key, unit)                                               \
    number<&Cluster::second, &SecondType::gpu, &Accelerator::member>("cluster.second.gpu." key,    \
                                                                     unit)                         \
        .part()                                                                                    \
        .when(kHasSecond),
#define HEADROOM_SECOND_NODE(type, member, key, unit)                                              \
    number<&Cluster::second, &SecondType::node, &Node::member>("cluster.second.node." key, unit)   \
        .part()                                                                                    \
        .when(kHasSecond),

// The share of a type that is absent stays zero.
void takeShare(Plan& p, double share)
{
    if (!p.cluster.second.gpu.id.empty())
        p.cluster.second.share = share;
}

constexpr Number kSecondNumbers[] = {
    number<&Cluster::second, &SecondType::share>("cluster.second.share", Percent)
        .slider(0, 100)
        .turns([](Plan& p, Workload&, double base) { takeShare(p, base); })
        .when(kHasSecond)
        .label(L("Knobs", "Share of second type"))
        .tip(L("Knobs", "Share of the cluster's GPUs, whatever the cluster size.")),
    number<&Cluster::second, &SecondType::price>("cluster.second.price", DollarPerGpuHour)
        .slider(0.2, 20, Log)
        .limits(0.001, 1e4)
        .when(kHasSecond)
        .label(L("Knobs", "Second type: rental price"))
        .tip(L("Knobs", "Price for one hour of one GPU of the second type.")),
    number<&Cluster::second, &SecondType::capital>("cluster.second.capital", Dollar)
        .slider(1000, 2e5, Log)
        .limits(1, 1e8)
        .when(kHasSecond)
        .label(L("Knobs", "Capex per second-type GPU"))
        .tip(L("Knobs",
               "Purchase cost of one of these GPUs with its share of the node and the network.")),
    number<&Cluster::second, &SecondType::inside>("cluster.second.inside_rate", GBPerSecond)
        .part("link_bandwidth")
        .when(kHasSecond)
        .label(L("Knobs", "Second type: link bandwidth"))
        .tip(L("Knobs", "Bandwidth per GPU in one direction.")),
    number<&Cluster::second, &SecondType::domain>("cluster.second.inside_gpus", Gpus)
        .part("domain")
        .when(kHasSecond)
        .label(L("Knobs", "Second type: scale-up domain"))
        .tip(L("Knobs", "Number of GPUs that the link connects.")),
    HEADROOM_ACCELERATOR_FIELDS(HEADROOM_SECOND_GPU) HEADROOM_NODE_FIELDS(HEADROOM_SECOND_NODE)};

constexpr Named<int> kNoSecond[] = {{0, "none", L("Choices", "None")}};

constexpr Choice kSecondChoices[] = {
    choice("cluster.second.gpu")
        .ofCatalog()
        .words(wordIn<kNoSecond>)
        .offers([](const Plan&, const Workload&, const Catalog& catalog) {
            auto options = optionsOf(catalog.accelerators);
            options.insert(options.begin(), optionsOf(kNoSecond).front());
            return options;
        })
        .reads([](const Plan& p, const Workload&) {
            const std::string& id = p.cluster.second.gpu.id;
            return id.empty() ? std::string(kNoSecond[0].id) : id;
        })
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) {
            const Accelerator* a = c.accelerator(id);
            if (a)
                adoptSecond(p, c, *a);
            else if (id == kNoSecond[0].id)
                dropSecond(p);
        })
        .fromList()
        .label(L("Knobs", "Second GPU type"))
        .tip(L("Knobs", "GPUs of a second type within the cluster. A step shared by all GPUs runs "
                        "at the pace of the slower type.")),
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
