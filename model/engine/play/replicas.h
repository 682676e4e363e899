#pragma once

#include "model/engine/inputs/layout.h"
#include "model/engine/play/wiring.h"

#include <vector>

namespace engine::play {

// Replicas to simulate so that all are covered: of those with equivalent placement, on nodes shared
// only among themselves, just the first.
std::vector<int> replicasToPlay(const Wiring& wiring, const Layout& layout);

} // namespace engine::play
