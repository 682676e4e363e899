#pragma once

#include <QStringList>

#include <optional>

namespace views {

// Part of an axis.
struct Span {
    double low = 0, high = 1;
    friend bool operator==(const Span&, const Span&) = default;
};

// Where a person has put the axes; nothing where they show everything.
struct PlotView {
    std::optional<Span> x, y;
    bool isWhole() const { return !x && !y; }
    friend bool operator==(const PlotView&, const PlotView&) = default;
};

// How a person looks at a chart of curves. It outlives the turns of the plan.
struct CurveLook {
    PlotView view;
    QStringList hidden;             // curves and dots, by their labels
    std::optional<bool> xLog, yLog; // other than the chart's own
    friend bool operator==(const CurveLook&, const CurveLook&) = default;
};

} // namespace views
