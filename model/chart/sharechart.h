#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A whole in its parts: one bar along its length, and a list that names them by family.
struct ShareChart {
    QString title, subtitle, summary;
    struct Part {
        QString label, value, share; // "matrix products", "2.31 s", "40 %"
        QString tip;
        QString dial;      // explains it; empty where none does
        double part = 0;   // of the whole
        int family = 0;    // parts of one family are shades of one colour
        bool named = true; // large enough for the list
        friend bool operator==(const Part&, const Part&) = default;
    };
    struct Family {
        QString label, share; // "computes", "74 %"
        friend bool operator==(const Family&, const Family&) = default;
    };
    std::vector<Family> families;
    std::vector<Part> parts; // along the bar
    QString rest;            // says those that are not named
    QString total;
    friend bool operator==(const ShareChart&, const ShareChart&) = default;
};

Table tableOf(const ShareChart& chart);

} // namespace model
