#include "views/advice/advicepage.h"

#include "model/advice/advicesentence.h"
#include "views/advice/decisioncard.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QHBoxLayout>

namespace views {
namespace {

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

constexpr int kPanelWidth = 264;

// What the tree asks a person, and the inputs that turn most of its answers.
std::vector<KnobPanel::Heading> adviceKnobs()
{
    using engine::Section;
    return {
        {Section::Organization, L("Panels", "Organization")},
        {Section::Work,
         L("Panels", "Workload"),
         {"work.*.deadline", "work.*.serve.requests", "work.*.serve.growth"}},
        {Section::Costs,
         L("Panels", "Cost"),
         {"money.years", "money.runs", "money.budget", "money.trend_spread", "money.lead_time"}}};
}

} // namespace

AdvicePage::AdvicePage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, adviceKnobs()), parent)
    , decision_(new DecisionCard(document))
{
    panel()->setFixedWidth(kPanelWidth);
    setCards(cards(), {decision_});
    connect(decision_, &DecisionCard::refused, this, &AdvicePage::say);
}

QLayout* AdvicePage::cards()
{
    auto* columns = new QHBoxLayout;
    columns->setSpacing(12);
    columns->addWidget(decision_, 1);
    return columns;
}

void AdvicePage::show(const engine::Evaluation& evaluation)
{
    sentence()->setSentence(model::adviceSentence(evaluation, document_.format()));
    decision_->show(evaluation);
}

engine::Wants AdvicePage::wants() const
{
    engine::Wants wants;
    wants.advice = true;
    return wants;
}

} // namespace views
