#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Racks drawn from the front: nodes by their height, a feed on either side and the phases of the
// one that is left when the other fails.
struct RackChart {
    QString title, subtitle, summary;
    struct Bar {
        QString label, value; // "L1", "91 %"
        double share = 0;     // of what it may carry for long
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    struct Rack {
        QString label, note; // "10 racks of 3 nodes", "30.6 kW rated"
        int units = 0;       // of height
        double node = 0;     // units of one of them
        int nodes = 0;
        Bar both, alone; // a side while both carry, and when it is left alone
        std::vector<Bar> phases;
        friend bool operator==(const Rack&, const Rack&) = default;
    };
    std::vector<Rack> racks;
    QString sides[2]; // names of the feeds
    QString dial;     // that explains what one side carries alone
    friend bool operator==(const RackChart&, const RackChart&) = default;
};

Table tableOf(const RackChart& chart);

} // namespace model
