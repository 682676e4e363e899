#pragma once

namespace engine {

// Wiring of a network's rails (the NICs at the same position in their nodes): separate trees; all
// joined by spine switches, so that any NIC reaches any other; dragonfly: groups of switches linked
// to each other, within and between groups; or no switches, with each node linked to its neighbors
// in three dimensions.
enum class FabricTopology { Rails, Joined, Dragonfly, Torus };

} // namespace engine
