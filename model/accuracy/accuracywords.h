#pragma once

#include "model/engine/published/accuracytable.h"
#include "model/engine/specs/parts.h"
#include "model/format/numberformat.h"

namespace model {

// What rows are grouped by, and the name of a group: "H100 80 GB SXM", "10 B – 100 B".
QString byWords(engine::AccuracyBy by);
QString groupWords(engine::AccuracyBy by, const std::string& name, const engine::Catalog& catalog,
                   const NumberFormat& format);
// A GPU's name without its vendor.
QString gpuWords(const std::string& gpu, const engine::Catalog& catalog);
QString quantityWords(engine::AccuracyQuantity quantity);

QString generationWords(const std::string& generation);

} // namespace model
