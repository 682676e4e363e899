#pragma once

#include "model/engine/risk/risk.h"
#include "model/engine/specs/parts.h"

#include <array>
#include <string_view>

namespace engine {

// A part that fails: as knobs call it, and as the records of the catalog do.
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

inline constexpr std::array<std::string_view, 4> kStaffings{"on_site", "on_call", "next_day",
                                                            "typed"};

// What a record says about one GPU. Counts that name no part are "other".
FaultRates ratesOf(const Fleet& fleet);

} // namespace engine
