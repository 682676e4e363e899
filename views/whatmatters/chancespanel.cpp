#include "views/whatmatters/chancespanel.h"

#include "model/engine/plan.h"
#include "model/uncertainty/drawschart.h"
#include "views/controls/dialcard.h"
#include "views/controls/knobslider.h"
#include "views/controls/workbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace views {

ChancesPanel::ChancesPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , heading_(new QLabel)
    , cards_{new DialCard, new DialCard, new DialCard}
    , layout_(new QVBoxLayout(this))
    , budget_(new KnobSlider(document, QStringLiteral("money.budget")))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(kGrid);
    heading_->setObjectName(QStringLiteral("heading"));
    heading_->setFont(uiFont(11, QFont::DemiBold));
    layout_->addWidget(new WorkBar(document, &engine::InView::work));
    layout_->addWidget(heading_);
    for (DialCard* card : cards_) {
        layout_->addWidget(card);
        connect(card, &DialCard::whyRequested, this, &ChancesPanel::whyRequested);
    }
    layout_->addWidget(budget_);
    layout_->addStretch();
    bindDeadline();
    connect(&document, &model::ProjectDocument::projectChanged, this, &ChancesPanel::refreshKnobs);
    retranslate();
}

// The deadline's knob, below its probability.
void ChancesPanel::bindDeadline()
{
    delete deadline_;
    const std::string path = engine::boundPath("work.*.deadline", document_.work().id);
    deadline_ = new KnobSlider(document_, QString::fromStdString(path));
    layout_->insertWidget(layout_->indexOf(cards_[0]) + 1, deadline_);
}

void ChancesPanel::refreshKnobs()
{
    if (deadline_->path().toStdString() !=
        engine::boundPath("work.*.deadline", document_.work().id))
        bindDeadline(); // another workload may be in view
    deadline_->refresh();
    budget_->refresh();
}

void ChancesPanel::show(const engine::Evaluation& evaluation)
{
    const auto figures = model::chanceFigures(evaluation, document_.format());
    if (figures.empty())
        return;
    const auto set = [](DialCard* card, const model::ChanceFigure& figure) {
        card->setFigure(figure.dial, figure.label, figure.value, figure.limit, figure.note);
    };
    set(cards_.front(), figures.front());
    set(cards_.back(), figures.back());
    const bool inMemory = figures.size() == cards_.size();
    cards_[1]->setVisible(inMemory);
    if (inMemory)
        set(cards_[1], figures[1]);
}

void ChancesPanel::setCompact(bool compact)
{
    for (DialCard* card : cards_)
        card->setCompact(compact);
}

void ChancesPanel::retranslate()
{
    heading_->setText(tr("Chances").toUpper());
}

void ChancesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
