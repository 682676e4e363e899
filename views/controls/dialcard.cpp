#include "views/controls/dialcard.h"

#include "views/controls/figuremenu.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace views {
namespace {

constexpr int kDeltaHeight = 15;
constexpr int kWords = 13;  // font size of long text in place of a number
constexpr int kBetween = 4; // gap between number and unit
constexpr int kEdge = 3;    // margin next to a unit
constexpr int kBelow = 4;   // margin below the note
constexpr int kUsual = 2;   // lines of a note

} // namespace

DialCard::DialCard(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum); // as high as its row
}

QSize DialCard::sizeHint() const
{
    const int further = compact_ ? 0 : (lines_ - kUsual) * QFontMetrics(uiFont(11)).lineSpacing();
    return {120, (compact_ ? 70 : 100) + (delta_.isEmpty() ? 0 : kDeltaHeight) + further};
}

void DialCard::setFigure(const QString& dial, const QString& label,
                         const model::NumberFormat::Parts& value, const QString& band,
                         const QString& note)
{
    const bool same = label == label_ && value.number == value_.number &&
                      value.unit == value_.unit && value.symbol == value_.symbol && band == band_ &&
                      note == note_;
    dial_ = dial;
    if (same)
        return;
    const bool sameNote = note == note_;
    label_ = label;
    value_ = value;
    band_ = band;
    note_ = note;
    describe();
    if (!sameNote)
        growTo(linesOfNote());
    update();
}

int DialCard::linesOfNote() const
{
    const QFont font = uiFont(11);
    const QFontMetrics metrics(font);
    return std::max(kUsual, qRound(wrappedHeight(font, note_, room()) / metrics.lineSpacing()));
}

// The height only grows until the width changes: following every change would flicker.
void DialCard::growTo(int lines)
{
    if (lines <= lines_)
        return;
    lines_ = lines;
    updateGeometry();
}

void DialCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    lines_ = kUsual;
    growTo(linesOfNote());
    updateGeometry();
}

void DialCard::setDelta(const QString& delta)
{
    if (delta == delta_)
        return;
    const bool sameHeight = delta.isEmpty() == delta_.isEmpty();
    delta_ = delta;
    describe();
    if (!sameHeight)
        updateGeometry();
    update();
}

void DialCard::describe()
{
    setAccessibleName(label_ + QStringLiteral(": ") + valueText());
    QStringList all;
    for (const QString& line : {delta_, band_, note_})
        if (!line.isEmpty())
            all << line;
    setAccessibleDescription(all.join(QStringLiteral(", ")));
}

// Absolute and relative change, or if too wide only the relative one: the amount follows from the
// number above.
QString DialCard::shownDelta() const
{
    const QFont font = uiFont(11, QFont::DemiBold);
    const qsizetype share = delta_.lastIndexOf(QStringLiteral(" ("));
    if (share < 0 || textWidth(font, delta_) <= room())
        return delta_;
    return delta_.left(1) + delta_.mid(share + 2).chopped(1);
}

// As large as the unit next to it allows; text in place of a number is never large.
QFont DialCard::numberFont(const QString& number, const QFont& unit) const
{
    const int largest = compact_ ? 17 : 20;
    const double unitWidth = value_.unit.isEmpty() ? 0 : kBetween + textWidth(unit, value_.unit);
    if (textWidth(uiFont(largest, QFont::DemiBold), number) > room())
        return uiFont(kWords, QFont::DemiBold);
    for (int size = largest; size > kWords; --size)
        if (kMargin + textWidth(uiFont(size, QFont::DemiBold), number) + unitWidth <=
            width() - kEdge)
            return uiFont(size, QFont::DemiBold);
    return uiFont(kWords, QFont::DemiBold);
}

void DialCard::setCompact(bool compact)
{
    if (compact_ == compact)
        return;
    compact_ = compact;
    updateGeometry();
    update();
}

QString DialCard::valueText() const
{
    return value_.symbol + value_.number + (value_.unit.isEmpty() ? QString() : u' ' + value_.unit);
}

void DialCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    int y = 8;
    const auto line = [&](const QFont& font, const QColor& colour, const QString& text) {
        p.setFont(font);
        p.setPen(colour);
        const int tall = QFontMetrics(font).height();
        drawElided(p, QRect(kMargin, y, room(), tall), Qt::AlignLeft, text);
        return tall;
    };
    y += line(uiFont(compact_ ? 11 : 12), theme.muted, label_) + 1;

    const QFont small = uiFont(compact_ ? 11 : 12);
    const QString number = value_.symbol + value_.number;
    const QFont large = numberFont(number, small);
    const int tall = line(large, theme.text, number);
    const double after = kMargin + textWidth(large, number) + kBetween;
    p.setFont(small);
    const int drop = QFontMetrics(large).ascent() - QFontMetrics(small).ascent();
    drawElided(p, QRectF(after, y + drop, width() - after - kEdge, tall), Qt::AlignLeft,
               value_.unit);
    y += tall + 1;

    if (!delta_.isEmpty())
        y += line(uiFont(11, QFont::DemiBold), theme.muted, shownDelta());
    y += line(uiFont(11), theme.muted, band_);
    if (!compact_) {
        p.setFont(uiFont(11));
        p.setPen(theme.muted);
        drawWrapped(p, QRect(kMargin, y, room(), height() - y - kBelow), note_);
    }
    if (!hasFocus())
        return;
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(theme.accent, 2));
    p.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 8, 8);
}

void DialCard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        askWhy();
}

void DialCard::askWhy()
{
    Q_EMIT whyRequested(dial_, mapToGlobal(QPoint(0, height() + 4)));
}

std::unique_ptr<QMenu> DialCard::menu()
{
    auto menu = std::make_unique<QMenu>(this);
    menu->setAccessibleName(label_);
    offerFigure(*menu, valueText(), [this] { askWhy(); });
    return menu;
}

void DialCard::contextMenuEvent(QContextMenuEvent* event)
{
    menu()->exec(event->globalPos());
}

void DialCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        event->key() == Qt::Key_Space)
        askWhy();
    else if (event->matches(QKeySequence::Copy))
        copyFigure(valueText());
    else
        QFrame::keyPressEvent(event);
}

void DialCard::focusInEvent(QFocusEvent* event)
{
    QFrame::focusInEvent(event);
    update();
}

void DialCard::focusOutEvent(QFocusEvent* event)
{
    QFrame::focusOutEvent(event);
    update();
}

} // namespace views
