#include "views/charts/readout.h"

#include "views/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kMargin = 8, kAway = 12, kNote = 240, kReadSwatch = 8;
constexpr double kReadDot = 3.5;

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
    piece_ = false;
    at_ = at;
    note_.clear();
    rows_ = rows;
    lie();
}

void ReadOut::setBox(const QRect& piece, const QString& at, const std::vector<Row>& rows,
                     const QString& note)
{
    axes_ = piece;
    x_ = piece.right();
    piece_ = true;
    at_ = at;
    note_ = note;
    rows_ = rows;
    lie();
}

void ReadOut::lie()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

int ReadOut::noteHeight(const QFontMetrics& metrics, int wide) const
{
    return note_.isEmpty()
               ? 0
               : metrics.boundingRect(QRect(0, 0, wide, 1000), Qt::TextWordWrap, note_).height();
}

// Next to the line or the piece, on the side that has room.
QRect ReadOut::place(const QSize& size) const
{
    QRect box(QPoint(), size);
    const int right = static_cast<int>(x_) + kAway;
    const int left = (piece_ ? axes_.left() : static_cast<int>(x_)) - kAway - size.width();
    box.moveLeft(std::max(0, right + size.width() < width() ? right : left));
    const int middle = axes_.top() + (axes_.height() - size.height()) / 2;
    const int top = piece_ ? std::min(middle, height() - size.height()) : middle;
    box.moveTop(std::max(piece_ ? 0 : axes_.top(), top));
    return box;
}

QRect ReadOut::boxOf(const QFontMetrics& metrics, int& labels) const
{
    labels = 0;
    int values = 0;
    for (const Row& row : rows_) {
        labels =
            std::max(labels, metrics.horizontalAdvance(row.label) + (piece_ ? kReadSwatch + 4 : 0));
        values = std::max(values, metrics.horizontalAdvance(row.value));
    }
    const int head = QFontMetrics(uiFont(11, QFont::DemiBold)).horizontalAdvance(at_);
    const int lines = std::max(labels + kMargin + values, head);
    const int wide = note_.isEmpty() ? lines : std::max(lines, kNote);
    const int tall =
        metrics.height() * (static_cast<int>(rows_.size()) + 1) + noteHeight(metrics, wide);
    return place({wide + 2 * kMargin, tall + kMargin});
}

QRect ReadOut::words() const
{
    int labels = 0;
    return boxOf(QFontMetrics(uiFont(11)), labels);
}

void ReadOut::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    if (piece_) {
        p.setPen(QPen(theme.text, 1));
        p.drawRect(QRectF(axes_).adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        p.setPen(QPen(theme.muted, 1));
        p.drawLine(QPointF(x_, axes_.top()), QPointF(x_, axes_.bottom()));
    }
    for (const Row& row : rows_) {
        if (!std::isfinite(row.y))
            continue;
        p.setPen(QPen(theme.card, 1.5));
        p.setBrush(row.colour);
        p.drawEllipse(QPointF(x_, row.y), kReadDot, kReadDot);
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
        const bool swatch = piece_ && row.colour.isValid(); // piece colors are too pale for text
        if (swatch)
            p.fillRect(left, y - kReadSwatch, kReadSwatch, kReadSwatch, row.colour);
        p.setPen(piece_ ? theme.text : row.colour);
        p.drawText(left + (piece_ ? kReadSwatch + 4 : 0), y, row.label);
        p.setPen(theme.text);
        p.drawText(left + labels + kMargin, y, row.value);
    }
    p.setPen(theme.muted);
    p.drawText(QRect(left, y + metrics.descent(), box.width() - 2 * kMargin, box.bottom() - y),
               Qt::TextWordWrap, note_);
}

} // namespace views
