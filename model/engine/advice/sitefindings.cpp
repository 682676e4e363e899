#include "model/engine/advice/sitefindings.h"

#include "model/engine/clusterlinks.h"
#include "model/engine/knobs/place.h"
#include "model/engine/site/racks.h"
#include "model/engine/training/torus.h"

#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;
using List = std::vector<Finding>;

// The change of a number, if its knob's range allows it.
std::optional<Finding::Cure> turnTo(const AdviceView& v, const char* path, double base)
{
    const Number& row = *findNumber(v.plan, path).row;
    if (!(base <= row.most * info(row.unit).size))
        return std::nullopt;
    return Finding::Cure{path, base};
}

void tooHot(const AdviceView& v, List& list)
{
    const Watts peak = v.plan.cluster.node.peak;
    Finding f{"rack_too_hot",
              Severity::Bad,
              {{peak.base(), Unit::Kilowatt}, {v.plan.site.rack.power.base(), Unit::Kilowatt}}};
    if (const auto kind = coolingFor(v.catalog, peak))
        f.cure = {"site.cooling", 0, std::string(idOf(kCoolings, *kind))};
    else
        f.cure = turnTo(v, "site.rack_power", peak.base());
    list.push_back(std::move(f));
}

// More circuits; if one phase carries too much of a node, more power supplies; if neither alone is
// enough, a larger breaker.
std::optional<Finding::Cure> carryANode(const AdviceView& v, Watts rated)
{
    const RackFeed& feed = v.plan.site.feed;
    if (auto cure = turnTo(v, "site.feed_circuits", circuitsFor(feed, rated)))
        return cure;
    RackFeed dealt = feed;
    dealt.supplies = suppliesFor(feed, rated);
    if (nodesByFeed(dealt, rated) >= 1)
        if (auto cure = turnTo(v, "site.feed_supplies", dealt.supplies))
            return cure;
    return turnTo(v, "site.feed_amps", breakerFor(feed, rated).base());
}

void tooMuchForItsFeed(const AdviceView& v, List& list)
{
    const Watts rated = v.plan.cluster.node.rated;
    Finding f{"feed_too_small",
              Severity::Bad,
              {{rated.base(), Unit::Kilowatt}, {v.now.site.rack.feed.base(), Unit::Kilowatt}}};
    f.cure = carryANode(v, rated);
    list.push_back(std::move(f));
}

void racks(const AdviceView& v, List& list)
{
    const RackAnswer& rack = v.now.site.rack;
    const Node& node = v.plan.cluster.node;
    if (rack.byUnits < 1)
        list.push_back(
            {"rack_too_low",
             Severity::Bad,
             {{node.rackUnits, Unit::RackUnits}, {v.plan.site.rack.units, Unit::RackUnits}},
             turnTo(v, "site.rack_units", std::ceil(node.rackUnits))});
    if (rack.byWeight < 1)
        list.push_back({"rack_too_heavy",
                        Severity::Bad,
                        {{node.weight.base(), Unit::Kilogram},
                         {v.plan.site.rack.weight.base(), Unit::Kilogram}},
                        turnTo(v, "site.rack_weight", node.weight.base())});
    if (rack.byCooling < 1)
        tooHot(v, list);
    if (rack.byFeed < 1)
        tooMuchForItsFeed(v, list);
}

// Cooling is sized for peak power; a rack whose nameplate power exceeds it gets a warning.
void ratedAbove(const AdviceView& v, List& list)
{
    const RackAnswer& rack = v.now.site.rack;
    const Watts cooled = v.plan.site.rack.power;
    const bool anyFull = v.now.decision.nodes >= rack.nodes;
    if (rack.nodes >= 1 && anyFull && rack.load > cooled)
        list.push_back({"rack_rated_above",
                        Severity::Warning,
                        {{rack.load.base(), Unit::Kilowatt},
                         {cooled.base(), Unit::Kilowatt},
                         {(rack.nodes * v.plan.cluster.node.peak).base(), Unit::Kilowatt}}});
}

void swing(const AdviceView& v, List& list)
{
    const SiteAnswer& site = v.now.site;
    if (site.swingStop > v.plan.site.rampLimit)
        list.push_back({"swing_large",
                        Severity::Warning,
                        {{site.swingStop.base(), Unit::Kilowatt},
                         {site.ramp.base(), Unit::KilowattPerSecond},
                         {v.plan.site.rampLimit.base(), Unit::Megawatt}}});
}

// A domain has a cable to each of its neighbors and cannot be split across switches.
void torusPorts(const AdviceView& v, List& list)
{
    const Cluster& c = v.plan.cluster;
    if (c.topology != FabricTopology::Torus)
        return;
    const double domain = insideDomain(c);
    const double cables = boxOf(std::ceil(v.now.decision.gpus / domain)).neighbours();
    const double nics = c.nics * domain / c.nodeSize;
    if (nics < cables)
        list.push_back({"torus_ports",
                        Severity::Bad,
                        {{cables, Unit::Count}, {nics, Unit::Nics}},
                        Finding::Cure{"cluster.topology", 0, "rails"}});
}

} // namespace

void siteFindings(const AdviceView& view, List& list)
{
    torusPorts(view, list);
    if (view.plan.money.tenure == Tenure::Rent)
        return; // the racks are the provider's
    racks(view, list);
    ratedAbove(view, list);
    swing(view, list);
}

} // namespace engine
