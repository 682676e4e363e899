#include "model/engine/knobs/adopt.h"

#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/discounts.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/market.h"
#include "model/engine/sizing/train.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace engine {
namespace {

// Default for GPUs without a known node: eight GPUs and a host with typical power.
Node usualNode(const Catalog& catalog, const Accelerator& gpu)
{
    Node node;
    node.name = gpu.name;
    node.gpus = node.nics = 8;
    node.rated = node.gpus * (gpu.power + Watts(ruleOr(catalog, "host_power", 0)));
    return node;
}

void completeNode(Node& node, const Catalog& catalog, const Plan& plan)
{
    const auto fill = [](Watts& to, Watts from) {
        if (!(to.base() > 0))
            to = from;
    };
    // A node's peak is scaled from its average as for measured nodes, but never above nameplate.
    const double peakShare = ruleOr(catalog, "node_peak_share", 1);
    const double meanShare = ruleOr(catalog, "node_mean_share", 1);
    const Watts usual = node.rated * peakShare, above = node.mean * (peakShare / meanShare);
    fill(node.peak, above > usual ? std::min(above, node.rated) : usual);
    fill(node.mean, std::min(node.peak, node.rated * meanShare));
    fill(node.idle, smaller(node.rated * plan.site.idleDraw, node.mean));
    if (!(node.weight.base() > 0))
        node.weight = node.rackUnits * Mass(ruleOr(catalog, "node_weight_unit"));
    if (!(node.nics > 0))
        node.nics = node.gpus;
}

// A GPU's own link has the GPU's bandwidth and spans its whole domain; PCIe spans the node.
void adoptInside(Plan& plan, const Link& link, Citing& citing)
{
    const Accelerator& gpu = plan.cluster.gpu;
    plan.cluster.inside = link;
    citing.replacePart("cluster.inside_link.", link);
    const bool own = link.id == gpu.inside && link.id != gpu.pcie;
    plan.cluster.inside.domain = own && gpu.domain > 0 ? gpu.domain : plan.cluster.node.gpus;
    if (own && gpu.linkBandwidth.base() > 0) {
        plan.cluster.inside.bandwidth = gpu.linkBandwidth;
        citing.replace("cluster.inside_link.bandwidth", citeOf(&gpu, "link_bandwidth"));
    }
}

void adoptCapital(Plan& plan, const Catalog& catalog, const Accelerator& gpu, Citing& citing)
{
    const std::string path = "money.capital";
    if (const Rule* rule = catalog.rule("capital." + gpu.id)) {
        plan.money.capital = Usd(rule->value);
        citing.replace(path, citeOf(rule, "value"));
        return;
    }
    const Node& node = plan.cluster.node;
    const double network = ruleOr(catalog, "network_capital_share", 0);
    plan.money.capital = node.price / node.gpus * (1 + network);
    citing.replace(path, node.price.base() > 0 ? citeOf(catalog.node(node.id), "price") : nullptr);
}

void adoptRent(Plan& plan, const Catalog& catalog, const Accelerator& gpu, Citing& citing)
{
    const UsualRent rent = usualRent(catalog, gpu, plan.money.priceFrom);
    plan.money.price = rent.price;
    citing.replace("money.price", rent ? &rent.cite : nullptr);
}

void adoptDiscounts(Plan& plan, const Catalog& catalog, const Accelerator& gpu, Citing& citing,
                    bool again)
{
    for (const Discount& d : discounts()) {
        const std::string share(d.sharePath), least(d.leastPath);
        if (again && !citing.has(share))
            continue; // entered for this GPU
        const UsualDiscount usual = usualDiscount(catalog, gpu, d.term);
        if (std::isnan(usual.share))
            continue;
        plan.money.rent.*d.share = usual.share, plan.money.rent.*d.least = usual.least;
        citing.replace(share, &usual.cite);
        citing.replace(least, usual.least.base() > 0 ? &usual.leastCite : nullptr);
    }
}

void adoptNode(Plan& plan, const Catalog& catalog, const Accelerator& gpu, Citing& citing)
{
    const Node* known = catalog.node(gpu.node);
    Node& node = plan.cluster.node;
    node = known ? *known : usualNode(catalog, gpu);
    citing.replacePart("cluster.node.", node);
    const Node given = node;
    completeNode(node, catalog, plan);
    Citation derived{"derived", "Derived from other figures of this GPU", {}, {}};
    derived.entry = gpu.id;
    for (const Field<Node>& field : fields(node)) // filled-in figures have no measurement to cite
        if (!(field.get(given) > 0) && field.get(node) > 0)
            citing.replace("cluster.node." + std::string(field.key), &derived);
    plan.cluster.nodeSize = node.gpus;
    plan.cluster.nics = node.nics;
    citing.replace("cluster.node_size", citeOf(known, "gpus"));
    citing.replace("cluster.nics", citeOf(known, "nics"));
}

// The network for GPUs whose own is not in the catalog.
constexpr std::string_view kUsualFabric = "eth-100g";

void adoptFabric(Plan& plan, const Link& link, Citing& citing)
{
    plan.cluster.between = link;
    plan.cluster.perGpu = fabricRate(plan.cluster);
    citing.replacePart("cluster.between_link.", link);
    citing.replace("cluster.between_rate", citeOf(&link, "bandwidth"));
}

void adoptLinks(Plan& plan, const Catalog& catalog, const Accelerator& gpu, Citing& citing)
{
    const Link* inside = catalog.link(gpu.inside);
    if (!inside)
        inside = catalog.link(gpu.pcie);
    Link own; // a GPU without a named link still has its own bandwidth
    own.name = own.brief = gpu.brief;
    own.bandwidth = gpu.linkBandwidth;
    adoptInside(plan, inside ? *inside : own, citing);
    const Link* between = catalog.link(gpu.between);
    if (between || (between = catalog.link(kUsualFabric))) {
        adoptFabric(plan, *between, citing);
    }
}

} // namespace

