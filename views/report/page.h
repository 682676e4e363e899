#pragma once

#include "model/report.h"
#include "views/theme.h"

#include <QPainter>

namespace views {

// The one page of the report, drawn in tenths of a point from the top down. Always light: it is
// printed.
class ReportPage {
public:
    ReportPage(QPainter& painter, const model::Report& report, const model::NumberFormat& format);
    void draw();

private:
    void head();
    void answer();
    void figures();
    void charts();
    void notes();
    void inputs();
    void foot();
    void input(const QRectF& area, const model::Report::Input& input);
    void sources(double row);
    // Draws text and returns how high it was.
    double text(const QRectF& area, const QString& words, double points, QFont::Weight weight,
                const QColor& colour, int flags = Qt::AlignLeft | Qt::TextWordWrap);
    QFont font(double points, QFont::Weight weight) const;

    QPainter& painter_;
    const model::Report& report_;
    const model::NumberFormat& format_;
    const Theme& theme_;
    double y_ = 0;
};

} // namespace views
