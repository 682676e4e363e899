#pragma once

#include "model/engine/play/wiring.h"
#include "model/engine/training/layer.h"
#include "model/engine/training/prepared.h"

#include <vector>

namespace engine::play {

// Exposed traffic of a layer and pass, on one seat.
struct PassTraffic {
    Seconds tensor{}, context{}, expert{};
    Seconds total() const { return tensor + context + expert; }
};
struct LayerTraffic {
    PassTraffic forward, backward;
};

// For each stage of each replica, stage by stage, over the locations of its ranks.
std::vector<LayerTraffic> layerTraffic(const PreparedJob& job, const Layout& layout,
                                       const LayerTime& layer, const Wiring& wiring);

} // namespace engine::play
