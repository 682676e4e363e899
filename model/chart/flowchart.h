#pragma once

#include "model/chart/chartdata.h"

namespace model {

// Cash flows per period of several options side by side, and the running total of each.
struct FlowChart {
    QString title, subtitle, summary;
    QString prefix, suffix; // around the tick labels: "$", " M"
    QString period;         // what a period is
    QStringList periods;
    int every = 1; // one label every this many periods
    struct Part {
        QString label;
        int shade = 0; // index into the chart's colors
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    struct Way {
        QString label;
        std::vector<QVector<double>> parts; // per part, then per period
        QVector<double> total, running;     // per period
        friend bool operator==(const Way&, const Way&) = default;
    };
    std::vector<Way> ways;
    QStringList heads;        // one per period: "On the first day", "Year 1"
    double low = 0, high = 1; // of bars and lines
    friend bool operator==(const FlowChart&, const FlowChart&) = default;
};

Table tableOf(const FlowChart& chart, const NumberFormat& format);

} // namespace model
