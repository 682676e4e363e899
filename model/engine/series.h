#pragma once

#include <string>
#include <vector>

namespace engine {

// A numeric curve: what a chart draws and its table lists. All in base units.
struct Curve {
    std::vector<double> x, y;
    std::vector<double> low, high; // the band, if there is one
};

// A curve for one network: a bandwidth between nodes per GPU, and the intra-node link.
struct LinkCurve : Curve {
    double rate = 0;     // between nodes, base units
    std::string name;    // of the network with this bandwidth; empty if there is none
    bool inside = false; // differs in the intra-node link: `name` is that link's name
};

// Speed relative to one GPU with unlimited memory and no traffic.
struct SpeedupSeries {
    LinkCurve own;
    std::vector<LinkCurve> others; // fastest first
    double gpus = 0, speedup = 0;  // the plan's point
    bool aloneFits = true;         // on the single reference GPU
};

// Cumulative payments: renting and buying, from the first day.
struct CashSeries {
    Curve rented, bought;
    double evenTime = 0; // unknown if they never cross, or not in nominal payments
    double evenPaid = 0;
};

} // namespace engine
