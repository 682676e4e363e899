#pragma once

#include "model/engine/specs/part.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace engine {

// Number formats of multiplications. A GPU's peak depends on the format.
enum class Format { Fp32, Tf32, Fp16, Bf16, Fp8, Fp4 };
inline constexpr int kFormats = 6;

// Generations with calibrated constants; "old" also covers what resembles none of the others. An
// accelerator of another generation names the one it resembles, until it is measured.
inline constexpr std::array<std::string_view, 9> kGenerations{
    "old", "consumer", "ampere", "hopper", "blackwell", "blackwell_ultra", "cdna3", "cdna4", "tpu"};

#define HEADROOM_ACCELERATOR_FIELDS(X)                                                             \
    X(Bytes, memory, "memory", GB)                                                                 \
    X(Bandwidth, memoryBandwidth, "memory_bandwidth", GBPerSecond)                                 \
    X(FlopRate, peakFp32, "peak_fp32", TeraflopPerSecond)                                          \
    X(FlopRate, peakTf32, "peak_tf32", TeraflopPerSecond)                                          \
    X(FlopRate, peakFp16, "peak_fp16", TeraflopPerSecond)                                          \
    X(FlopRate, peakBf16, "peak_bf16", TeraflopPerSecond)                                          \
    X(FlopRate, peakFp8, "peak_fp8", TeraflopPerSecond)                                            \
    X(FlopRate, peakFp4, "peak_fp4", TeraflopPerSecond)                                            \
    X(FlopRate, peakInt8, "peak_int8", TeraflopPerSecond)                                          \
    X(Watts, power, "power", Watt)                                                                 \
    X(Bandwidth, linkBandwidth, "link_bandwidth", GBPerSecond)                                     \
    X(double, domain, "domain", Gpus)                                                              \
    X(double, multiprocessors, "multiprocessors", Count)                                           \
    X(Bandwidth, hostLink, "host_link", GBPerSecond)                                               \
    X(Usd, price, "price", Dollar)

// Multiprocessors are SMs or compute units: the tiles of a GEMM are distributed over them.
struct Accelerator : Part {
    std::string vendor, inside, pcie, between, node; // the links and node it usually comes with
    std::string generation;                          // which GPUs reach about the same MFU
    std::string like;                                // one of kGenerations, if its own is not
    std::vector<std::string> aliases;                // other spellings of its name
    HEADROOM_ACCELERATOR_FIELDS(HEADROOM_MEMBER)

    FlopRate peak(Format format) const;
    bool supports(Format format) const { return peak(format).base() > 0; }
};

#define HEADROOM_LINK_FIELDS(X)                                                                    \
    X(Bandwidth, bandwidth, "bandwidth", GbitPerSecond)                                            \
    X(Seconds, latency, "latency", Microseconds)                                                   \
    X(double, domain, "domain", Gpus)                                                              \
    X(double, switchPorts, "switch_ports", Ports)                                                  \
    X(Watts, switchPower, "switch_power", Watt)                                                    \
    X(Watts, cablePower, "cable_power", Watt)                                                      \
    X(Usd, switchPrice, "switch_price", Dollar)                                                    \
    X(Usd, nicPrice, "nic_price", Dollar)                                                          \
    X(Usd, cablePrice, "cable_price", Dollar)

// An intra-node link (one direction, per GPU) or an inter-node one (per port).
struct Link : Part {
    enum class Kind { Inside, Between, Other } kind = Kind::Other;
    bool stop = false; // one of the named stops of the inter-node slider
    HEADROOM_LINK_FIELDS(HEADROOM_MEMBER)
};

#define HEADROOM_NODE_FIELDS(X)                                                                    \
    X(double, gpus, "gpus", Gpus)                                                                  \
    X(double, nics, "nics", Nics)                                                                  \
    X(Watts, rated, "rated", Kilowatt)                                                             \
    X(Watts, peak, "peak", Kilowatt)                                                               \
    X(Watts, mean, "mean", Kilowatt)                                                               \
    X(Watts, idle, "idle", Kilowatt)                                                               \
    X(double, rackUnits, "rack_units", RackUnits)                                                  \
    X(Mass, weight, "weight", Kilogram)                                                            \
    X(Bytes, hostMemory, "host_memory", TB)                                                        \
    X(Bytes, drives, "drives", TB)                                                                 \
    X(Usd, price, "price", Dollar)

struct Node : Part {
    std::string accelerator;
    HEADROOM_NODE_FIELDS(HEADROOM_MEMBER)
};

#define HEADROOM_MODEL_FIELDS(X)                                                                   \
    X(Params, params, "params", Parameters)                                                        \
    X(Params, active, "active", Parameters)                                                        \
    X(double, layers, "layers", Count)                                                             \
    X(double, hidden, "hidden", Count)                                                             \
    X(double, heads, "heads", Count)                                                               \
    X(double, kvHeads, "kv_heads", Count)                                                          \
    X(double, headDim, "head_dim", Count)                                                          \
    X(double, ffn, "ffn", Count)                                                                   \
    X(double, ffnMatrices, "ffn_matrices", Count)                                                  \
    X(double, vocab, "vocab", Count)                                                               \
    X(double, embeddings, "embeddings", Count)                                                     \
    X(Tokens, context, "context", TokensUnit)                                                      \
    X(double, experts, "experts", Count)                                                           \
    X(double, expertsActive, "experts_active", Count)                                              \
    X(double, expertFfn, "expert_ffn", Count)                                                      \
    X(double, sharedExperts, "shared_experts", Count)                                              \
    X(double, denseLayers, "dense_layers", Count)                                                  \
    X(double, qRank, "q_rank", Count)                                                              \
    X(double, kvRank, "kv_rank", Count)                                                            \
    X(double, nopeDim, "nope_dim", Count)                                                          \
    X(double, ropeDim, "rope_dim", Count)                                                          \
    X(double, vDim, "v_dim", Count)                                                                \
    X(Tokens, window, "window", TokensUnit)                                                        \
    X(double, windowShare, "window_share", None)

