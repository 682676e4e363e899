#pragma once

#include "model/report.h"
#include "views/theme.h"

#include <QPainter>

namespace views {

// A4 in tenths of a point, and what is printed on.
inline constexpr double kPoint = 10;
inline constexpr double kPaperWidth = 595 * kPoint, kPaperHeight = 842 * kPoint;
inline constexpr double kMargin = 36 * kPoint;
inline constexpr double kLeft = kMargin, kBody = kPaperWidth - 2 * kMargin;
inline constexpr double kBottom = kPaperHeight - kMargin - 4 * kPoint;

// A sheet that is filled from the top down, and how text gets on it. Always light: it is printed.
class Paper {
public:
    Paper(QPainter& painter, const model::Report& report);

    QPainter& painter() { return painter_; }
    const model::Report& report() const { return report_; }
    const Theme& theme() const { return theme_; }
    double y = kMargin; // where what comes next begins

    // What stands on every sheet; the head ends where the rest begins.
    void head();
    void foot(int page, int pages);
    // Draws text and returns how high it was.
    double text(const QRectF& area, const QString& words, double points, QFont::Weight weight,
                const QColor& colour, int flags = Qt::AlignLeft | Qt::TextWordWrap);
    // One line, cut to the room there is.
    void line(const QRectF& area, const QString& words, double points, QFont::Weight weight,
              const QColor& colour, int side = Qt::AlignLeft);
    QFont font(double points, QFont::Weight weight) const;

private:
    QPainter& painter_;
    const model::Report& report_;
    const Theme& theme_;
};

} // namespace views
