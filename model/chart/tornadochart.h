#pragma once

#include "model/chart/chartdata.h"

namespace model {

// The effect of each uncertain input on one figure, largest first. Positions are shares of the axis
// length.
struct TornadoChart {
    QString title, subtitle, summary;
    QString middle; // the figure as planned
    double at = 0;
    QString lowLegend, highLegend; // meaning of the two colors
    struct Bar {
        QString path, label;
        QString dial;          // the dial that explains it, or the knob that moves it
        QString range;         // of the input: "2.14 – 4.29 /GPU-h"
        QString atLow, atHigh; // the figure there
        QString share;         // of the variance
        QString known;         // how it is known: "Interpolated"; empty if not requested
        QString tip;
        double low = 0, high = 0; // the figure at both ends
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    std::vector<Bar> bars;
    QStringList rests; // text for what is left after each number of bars; one per bar
    friend bool operator==(const TornadoChart&, const TornadoChart&) = default;
};

Table tableOf(const TornadoChart& chart);

} // namespace model