// A transformer. What a model does not have (experts, latent ranks, a window) is unknown. The MLP
// has two matrices or, if gated, three; tied embeddings are one table, untied ones two. Dense
// layers are an MoE model's layers without experts; the window share is of the layers.
struct Model : Part {
    std::string family;
    HEADROOM_MODEL_FIELDS(HEADROOM_MEMBER)
};

#define HEADROOM_OFFER_FIELDS(X)                                                                   \
    X(double, gpus, "gpus", Gpus)                                                                  \
    X(UsdRate, price, "price", DollarPerHour)                                                      \
    X(UsdRate, priceGpu, "price_gpu", DollarPerGpuHour)

// A provider's hourly price of an instance. Market is "list", "marketplace", "contract" or
// "article"; only a provider's own list makes a default.
struct Offer : Part {
    std::string provider, region, accelerator, term, market;
    HEADROOM_OFFER_FIELDS(HEADROOM_MEMBER)
};

// Construction and operating costs by kind, other than parts: colocation, storage, staff …
struct Cost : Part {
    std::string category;
    Unit unit = Unit::None;
    double value = kUnknown, low = kUnknown, high = kUnknown; // base units
};

#define HEADROOM_REGION_FIELDS(X)                                                                  \
    X(UsdPerJoule, electricity, "electricity", DollarPerKwh)                                       \
    X(MassPerJoule, carbon, "carbon", GramPerKwh)

// A country, a state or a provider's region: price and carbon intensity of its electricity.
struct Region : Part {
    std::string kind; // "country", "us-state", "ca-province", "cloud-region", "average"
    HEADROOM_REGION_FIELDS(HEADROOM_MEMBER)
};

#define HEADROOM_POINT_FIELDS(X)                                                                   \
    X(double, gpus, "gpus", Gpus)                                                                  \
    X(double, value, "value", None)

// A published result for a number of GPUs. Points of one series form a curve; `measure` is one of
// kPointMeasures and `kind` one of kPointKinds. A model, GPU or link is a catalog id or, if it has
// none, a name; the batch is "growing_batch" or "fixed_batch" if known.
struct Point : Part {
    std::string series, measure, kind, model, gpu, link, batch;
    HEADROOM_POINT_FIELDS(HEADROOM_MEMBER)
};
// Speed-up over one GPU, and communication's share of the time.
inline constexpr std::array<std::string_view, 2> kPointMeasures{"speedup", "traffic_share"};
inline constexpr std::array<std::string_view, 2> kPointKinds{"measured", "article"};

#define HEADROOM_FLEET_FIELDS(X)                                                                   \
    X(double, gpus, "gpus", Gpus)                                                                  \
    X(Seconds, time, "time", Days)                                                                 \
    X(double, all, "all", Count)                                                                   \
    X(double, gpu, "gpu", Count)                                                                   \
    X(double, memory, "gpu_memory", Count)                                                         \
    X(double, network, "network", Count)                                                           \
    X(double, host, "host", Count)                                                                 \
    X(double, power, "power_supply", Count)                                                        \
    X(double, storage, "storage", Count)                                                           \
    X(double, software, "software", Count)                                                         \
    X(Rate, rate, "rate", EachYear)

// Published interruptions of runs: counts for a number of GPUs and a time, in total and by failed
// part; or, without counts, the rate per GPU.
struct Fleet : Part {
    HEADROOM_FLEET_FIELDS(HEADROOM_MEMBER)
};

// Sources that contradict each other: what each states, which one is used, and why.
struct Contradiction {
    struct Value {
        std::string value, source, date;
    };
    std::string topic, use, why;
    std::vector<std::string> about; // "accelerators/b300-sxm/peak_fp4"
    std::vector<Value> values;
};

// A constant of the engine or a default of the plan, under the knob's path.
struct Rule : Part {
    Unit unit = Unit::None;
    double value = kUnknown, low = kUnknown, high = kUnknown; // base units
};

std::span<const Field<Accelerator>> fields(const Accelerator&);
std::span<const Field<Link>> fields(const Link&);
std::span<const Field<Node>> fields(const Node&);
std::span<const Field<Model>> fields(const Model&);
std::span<const Field<Offer>> fields(const Offer&);
std::span<const Field<Region>> fields(const Region&);
std::span<const Field<Point>> fields(const Point&);
std::span<const Field<Fleet>> fields(const Fleet&);

// Everything known, in file order.
struct Catalog {
    std::string today; // ISO: the reference date for the age of figures

    std::vector<Accelerator> accelerators;
    std::vector<Link> links;
    std::vector<Node> nodes;
    std::vector<Model> models;
    std::vector<Offer> offers;
    std::vector<Rule> rules;
    std::vector<Cost> costs;
    std::vector<Region> regions;
    std::vector<Point> points;
    std::vector<Fleet> fleets;
    std::vector<Contradiction> contradictions;

    const Accelerator* accelerator(std::string_view id) const;
    const Link* link(std::string_view id) const;
    const Node* node(std::string_view id) const;
    const Model* model(std::string_view id) const;
    const Offer* offer(std::string_view id) const;
    const Rule* rule(std::string_view id) const;
    const Cost* cost(std::string_view id) const;
    const Region* region(std::string_view id) const;
    const Point* point(std::string_view id) const;
    const Fleet* fleet(std::string_view id) const;
};

} // namespace engine
