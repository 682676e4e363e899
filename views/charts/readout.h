#pragma once

#include "model/chart/chartreading.h"

#include <QWidget>

namespace views {

// The readout of a chart under the mouse: for curves, a line across the plot with a dot on each
// curve; for a piece, a frame around it. An overlay, so that the chart need not be redrawn.
class ReadOut : public QWidget {
    Q_OBJECT
public:
    explicit ReadOut(QWidget* plot);

    struct Row {
        QString label, value;
        QColor colour;
        double y = 0; // in pixels; NaN: no dot
    };
    // At pixel x within that part of the plot.
    void set(const QRect& axes, double x, const QString& at, const std::vector<Row>& rows);
    // For the piece at that place, with a note on what it means.
    void setBox(const QRect& piece, const QString& at, const std::vector<Row>& rows,
                const QString& note = {});
    const std::vector<Row>& rows() const { return rows_; }
    QString at() const { return at_; }
    QString note() const { return note_; }
    QRect words() const; // where the text is

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void lie();
    QRect boxOf(const QFontMetrics& metrics, int& labels) const;
    QRect place(const QSize& size) const;
    int noteHeight(const QFontMetrics& metrics, int wide) const;

    QRect axes_;
    double x_ = 0;
    bool piece_ = false;
    QString at_, note_;
    std::vector<Row> rows_;
};

} // namespace views
