#pragma once

#include <QStringList>

#include <optional>

namespace views {

// Part of an axis.
struct Span {
    double low = 0, high = 1;
    friend bool operator==(const Span&, const Span&) = default;
};

// The zoomed range of each axis; unset: shows everything.
struct PlotView {
    std::optional<Span> x, y;
    bool isWhole() const { return !x && !y; }
    friend bool operator==(const PlotView&, const PlotView&) = default;
};

// How the user views a chart of curves. It survives changes of the plan.
struct CurveLook {
    PlotView view;
    QStringList hidden;             // curves and dots, by label
    std::optional<bool> xLog, yLog; // if other than the chart's default
    friend bool operator==(const CurveLook&, const CurveLook&) = default;
};

} // namespace views
