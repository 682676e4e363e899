#pragma once

#include "model/engine/answers/rankedlayout.h"
#include "model/format/numberformat.h"

namespace model {

// A layout in words: "ZeRO-1", "all layers", "tensor 8 × pipeline 4 × data 8".
QString shardingWords(engine::Sharding sharding);
QString recomputeWords(const engine::Layout& layout, const NumberFormat& format);
QString offloadWords(engine::Offload offload);
QString layoutName(const engine::Layout& layout);
QString reasonWords(engine::Lost lost); // "pipeline bubble"
// Why a layout is not the best, or that it is: "pipeline bubble 31 %", "exceeds memory by 3.1 GiB".
QString verdictWords(const engine::RankedLayout& ranked, const NumberFormat& format);

} // namespace model
