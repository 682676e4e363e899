#pragma once

#include "model/chart/chartpins.h"
#include "model/charts/pointanswer.h"
#include "views/charts/curveplot.h"
#include "views/charts/plotcard.h"

class QCustomPlot;

namespace views {

class ReadOut;

// A card with a chart of curves. Hovering or the arrow keys read the curves; clicking a name hides
// or shows its curve; P pins the curves for comparison.
class CurveChartCard : public PlotCard {
    Q_OBJECT
public:
    explicit CurveChartCard(QWidget* parent = nullptr);
    void setChart(const model::CurveChart& chart, const model::NumberFormat& format, bool held);
    const model::CurveChart& chart() const { return chart_; } // including pinned curves
    const CurveLook& look() const { return look_; }
    ReadOut* readOut() const { return readOut_; } // null before the first reading

    // The points under the cursor that can be explained, with the plan's own curve first.
    std::vector<model::CurvePoint> pointsRead() const;

    void toggle(const QString& curve);
    void setLogarithmic(Qt::Orientation axis, bool logarithmic);
    void pin();
    void unpin();

Q_SIGNALS:
    void whyRequested(const model::CurvePoint& point, const QPoint& at);

protected:
    void fillMenu(QMenu& menu) override;
    void draw() override;
    void viewChanged() override;
    void placeAll() override;
    void hover(const QPoint& pixel) override;
    void clicked(const QPoint& pixel) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    model::Table table() const override;
    void drawVector(QPainter& painter, const QSize& size, const Theme& theme) override;

private:
    void compose();
    void lookAgain();
    void fillAxes(QMenu& menu);
    void fillPins(QMenu& menu);
    bool readKey(int key);
    void read(double x);
    void stopReading();
    QPoint whyAt() const;

    CurvePlot curves_;
    model::CurveChart bare_, chart_; // as given; and with pinned curves
    model::NumberFormat format_;
    CurveLook look_;
    std::vector<model::ChartPin> pins_;
    ReadOut* readOut_ = nullptr;
    std::optional<double> reading_;
    bool held_ = false;
};

} // namespace views
