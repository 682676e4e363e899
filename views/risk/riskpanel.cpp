#include "views/risk/riskpanel.h"

#include "model/risk/riskactions.h"
#include "model/words/words.h"

#include <QPushButton>

namespace views {
namespace {

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

constexpr std::size_t kCheckpoints = 1, kSpares = 3; // places of the sections with cures

std::vector<KnobPanel::Section> riskKnobs()
{
    return {
        {L("Panels", "Failures"),
         {"risk.fleet"},
         {"risk.multiplier", "risk.goodput_rule", "risk.burn_in", "risk.together",
          "risk.small_rule", "risk.small_jobs", "risk.small_jobs_below", "risk.rate.gpu",
          "risk.rate.memory", "risk.rate.network", "risk.rate.host", "risk.rate.power",
          "risk.rate.storage", "risk.rate.software", "risk.rate.other"}},
        {L("Panels", "Checkpoints"),
         {"risk.checkpoint.rule", "risk.checkpoint.interval", "risk.checkpoint.storage"},
         {"risk.checkpoint.mode", "risk.checkpoint.bytes"}},
        {L("Panels", "Repair"),
         {"risk.recovery", "risk.staffing"},
         {"risk.repair", "risk.detect", "risk.restart", "risk.warm_up"}},
        {L("Panels", "Spare nodes"),
         {"risk.spares_rule", "risk.spares", "risk.spares_target"},
         {"risk.nodes_per_spare"}},
        {L("Panels", "Redundancy"),
         {"risk.network", "risk.feeds"},
         {"risk.network_cover", "risk.feed_cover"}},
    };
}

} // namespace

RiskPanel::RiskPanel(model::ProjectDocument& document, QWidget* parent)
    : KnobPanel(document, riskKnobs(), &engine::InView::trained, parent)
    , bestInterval_(new QPushButton)
    , targetSpares_(new QPushButton)
{
    addBelow(kCheckpoints, bestInterval_);
    addBelow(kSpares, targetSpares_);
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
    show(bestInterval_, model::whyNotBestInterval(document_), model::bestIntervalWords(document_));
    show(targetSpares_, model::whyNotTargetSpares(document_), model::targetSparesWords(document_));
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
