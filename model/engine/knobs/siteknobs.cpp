#include "model/engine/knobs/place.h"

namespace engine {
namespace {

using enum Unit;
using enum Scale;

constexpr auto kStorageCounted = [](const Plan& p) {
    return p.site.storageRule == PowerRule::ByCount;
};

constexpr Number kSiteNumbers[] = {
    number<&Site::electricity>("site.electricity", DollarPerKwh)
        .slider(0, 0.5)
        .limits(0, 10)
        .on(Section::Location, 20)
        .label(L("Knobs", "Electricity price"))
        .tip(L("Knobs", "Price of energy at the facility meter.")),
    number<&Site::carbon>("site.carbon", GramPerKwh)
        .slider(0, 1000)
        .limits(0, 5000)
        .on(Section::Location, 30)
        .label(L("Knobs", "Grid carbon intensity"))
        .tip(L("Knobs", "Emissions per kWh at the facility meter.")),
    number<&Site::waterOnsite>("site.water_onsite", LitrePerKwh)
        .slider(0, 3)
        .limits(0, 100)
        .on(Section::Location, 40)
        .folded()
        .label(L("Knobs", "On-site water intensity"))
        .tip(L("Knobs", "Water evaporated per kWh used by the IT equipment (WUE).")),
    number<&Site::waterOffsite>("site.water_offsite", LitrePerKwh)
        .slider(0, 5)
        .limits(0, 100)
        .on(Section::Location, 50)
        .folded()
        .label(L("Knobs", "Off-site water intensity"))
        .tip(L("Knobs", "Water used by power plants per kWh at the facility meter.")),
    number<&Site::pue>("site.pue", None)
        .slider(1, 2)
        .limits(1, 5)
        .on(Section::Cooling, 20)
        .label(L("Knobs", "PUE"))
        .tip(L("Knobs", "Facility power divided by the power of the IT equipment; the excess is "
                        "cooling and losses.")),
    number<&Site::powerLimit>("site.power_limit", Kilowatt)
        .slider(10, 1e5, Log)
        .limits(0.01, 1e8)
        .on(Section::Limits, 20)
        .optional()
        .label(L("Knobs", "Power limit"))
        .tip(L("Knobs", "Highest facility power (with PUE) that an option may draw at its peak.")),
    number<&Site::losses>("site.losses", Percent)
        .slider(0, 20)
        .limits(0, 100)
        .on(Section::Cooling, 40)
        .folded()
        .label(L("Knobs", "Distribution losses"))
        .tip(L("Knobs", "Losses in transformers, UPS and distribution as a share of the power of "
                        "the IT equipment; included in the PUE.")),
    number<&Site::busy>("site.busy", Percent)
        .slider(0, 100)
        .on(Section::Power, 10)
        .folded()
        .label(L("Knobs", "GPU load during a run"))
        .tip(L("Knobs", "How busy a GPU is during a run; its power follows from this.")),
    number<&Site::idleDraw>("site.idle_draw", Percent)
        .slider(0, 60)
        .limits(0, 100)
        .on(Section::Power, 20)
        .folded()
        .label(L("Knobs", "GPU idle power"))
        .tip(L("Knobs", "Power of an idle GPU as a share of its rated power.")),
    number<&Site::networkPower>("site.network_power", Percent)
        .slider(0, 30)
        .limits(0, 100)
        .when([](const Plan& p) { return p.site.networkRule == PowerRule::ByShare; })
        .on(Section::Power, 40)
        .folded()
        .label(L("Knobs", "Network power"))
        .tip(L("Knobs", "Switches and optics, as a share of node power.")),
    number<&Site::storagePower>("site.storage_power", Percent)
        .slider(0, 30)
        .limits(0, 100)
        .when([](const Plan& p) { return p.site.storageRule == PowerRule::ByShare; })
        .on(Section::Power, 60)
        .folded()
        .label(L("Knobs", "Storage power"))
        .tip(L("Knobs", "Given as a share of node power.")),
    number<&Site::storagePerGpu>("site.storage_per_gpu", TB)
        .slider(0.1, 100, Log)
        .limits(0.001, 1e5)
        .when(kStorageCounted)
        .on(Section::Power, 70)
        .folded()
        .label(L("Knobs", "Storage per GPU (power)"))
        .tip(L("Knobs", "Flash capacity per GPU.")),
    number<&Site::storageDraw>("site.storage_draw", WattPerTB)
        .slider(0.1, 20)
        .limits(0, 1000)
        .when(kStorageCounted)
        .on(Section::Power, 80)
        .folded()
        .label(L("Knobs", "Storage power per TB"))
        .tip(L("Knobs", "Power drawn by one TB of flash storage.")),
    number<&Site::embodied, &Embodied::gpu>("site.embodied_gpu", Kilogram)
        .slider(0, 500)
        .limits(0, 1e5)
        .on(Section::Embodied, 10)
        .folded()
        .label(L("Knobs", "Embodied carbon per GPU"))
        .tip(L("Knobs", "Emissions from manufacturing one GPU.")),
    number<&Site::embodied, &Embodied::node>("site.embodied_node", Kilogram)
        .slider(0, 5000)
        .limits(0, 1e6)
        .on(Section::Embodied, 20)
        .folded()
        .label(L("Knobs", "Embodied carbon per server"))
        .tip(L("Knobs", "Emissions from manufacturing one server, without its GPUs.")),
    number<&Site::embodied, &Embodied::life>("site.embodied_life", Years)
        .slider(1, 10)
        .limits(0.1, 50)
        .on(Section::Embodied, 30)
        .folded()
        .label(L("Knobs", "Hardware lifetime"))
        .tip(L("Knobs", "Years over which the embodied carbon is spread.")),
    number<&Site::embodied, &Embodied::use>("site.embodied_use", Percent)
        .slider(10, 100)
        .limits(1, 100)
        .on(Section::Embodied, 40)
        .folded()
        .label(L("Knobs", "Lifetime utilization"))
        .tip(L("Knobs", "Hours in use as a share of the hardware lifetime.")),
    number<&Site::trafficDraw>("site.traffic_draw", Percent)
        .slider(0, 100)
        .on(Section::Power, 90)
        .folded()
        .label(L("Knobs", "GPU power in communication"))
        .tip(L("Knobs",
               "Power of a GPU that waits for communication, as a share of its rated power.")),
    number<&Site::rampTime>("site.ramp_time", Second)
        .slider(0.01, 60, Log)
        .limits(0.001, 1e5)
        .on(Section::Power, 100)
        .folded()
        .label(L("Knobs", "Ramp time"))
        .tip(L("Knobs", "Time in which all GPUs of a run start or stop.")),
    number<&Site::rampLimit>("site.ramp_limit", Megawatt)
        .slider(0.1, 100, Log)
        .limits(0.001, 1e5)
        .on(Section::Power, 110)
        .folded()
        .label(L("Knobs", "Power swing threshold"))
        .tip(L("Knobs", "Power swing from which the grid operator has to be consulted.")),
    number<&Site::rack, &RackLimits::power>("site.rack_power", Kilowatt)
        .slider(5, 200, Log)
        .limits(0.1, 2000)
        .on(Section::Cooling, 30)
        .label(L("Knobs", "Rack power limit"))
        .tip(L("Knobs", "Heat that the cooling system can remove from one rack.")),
    number<&Site::rack, &RackLimits::units>("site.rack_units", RackUnits)
        .slider(20, 52)
        .limits(1, 100)
        .wholeNumbers()
        .on(Section::Racks, 10)
        .label(L("Knobs", "Rack height"))
        .tip(L("Knobs", "Usable rack units in one rack.")),
    number<&Site::rack, &RackLimits::weight>("site.rack_weight", Kilogram)
        .slider(500, 2500)
        .limits(10, 1e5)
        .on(Section::Racks, 20)
        .folded()
        .label(L("Knobs", "Rack weight limit"))
        .tip(L("Knobs", "Weight that rack and floor can carry.")),
    number<&Site::rack, &RackLimits::area>("site.rack_area", SquareMetre)
        .slider(1, 5)
        .limits(0.1, 100)
        .on(Section::Racks, 30)
        .folded()
        .label(L("Knobs", "Floor area per rack"))
        .tip(L("Knobs", "Includes the rack's share of the aisles.")),
    number<&Site::feed, &RackFeed::volts>("site.feed_volts", Volt)
        .slider(200, 480)
        .limits(50, 1000)
        .on(Section::Feeds, 40)
        .folded()
        .label(L("Knobs", "Voltage"))
        .tip(L("Knobs", "Voltage of a power feed between its phases.")),
    number<&Site::feed, &RackFeed::amps>("site.feed_amps", Ampere)
        .slider(16, 125)
        .limits(1, 5000)
        .on(Section::Feeds, 20)
        .label(L("Knobs", "Breaker rating"))
        .tip(L("Knobs", "Rated current of the breaker of a power feed.")),
    number<&Site::feed, &RackFeed::breaker>("site.feed_breaker", Percent)
        .slider(50, 100)
        .limits(1, 100)
        .on(Section::Feeds, 50)
        .folded()
        .label(L("Knobs", "Breaker derating"))
        .tip(L("Knobs", "Load that a breaker can carry continuously, as a share of its rating.")),
    number<&Site::feed, &RackFeed::circuits>("site.feed_circuits", Count)
        .slider(1, 8)
        .limits(1, 64)
        .wholeNumbers()
        .on(Section::Feeds, 30)
        .folded()
        .label(L("Knobs", "Circuits per side"))
        .tip(L("Knobs", "Circuits on side A and on side B; either side can carry the rack alone.")),
    number<&Site::feed, &RackFeed::supplies>("site.feed_supplies", Count)
        .slider(2, 12)
        .limits(1, 64)
        .wholeNumbers()
        .on(Section::Feeds, 60)
        .folded()
        .label(L("Knobs", "Power supplies per node"))
        .tip(L("Knobs", "Number of power supplies per node, half of them on each side.")),
};

constexpr Named<FabricTopology> kTopologies[] = {
    {FabricTopology::Rails, "rails", L("Choices", "Separate rails")},
    {FabricTopology::Joined, "joined", L("Choices", "Joined by spines")},
    {FabricTopology::Dragonfly, "dragonfly", L("Choices", "Dragonfly")},
    {FabricTopology::Torus, "torus", L("Choices", "3D torus")}};
constexpr Named<PowerRule> kNetworkRules[] = {
    {PowerRule::ByShare, "share", L("Choices", "Share of node power")},
    {PowerRule::ByCount, "count", L("Choices", "Component count")}};
constexpr Named<PowerRule> kStorageRules[] = {
    {PowerRule::ByShare, "share", L("Choices", "Share of node power")},
    {PowerRule::ByCount, "count", L("Choices", "By size")}};
constexpr Named<Phases> kPhases[] = {{Phases::One, "one", L("Choices", "1")},
                                     {Phases::Three, "three", L("Choices", "3")}};

constexpr Choice kSiteChoices[] = {
    choice("site.region")
        .ofCatalog()
        .words(wordIn<kNoRegion>)
        .offers(regionOptions)
        .reads([](const Plan& p, const Workload&) {
            return p.site.region.empty() ? std::string(kNoRegion[0].id) : p.site.region;
        })
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) { moveTo(p, c, id); })
        .on(Section::Location, 10)
        .fromList()
        .label(L("Knobs", "Region"))
        .tip(L("Knobs", "Location of the data center; it sets the electricity price and the grid "
                        "carbon intensity.")),
    choice<kCoolings, &Site::cooling>("site.cooling")
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) {
            coolBy(p, c, valueOf(kCoolings, id, p.site.cooling));
        })
        .on(Section::Cooling, 10)
        .label(L("Knobs", "Cooling system"))
        .tip(L("Knobs", "Removes the heat from the racks; choosing it also sets the PUE and the "
                        "rack power limit.")),
    choice<kNetworkRules, &Site::networkRule>("site.network_rule")
        .on(Section::Power, 30)
        .folded()
        .label(L("Knobs", "Network power basis"))
        .tip(L("Knobs", "As a share of node power, or from the counted switches and optics.")),
    choice<kTopologies, &Cluster::topology>("cluster.topology")
        .on(Section::Power, 35)
        .folded()
        .label(L("Knobs", "Fabric topology"))
        .tip(L("Knobs", "A fat tree for each rail (the NICs of one position in every node), one "
                        "tree whose spine switches join all rails, groups of switches, each linked "
                        "directly to all others (dragonfly), or no switches: each node linked to "
                        "its six neighbors (3D torus). Sets switches, cables and optics, their "
                        "price, and their power if it is counted. The first three are "
                        "non-blocking; in a torus, traffic to all other nodes and to a single "
                        "neighbor is slower.")),
    choice<kStorageRules, &Site::storageRule>("site.storage_rule")
        .on(Section::Power, 50)
        .folded()
        .label(L("Knobs", "Storage power basis"))
        .tip(L("Knobs", "As a share of node power, or from the storage capacity.")),
    choice<kPhases, &Site::feed, &RackFeed::phases>("site.feed_phases")
        .on(Section::Feeds, 10)
        .label(L("Knobs", "Phases"))
        .tip(L("Knobs", "Number of phases of a power feed.")),
};

} // namespace

std::span<const Number> siteNumbers()
{
    return kSiteNumbers;
}

std::span<const Choice> siteChoices()
{
    return kSiteChoices;
}

} // namespace engine
