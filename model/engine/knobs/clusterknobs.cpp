#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/choicerow.h"

#include <algorithm>

namespace engine {
namespace {

using enum Unit;
using enum Scale;

// Setting a number of GPUs overrides "smallest".
void askFor(Plan& p, double gpus)
{
    p.cluster.count = gpus;
    p.cluster.countRule = CountRule::Given;
}

// In the order a file is read: a row comes after the rows that change it when they are set.
constexpr Number kClusterNumbers[] = {
    number<&Cluster::count>("cluster.count", Gpus)
        .slider(1, 16384, Log)
        .limits(1, 1048576)
        .wholeNumbers()
        .turns([](Plan& p, Workload&, double base) { askFor(p, base); })
        .start(20)
        .label(L("Knobs", "GPUs"))
        .tip(L("Knobs", "Number of accelerators that work on the run.")),
    number<&Cluster::otherCount>("cluster.count_else", Gpus)
        .slider(1, 16384, Log)
        .limits(1, 1048576)
        .wholeNumbers()
        .partOnly()
        .label(L("Knobs", "GPUs, other plan type"))
        .tip(L("Knobs", "Number of GPUs entered when the plan was of the other type: training, or "
                        "serving only.")),
    number<&Cluster::nodeSize>("cluster.node_size", Gpus)
        .slider(1, 16)
        .limits(1, 1024)
        .wholeNumbers()
        .turns([](Plan& p, Workload&, double base) { resizeNode(p, base); })
        .label(L("Knobs", "GPUs per node"))
        .tip(L("Knobs", "Number of accelerators in one machine.")),
    number<&Cluster::nics>("cluster.nics", Nics)
        .slider(1, 16)
        .limits(1, 1024)
        .wholeNumbers()
        .turns([](Plan& p, Workload&, double base) {
            p.cluster.nics = base;
            p.cluster.perGpu = fabricRate(p.cluster);
        })
        .label(L("Knobs", "NICs per node"))
        .tip(L("Knobs", "Network ports in each machine for communication between nodes.")),
    number<&Cluster::perGpu>("cluster.between_rate", GbitPerSecond)
        .slider(10, 1600, Log)
        .limits(0.01, 1e5)
        .start(40)
        .label(L("Knobs", "Inter-node network"))
        .tip(L("Knobs", "Network bandwidth per GPU in one direction: port rate times NICs per "
                        "node, divided by GPUs per node.")),
    number<&Cluster::nicShare>("cluster.nic_share", Percent)
        .slider(20, 100)
        .limits(1, 100)
        .label(L("Knobs", "Achieved network bandwidth"))
        .tip(L("Knobs", "Share of the nominal inter-node bandwidth that a training step reaches.")),
    number<&Cluster::linkShare>("cluster.link_share", Percent)
        .slider(20, 100)
        .limits(1, 100)
        .label(L("Knobs", "Achieved link bandwidth"))
        .tip(L("Knobs", "Share of the nominal intra-node bandwidth that a training step reaches.")),
    number<&Cluster::insideLatency>("cluster.latency_inside", Microseconds)
        .slider(0.5, 50, Log)
        .limits(0.01, 1e6)
        .label(L("Knobs", "Intra-node latency"))
        .tip(L("Knobs", "Time of one ring step within the node.")),
    number<&Cluster::betweenLatency>("cluster.latency_between", Microseconds)
        .slider(1, 200, Log)
        .limits(0.01, 1e6)
        .label(L("Knobs", "Inter-node latency"))
        .tip(L("Knobs",
               "Time that each doubling of the number of nodes adds to a collective operation.")),
    number<&Cluster::hostFloor>("cluster.host_floor", Milliseconds)
        .slider(0.05, 10, Log)
        .limits(0.001, 1e3)
        .when([](const Plan& p) { return std::ranges::any_of(p.work, &Workload::isComputed); })
        .label(L("Knobs", "Launch overhead per layer"))
        .tip(L("Knobs", "Time the host needs to launch one pass through a layer.")),
    number<&Cluster::memoryUsable>("cluster.memory_usable", Percent)
        .slider(50, 100)
        .limits(1, 100)
        .label(L("Knobs", "Usable GPU memory"))
        .tip(L("Knobs", "Share of a GPU's memory that is available to the model.")),
    number<&Cluster::powerCap>("cluster.power_cap", Percent)
        .slider(40, 100)
        .limits(20, 100)
        .on(Section::Power, 5)
        .folded()
        .label(L("Knobs", "GPU power cap"))
        .tip(L("Knobs", "Highest power that a GPU may draw, as a share of its rated power; a cap "
                        "below its power at work lowers the clocks.")),
    number<&Cluster::staticDraw>("cluster.static_draw", Percent)
        .slider(0, 30)
        .limits(0, 60)
        .when([](const Plan& p) { return p.cluster.powerCap < 1; })
        .on(Section::Power, 6)
        .folded()
        .label(L("Knobs", "Static GPU power"))
        .tip(L("Knobs",
               "Share of its rated power that a GPU draws whatever its clocks are (leakage, "
               "memory); the rest follows the cube of the clocks.")),
    number<&Cluster::gpu, &Accelerator::memory>("cluster.gpu.memory", GB)
        .part()
        .label(L("Knobs", "GPU memory"))
        .tip(L("Knobs", "Memory capacity of one GPU.")),
    number<&Cluster::gpu, &Accelerator::memoryBandwidth>("cluster.gpu.memory_bandwidth",
                                                         GBPerSecond)
        .part()
        .label(L("Knobs", "GPU memory bandwidth"))
        .tip(L("Knobs", "Bandwidth of a GPU to its own memory.")),
    number<&Cluster::gpu, &Accelerator::peakFp32>("cluster.gpu.peak_fp32", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak FP32"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in FP32.")),
    number<&Cluster::gpu, &Accelerator::peakTf32>("cluster.gpu.peak_tf32", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak TF32"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in TF32.")),
    number<&Cluster::gpu, &Accelerator::peakFp16>("cluster.gpu.peak_fp16", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak FP16"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in FP16.")),
    number<&Cluster::gpu, &Accelerator::peakBf16>("cluster.gpu.peak_bf16", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak BF16"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in BF16.")),
    number<&Cluster::gpu, &Accelerator::peakFp8>("cluster.gpu.peak_fp8", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak FP8"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in FP8.")),
    number<&Cluster::gpu, &Accelerator::peakFp4>("cluster.gpu.peak_fp4", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak FP4"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in FP4.")),
    number<&Cluster::gpu, &Accelerator::peakInt8>("cluster.gpu.peak_int8", TeraflopPerSecond)
        .part()
        .label(L("Knobs", "Peak INT8"))
        .tip(L("Knobs", "Dense peak throughput of one GPU in INT8. It counts for llama.cpp, which "
                        "sums in 16 bits at half of this rate.")),
    number<&Cluster::gpu, &Accelerator::power>("cluster.gpu.power", Watt)
        .part()
        .label(L("Knobs", "GPU power (TDP)"))
        .tip(L("Knobs", "Rated power of one GPU.")),
    number<&Cluster::gpu, &Accelerator::linkBandwidth>("cluster.gpu.link_bandwidth", GBPerSecond)
        .part()
        .label(L("Knobs", "GPU link bandwidth"))
        .tip(L("Knobs", "Bandwidth of a GPU's own scale-up link in one direction.")),
    number<&Cluster::gpu, &Accelerator::domain>("cluster.gpu.domain", Gpus)
        .part()
        .label(L("Knobs", "Scale-up domain of GPU"))
        .tip(L("Knobs", "Number of GPUs that the GPU's own link can connect.")),
    number<&Cluster::gpu, &Accelerator::multiprocessors>("cluster.gpu.multiprocessors", Count)
        .part()
        .label(L("Knobs", "Streaming multiprocessors"))
        .tip(L("Knobs", "Number of SMs or compute units in one GPU.")),
    number<&Cluster::gpu, &Accelerator::hostLink>("cluster.gpu.host_link", GBPerSecond)
        .part()
        .label(L("Knobs", "Host link (PCIe)"))
        .tip(L("Knobs", "Bandwidth a GPU reaches to and from host memory; where it is unknown, "
                        "that of PCIe is used.")),
    number<&Cluster::gpu, &Accelerator::price>("cluster.gpu.price", Dollar)
        .part()
        .label(L("Knobs", "GPU price"))
        .tip(L("Knobs", "Price of one GPU alone, without its share of the node.")),
    number<&Cluster::node, &Node::gpus>("cluster.node.gpus", Gpus)
        .part()
        .label(L("Knobs", "GPUs per server"))
        .tip(L("Knobs", "Number of GPUs in the node as sold.")),
    number<&Cluster::node, &Node::nics>("cluster.node.nics", Nics)
        .part()
        .label(L("Knobs", "NICs per server"))
        .tip(L("Knobs", "Number of network ports of the node as sold.")),
    number<&Cluster::node, &Node::rated>("cluster.node.rated", Kilowatt)
        .part()
        .label(L("Knobs", "Node nameplate power"))
        .tip(L("Knobs", "Rated power according to the node's nameplate.")),
    number<&Cluster::node, &Node::peak>("cluster.node.peak", Kilowatt)
        .part()
        .label(L("Knobs", "Node peak power"))
        .tip(L("Knobs", "Highest power measured during training.")),
    number<&Cluster::node, &Node::mean>("cluster.node.mean", Kilowatt)
        .part()
        .label(L("Knobs", "Node average power"))
        .tip(L("Knobs", "Power averaged over training.")),
    number<&Cluster::node, &Node::idle>("cluster.node.idle", Kilowatt)
        .part()
        .label(L("Knobs", "Node idle power"))
        .tip(L("Knobs", "Power drawn while the node is not working.")),
    number<&Cluster::node, &Node::rackUnits>("cluster.node.rack_units", RackUnits)
        .part()
        .label(L("Knobs", "Node height"))
        .tip(L("Knobs", "Rack units that one node occupies.")),
    number<&Cluster::node, &Node::weight>("cluster.node.weight", Kilogram)
        .part()
        .label(L("Knobs", "Node weight"))
        .tip(L("Knobs", "Weight of one complete node.")),
    number<&Cluster::node, &Node::hostMemory>("cluster.node.host_memory", TB)
        .part()
        .label(L("Knobs", "Host memory per node"))
        .tip(L("Knobs", "Memory of the node's CPUs; everything a step offloads there must fit.")),
    number<&Cluster::node, &Node::drives>("cluster.node.drives", TB)
        .part()
        .label(L("Knobs", "Local storage per node"))
        .tip(L("Knobs",
               "Capacity of the node's own drives; everything a step offloads there must fit.")),
    number<&Cluster::node, &Node::price>("cluster.node.price", Dollar)
        .part()
        .label(L("Knobs", "Node price"))
        .tip(L("Knobs", "Price of one complete node.")),
    number<&Cluster::inside, &Link::bandwidth>("cluster.inside_link.bandwidth", GbitPerSecond)
        .part()
        .label(L("Knobs", "Intra-node bandwidth"))
        .tip(L("Knobs", "Bandwidth per GPU in one direction.")),
    number<&Cluster::inside, &Link::latency>("cluster.inside_link.latency", Microseconds)
        .part()
        .label(L("Knobs", "Intra-node link latency"))
        .tip(L("Knobs", "Latency of the link itself.")),
    number<&Cluster::inside, &Link::domain>("cluster.inside_link.domain", Gpus)
        .part()
        .label(L("Knobs", "Scale-up domain"))
        .tip(L("Knobs", "Number of GPUs that the link connects.")),
    number<&Cluster::inside, &Link::switchPorts>("cluster.inside_link.switch_ports", Ports)
        .part()
        .label(L("Knobs", "Intra-node switch ports"))
        .tip(L("Knobs", "Ports of one switch of the intra-node link.")),
    number<&Cluster::inside, &Link::switchPower>("cluster.inside_link.switch_power", Watt)
        .part()
        .label(L("Knobs", "Intra-node switch power"))
        .tip(L("Knobs", "Power of one switch of the intra-node link.")),
    number<&Cluster::inside, &Link::cablePower>("cluster.inside_link.cable_power", Watt)
        .part()
        .label(L("Knobs", "Intra-node cable power"))
        .tip(L("Knobs", "Power of the optics at both ends of one cable of the intra-node link.")),
    number<&Cluster::inside, &Link::switchPrice>("cluster.inside_link.switch_price", Dollar)
        .part()
        .label(L("Knobs", "Intra-node switch price"))
        .tip(L("Knobs", "Price of one switch of the intra-node link.")),
    number<&Cluster::inside, &Link::nicPrice>("cluster.inside_link.nic_price", Dollar)
        .part()
        .label(L("Knobs", "Intra-node NIC price"))
        .tip(L("Knobs", "Price of one NIC of the intra-node link.")),
    number<&Cluster::inside, &Link::cablePrice>("cluster.inside_link.cable_price", Dollar)
        .part()
        .label(L("Knobs", "Intra-node cable price"))
        .tip(L("Knobs", "Price of one cable of the intra-node link, including both ends.")),
    number<&Cluster::between, &Link::bandwidth>("cluster.between_link.bandwidth", GbitPerSecond)
        .part()
        .label(L("Knobs", "Network port rate"))
        .tip(L("Knobs", "Bandwidth of one fabric port in one direction.")),
    number<&Cluster::between, &Link::latency>("cluster.between_link.latency", Microseconds)
        .part()
        .label(L("Knobs", "Fabric latency"))
        .tip(L("Knobs", "Latency of the fabric itself.")),
    number<&Cluster::between, &Link::domain>("cluster.between_link.domain", Gpus)
        .part()
        .label(L("Knobs", "Fabric size limit"))
        .tip(L("Knobs", "Number of GPUs that the fabric is known to connect.")),
    number<&Cluster::between, &Link::switchPorts>("cluster.between_link.switch_ports", Ports)
        .part()
        .label(L("Knobs", "Switch ports"))
        .tip(L("Knobs", "Ports of one switch of the fabric.")),
    number<&Cluster::between, &Link::switchPower>("cluster.between_link.switch_power", Watt)
        .part()
        .label(L("Knobs", "Switch power"))
        .tip(L("Knobs", "Power of one switch of the fabric.")),
    number<&Cluster::between, &Link::cablePower>("cluster.between_link.cable_power", Watt)
        .part()
        .label(L("Knobs", "Cable power"))
        .tip(L("Knobs", "Power of the optics at both ends of one cable of the fabric.")),
    number<&Cluster::between, &Link::switchPrice>("cluster.between_link.switch_price", Dollar)
        .part()
        .label(L("Knobs", "Switch price"))
        .tip(L("Knobs", "Price of one switch of the fabric.")),
    number<&Cluster::between, &Link::nicPrice>("cluster.between_link.nic_price", Dollar)
        .part()
        .label(L("Knobs", "NIC price"))
        .tip(L("Knobs", "Price of one NIC of the fabric.")),
    number<&Cluster::between, &Link::cablePrice>("cluster.between_link.cable_price", Dollar)
        .part()
        .label(L("Knobs", "Cable price"))
        .tip(L("Knobs", "Price of one cable of the fabric, including both ends.")),
};

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

