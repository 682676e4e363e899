#pragma once

#include "model/chart/chartdata.h"

namespace model {

// The parts of a whole: one stacked bar, and a list that names them by family.
struct ShareChart {
    QString title, subtitle, summary;
    struct Part {
        QString label, value, share; // "attention core", "2.31 s", "40 %"
        QString tip;
        QString dial;      // the dial that explains it; empty if none does
        double part = 0;   // of the whole
        int family = 0;    // parts of one family are shades of one color
        bool named = true; // large enough to be listed
        friend bool operator==(const Part&, const Part&) = default;
    };
    struct Family {
        QString label, share; // "Compute", "74 %"
        friend bool operator==(const Family&, const Family&) = default;
    };
    std::vector<Family> families;
    std::vector<Part> parts; // along the bar
    QString rest;            // text for the parts that are not named
    QString total;
    friend bool operator==(const ShareChart&, const ShareChart&) = default;
};

Table tableOf(const ShareChart& chart);

} // namespace model
