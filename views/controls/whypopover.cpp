#include "views/controls/whypopover.h"

#include "model/accuracy/knownwords.h"
#include "model/accuracy/likeruns.h"
#include "model/words/formulatext.h"
#include "model/words/words.h"
#include "views/controls/likeruns.h"
#include "views/theme.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kWidth = 460;

} // namespace

WhyPopover::WhyPopover(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , document_(document)
    , title_(new QLabel)
    , tip_(new QLabel)
    , formula_(new QLabel)
    , known_(new QLabel)
    , like_(new QLabel)
    , terms_(nullptr)
    , scroll_(new QScrollArea)
    , table_(nullptr)
{
    setObjectName(QStringLiteral("card"));
    setFixedWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(kGrid);
    title_->setFont(uiFont(15, QFont::DemiBold));
    title_->setWordWrap(true);
    tip_->setObjectName(QStringLiteral("muted"));
    tip_->setWordWrap(true);
    formula_->setWordWrap(true);
    formula_->setTextFormat(Qt::RichText);
    known_->setObjectName(QStringLiteral("muted"));
    known_->setWordWrap(true);
    known_->setToolTip(model::knownTips());
    like_->setWordWrap(true);
    like_->setTextFormat(Qt::RichText);
    connect(like_, &QLabel::linkActivated, this, [this] {
        const auto evaluation = of_.answer ? of_.answer : document_.evaluation();
        hide();
        showLikeRuns(parentWidget(), model::publishedRuns(document_)->rows(), *evaluation,
                     document_, dial_);
    });
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget* widget : {static_cast<QWidget*>(title_), static_cast<QWidget*>(tip_),
                            static_cast<QWidget*>(formula_), static_cast<QWidget*>(known_),
                            static_cast<QWidget*>(like_), static_cast<QWidget*>(scroll_)})
        layout->addWidget(widget);
}

void WhyPopover::explain(const QString& dial, const QPoint& at)
{
    explainIn({}, dial, at);
}

void WhyPopover::explainIn(const Of& of, const QString& dial, const QPoint& at)
{
    of_ = of;
    open(dial, at);
}

void WhyPopover::explainPoint(const model::CurvePoint& point, const QPoint& at)
{
    const auto now = document_.evaluation();
    if (!now)
        return;
    if (const auto then = model::answerAt(now, point))
        explainIn({point.input.isEmpty() ? QString() : point.at, *then}, point.figure, at);
}

void WhyPopover::open(const QString& dial, const QPoint& at)
{
    const auto derivation = document_.answers().explain(dial, of_.answer);
    if (!derivation)
        return;
    dial_ = dial;
    setAccessibleName(tr("Why this figure"));
    fill(*derivation);
    const QScreen* there =
        QGuiApplication::screenAt(at); // null if the window extends beyond the screen
    const QRect free = (there ? there : screen())->availableGeometry().adjusted(8, 8, -8, -8);
    fit(free.height());
    move(std::clamp(at.x(), free.left(), std::max(free.left(), free.right() - kWidth)),
         std::clamp(at.y(), free.top(), std::max(free.top(), free.bottom() - height())));
    show();
    setFocus();
}

// As high as its content, but at most that high.
void WhyPopover::fit(int most)
{
    const QMargins margins = layout()->contentsMargins();
    const int needed =
        table_->layout()->totalHeightForWidth(kWidth - margins.left() - margins.right());
    scroll_->setFixedHeight(0);
    layout()->activate();
    const int rest =
        layout()->hasHeightForWidth() ? layout()->heightForWidth(kWidth) : sizeHint().height();
    scroll_->setFixedHeight(std::clamp(needed, 0, std::max(0, most - rest)));
    layout()->activate();
    resize(kWidth, rest + scroll_->height());
}

void WhyPopover::fill(const engine::Derivation& d)
{
    const auto format = document_.format();
    const QString of = of_.scenario.isEmpty() ? QString() : of_.scenario + QStringLiteral(" · ");
    title_->setText(of + model::words::dialLabel(dial_) + QStringLiteral(": ") +
                    format.text(d.value, d.unit));
    tip_->setText(model::words::dialTip(dial_));
    formula_->setText(model::formulaText(d));
    fillLike();
    if (table_) { // drops the old layout; deferred, since a link in it may have led here
        scroll_->takeWidget()->deleteLater();
        table_->hide();
    }
    table_ = new QWidget;
    terms_ = new QGridLayout(table_);
    terms_->setContentsMargins(0, 0, 0, 0);
    terms_->setHorizontalSpacing(12);
    terms_->setVerticalSpacing(5);
    terms_->setColumnStretch(0, 3);
    terms_->setColumnStretch(2, 2);
    int row = 0;
    for (const auto& term : d.terms)
        addTerm(term, row++);
    scroll_->setWidget(table_);
}

// Where the range comes from and, if the figure is a published one, how well similar published runs
// were predicted.
void WhyPopover::fillLike()
{
    const auto evaluation = of_.answer ? of_.answer : document_.evaluation();
    const auto& published = model::publishedRuns(document_)->rows();
    QString known, text;
    if (evaluation) {
        known = model::knownWords(*evaluation, published, dial_, document_.format());
        text = model::likeWords(published, *evaluation, document_.format(), dial_);
    }
    known_->setVisible(!known.isEmpty());
    known_->setText(known);
    like_->setVisible(!text.isEmpty());
    like_->setText(QStringLiteral("<a href='like' style='color:%1; text-decoration:none'>%2</a>")
                       .arg(Theme::of(palette()).accent.name(), text.toHtmlEscaped()));
}

void WhyPopover::addTerm(const engine::Derivation::Term& term, int row)
{
    const QString path = QString::fromStdString(term.path);
    auto* name = new QLabel(
        QStringLiteral("<a href='%1' style='text-decoration:none'>%2</a>")
            .arg(path, (term.isDial ? model::words::dialLabel(path) : model::words::knobLabel(path))
                           .toHtmlEscaped()));
    name->setTextFormat(Qt::RichText);
    name->setWordWrap(true);
    name->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(name, &QLabel::linkActivated, this, [this, isDial = term.isDial](const QString& to) {
        if (isDial) {
            open(to, pos());
        } else {
            hide();
            Q_EMIT inputRequested(to);
        }
    });
    auto* value = new QLabel(document_.format().text(term.value, term.unit));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAlignment(Qt::AlignRight);
    auto* source = new QLabel(model::sourceText(term));
    source->setObjectName(QStringLiteral("muted"));
    source->setFont(uiFont(11));
    source->setWordWrap(true);
    terms_->addWidget(name, row, 0, Qt::AlignTop);
    terms_->addWidget(value, row, 1, Qt::AlignTop);
    terms_->addWidget(source, row, 2);
}

} // namespace views
