#include "views/panels/answerbar.h"

#include "views/controls/figuremenu.h"
#include "views/theme.h"

#include <QCursor>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>

#include <algorithm>

namespace views {
namespace {

constexpr int kRoomy = 21, kCompact = 17, kLeast = 12;
constexpr int kFaint = 15;        // of ranges, where the other text is larger
constexpr int kBelow = 3;         // descenders of the last line, which QLabel does not count
constexpr double kShorter = 0.94; // text this much shorter than one too long gets a larger font

} // namespace

AnswerBar::AnswerBar(int lines, QWidget* parent)
    : QWidget(parent)
    , lines_(lines)
    , label_(new QLabel(this))
{
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::RichText);
    label_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label_->setFocusPolicy(Qt::StrongFocus);
    label_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setFocusProxy(label_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCompact(false);
    connect(label_, &QLabel::linkActivated, this, &AnswerBar::askWhy);
    connect(label_, &QLabel::linkHovered, this, [this](const QString& dial) { under_ = dial; });
    label_->setContextMenuPolicy(Qt::CustomContextMenu); // the default one copies links
    connect(label_, &QLabel::customContextMenuRequested, this,
            [this](const QPoint& at) { menu(under_)->exec(label_->mapToGlobal(at)); });
    label_->installEventFilter(this);
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
    const auto part = std::ranges::find_if(sentence_, [&dial](const model::SentencePart& p) {
        return !dial.isEmpty() && p.dial == dial;
    });
    if (part != sentence_.end())
        offerFigure(*menu, part->text, [this, dial] { askWhy(dial); });
    menu->addAction(tr("Copy sentence"), [this] { copyFigure(model::plainText(sentence_)); })
        ->setObjectName(QStringLiteral("copy-sentence"));
    return menu;
}

// Ctrl+C copies the figure focused with the keyboard, else the sentence.
bool AnswerBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QWidget::eventFilter(watched, event);
    copyFigure(label_->hasSelectedText() ? label_->selectedText() : model::plainText(sentence_));
    return true;
}

void AnswerBar::setSentence(const std::vector<model::SentencePart>& sentence)
{
    sentence_ = sentence;
    compose();
}

void AnswerBar::setCompact(bool compact)
{
    largest_ = compact ? kCompact : kRoomy;
    usual_ = lines_ * QFontMetrics(uiFont(largest_)).lineSpacing() + kBelow + 1;
    setFixedHeight(usual_);
    fit(true);
}

// The font only shrinks until the sentence is clearly shorter again: following every change would
// flicker. A sentence too long for the smallest font, as with many workloads, takes more lines.
void AnswerBar::fit(bool again)
{
    const qsizetype length = label_->accessibleName().size();
    if (again || static_cast<double>(length) < kShorter * static_cast<double>(tooLong_)) {
        size_ = largest_;
        tooLong_ = 0;
    }
    if (label_->font().pixelSize() != size_) // setting even the same font costs a layout
        setSize(size_);
    int text = label_->heightForWidth(width()); // expensive: lays out the text twice
    while (size_ > kLeast && text > usual_ - kBelow) {
        tooLong_ = length;
        setSize(size_ - 1);
        text = label_->heightForWidth(width());
    }
    const int needed = std::max(usual_, text + kBelow);
    if (again ? needed != height() : needed > height())
        setFixedHeight(needed);
}

void AnswerBar::setSize(int pixels)
{
    size_ = pixels;
    label_->setFont(uiFont(pixels));
    label_->setText(html());
}

void AnswerBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    label_->setGeometry(rect());
    fit(true);
}

QString AnswerBar::html() const
{
    const Theme& theme = Theme::of(palette());
    const int faint = std::min(kFaint, size_);
    QString html;
    for (const model::SentencePart& part : sentence_) {
        QString text = part.text.toHtmlEscaped();
        if (!part.dial.isEmpty())
            text = QStringLiteral("<a href='%1' style='color:%2; text-decoration:none; "
                                  "font-weight:600'>%3</a>")
                       .arg(part.dial, theme.accent.name(), text);
        else if (part.faint)
            text = QStringLiteral("<span style='color:%1; font-size:%2px'>%3</span>")
                       .arg(theme.muted.name())
                       .arg(faint)
                       .arg(text);
        html += text;
    }
    return html;
}

void AnswerBar::compose()
{
    const QString text = html();
    if (text == label_->text())
        return;
    label_->setText(text);
    label_->setAccessibleName(model::plainText(sentence_));
    fit(false);
}

void AnswerBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        compose();
    QWidget::changeEvent(event);
}

} // namespace views
