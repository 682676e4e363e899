#pragma once

#include "model/chart/chartpins.h"
#include "model/charts/pointanswer.h"
#include "views/charts/curveplot.h"
#include "views/charts/plotcard.h"

class QCustomPlot;

namespace views {

class ReadOut;

// A chart of curves in a card. Resting on it, or the arrows, read the curves; a click on a name
// hides its curve or brings it back; P keeps the curves as they are, to compare with.
class CurveChartCard : public PlotCard {
    Q_OBJECT
public:
    explicit CurveChartCard(QWidget* parent = nullptr);
    void setChart(const model::CurveChart& chart, const model::NumberFormat& format, bool held);
    const model::CurveChart& chart() const { return chart_; } // with what is pinned
    const CurveLook& look() const { return look_; }
    ReadOut* readOut() const { return readOut_; } // null before the first reading

    // The points under the cursor that can be explained, the plan's own curve first.
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
    model::CurveChart bare_, chart_; // as given; and with what is pinned
    model::NumberFormat format_;
    CurveLook look_;
    std::vector<model::ChartPin> pins_;
    ReadOut* readOut_ = nullptr;
    std::optional<double> reading_;
    bool held_ = false;
};

} // namespace views