void takeFormat(Workload& work, std::initializer_list<const Accelerator*> gpus)
{
    const auto supported = [&](Format f) {
        return std::ranges::all_of(gpus, [&](const Accelerator* a) { return a->supports(f); });
    };
    if (supported(work.train.format))
        return;
    for (const Format f : {Format::Fp4, Format::Fp8, Format::Tf32, Format::Fp32, Format::Fp16,
                           Format::Bf16}) // the last supported one wins
        if (supported(f))
            work.train.format = f;
}

void adopt(Plan& plan, const Catalog& catalog, const Accelerator& gpu)
{
    const bool again = plan.cluster.gpu.id == gpu.id;
    Citing citing(plan);
    plan.cluster.gpu = gpu;
    citing.replacePart("cluster.gpu.", gpu);
    adoptNode(plan, catalog, gpu, citing);

    adoptLinks(plan, catalog, gpu, citing);
    // A rental price belongs to one GPU: a typed one applies until another GPU is chosen.
    const bool typed = plan.money.priceFrom == PriceFrom::Typed;
    if (!again && typed)
        plan.money.priceFrom = Economics{}.priceFrom;
    if (!again || !typed)
        adoptRent(plan, catalog, gpu, citing);
    adoptDiscounts(plan, catalog, gpu, citing, again);
    adoptCapital(plan, catalog, gpu, citing);
    if (!(plan.money.capital.base() > 0)) // a GPU without a price cannot be bought
        plan.money.tenure = Tenure::Rent;

    for (Workload& w : plan.work) {
        w.train.shareBetween = plan.cluster.perGpu;
        w.train.shareInside = plan.cluster.inside.bandwidth;
        w.train.shareDomain = domainOf(plan.cluster);
        const std::string path = "work." + w.id;
        citing.copy("cluster.between_rate", path + ".share_between");
        citing.copy("cluster.inside_link.bandwidth", path + ".share_inside");
        const bool spans = w.train.shareDomain > plan.cluster.nodeSize;
        citing.copy(spans ? "cluster.gpu.domain" : "cluster.node_size", path + ".share_domain");
        takeFormat(w, {&gpu});
    }
}

void adopt(Plan& plan, Workload& work, const Model& model)
{
    Citing citing(plan);
    work.train.model = model;
    const std::string prefix = "work." + work.id + ".";
    citing.replacePart(prefix + "model.", model);
    citing.replace(prefix + "params", citeOf(&model, "params"));
    const Citation* active = citeOf(&model, "active");
    citing.replace(prefix + "active", active ? active : citeOf(&model, "params"));
}

// As for a cluster with that GPU: node, power and rental price come with it.
void adoptTier(Plan& plan, Workload& work, const Catalog& catalog, const Accelerator& gpu)
{
    Plan other = plan;
    adopt(other, catalog, gpu);
    const Cluster& cluster = other.cluster;
    ServeTier& tier = work.serve.tier;
    tier.gpu = gpu;
    tier.nodeSize = cluster.nodeSize;
    tier.mean = cluster.node.mean / cluster.nodeSize;
    tier.idle = cluster.node.idle / cluster.nodeSize;
    tier.price = other.money.price;
    const std::string prefix = "work." + work.id + ".serve.tier.";
    Citing citing(plan);
    citing.replacePart(prefix + "gpu.", gpu);
    for (const auto& [to, from] :
         {std::pair{"price", "money.price"}, {"node_size", "cluster.node_size"}}) {
        const auto it = other.cites->find(from);
        citing.replace(prefix + to, it == other.cites->end() ? nullptr : &it->second);
    }
}

void adoptRent(Plan& plan, const Catalog& catalog)
{
    const Accelerator* gpu = catalog.accelerator(plan.cluster.gpu.id);
    if (!gpu || plan.money.priceFrom == PriceFrom::Typed)
        return;
    Citing citing(plan);
    adoptRent(plan, catalog, *gpu, citing);
}

void adoptInside(Plan& plan, const Link& link)
{
    Citing citing(plan);
    adoptInside(plan, link, citing);
}

void adoptFabric(Plan& plan, const Link& link)
{
    Citing citing(plan);
    adoptFabric(plan, link, citing);
}

void resizeNode(Plan& plan, double gpus)
{
    Cluster& c = plan.cluster;
    const double factor = gpus / c.nodeSize;
    c.node.rated = c.node.rated * factor;
    c.node.peak = c.node.peak * factor;
    c.node.mean = c.node.mean * factor;
    c.node.idle = c.node.idle * factor;
    c.node.rackUnits *= factor;
    c.node.weight = c.node.weight * factor;
    c.node.hostMemory = c.node.hostMemory * factor;
    c.node.drives = c.node.drives * factor;
    c.node.price = c.node.price * factor;
    // Relative to the node as sold, so that stepping through sizes leads back to it.
    if (c.node.gpus > 0 && c.node.nics > 0)
        c.nics = std::max(1.0, std::round(c.node.nics * gpus / c.node.gpus));
    c.nodeSize = gpus;
    c.perGpu = fabricRate(c);
}

Bandwidth fabricRate(const Cluster& cluster)
{
    return cluster.between.bandwidth * cluster.nics / cluster.nodeSize;
}

} // namespace engine
