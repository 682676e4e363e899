#pragma once

#include "model/engine/claims/claim.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <string_view>
#include <vector>

namespace engine {

// {"format": "headroom-claims", "version": 1, "sources": {…}, "claims": […]}: claims of articles,
// and the inputs to check them. An input is a value with its unit and source, or an entry of the
// catalog ("accelerators/h100-sxm/memory").
Result<std::vector<Claim>> readClaims(std::string_view bytes, const Catalog& catalog);

} // namespace engine
