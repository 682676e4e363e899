#pragma once

#include <cstdint>

namespace engine {

// The group of questions a knob belongs to; the order is that on screen.
enum class Group : std::uint8_t { Work, Cluster, Money, Site, Risk, Advice };
// The headings of the pages' panels; each page lists its own, in order.
enum class Section : std::uint8_t {
    None,
    // Options
    Limits,
    // Cost
    Comparison,
    Rental,
    Purchase,
    DataCenter,
    Staff,
    Accounting,
    Load,
    // Serving
    Requests,
    Lengths,
    Sessions,
    Latency,
    Engine,
    ServingLayout,
    Fleet,
    SecondTier,
    Growth,
    ApiPrices,
    Media,
    Retrieval,
    // Site
    Location,
    Cooling,
    Racks,
    Feeds,
    Power,
    Embodied,
    // Reliability
    Failures,
    Checkpoints,
    Repair,
    Spares,
    Redundancy,
    // Advice
    Organization,
    Work,
    Costs,
};

} // namespace engine
