#include "model/engine/money/bill.h"

#include "model/engine/money/capital.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/site/fabric.h"

#include <algorithm>

namespace engine {
namespace {

struct Biller {
    const ResolvedPlan& p;
    const Assessment& a;
    std::vector<BillLine> lines{};

    const CapitalAnswer& capital() const { return a.money.capital; }
    bool byPart() const { return p.money.capitalRule == CapitalRule::ByPart; }
    double nodes() const { return ownedNodes(a.decision); }
    double gpus() const { return ownedGpus(a.decision); }

    // If the machines have a single price, their parts are counted but included in it.
    BillLine& add(BillItem item, double count, Unit unit = Unit::Count)
    {
        lines.push_back({.item = item, .unit = unit, .count = count, .included = true});
        return lines.back();
    }
    void addPriced(BillItem item, double count, Unit unit, double price, Usd total,
                   const char* path, double level = 0)
    {
        BillLine& line = add(item, count, unit);
        line.level = level;
        if (!byPart())
            return;
        line.price = price;
        line.total = total;
        line.included = false;
        line.path = path;
    }
    void machines()
    {
        if (!byPart())
            lines.push_back({BillItem::Machines, Unit::Gpus, gpus(), p.money.capital.base(),
                             gpus() * capital().gpu, false, false, "money.capital"});
        const Usd price = p.cluster.node.price;
        addPriced(BillItem::Nodes, a.decision.nodes, Unit::Nodes, price.base(),
                  a.decision.nodes * price, "cluster.node.price");
        if (a.decision.spares > 0)
            addPriced(BillItem::SpareNodes, a.decision.spares, Unit::Nodes, price.base(),
                      a.decision.spares * price, "cluster.node.price");
    }
    // The contents of the nodes.
    void inside()
    {
        const double second = p.types ? p.types->secondShare * gpus() : 0;
        add(BillItem::Gpus, gpus() - second, Unit::Gpus);
        if (second > 0)
            add(BillItem::SecondGpus, second, Unit::Gpus);
        double cores = 0;
        for (const Workload& work : p.work)
            cores = work.trains() ? std::max(cores, work.train.feed.cores) : cores;
        if (cores > 0)
            add(BillItem::Cores, nodes() * cores);
        add(BillItem::HostMemory, nodes() * p.cluster.node.hostMemory.base(), Unit::TB);
        add(BillItem::LocalDrives, nodes() * p.cluster.node.drives.base(), Unit::TB);
    }
    void spareParts()
    {
        const double share = p.money.parts.spares;
        if (byPart() && share > 0)
            addPriced(BillItem::SpareParts, share * nodes(), Unit::Nodes,
                      p.cluster.node.price.base(), capital().spares, "money.part.spares");
    }
    void network()
    {
        const Cluster& c = p.cluster;
        const Fabric fabric = fabricOf(nodes(), c.nics, c.between.switchPorts, p.cluster.topology);
        const double ends = nodes() > 1 ? nodes() * c.nics : 0;
        const auto paid = [](double count, Usd price) {
            return count == 0 ? Usd{} : count * price;
        };
        addPriced(BillItem::Nics, ends, Unit::Nics, c.between.nicPrice.base(),
                  paid(ends, c.between.nicPrice), "cluster.between_link.nic_price");
        const auto levels =
            switchesByLevel(fabric, nodes(), c.nics, c.between.switchPorts, p.cluster.topology);
        for (std::size_t i = 0; i < levels.size(); ++i)
            addPriced(BillItem::Switches, levels[i], Unit::Count, c.between.switchPrice.base(),
                      levels[i] * c.between.switchPrice, "cluster.between_link.switch_price",
                      static_cast<double>(i + 1));
        if (levels.empty() && fabric.switches != 0) // the switches' port count is unknown
            addPriced(BillItem::Switches, fabric.switches, Unit::Count,
                      c.between.switchPrice.base(), capital().switches,
                      "cluster.between_link.switch_price");
        for (std::size_t i = 0; i < levels.size(); ++i) // every level has the same number
            addPriced(BillItem::Cables, ends, Unit::Count, c.between.cablePrice.base(),
                      paid(ends, c.between.cablePrice), "cluster.between_link.cable_price",
                      static_cast<double>(i + 1));
        if (levels.empty() && fabric.optics != 0)
            addPriced(BillItem::Cables, fabric.optics / 2, Unit::Count, c.between.cablePrice.base(),
                      fabric.optics / 2 * c.between.cablePrice, "cluster.between_link.cable_price");
        if (fabric.copper() > 0) {
            const Usd each = p.money.parts.copper * c.between.cablePrice;
            addPriced(BillItem::CopperCables, fabric.copper(), Unit::Count, each.base(),
                      fabric.copper() * each, "money.part.copper");
        }
        if (fabric.optics != 0 || fabric.cables == 0)
            addPriced(BillItem::Optics, fabric.optics, Unit::Count, p.money.parts.optic.base(),
                      paid(fabric.optics, p.money.parts.optic), "money.part.optic");
    }
    void room()
    {
        const Economics& m = p.money;
        addPriced(BillItem::Storage, gpus() * m.parts.storage.base(), Unit::TB,
                  m.parts.storagePrice.base() * info(Unit::TB).size, capital().storage,
                  "money.part.storage_price");
        const double racks = boughtRacks(a.site.rack, nodes());
        addPriced(BillItem::Racks, racks, Unit::Count, m.parts.rack.base(), capital().racks,
                  "money.part.rack");
        const double sides = p.risk.feeds == Feeds::Dual ? 2 : 1;
        add(BillItem::Pdus, racks * sides * p.site.feed.circuits);
        if (byPart())
            addPriced(BillItem::Installation, 1, Unit::Count, m.parts.installation,
                      capital().installation, "money.part.installation");
        if (m.hall == Hall::Built)
            lines.push_back({BillItem::Hall, Unit::Kilowatt, machinesRated(a.site).base(),
                             m.hallPrice.base() * info(Unit::Kilowatt).size, capital().hall, false,
                             false, "money.hall_price"});
        if (byPart() && m.parts.software.base() > 0)
            lines.push_back({BillItem::Licenses, Unit::Gpus, gpus(),
                             (m.parts.software * kYear).base(), a.money.softwareYear * kYear, false,
                             true, "money.part.software"});
    }
};

} // namespace

std::vector<BillLine> billOf(const ResolvedPlan& plan, const Assessment& assessment)
{
    Biller biller{plan, assessment};
    biller.machines();
    biller.inside();
    biller.spareParts();
    biller.network();
    biller.room();
    return std::move(biller.lines);
}

} // namespace engine
