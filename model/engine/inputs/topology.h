#pragma once

namespace engine {

// How the rails of a fabric (the NICs of one place in their nodes) are wired: each a tree of its
// own; all of them joined by spine switches, so that any NIC reaches any other; to groups of
// switches that have cables to each other, within a group and from group to group; or without
// switches, each node to its neighbours in three dimensions.
enum class FabricTopology { Rails, Joined, Dragonfly, Torus };

} // namespace engine
