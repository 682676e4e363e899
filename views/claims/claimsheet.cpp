#include "views/claims/claimsheet.h"

#include "model/project/projectdocument.h"
#include "model/project/scenarioactions.h"
#include "model/words/words.h"
#include "views/claims/wrappedlabel.h"
#include "views/controls/valuefield.h"
#include "views/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

constexpr int kFieldWidth = 112;

QLabel* heading(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setObjectName(QStringLiteral("heading"));
    label->setFont(uiFont(11, QFont::DemiBold));
    return label;
}

QGridLayout* gridOf(QWidget* owner)
{
    auto* grid = new QGridLayout(owner);
    grid->setContentsMargins(0, kGrid, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    return grid;
}

} // namespace

ClaimSheet::ClaimSheet(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , quote_(wrappedLabel(uiFont(16, QFont::DemiBold)))
    , source_(wrappedLabel(uiFont(12), "muted"))
    , verdict_(wrappedLabel(uiFont(14, QFont::DemiBold)))
    , reason_(wrappedLabel(uiFont(13)))
    , pattern_(wrappedLabel(uiFont(12), "warning"))
    , problem_(wrappedLabel(uiFont(12), "problem"))
    , rows_(new QVBoxLayout)
    , reset_(new QPushButton)
    , open_(new QPushButton)
{
    setObjectName(QStringLiteral("card"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(open_);
    buttons->addWidget(reset_);
    buttons->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * kGrid, 12, kGrid, 12);
    all->setSpacing(kGrid);
    all->addWidget(scrolled(), 1);
    all->addWidget(problem_);
    all->addLayout(buttons);
    connect(reset_, &QPushButton::clicked, this, [this] { show(shown_ ? &*shown_ : nullptr); });
    connect(open_, &QPushButton::clicked, this, &ClaimSheet::openAsScenario);
    rebuild();
}

QWidget* ClaimSheet::scrolled()
{
    auto* inside = new QWidget;
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(0, 0, kGrid, 0);
    layout->setSpacing(kGrid);
    for (QLabel* label : {quote_, source_, verdict_, reason_, pattern_})
        layout->addWidget(label);
    layout->addLayout(rows_);
    layout->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inside);
    inside->setAutoFillBackground(false); // shows the card's background
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QString ClaimSheet::verdict() const
{
    return verdict_->text();
}
QString ClaimSheet::reason() const
{
    return reason_->text();
}

ValueField* ClaimSheet::field(const std::string& key) const
{
    const auto it = std::ranges::find(inputRows_, key, &InputRow::key);
    return it == inputRows_.end() ? nullptr : it->field;
}

void ClaimSheet::show(const engine::Claim* claim)
{
    shown_ = claim ? std::optional(*claim) : std::nullopt;
    changed_ = claim ? *claim : engine::Claim();
    rebuild();
}

void ClaimSheet::refresh()
{
    if (shown_)
        fill(model::claimLines(changed_, document_.format()));
}

void ClaimSheet::rebuild()
{
    delete figures_;
    delete inputs_;
    figures_ = inputs_ = nullptr;
    figureRows_.clear();
    inputRows_.clear();
    problem_->hide();
    reset_->setText(tr("Reset inputs"));
    open_->setText(tr("Open as scenario"));
    open_->setToolTip(tr("Adds a scenario with the plan of this claim, so that every page shows "
                         "it."));
    for (QLabel* label : {source_, verdict_, reason_, pattern_})
        label->setVisible(shown_.has_value());
    reset_->setVisible(shown_ && !shown_->inputs.empty());
    open_->setVisible(shown_ && shown_->plan);
    if (!shown_) {
        tone_ = model::ClaimTone::Open;
        quote_->setText(tr("Select a claim to see what it is computed from."));
        update();
        return;
    }
    const model::ClaimLines lines = model::claimLines(changed_, document_.format());
    if (!lines.figures.empty())
        rows_->addWidget(figures_ = buildFigures(lines));
    if (!lines.inputs.empty())
        rows_->addWidget(inputs_ = buildInputs(lines));
    fill(lines);
}

QWidget* ClaimSheet::buildFigures(const model::ClaimLines& lines)
{
    auto* owner = new QWidget;
    QGridLayout* grid = gridOf(owner);
    int column = 0;
    for (const QString& text : {tr("Figure"), tr("Recomputed"), tr("Claimed"), QString()})
        grid->addWidget(heading(text), 0, column++);
    for (std::size_t i = 0; i < lines.figures.size(); ++i) {
        const FigureRow row{wrappedLabel(uiFont(13)), new QLabel, new QLabel, new QLabel};
        for (QLabel* label : {row.label, row.ours, row.claimed, row.agrees})
            label->setTextFormat(Qt::PlainText);
        const int at = static_cast<int>(i) + 1;
        row.ours->setFont(uiFont(13, QFont::DemiBold));
        row.agrees->setObjectName(QStringLiteral("muted"));
        grid->addWidget(row.label, at, 0);
        grid->addWidget(row.ours, at, 1);
        grid->addWidget(row.claimed, at, 2);
        grid->addWidget(row.agrees, at, 3);
        figureRows_.push_back(row);
    }
    return owner;
}

QWidget* ClaimSheet::buildInputs(const model::ClaimLines& lines)
{
    auto* owner = new QWidget;
    QGridLayout* grid = gridOf(owner);
    grid->setColumnStretch(2, 1);
    int column = 0;
    for (const QString& text : {tr("Input"), tr("Value"), tr("Source")})
        grid->addWidget(heading(text), 0, column++);
    for (std::size_t i = 0; i < lines.inputs.size(); ++i) {
        const InputRow row{lines.inputs[i].key, wrappedLabel(uiFont(13)), new ValueField,
                           wrappedLabel(uiFont(12), "muted")};
        const int at = static_cast<int>(i) + 1;
        row.field->setFixedWidth(kFieldWidth);
        row.label->setBuddy(row.field);
        grid->addWidget(row.label, at, 0);
        grid->addWidget(row.field, at, 1);
        grid->addWidget(row.source, at, 2);
        connect(row.field, &ValueField::typed, this,
                [this, key = row.key](const QString& text) { take(key, text); });
        connect(row.field, &ValueField::cancelled, problem_, &QWidget::hide);
        inputRows_.push_back(row);
    }
    return owner;
}

void ClaimSheet::fill(const model::ClaimLines& lines)
{
    tone_ = lines.tone;
    quote_->setText(lines.quote);
    source_->setText(lines.source);
    verdict_->setText(lines.verdict);
    verdict_->setToolTip(lines.verdictTip);
    reason_->setText(lines.reason);
    pattern_->setText(lines.pattern + QStringLiteral(": ") + lines.patternTip);
    pattern_->setVisible(!lines.pattern.isEmpty());
    setAccessibleName(lines.quote);
    setAccessibleDescription(lines.verdict + QStringLiteral(". ") + lines.reason);
    fillFigures(lines);
    fillInputs(lines);
    update();
}

void ClaimSheet::fillFigures(const model::ClaimLines& lines)
{
    for (std::size_t i = 0; i < figureRows_.size(); ++i) {
        const model::ClaimLines::Figure& figure = lines.figures[i];
        const FigureRow& row = figureRows_[i];
        row.label->setText(figure.label);
        row.label->setToolTip(figure.note.isEmpty()
                                  ? figure.formula
                                  : figure.formula + QStringLiteral("\n") + figure.note);
        row.ours->setText(figure.ours);
        row.ours->setToolTip(row.label->toolTip());
        row.claimed->setText(figure.claimed);
        row.agrees->setText(!figure.agrees   ? QString()
                            : *figure.agrees ? tr("agrees")
                                             : tr("differs"));
        row.agrees->setObjectName(figure.agrees == false ? QStringLiteral("problem")
                                                         : QStringLiteral("muted"));
        row.agrees->setStyleSheet({}); // so that the color of its object name applies again
    }
}

void ClaimSheet::fillInputs(const model::ClaimLines& lines)
{
    for (std::size_t i = 0; i < inputRows_.size(); ++i) {
        const model::ClaimLines::Input& input = lines.inputs[i];
        const InputRow& row = inputRows_[i];
        row.label->setText(input.label);
        row.field->setReading(input.shown, input.exact);
        row.field->setAccessibleName(input.label);
        row.field->setAccessibleDescription(input.source);
        row.source->setText(input.source);
        row.source->setToolTip(input.place);
    }
}

void ClaimSheet::take(const std::string& key, const QString& text)
{
    auto next = model::withTypedInput(changed_, key, text, document_.format());
    field(key)->setWrong(!next);
    problem_->setVisible(!next);
    if (!next)
        return problem_->setText(model::words::error(next.error()));
    changed_ = *std::move(next);
    refresh();
}

void ClaimSheet::openAsScenario()
{
    const auto done = model::openClaim(document_, changed_);
    problem_->setVisible(!done);
    if (done)
        Q_EMIT opened();
    else
        problem_->setText(model::mayAddScenario(document_)
                              ? model::words::error(done.error())
                              : tr("No more scenarios can be added. Remove one first."));
}

void ClaimSheet::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const Theme& theme = Theme::of(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(tone_ == model::ClaimTone::Good  ? theme.good
               : tone_ == model::ClaimTone::Bad ? theme.bad
                                                : theme.faint);
    p.drawRoundedRect(QRectF(0, 0, 4, height()), 2, 2);
}

void ClaimSheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QFrame::changeEvent(event);
}

} // namespace views
