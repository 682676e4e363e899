#pragma once

#include "model/engine/band.h"
#include "model/engine/exchange.h"
#include "model/engine/units.h"

#include <QLocale>
#include <QString>

namespace model {

// The one place that knows how a number looks: its digits, its unit, its currency. Input is in
// base units always.
class NumberFormat {
public:
    struct Parts {
        QString number, unit;
        QString symbol{};       // of the currency, before the number: "$1.24 M"
        QString behind{};       // of the currency, where the unit begins with it: "1,24 Mio. $"
        QString amount() const; // the number with its currency: "$1.24", "1,24 $"
    };

    explicit NumberFormat(const QLocale& locale = QLocale::c(), engine::Currency currency = {});

    // For reading: three digits, a scale word, the unit; "n/a" where there is no number.
    Parts parts(double base, engine::Unit unit) const;
    QString text(double base, engine::Unit unit) const;
    QString number(double base, engine::Unit unit) const; // without its unit
    // Where a text has no room: "10,000/s" for "10,000 per second".
    QString brief(double base, engine::Unit unit) const;
    // "60 – 78", in the unit that the typical value is shown in; empty where both ends read the
    // same.
    QString range(const engine::Band& band, engine::Unit unit) const;

    // Whether how sure a figure is stands beside it; a clean slide leaves it out.
    void showUncertainty(bool shown) { uncertainty_ = shown; }
    bool showsUncertainty() const { return uncertainty_; }
    // The range of a computed figure, "(60 – 78)" in a sentence; empty where it is left out.
    QString band(const engine::Band& band, engine::Unit unit) const;
    QString bracketed(const engine::Band* band, engine::Unit unit) const;

    // For typing: every digit that matters, and a unit that can be typed back.
    QString editable(double base, engine::Unit unit) const;

    // For charts: the factor that brings base units to what the axis says, and its unit.
    struct AxisUnit {
        double size = 1; // base units in one of the axis
        QString unit;
        QString symbol{};       // before the numbers
        QString suffix() const; // behind the numbers: "/GPU-h", " M"
        QString name() const;   // "$ M", "$/GPU-h": what the numbers are in
    };
    AxisUnit axisUnit(double largestBase, engine::Unit unit) const;

    const QLocale& locale() const { return locale_; }
    const engine::Currency& currency() const { return currency_; }
    QString currencySymbol() const;
    QString plain(double value, int decimals) const; // grouped, no unit

private:
    struct Shape;
    Shape shape(double base, engine::Unit unit) const;
    Shape written(double base, engine::Unit unit) const; // the currency where the locale has it

    QLocale locale_;
    engine::Currency currency_;
    bool uncertainty_ = true;
};

} // namespace model
