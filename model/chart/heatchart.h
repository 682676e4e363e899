#pragma once

#include "model/chart/chartdata.h"

namespace model {

// How much there is of each combination of two things: more is a stronger color. Cells may be of
// two kinds, lines may cross them, and one position may be marked.
struct HeatChart {
    QString title, subtitle, summary;
    QString corner; // what the rows mean
    QStringList rows, columns;
    struct Cell {
        QString text; // empty if there is none
        double heat = 0;
        bool other = false; // of the second kind
        friend bool operator==(const Cell&, const Cell&) = default;
    };
    std::vector<std::vector<Cell>> cells; // per row
    QStringList kinds;                    // names of the two kinds, if there are two
    // Positions are counted in columns and rows: 0.5 is the middle of the first.
    struct Line {
        QVector<double> column, row;
        bool strong = true;
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> lines;
    struct Mark {
        double column = 0, row = 0;
        QString label;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    std::optional<Mark> mark;
    friend bool operator==(const HeatChart&, const HeatChart&) = default;
};

Table tableOf(const HeatChart& chart);

} // namespace model
