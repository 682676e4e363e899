#pragma once

#include <string_view>

namespace engine {

// What the first files did not know of: rows and groups of rows. Absent, they are as a plan has
// them that was never turned.
bool isNewRow(std::string_view path);

} // namespace engine
