#include "views/charts/readout.h"

#include "views/theme.h"

#include <QPainter>

#include <algorithm>

namespace views {
namespace {

constexpr int kMargin = 8, kAway = 12;
constexpr double kDot = 3.5;

} // namespace

ReadOut::ReadOut(QWidget* plot) : QWidget(plot)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ReadOut::set(const QRect& axes, double x, const QString& at, const std::vector<Row>& rows)
{
    axes_ = axes;
    x_ = x;
    at_ = at;
    rows_ = rows;
    setGeometry(parentWidget()->rect());
    show();
    update();
}

// Beside the line, on the side that has room.
QRect ReadOut::boxOf(const QFontMetrics& metrics, int& labels) const
{
    labels = 0;
    int values = 0;
    for (const Row& row : rows_) {
        labels = std::max(labels, metrics.horizontalAdvance(row.label));
        values = std::max(values, metrics.horizontalAdvance(row.value));
    }
    const int wide = std::max(labels + kMargin + values, metrics.horizontalAdvance(at_));
    const int tall = metrics.height() * (static_cast<int>(rows_.size()) + 1);
    QRect box(0, 0, wide + 2 * kMargin, tall + kMargin);
    const int right = static_cast<int>(x_) + kAway;
    const bool fits = right + box.width() < width();
    box.moveLeft(std::max(0, fits ? right : static_cast<int>(x_) - kAway - box.width()));
    box.moveTop(axes_.top() + std::max(0, (axes_.height() - box.height()) / 2));
    return box;
}

void ReadOut::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(theme.muted, 1));
    p.drawLine(QPointF(x_, axes_.top()), QPointF(x_, axes_.bottom()));
    for (const Row& row : rows_) {
        p.setPen(QPen(theme.card, 1.5));
        p.setBrush(row.colour);
        p.drawEllipse(QPointF(x_, row.y), kDot, kDot);
    }
    const QFont font = uiFont(11);
    const QFontMetrics metrics(font);
    int labels = 0;
    const QRect box = boxOf(metrics, labels);
    QColor ground = theme.card;
    ground.setAlphaF(0.94F);
    p.setPen(theme.border);
    p.setBrush(ground);
    p.drawRoundedRect(box, 6, 6);
    int y = box.top() + kMargin / 2 + metrics.ascent();
    const int left = box.left() + kMargin;
    p.setFont(uiFont(11, QFont::DemiBold));
    p.setPen(theme.text);
    p.drawText(left, y, at_);
    p.setFont(font);
    for (const Row& row : rows_) {
        y += metrics.height();
        p.setPen(row.colour);
        p.drawText(left, y, row.label);
        p.setPen(theme.text);
        p.drawText(left + labels + kMargin, y, row.value);
    }
}

} // namespace views
