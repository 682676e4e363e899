#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What each uncertain input does to one answer, the one that moves it most first. Places along
// the axis are shares of its length.
struct TornadoChart {
    QString title, subtitle, summary;
    QString middle; // the answer as it is
    double at = 0;
    QString lowLegend, highLegend; // what the two colours are
    struct Bar {
        QString path, label;
        QString dial;          // explains it, or what it moves
        QString range;         // of the input: "2.14 – 4.29 /GPU-h"
        QString atLow, atHigh; // the answer there
        QString share;         // of the variance
        QString known;         // how: "Interpolated"; empty where that is not asked for
        QString tip;
        double low = 0, high = 0; // where the answer is then
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    std::vector<Bar> bars;
    QStringList rests; // says what is left after so many bars; as many as there are bars
    friend bool operator==(const TornadoChart&, const TornadoChart&) = default;
};

Table tableOf(const TornadoChart& chart);

} // namespace model
