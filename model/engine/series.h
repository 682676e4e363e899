#pragma once

#include <string>
#include <vector>

namespace engine {

// A curve over numbers: what a chart draws and its table lists. All in base units.
struct Curve {
    std::vector<double> x, y;
    std::vector<double> low, high; // the band, where there is one
};

// A curve of one wiring: so much between nodes for each GPU, and what is inside the node.
struct LinkCurve : Curve {
    double rate = 0;     // between nodes, base units
    std::string name;    // of the fabric that gives this rate; empty where none does
    bool inside = false; // what differs is the link inside the node: `name` is its name
};

// Work done against one GPU of unlimited memory and no traffic.
struct SpeedupSeries {
    LinkCurve own;
    std::vector<LinkCurve> others; // fastest first
    double gpus = 0, speedup = 0;  // where the plan stands
    bool aloneFits = true;         // on the one GPU it is told against
};

// Paid by then: renting and buying, from the first day.
struct CashSeries {
    Curve rented, bought;
    double evenTime = 0; // unknown where they never meet, or not in what is paid
    double evenPaid = 0;
};

} // namespace engine
