#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/citing.h"

#include <array>
#include <utility>

namespace engine {
namespace {

// Maps the path of a figure in a cluster of only the second GPU type to its path in the mixed plan.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kMoved{{
    {"cluster.gpu.", "cluster.second.gpu."},
    {"cluster.node.", "cluster.second.node."},
    {"cluster.inside_link.bandwidth", "cluster.second.inside_rate"},
    {"cluster.inside_link.domain", "cluster.second.inside_gpus"},
    {"money.price", "cluster.second.price"},
    {"money.capital", "cluster.second.capital"},
}};

void forget(Citations& cites)
{
    std::erase_if(cites, [](const auto& c) { return c.first.starts_with("cluster.second."); });
}

// Paths that end with a dot are prefixes; the others are complete.
void moveCites(Citations& to, const Citations& from)
{
    for (const auto& [path, cite] : from)
        for (const auto& [was, is] : kMoved)
            if (was.ends_with('.') ? path.starts_with(was) : path == was)
                to.insert_or_assign(std::string(is) + path.substr(was.size()), cite);
}

} // namespace

void dropSecond(Plan& plan)
{
    plan.cluster.second = {};
    auto cites = std::make_shared<Citations>(*plan.cites);
    forget(*cites);
    plan.cites = std::move(cites);
}

void adoptSecond(Plan& plan, const Catalog& catalog, const Accelerator& gpu)
{
    Plan alone = plan;
    adopt(alone, catalog, gpu);
    const Cluster& c = alone.cluster;
    const Share now = plan.cluster.second.share;
    const Share share = now > 0 ? now : ruleOr(catalog, "second_share", 0);
    plan.cluster.second = {c.gpu,
                           c.node,
                           c.inside.bandwidth,
                           c.inside.domain,
                           share,
                           alone.money.price,
                           alone.money.capital};
    auto cites = std::make_shared<Citations>(*plan.cites);
    forget(*cites);
    moveCites(*cites, *alone.cites);
    plan.cites = std::move(cites);
    for (Workload& w : plan.work)
        takeFormat(w, {&plan.cluster.gpu, &plan.cluster.second.gpu});
}

} // namespace engine
