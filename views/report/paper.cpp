#include "views/report/paper.h"

#include <QCoreApplication>
#include <QPaintDevice>

namespace views {
namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

} // namespace

Paper::Paper(QPainter& painter, const model::Report& report)
    : painter_(painter)
    , report_(report)
    , theme_(Theme::day())
{
}

QFont Paper::font(double points, QFont::Weight weight) const
{
    return uiFont(static_cast<int>(points * kPoint), weight);
}

double Paper::text(const QRectF& area, const QString& words, double points, QFont::Weight weight,
                   const QColor& colour, int flags)
{
    painter_.setFont(font(points, weight));
    painter_.setPen(colour);
    QRectF used;
    painter_.drawText(area, flags, words, &used);
    return used.height();
}

void Paper::line(const QRectF& area, const QString& words, double points, QFont::Weight weight,
                 const QColor& colour, int side)
{
    const QString fitting = QFontMetricsF(font(points, weight))
                                .elidedText(words.simplified(), Qt::ElideRight, area.width());
    text(area, fitting, points, weight, colour, side | Qt::AlignVCenter);
}

void Paper::head()
{
    y = kMargin;
    const QString left = report_.client.isEmpty()
                             ? report_.title
                             : QStringLiteral("%1 · %2").arg(report_.client, report_.title);
    const QRectF area(kLeft, y, kBody, 14 * kPoint);
    line(area.adjusted(0, 0, -0.34 * kBody, 0), left, 9, QFont::DemiBold, theme_.text);
    line(area.adjusted(0.66 * kBody, 0, 0, 0),
         QStringLiteral("%1 · %2").arg(report_.scenario, report_.date), 9, QFont::Normal,
         theme_.muted, Qt::AlignRight);
    y += 17 * kPoint;
    painter_.setPen(QPen(theme_.accent, 1.2 * kPoint));
    painter_.drawLine(QPointF(kLeft, y), QPointF(kLeft + kBody, y));
    y += 9 * kPoint;
}

void Paper::foot(int page, int pages)
{
    const QRectF area(kLeft, kPaperHeight - kMargin, kBody, 10 * kPoint);
    line(area.adjusted(0, 0, -0.1 * kBody, 0),
         PaperWords::tr("%1 · ranges are 80 % ranges · “recalled” marks figures without a source · "
                        "no number: chosen or entered")
             .arg(report_.engine),
         6, QFont::Normal, theme_.muted);
    line(area.adjusted(0.9 * kBody, 0, 0, 0), PaperWords::tr("page %1 of %2").arg(page).arg(pages),
         6, QFont::Normal, theme_.muted, Qt::AlignRight);
}

} // namespace views
