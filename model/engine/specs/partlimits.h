#pragma once

#include "model/engine/units.h"

#include <array>
#include <limits>
#include <string_view>

namespace engine {

// Limits of a part's figure, in its own unit: wide enough for announced products and derived
// values, and no wider, since they bound the searches. The catalog, plans and their knobs share
// them.
struct PartLimits {
    std::string_view key;
    Unit unit;
    double least, most;
};

inline constexpr std::array kPartLimits{
    // GPUs
    PartLimits{"memory", Unit::GB, 0.01, 1e5},
    PartLimits{"memory_bandwidth", Unit::GBPerSecond, 0.1, 1e8},
    PartLimits{"peak_fp32", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_tf32", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_fp16", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_bf16", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_fp8", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_fp4", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"peak_int8", Unit::TeraflopPerSecond, 1e-3, 1e7},
    PartLimits{"power", Unit::Watt, 0.1, 1e6},
    PartLimits{"link_bandwidth", Unit::GBPerSecond, 0.01, 1e6},
    PartLimits{"multiprocessors", Unit::Count, 1, 1e6},
    PartLimits{"host_link", Unit::GBPerSecond, 0.01, 1e5},
    PartLimits{"price", Unit::Dollar, 0.01, 1e9},
    PartLimits{"domain", Unit::Gpus, 1, 1048576}, // for a network: all of it
    // Links
    PartLimits{"bandwidth", Unit::GbitPerSecond, 1e-3, 1e7},
    PartLimits{"latency", Unit::Microseconds, 1e-6, 1e6},
    PartLimits{"switch_ports", Unit::Ports, 1, 1e5},
    PartLimits{"switch_power", Unit::Watt, 1e-3, 1e6},
    PartLimits{"cable_power", Unit::Watt, 1e-3, 1e4},
    PartLimits{"switch_price", Unit::Dollar, 0.01, 1e8},
    PartLimits{"nic_price", Unit::Dollar, 0.01, 1e7},
    PartLimits{"cable_price", Unit::Dollar, 0.01, 1e7},
    // Nodes
    PartLimits{"gpus", Unit::Gpus, 1, 1048576}, // of a node, an instance, a point's cluster
    PartLimits{"nics", Unit::Nics, 1, 1024},
    PartLimits{"rated", Unit::Kilowatt, 1e-6, 1e5},
    PartLimits{"peak", Unit::Kilowatt, 1e-6, 1e5},
    PartLimits{"mean", Unit::Kilowatt, 1e-6, 1e5},
    PartLimits{"idle", Unit::Kilowatt, 1e-6, 1e5},
    PartLimits{"rack_units", Unit::RackUnits, 0.1, 1e4},
    PartLimits{"weight", Unit::Kilogram, 0.01, 1e6},
    PartLimits{"host_memory", Unit::TB, 1e-4, 1e5},
    PartLimits{"drives", Unit::TB, 1e-4, 1e6},
    // Models
    PartLimits{"params", Unit::Parameters, 1e5, 1e13},
    PartLimits{"active", Unit::Parameters, 1e5, 1e13},
    PartLimits{"layers", Unit::Count, 1, 2000},
    PartLimits{"hidden", Unit::Count, 1, 1e6},
    PartLimits{"heads", Unit::Count, 1, 1e4},
    PartLimits{"kv_heads", Unit::Count, 1, 1e4},
    PartLimits{"head_dim", Unit::Count, 1, 1e5},
    PartLimits{"ffn", Unit::Count, 1, 1e7},
    PartLimits{"ffn_matrices", Unit::Count, 1, 4},
    PartLimits{"vocab", Unit::Count, 1, 1e8},
    PartLimits{"embeddings", Unit::Count, 1, 2},
    PartLimits{"context", Unit::TokensUnit, 1, 1e9},
    PartLimits{"experts", Unit::Count, 1, 65536},
    PartLimits{"experts_active", Unit::Count, 1, 65536},
    PartLimits{"expert_ffn", Unit::Count, 1, 1e7},
    PartLimits{"shared_experts", Unit::Count, 1e-3, 65536},
    PartLimits{"dense_layers", Unit::Count, 1, 2000},
    PartLimits{"q_rank", Unit::Count, 1, 1e6},
    PartLimits{"kv_rank", Unit::Count, 1, 1e6},
    PartLimits{"nope_dim", Unit::Count, 1, 1e5},
    PartLimits{"rope_dim", Unit::Count, 1, 1e5},
    PartLimits{"v_dim", Unit::Count, 1, 1e5},
    PartLimits{"window", Unit::TokensUnit, 1, 1e9},
    PartLimits{"window_share", Unit::None, 1e-6, 1},
    // Offers
    PartLimits{"price", Unit::DollarPerHour, 1e-4, 1e7},
    PartLimits{"price_gpu", Unit::DollarPerGpuHour, 1e-4, 1e6},
    // Regions
    PartLimits{"electricity", Unit::DollarPerKwh, 0, 10},
    PartLimits{"carbon", Unit::GramPerKwh, 0, 5000},
    // Points and fleets
    PartLimits{"value", Unit::None, 1e-6, 1e9},
    PartLimits{"time", Unit::Days, 1e-3, 1e5},
    PartLimits{"all", Unit::Count, 0, 1e9},
    PartLimits{"gpu", Unit::Count, 0, 1e9},
    PartLimits{"gpu_memory", Unit::Count, 0, 1e9},
    PartLimits{"network", Unit::Count, 0, 1e9},
    PartLimits{"host", Unit::Count, 0, 1e9},
    PartLimits{"power_supply", Unit::Count, 0, 1e9},
    PartLimits{"storage", Unit::Count, 0, 1e9},
    PartLimits{"software", Unit::Count, 0, 1e9},
    PartLimits{"rate", Unit::EachYear, 0, 1e5},
};

// Not finite if there are none for the key.
constexpr PartLimits partLimits(std::string_view key, Unit unit)
{
    for (const PartLimits& limits : kPartLimits)
        if (limits.key == key && limits.unit == unit)
            return limits;
    constexpr double kNone = std::numeric_limits<double>::infinity();
    return {key, unit, -kNone, kNone};
}

} // namespace engine
