#pragma once

#include "model/chart/chartreading.h"

#include <QWidget>

namespace views {

// What a chart says under the pointer: of curves, with a line across the plot and a dot on each;
// or of one piece, with an edge around it. It lies over the chart, which is not drawn again for it.
class ReadOut : public QWidget {
    Q_OBJECT
public:
    explicit ReadOut(QWidget* plot);

    struct Row {
        QString label, value;
        QColor colour;
        double y = 0; // in pixels; unknown: no dot
    };
    // Within that part of the plot, at that pixel.
    void set(const QRect& axes, double x, const QString& at, const std::vector<Row>& rows);
    // Of the piece that is there, and what it means in words.
    void setBox(const QRect& piece, const QString& at, const std::vector<Row>& rows,
                const QString& note = {});
    const std::vector<Row>& rows() const { return rows_; }
    QString at() const { return at_; }
    QString note() const { return note_; }
    QRect words() const; // where they stand

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
