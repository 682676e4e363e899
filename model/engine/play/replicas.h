#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/play/wiring.h"

#include <vector>

namespace engine::play {

// Replicas that must be played so that all have been: where some lie as others do, on nodes that
// they share with none but such, only the first of them.
std::vector<int> replicasToPlay(const Wiring& wiring, const Layout& layout);

} // namespace engine::play
