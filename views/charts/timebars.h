#pragma once

#include "model/training/playedchart.h"
#include "model/training/playedwords.h"
#include "views/theme.h"

#include <qcustomplot.h>

namespace views {

// The bars of a simulated step: time across, one row per pipeline stage. A custom plottable, since
// thousands of bars thinner than a pixel have to be merged.
class TimeBars : public QCPAbstractPlottable {
    Q_OBJECT
public:
    TimeBars(QCPAxis* time, QCPAxis* rows) : QCPAbstractPlottable(time, rows) {}

    void setChart(const model::PlayedChart* chart) { chart_ = chart; }
    void setTheme(const Theme& theme) { theme_ = &theme; }
    static QColor colourOf(const engine::play::Bar& bar, const Theme& theme);
    static QColor colourOf(model::PlayedFamily family, const Theme& theme);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain domain) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain domain,
                           const QCPRange& keys) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    void drawRow(QCPPainter& painter, int row) const;
    void drawName(QCPPainter& painter, const engine::play::Bar& bar, const QRectF& box) const;

    const model::PlayedChart* chart_ = nullptr;
    const Theme* theme_ = &Theme::day();
};

} // namespace views
