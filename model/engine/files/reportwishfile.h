#pragma once

#include "model/engine/files/json.h"
#include "model/engine/reportwish.h"

namespace engine {

// Stored under "report" in a project file.
Json reportWishToJson(const ReportWish& wish);
Result<ReportWish> reportWishFromJson(const Json& json, const std::string& where);

} // namespace engine
