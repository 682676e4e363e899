#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Racks seen from the front: nodes at their height, a feed on each side, and the phase loads of the
// remaining feed when the other fails.
struct RackChart {
    QString title, subtitle, summary;
    struct Bar {
        QString label, value; // "L1", "91 %"
        double share = 0;     // of its continuous load limit
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    struct Rack {
        QString label, note; // "10 racks of 3 nodes", "30.6 kW rated"
        int units = 0;       // in rack units
        double node = 0;     // rack units per node
        int nodes = 0;
        Bar both, alone; // a side while both feeds work, and when it is the only one left
        std::vector<Bar> phases;
        friend bool operator==(const Rack&, const Rack&) = default;
    };
    std::vector<Rack> racks;
    QString sides[2]; // names of the sides
    QString dial;     // the dial that explains the load of one side alone
    friend bool operator==(const RackChart&, const RackChart&) = default;
};

Table tableOf(const RackChart& chart);

} // namespace model
