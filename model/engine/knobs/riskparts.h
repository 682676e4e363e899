#pragma once

#include "model/engine/inputs/reliability.h"
#include "model/engine/knobs/choicerow.h"
#include "model/engine/specs/parts.h"

#include <array>
#include <string_view>

namespace engine {

// A part that fails, as named by knobs and by the catalog's records.
struct FaultPart {
    std::string_view key, figure;
};
inline constexpr std::array kFaultParts{FaultPart{"gpu", "gpu"},
                                        FaultPart{"memory", "gpu_memory"},
                                        FaultPart{"network", "network"},
                                        FaultPart{"host", "host"},
                                        FaultPart{"power", "power_supply"},
                                        FaultPart{"storage", "storage"},
                                        FaultPart{"software", "software"},
                                        FaultPart{"other", "all"}};

// The repair time of each is a rule under "repair_time.…".
inline constexpr Named<RepairCrew> kStaffings[] = {
    {RepairCrew::OnSite, "on_site", L("Choices", "On-site")},
    {RepairCrew::OnCall, "on_call", L("Choices", "On-call")},
    {RepairCrew::NextDay, "next_day", L("Choices", "Vendor contract")},
    {RepairCrew::Typed, "typed", L("Choices", "Custom")}};

// The rates of a record, per GPU. Counts without a part are "other".
FaultRates ratesOf(const Fleet& fleet);

} // namespace engine
