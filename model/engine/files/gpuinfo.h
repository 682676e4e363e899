#pragma once

#include "model/engine/specs/part.h"

#include <string>
#include <string_view>

namespace engine {

// The contents of a price list's GpuInfo cell: a printed Python dictionary, JSON, or just a name.
// If an instance has several GPU types, the first represents all.
struct GpuInfo {
    std::string name;
    double count = kUnknown;
    double size = kUnknown; // per GPU, in what the list calls MiB
    bool understood = true;
};

GpuInfo readGpuInfo(std::string_view cell);

// The number if the whole text is one, otherwise unknown: no blanks, no infinities.
double numberOf(std::string_view text);

} // namespace engine
