#include "views/panels/answerbar.h"

#include "views/controls/figuremenu.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace views {
namespace {

constexpr int kRoomy = 21, kCompact = 17, kLeast = 12;
constexpr int kBelow = 3;         // descenders of the last line
constexpr double kShorter = 0.94; // text this much shorter than one too long gets a larger font
constexpr int kUnderline = 2;     // of the figure focused with the keyboard

bool sameParts(const std::vector<model::SentencePart>& a, const std::vector<model::SentencePart>& b)
{
    return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
        return x.text == y.text && x.dial == y.dial && x.faint == y.faint;
    });
}

// Screen readers read the sentence as text.
QAccessibleInterface* spoken(const QString&, QObject* object)
{
    auto* bar = qobject_cast<AnswerBar*>(object);
    return bar ? new QAccessibleWidget(bar, QAccessible::StaticText) : nullptr;
}

} // namespace

AnswerBar::AnswerBar(int lines, QWidget* parent) : QWidget(parent), reserved_(lines)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QAccessible::installFactory(spoken); // once
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCompact(false);
}

void AnswerBar::setSentence(const std::vector<model::SentencePart>& sentence)
{
    if (sameParts(sentence, sentence_))
        return;
    const QString focused = focusedDial();
    sentence_ = sentence;
    focused_ = partOf(focused);
    setAccessibleName(text());
    fit(false);
}

void AnswerBar::setCompact(bool compact)
{
    largest_ = compact ? kCompact : kRoomy;
    usual_ = reserved_ * QFontMetrics(uiFont(largest_)).lineSpacing() + kBelow + 1;
    setFixedHeight(usual_);
    fit(true);
}

// The font only shrinks until the sentence is clearly shorter again: following every change would
// flicker. A sentence too long for the smallest font, as with many workloads, takes more lines.
void AnswerBar::fit(bool again)
{
    const qsizetype length = text().size();
    if (again || static_cast<double>(length) < kShorter * static_cast<double>(tooLong_)) {
        size_ = largest_;
        tooLong_ = 0;
    }
    const auto breakLines = [this] { shown_ = {sentence_, size_, static_cast<double>(width())}; };
    breakLines();
    while (size_ > kLeast && needed() > usual_) {
        tooLong_ = length;
        --size_;
        breakLines();
    }
    const int height = std::max(usual_, needed());
    if (again ? height != this->height() : height > this->height())
        setFixedHeight(height);
    update();
}

int AnswerBar::needed() const
{
    return shown_.height() + kBelow;
}

void AnswerBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    for (const SentenceLines::Piece& piece : shown_.pieces()) {
        const model::SentencePart& part = sentence_[piece.part];
        p.setFont(sentenceFont(part, size_));
        p.setPen(!part.dial.isEmpty() ? theme.accent : part.faint ? theme.muted : theme.text);
        const double room = width() - piece.box.left();
        if (piece.box.width() <= room)
            drawLine(p, piece.box, Qt::AlignLeft | Qt::AlignTop, piece.text);
        else // a word longer than a line
            drawElided(p, QRectF(piece.box.topLeft(), QSizeF(room, piece.box.height())),
                       Qt::AlignLeft | Qt::AlignTop, piece.text);
        if (focused_ == piece.part)
            p.fillRect(QRectF(piece.box.left(), piece.box.bottom() - kUnderline, piece.box.width(),
                              kUnderline),
                       theme.accent);
    }
}

void AnswerBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit(true);
}

void AnswerBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        update();
    QWidget::changeEvent(event);
}

// ---- Its figures ----

QString AnswerBar::dialAt(const QPointF& point) const
{
    const auto part = shown_.partAt(point);
    return part ? sentence_[*part].dial : QString();
}

std::optional<std::size_t> AnswerBar::partOf(const QString& dial) const
{
    const auto part = std::ranges::find(sentence_, dial, &model::SentencePart::dial);
    return dial.isEmpty() || part == sentence_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(part - sentence_.begin()));
}

QString AnswerBar::focusedDial() const
{
    return focused_ ? sentence_[*focused_].dial : QString();
}

void AnswerBar::askWhy(const QString& dial)
{
    const bool byMouse = rect().contains(mapFromGlobal(QCursor::pos()));
    Q_EMIT whyRequested(dial, byMouse ? QCursor::pos() + QPoint(0, 16)
                                      : mapToGlobal(QPoint(0, height())));
}

std::unique_ptr<QMenu> AnswerBar::menu(const QString& dial)
{
    auto menu = std::make_unique<QMenu>(this);
    if (const auto part = partOf(dial))
        offerFigure(*menu, sentence_[*part].text, [this, dial] { askWhy(dial); });
    menu->addAction(tr("Copy sentence"), [this] { copyFigure(text()); })
        ->setObjectName(QStringLiteral("copy-sentence"));
    return menu;
}

void AnswerBar::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(dialAt(event->position()).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void AnswerBar::mousePressEvent(QMouseEvent* event)
{
    pressed_ = event->button() == Qt::LeftButton ? dialAt(event->position()) : QString();
}

void AnswerBar::mouseReleaseEvent(QMouseEvent* event)
{
    const QString pressed = std::exchange(pressed_, {});
    if (!pressed.isEmpty() && dialAt(event->position()) == pressed)
        askWhy(pressed);
}

void AnswerBar::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    menu(byMouse ? dialAt(event->pos()) : focusedDial())->exec(event->globalPos());
}

void AnswerBar::keyPressEvent(QKeyEvent* event)
{
    const QString dial = focusedDial();
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                        event->key() == Qt::Key_Space;
    if (event->matches(QKeySequence::Copy))
        copyFigure(dial.isEmpty() ? text() : sentence_[*focused_].text);
    else if (enters && !dial.isEmpty())
        askWhy(dial);
    else
        QWidget::keyPressEvent(event);
}

bool AnswerBar::focusFigure(bool next, std::optional<std::size_t> after)
{
    const auto size = static_cast<std::ptrdiff_t>(sentence_.size());
    const std::ptrdiff_t step = next ? 1 : -1;
    std::ptrdiff_t i = after ? static_cast<std::ptrdiff_t>(*after) + step : next ? 0 : size - 1;
    while (i >= 0 && i < size && sentence_[static_cast<std::size_t>(i)].dial.isEmpty())
        i += step;
    if (i < 0 || i >= size)
        return false;
    focused_ = static_cast<std::size_t>(i);
    update();
    return true;
}

bool AnswerBar::focusNextPrevChild(bool next)
{
    return (hasFocus() && focusFigure(next, focused_)) || QWidget::focusNextPrevChild(next);
}

void AnswerBar::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        focusFigure(event->reason() == Qt::TabFocusReason, std::nullopt);
}

void AnswerBar::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason)
        return; // it comes back
    focused_.reset();
    update();
}

} // namespace views
