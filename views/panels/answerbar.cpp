#include "views/panels/answerbar.h"

#include "views/controls/figuremenu.h"
#include "views/textline.h"
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
constexpr double kKerning = 1.01; // between words, which widths of single words do not include

QFont fontOf(const model::SentencePart& part, int size)
{
    return !part.dial.isEmpty() ? uiFont(size, QFont::DemiBold)
           : part.faint         ? uiFont(std::min(kFaint, size))
                                : uiFont(size);
}

// Lines the sentence takes at most: it may break elsewhere than at spaces too.
int mostLines(const std::vector<model::SentencePart>& sentence, int size, double width)
{
    int lines = 1;
    double line = 0, space = 0, word = 0;
    const auto endWord = [&] {
        const bool fits = line + space + word <= width;
        lines += fits ? 0 : 1 + static_cast<int>(word / width);
        line = fits ? line + space + word : word;
        space = word = 0;
    };
    for (const model::SentencePart& part : sentence) {
        const QFont font = fontOf(part, size);
        bool first = true;
        for (const QStringView text : QStringView(part.text).split(u' ')) {
            if (!first) {
                endWord();
                space = kKerning * textWidth(font, QStringLiteral(" "));
            }
            word += kKerning * textWidth(font, text.toString());
            first = false;
        }
    }
    endWord();
    return lines;
}

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
    int text = textHeight();
    while (size_ > kLeast && text > usual_ - kBelow) {
        tooLong_ = length;
        setSize(size_ - 1);
        text = textHeight();
    }
    const int needed = std::max(usual_, text + kBelow);
    if (again ? needed != height() : needed > height())
        setFixedHeight(needed);
}

// Exact only where the sentence may be too long: laying out its rich text takes long.
int AnswerBar::textHeight() const
{
    const int line = QFontMetrics(uiFont(size_)).lineSpacing();
    const int most = width() > 0 ? line * mostLines(sentence_, size_, width()) : usual_;
    return most <= usual_ - kBelow ? most : label_->heightForWidth(width());
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
