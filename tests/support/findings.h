#pragma once

#include "model/engine/advice/findings.h"

#include <string_view>
#include <vector>

// Findings of a plan, and what their remedies do to it.
namespace support {

// As the command line reports them: with the smallest cluster searched.
std::vector<engine::Finding> findingsOf(const engine::Plan& plan);
// Null if there is none with that id.
const engine::Finding* find(const std::vector<engine::Finding>& list, std::string_view id);
// Throws if the remedy is rejected.
engine::Plan cured(const engine::Plan& plan, const engine::Finding::Cure& cure);

} // namespace support
