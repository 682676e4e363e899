#pragma once

#include "model/engine/files/json.h"
#include "model/engine/report_wish.h"

namespace engine {

// Under "report" of a project's file.
Json reportWishToJson(const ReportWish& wish);
Result<ReportWish> reportWishFromJson(const Json& json, const std::string& where);

} // namespace engine
