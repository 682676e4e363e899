#include "views/controls/textblock.h"

#include "views/textline.h"
#include "views/theme.h"

#include <QPainter>

namespace views {

TextBlock::TextBlock(const QFont& font, Tone tone, int fixedLines, QWidget* parent)
    : QWidget(parent)
    , tone_(tone)
    , fixedLines_(fixedLines)
{
    setFont(font);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(fixedLines == 0);
    setSizePolicy(policy);
    laidOut_.setTextFormat(Qt::PlainText);
    laidOut_.setPerformanceHint(QStaticText::ModerateCaching);
}

void TextBlock::growToTwo()
{
    grows_ = true;
    grow(true);
}

bool TextBlock::isTooWide() const
{
    return textWidth(font(), text_) > width();
}

void TextBlock::grow(bool again)
{
    const int lines = isTooWide() ? 2 : again ? 1 : fixedLines_;
    if (lines == fixedLines_)
        return;
    fixedLines_ = lines;
    updateGeometry();
}

void TextBlock::setText(const QString& text)
{
    if (text == text_)
        return;
    text_ = text;
    laidOut_.setText(text);
    setAccessibleName(text);
    update();
    count();
}

void TextBlock::count()
{
    if (grows_)
        grow(false);
    if (fixedLines_ > 0)
        return;
    if (const int lines = linesAt(width()); lines != lines_) {
        lines_ = lines;
        updateGeometry();
    }
}

int TextBlock::lineHeight() const
{
    return QFontMetrics(font()).lineSpacing();
}

int TextBlock::linesAt(int width) const
{
    const int height =
        QFontMetrics(font())
            .boundingRect(QRect(0, 0, std::max(1, width), 10000), Qt::TextWordWrap, text_)
            .height();
    return std::max(1, (height + lineHeight() / 2) / lineHeight());
}

QSize TextBlock::sizeHint() const
{
    return {60, lineHeight() * (fixedLines_ > 0 ? fixedLines_ : lines_)};
}

QSize TextBlock::minimumSizeHint() const
{
    return {20, sizeHint().height()};
}

int TextBlock::heightForWidth(int width) const
{
    return fixedLines_ > 0 ? lineHeight() * fixedLines_ : lineHeight() * linesAt(width);
}

// At another width the text may need more or fewer lines.
void TextBlock::resizeEvent(QResizeEvent* event)
{
    if (grows_ && event->size().width() != event->oldSize().width())
        grow(true);
    count();
}

void TextBlock::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    p.setPen(tone_ == Tone::Plain ? theme.text : tone_ == Tone::Bad ? theme.bad : theme.muted);
    if (grows_ && fixedLines_ > 1 && isTooWide()) {
        drawTwoLines(p, rect(), Qt::AlignLeft, text_);
        return;
    }
    if (grows_ || fixedLines_ == 1) {
        const Qt::Alignment upright = fixedLines_ == 1 ? Qt::AlignVCenter : Qt::AlignTop;
        drawElided(p, rect(), Qt::AlignLeft | upright, text_);
        return;
    }
    laidOut_.setTextWidth(width());
    p.drawStaticText(0, 0, laidOut_);
}

} // namespace views
