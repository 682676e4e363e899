#pragma once

#include "model/engine/knobs/knob.h"
#include "model/format/numberformat.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace model {

// Maps between a slider's position (0 to 1) and its knob's value: the scale, the ticks, the named
// stops, and the rounding that keeps a dragged value readable.
class SliderMap {
    Q_DECLARE_TR_FUNCTIONS(SliderMap)
public:
    SliderMap(const engine::Plan& plan, engine::Bound<engine::Number> knob,
              const engine::Catalog& catalog);

    double position(double base) const; // clamped
    double value(double position) const;
    // The next value for an arrow key or a page key.
    double stepped(double base, int steps, bool page) const;

    struct Tick {
        double position;
        QString label;
    };
    std::vector<Tick> ticks(const NumberFormat& format) const;
    // "NDR" if the value is a named stop.
    QString stopName(double base) const;
    // In the row's unit, as a screen reader reads it: the value and its range.
    double spoken(double base) const { return base / size_; }
    double spokenLow() const { return low_; }
    double spokenHigh() const { return high_; }
    double fromSpoken(double value) const { return value * size_; }
    // Whether both have the same ticks and stops.
    friend bool operator==(const SliderMap& a, const SliderMap& b);

private:
    struct Stop {
        double value;
        QString name;
        friend bool operator==(const Stop&, const Stop&) = default;
    };
    double rounded(double value) const;
    std::vector<double> tickValues() const;

    const engine::Number& row_;
    double size_;       // base units per unit of the row
    double low_, high_; // in the row's unit; widened to include a typed value
    double grain_ = 0;  // multiples of this above the low end
    std::vector<Stop> stops_;
};

} // namespace model
