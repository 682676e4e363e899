#pragma once

#include "model/chart/chartdata.h"

namespace model {

// What is paid and what comes back, period by period, of ways that stand side by side; and what
// each way has paid until then.
struct FlowChart {
    QString title, subtitle, summary;
    QString prefix, suffix; // around the axis' numbers: "$", " M"
    QString period;         // what the periods are
    QStringList periods;
    int every = 1; // of them, so many lie between two that are named
    struct Part {
        QString label;
        int shade = 0; // which of the chart's colours
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;
    struct Way {
        QString label;
        std::vector<QVector<double>> parts; // by part, each by period
        QVector<double> total, running;     // by period
        friend bool operator==(const Way&, const Way&) = default;
    };
    std::vector<Way> ways;
    QStringList heads;        // of each period: "On the first day", "Year 1"
    double low = 0, high = 1; // of bars and lines
    friend bool operator==(const FlowChart&, const FlowChart&) = default;
};

Table tableOf(const FlowChart& chart, const NumberFormat& format);

} // namespace model
