#include "model/words/sectionwords.h"

#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

// In the order of the enumeration.
constexpr const char* kSections[] = {nullptr,
                                     L("Panels", "Limits"),
                                     L("Panels", "Comparison"),
                                     L("Panels", "Rental"),
                                     L("Panels", "Purchase"),
                                     L("Panels", "Data center"),
                                     L("Panels", "Staff"),
                                     L("Panels", "Accounting and tax"),
                                     L("Panels", "Weekly load and stages"),
                                     L("Panels", "Request load"),
                                     L("Panels", "Input and output lengths"),
                                     L("Panels", "Latency limits"),
                                     L("Panels", "Model and engine"),
                                     L("Panels", "Layout"),
                                     L("Panels", "Fleet"),
                                     L("Panels", "Second tier"),
                                     L("Panels", "Growth"),
                                     L("Panels", "API comparison"),
                                     L("Panels", "Retrieval (RAG)"),
                                     L("Panels", "Location"),
                                     L("Panels", "Cooling"),
                                     L("Panels", "Racks"),
                                     L("Panels", "Power feeds"),
                                     L("Panels", "Power"),
                                     L("Panels", "Embodied carbon"),
                                     L("Panels", "Failures"),
                                     L("Panels", "Checkpoints"),
                                     L("Panels", "Repair"),
                                     L("Panels", "Spare nodes"),
                                     L("Panels", "Redundancy"),
                                     L("Panels", "Organization"),
                                     L("Panels", "Workload"),
                                     L("Panels", "Cost")};
static_assert(std::size(kSections) == static_cast<std::size_t>(engine::Section::Costs) + 1);

} // namespace

QString section(engine::Section section)
{
    return translated("Panels", kSections[static_cast<std::size_t>(section)]);
}

} // namespace model::words
