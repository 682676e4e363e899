#pragma once

#include "model/engine/text.h"

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

// Translated by the layers above.
struct SectionName {
    Section section;
    const char* label;
};
inline constexpr SectionName kSectionNames[] = {
    {Section::Limits, L("Panels", "Limits")},
    {Section::Comparison, L("Panels", "Comparison")},
    {Section::Rental, L("Panels", "Rental")},
    {Section::Purchase, L("Panels", "Purchase")},
    {Section::DataCenter, L("Panels", "Data center")},
    {Section::Staff, L("Panels", "Staff")},
    {Section::Accounting, L("Panels", "Accounting and tax")},
    {Section::Load, L("Panels", "Weekly load and stages")},
    {Section::Requests, L("Panels", "Request load")},
    {Section::Lengths, L("Panels", "Input and output lengths")},
    {Section::Sessions, L("Panels", "Sessions")},
    {Section::Latency, L("Panels", "Latency limits")},
    {Section::Engine, L("Panels", "Model and engine")},
    {Section::ServingLayout, L("Panels", "Layout")},
    {Section::Fleet, L("Panels", "Fleet")},
    {Section::SecondTier, L("Panels", "Second tier")},
    {Section::Growth, L("Panels", "Growth")},
    {Section::ApiPrices, L("Panels", "API comparison")},
    {Section::Media, L("Panels", "Images, video and sound")},
    {Section::Retrieval, L("Panels", "Retrieval (RAG)")},
    {Section::Location, L("Panels", "Location")},
    {Section::Cooling, L("Panels", "Cooling")},
    {Section::Racks, L("Panels", "Racks")},
    {Section::Feeds, L("Panels", "Power feeds")},
    {Section::Power, L("Panels", "Power")},
    {Section::Embodied, L("Panels", "Embodied carbon")},
    {Section::Failures, L("Panels", "Failures")},
    {Section::Checkpoints, L("Panels", "Checkpoints")},
    {Section::Repair, L("Panels", "Repair")},
    {Section::Spares, L("Panels", "Spare nodes")},
    {Section::Redundancy, L("Panels", "Redundancy")},
    {Section::Organization, L("Panels", "Organization")},
    {Section::Work, L("Panels", "Workload")},
    {Section::Costs, L("Panels", "Cost")},
};

} // namespace engine
