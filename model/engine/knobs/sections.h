#pragma once

#include "model/engine/text.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace engine {

// The group of questions a knob belongs to.
enum class Group : std::uint8_t { Work, Cluster, Money, Site, Risk, Advice };
struct GroupName {
    Group group;
    const char* label; // translated by the layers above
};
// In the order shown.
inline constexpr GroupName kGroups[] = {
    {Group::Work, L("Knobs", "Workloads")}, {Group::Cluster, L("Knobs", "Cluster")},
    {Group::Money, L("Knobs", "Money")},    {Group::Site, L("Knobs", "Site")},
    {Group::Risk, L("Knobs", "Risk")},      {Group::Advice, L("Knobs", "Organization")}};
// The headings that inputs are filed under; kHeadings has their pages and names.
enum class Section : std::uint8_t {
    None,
    Limits,
    Comparison,
    Rental,
    Purchase,
    DataCenter,
    Staff,
    Accounting,
    Load,
    Requests,
    Lengths,
    Sessions,
    Latency,
    Engine,
    ServingLayout,
    Fleet,
    Overflow,
    Growth,
    ApiPrices,
    Media,
    Retrieval,
    Location,
    Cooling,
    Racks,
    Feeds,
    Power,
    Embodied,
    Failures,
    Checkpoints,
    Repair,
    Spares,
    Redundancy,
    Organization,
    Work,
    Costs,
};

// A heading in the panel of a page, and the rows of other headings that are shown first below it.
// The name is translated by the layers above.
struct Heading {
    std::string_view page;
    Section section;
    const char* label;
    std::array<std::string_view, 4> guests{}; // from the left, the rest is empty
};
// In the order of each panel. A section belongs to the first page that lists it.
inline constexpr Heading kHeadings[] = {
    {"money", Section::Comparison, L("Panels", "Comparison")},
    {"money", Section::Rental, L("Panels", "Rental")},
    {"money", Section::Purchase, L("Panels", "Purchase")},
    {"money", Section::DataCenter, L("Panels", "Data center")},
    {"money", Section::Staff, L("Panels", "Staff")},
    {"money", Section::Accounting, L("Panels", "Accounting and tax")},
    {"money", Section::Load, L("Panels", "Weekly load and stages")},
    {"options",
     Section::Limits,
     L("Panels", "Limits"),
     {"work.*.deadline", "work.*.serve.requests", "work.*.serve.first", "work.*.serve.token"}},
    {"options", Section::Comparison, L("Panels", "Comparison"), {"money.lead_time"}},
    {"serving", Section::Requests, L("Panels", "Request load")},
    {"serving", Section::Lengths, L("Panels", "Input and output lengths")},
    {"serving", Section::Sessions, L("Panels", "Sessions")},
    {"serving", Section::Latency, L("Panels", "Latency limits")},
    {"serving", Section::Engine, L("Panels", "Model and engine"), {"work.*.model", "cluster.gpu"}},
    {"serving", Section::ServingLayout, L("Panels", "Layout")},
    {"serving", Section::Fleet, L("Panels", "Fleet"), {"cluster.count_rule", "cluster.count"}},
    {"serving", Section::Overflow, L("Panels", "Second tier")},
    {"serving", Section::Growth, L("Panels", "Growth")},
    {"serving", Section::ApiPrices, L("Panels", "API comparison")},
    {"serving", Section::Media, L("Panels", "Images, video and sound")},
    {"serving", Section::Retrieval, L("Panels", "Retrieval (RAG)")},
    {"site", Section::Location, L("Panels", "Location")},
    {"site", Section::Cooling, L("Panels", "Cooling")},
    {"site", Section::Racks, L("Panels", "Racks")},
    {"site", Section::Feeds, L("Panels", "Power feeds")},
    {"site", Section::Power, L("Panels", "Power")},
    {"site", Section::Embodied, L("Panels", "Embodied carbon")},
    {"risk", Section::Failures, L("Panels", "Failures")},
    {"risk", Section::Checkpoints, L("Panels", "Checkpoints")},
    {"risk", Section::Repair, L("Panels", "Repair")},
    {"risk", Section::Spares, L("Panels", "Spare nodes")},
    {"risk", Section::Redundancy, L("Panels", "Redundancy")},
    {"advice", Section::Organization, L("Panels", "Organization")},
    {"advice",
     Section::Work,
     L("Panels", "Workload"),
     {"work.*.deadline", "work.*.serve.requests", "work.*.serve.growth"}},
    {"advice",
     Section::Costs,
     L("Panels", "Cost"),
     {"money.years", "money.runs", "money.budget", "money.lead_time"}},
};

constexpr const Heading* headingOf(Section section)
{
    for (const Heading& heading : kHeadings)
        if (heading.section == section)
            return &heading;
    return nullptr;
}
constexpr bool allHaveHeadings(Section last)
{
    for (int s = static_cast<int>(Section::None) + 1; s <= static_cast<int>(last); ++s)
        if (!headingOf(static_cast<Section>(s)))
            return false;
    return true;
}
static_assert(allHaveHeadings(Section::Costs), "a section without a page and a name");

} // namespace engine
