#pragma once

#include "model/chartreading.h"

#include <QWidget>

namespace views {

// What the curves say under the pointer: a line across the plot, a dot on each curve, and their
// values beside it. It lies over the plot, which is not drawn again for it.
class ReadOut : public QWidget {
    Q_OBJECT
public:
    explicit ReadOut(QWidget* plot);

    struct Row {
        QString label, value;
        QColor colour;
        double y = 0; // in pixels
    };
    // Within that part of the plot, at that pixel.
    void set(const QRect& axes, double x, const QString& at, const std::vector<Row>& rows);
    const std::vector<Row>& rows() const { return rows_; }
    QString at() const { return at_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect boxOf(const QFontMetrics& metrics, int& labels) const;

    QRect axes_;
    double x_ = 0;
    QString at_;
    std::vector<Row> rows_;
};

} // namespace views
