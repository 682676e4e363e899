#pragma once

#include "model/chart/chartdata.h"

namespace model {

// How one total becomes another, line by line: the first total, what each line adds or subtracts,
// the second total. Each line starts where the previous one ends, so they add up.
struct WaterfallChart {
    QString title, subtitle, summary;
    enum class Kind { Total, Up, Down };
    struct Bar {
        QString label, text; // "Electricity", "+$1.2 M"
        QString dial;        // the dial that explains it; of a total
        Kind kind = Kind::Total;
        double from = 0, to = 0; // base units; a total begins at 0
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    std::vector<Bar> bars;
    bool lessIsBetter = true; // then an increase is worse
    friend bool operator==(const WaterfallChart&, const WaterfallChart&) = default;
};

Table tableOf(const WaterfallChart& chart);

} // namespace model
