#pragma once

#include "model/chartdata.h"

namespace model {

// How much there is of each of two things together: the more, the stronger.
struct HeatChart {
    QString title, subtitle, summary;
    QString corner; // what the rows are
    QStringList rows, columns;
    struct Cell {
        QString text; // empty where there is nothing
        double heat = 0;
    };
    std::vector<std::vector<Cell>> cells; // by row
};

Table tableOf(const HeatChart& chart);

} // namespace model
