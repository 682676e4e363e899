#pragma once

#include "model/chart/chartdata.h"

namespace model {

// A histogram of the draws: columns of equal width with marks over them. Positions are shares of
// the axis length, heights are relative to the highest column.
struct DrawChart {
    QString title, subtitle, summary;
    std::vector<double> columns;
    double bandLow = 0, bandHigh = 0; // the middle 80 %
    struct Mark {
        QString label; // "P50"
        QString value; // "$1.24 M"
        double at = 0;
        bool own = false; // the plan's own result
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    std::vector<Mark> marks; // those of the draws first, in ascending order
    struct Tick {
        double at = 0;
        QString label;
        friend bool operator==(const Tick&, const Tick&) = default;
    };
    std::vector<Tick> ticks;
    struct Row { // of the table: number of draws at or below
        QString share, value;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> rows;
    friend bool operator==(const DrawChart&, const DrawChart&) = default;
};

Table tableOf(const DrawChart& chart);

} // namespace model
