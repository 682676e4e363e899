#pragma once

namespace engine {

// The network between nodes, counted. Unknown where the switches' ports are.
struct Fabric {
    double levels = 0;   // of switches, one above the other
    double switches = 0; // of all levels and rails
    double cables = 0;   // from NICs to switches and between switches
    double optics = 0;   // an end of a cable each, where it is not copper

    double copper() const { return cables - optics / 2; }
};

} // namespace engine