constexpr Named<CountRule> kCountRules[] = {
    {CountRule::Given, "given", L("Choices", "Fixed")},
    {CountRule::Smallest, "smallest", L("Choices", "Minimum")}};

constexpr Choice kClusterChoices[] = {
    choice("cluster.gpu")
        .ofCatalog()
        .offers([](const Plan&, const Workload&, const Catalog& catalog) {
            return optionsOf(catalog.accelerators);
        })
        .reads([](const Plan& p, const Workload&) { return p.cluster.gpu.id; })
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) {
            if (const Accelerator* a = c.accelerator(id))
                adopt(p, c, *a);
        })
        .start(10)
        .unlabelled()
        .fromList()
        .label(L("Knobs", "GPU"))
        .tip(L("Knobs",
               "The accelerator; choosing it also sets the node, its links and the price.")),
    choice<kCountRules, &Cluster::countRule>("cluster.count_rule")
        .unlabelled()
        .label(L("Knobs", "Cluster size"))
        .tip(L("Knobs", "A number you enter, or the smallest cluster that meets the deadline.")),
    choice<kCountRules, &Cluster::otherRule>("cluster.count_rule_else")
        .partOnly()
        .label(L("Knobs", "Cluster size, other plan type"))
        .tip(L("Knobs",
               "Setting from when the plan was of the other type: training, or serving only.")),
    choice("cluster.inside")
        .ofCatalog()
        .offers(insideOptions)
        .reads([](const Plan& p, const Workload&) { return p.cluster.inside.id; })
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) {
            if (const Link* l = c.link(id))
                adoptInside(p, *l);
        })
        .start(30)
        .label(L("Knobs", "Intra-node link"))
        .tip(L("Knobs", "Connects the GPUs within one node.")),
    choice("cluster.fabric")
        .ofCatalog()
        .offers(fabricOptions)
        .reads([](const Plan& p, const Workload&) { return p.cluster.between.id; })
        .picks([](Plan& p, Workload&, const Catalog& c, std::string_view id) {
            if (const Link* l = c.link(id))
                adoptFabric(p, *l);
        })
        .fromList()
        .label(L("Knobs", "Fabric"))
        .tip(L("Knobs", "The network between nodes; together with the NICs it determines the "
                        "inter-node bandwidth.")),
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
