#include "model/engine/files/firstrows.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

// The rows of the first file version, which later ones have as well: this list never changes.
constexpr std::array<std::string_view, 55> kFirst{"work.*.params",
                                                  "work.*.active",
                                                  "work.*.tokens",
                                                  "work.*.deadline",
                                                  "work.*.share",
                                                  "work.*.sequence",
                                                  "work.*.batch",
                                                  "work.*.share_gpus",
                                                  "work.*.share_between",
                                                  "work.*.gradient_bytes",
                                                  "work.*.state_bytes",
                                                  "cluster.count",
                                                  "cluster.node_size",
                                                  "cluster.nics",
                                                  "cluster.between_rate",
                                                  "cluster.nic_share",
                                                  "cluster.link_share",
                                                  "cluster.latency_inside",
                                                  "cluster.latency_between",
                                                  "cluster.memory_usable",
                                                  "money.runs",
                                                  "money.trials",
                                                  "money.use",
                                                  "money.years",
                                                  "money.maintenance",
                                                  "site.electricity",
                                                  "site.pue",
                                                  "site.busy",
                                                  "site.idle_draw",
                                                  "site.network_power",
                                                  "site.storage_power",
                                                  "work.*.format",
                                                  "work.*.recompute",
                                                  "work.*.scaling",
                                                  "work.*.kind",
                                                  "cluster.count_rule",
                                                  "money.tenure",
                                                  "money.use_rule",
                                                  "work.*.model.id",
                                                  "work.*.model.name",
                                                  "work.*.model.brief",
                                                  "cluster.gpu.id",
                                                  "cluster.gpu.name",
                                                  "cluster.gpu.brief",
                                                  "cluster.gpu.inside",
                                                  "cluster.gpu.pcie",
                                                  "cluster.gpu.between",
                                                  "cluster.node.id",
                                                  "cluster.node.name",
                                                  "cluster.inside_link.id",
                                                  "cluster.inside_link.name",
                                                  "cluster.inside_link.brief",
                                                  "cluster.between_link.id",
                                                  "cluster.between_link.name",
                                                  "cluster.between_link.brief"};

// Parts whose unknown figures those files left out, and what else they left out.
constexpr std::array<std::string_view, 5> kParts{"work.*.model.", "cluster.gpu.", "cluster.node.",
                                                 "cluster.inside_link.", "cluster.between_link."};
constexpr std::array<std::string_view, 6> kLeftOut{"money.price",         "money.capital",
                                                   "money.staff_own",     "money.staff_rent",
                                                   "work.*.share_inside", "work.*.share_domain"};

} // namespace

bool everyFileHas(std::string_view path)
{
    return std::ranges::find(kFirst, path) != kFirst.end();
}

bool isUnknownWhereAbsent(std::string_view path)
{
    return std::ranges::find(kLeftOut, path) != kLeftOut.end() ||
           std::ranges::any_of(kParts,
                               [&](std::string_view part) { return path.starts_with(part); });
}

} // namespace engine
