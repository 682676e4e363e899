#pragma once

namespace engine {

// The inter-node network, counted. Unknown if the switches' port count is.
struct Fabric {
    double levels = 0;   // tiers of switches
    double switches = 0; // of all tiers and rails
    double cables = 0;   // from NICs to switches and between switches
    double optics = 0;   // one per cable end that is not copper

    double copper() const { return cables - optics / 2; }
};

} // namespace engine
