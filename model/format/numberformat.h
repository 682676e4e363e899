#pragma once

#include "model/engine/band.h"
#include "model/engine/exchange.h"
#include "model/engine/units.h"

#include <QLocale>
#include <QString>

namespace model {

// The single place that formats numbers: digits, unit, currency. Input is always in base units.
class NumberFormat {
public:
    struct Parts {
        QString number, unit;
        QString symbol{};       // currency, before the number: "$1.24 M"
        QString behind{};       // currency, if the unit starts with it: "1,24 Mio. $"
        QString amount() const; // the number with its currency: "$1.24", "1,24 $"
    };

    explicit NumberFormat(const QLocale& locale = QLocale::c(), engine::Currency currency = {});

    // For reading: three digits, a scale word, the unit; "n/a" if there is no number.
    Parts parts(double base, engine::Unit unit) const;
    QString text(double base, engine::Unit unit) const;
    QString number(double base, engine::Unit unit) const; // without its unit
    // Where space is tight: "10,000/s" for "10,000 per second".
    QString brief(double base, engine::Unit unit) const;
    // "60 – 78", in the display unit of the typical value; empty if both ends read the same.
    QString range(const engine::Band& band, engine::Unit unit) const;
    QString span(const engine::Band& band, engine::Unit unit) const; // with its unit

    // Whether uncertainty is shown next to figures; a clean slide omits it.
    void showUncertainty(bool shown) { uncertainty_ = shown; }
    bool showsUncertainty() const { return uncertainty_; }
    // The range of a computed figure, "(60 – 78)" in a sentence; empty if it is not shown.
    QString band(const engine::Band& band, engine::Unit unit) const;
    QString bracketed(const engine::Band* band, engine::Unit unit) const;

    // For editing: all significant digits, and a unit that can be typed back.
    QString editable(double base, engine::Unit unit) const;

    // For charts: the factor from base units to axis values, and the axis unit.
    struct AxisUnit {
        double size = 1; // one unit of the axis in base units
        QString unit;
        QString symbol{};       // before the numbers
        QString suffix() const; // after the numbers: "/GPU-h", " M"
        QString name() const;   // "$ M", "$/GPU-h": the unit of the numbers
    };
    AxisUnit axisUnit(double largestBase, engine::Unit unit) const;

    const QLocale& locale() const { return locale_; }
    const engine::Currency& currency() const { return currency_; }
    QString currencySymbol() const;
    QString plain(double value, int decimals) const; // grouped, no unit

private:
    QString aroundZero(const engine::Band& band, engine::Unit unit) const;
    struct Shape;
    Shape shape(double base, engine::Unit unit) const;
    Shape written(double base, engine::Unit unit) const; // with the currency in its place
    int decimalsOf(const Shape& shape, double value, engine::Unit unit) const;

    QLocale locale_;
    engine::Currency currency_;
    bool uncertainty_ = true;
};

} // namespace model
