#pragma once

#include "model/engine/specs/part.h"

#include <string>
#include <string_view>

namespace engine {

// What the GpuInfo cell of a price list says: a dictionary as Python prints it, JSON, or no more
// than a name. Of several GPUs in one instance the first speaks for all.
struct GpuInfo {
    std::string name;
    double count = kUnknown;
    double size = kUnknown; // of one GPU, in what the list calls MiB
    bool understood = true;
};

GpuInfo readGpuInfo(std::string_view cell);

// The number a text is as a whole, or unknown: no blanks, no infinities.
double numberOf(std::string_view text);

} // namespace engine
