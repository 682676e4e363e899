#include "views/risk/riskpanel.h"

#include "model/risk/riskactions.h"
#include "model/words/words.h"
#include "views/controls/knobcontrol.h"

#include <QPushButton>

namespace views {

using engine::Section;

RiskPanel::RiskPanel(model::ProjectDocument& document, QWidget* parent)
    : KnobPanel(document, "risk", &engine::InView::trained, parent)
    , bestInterval_(new QPushButton)
    , targetSpares_(new QPushButton)
{
    addBelow(Section::Checkpoints, bestInterval_);
    addBelow(Section::Spares, targetSpares_);
    connect(bestInterval_, &QPushButton::clicked, this,
            [this] { act(model::useBestInterval(document_)); });
    connect(targetSpares_, &QPushButton::clicked, this,
            [this] { act(model::useTargetSpares(document_)); });
    connect(&document_, &model::ProjectDocument::projectChanged, this, &RiskPanel::refreshCures);
    RiskPanel::retranslate();
}

void RiskPanel::refreshCures()
{
    const auto show = [](QPushButton* button, const QString& whyNot, const QString& what) {
        button->setEnabled(whyNot.isEmpty());
        button->setToolTip(whyNot.isEmpty() ? what : whyNot);
        button->setAccessibleDescription(button->toolTip());
    };
    bestInterval_->setVisible(checkpoints());
    show(bestInterval_, model::whyNotBestInterval(document_), model::bestIntervalWords(document_));
    show(targetSpares_, model::whyNotTargetSpares(document_), model::targetSparesWords(document_));
}

bool RiskPanel::checkpoints() const
{
    return control(QStringLiteral("risk.checkpoint.rule"))->applies();
}

void RiskPanel::act(const engine::Result<void>& done)
{
    if (!done)
        Q_EMIT refused(model::words::error(done.error()));
}

void RiskPanel::retranslate()
{
    KnobPanel::retranslate();
    bestInterval_->setText(tr("Use optimal interval"));
    targetSpares_->setText(tr("Use spares for target"));
    refreshCures();
}

} // namespace views
