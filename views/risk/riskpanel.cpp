#include "views/risk/riskpanel.h"

#include "model/risk/riskactions.h"
#include "model/words/words.h"
#include "views/controls/knobsection.h"
#include "views/theme.h"

#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

enum class Cure { None, Interval, Spares };

// The headings, what shows under each, and what folds.
struct Section {
    const char* title;
    std::vector<const char*> first, more;
    Cure cure = Cure::None;
};
const Section kSections[] = {
    {QT_TRANSLATE_NOOP("views::RiskPanel", "Failures"),
     {"risk.fleet"},
     {"risk.multiplier", "risk.goodput_rule", "risk.burn_in", "risk.together", "risk.small_jobs",
      "risk.small_jobs_below", "risk.rate.gpu", "risk.rate.memory", "risk.rate.network",
      "risk.rate.host", "risk.rate.power", "risk.rate.storage", "risk.rate.software",
      "risk.rate.other"}},
    {QT_TRANSLATE_NOOP("views::RiskPanel", "Checkpoints"),
     {"risk.checkpoint.rule", "risk.checkpoint.interval", "risk.checkpoint.storage"},
     {"risk.checkpoint.mode", "risk.checkpoint.bytes"},
     Cure::Interval},
    {QT_TRANSLATE_NOOP("views::RiskPanel", "Repair"),
     {"risk.recovery", "risk.staffing"},
     {"risk.repair", "risk.detect", "risk.restart", "risk.warm_up"}},
    {QT_TRANSLATE_NOOP("views::RiskPanel", "Spares"),
     {"risk.spares_rule", "risk.spares", "risk.spares_target"},
     {"risk.nodes_per_spare"},
     Cure::Spares},
    {QT_TRANSLATE_NOOP("views::RiskPanel", "Network and feeds"),
     {"risk.network", "risk.feeds"},
     {"risk.network_cover", "risk.feed_cover"}},
};

} // namespace

RiskPanel::RiskPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , scroll_(new QScrollArea)
    , layout_(nullptr)
    , bestInterval_(new QPushButton)
    , targetSpares_(new QPushButton)
{
    setObjectName(QStringLiteral("side"));
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    layout_->setSpacing(5);
    addSections();
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll_);
    connect(bestInterval_, &QPushButton::clicked, this,
            [this] { act(model::useBestInterval(document_)); });
    connect(targetSpares_, &QPushButton::clicked, this,
            [this] { act(model::useTargetSpares(document_)); });
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        for (KnobControl* control : controls_)
            control->refresh();
        refreshCures();
    });
    retranslate();
}

void RiskPanel::addSections()
{
    for (const Section& group : kSections) {
        auto* section = new KnobSection;
        for (const char* path : group.first)
            section->add(make(path));
        for (const char* path : group.more)
            section->addFolded(make(path));
        layout_->addWidget(section);
        if (group.cure != Cure::None)
            layout_->addWidget(group.cure == Cure::Interval ? bestInterval_ : targetSpares_);
        sections_.push_back(section);
    }
    layout_->addStretch();
    for (KnobControl* control : controls_) // now that they have a parent
        control->refresh();
}

KnobControl* RiskPanel::make(const char* path)
{
    controls_.push_back(makeControl(document_, QLatin1String(path), {}));
    return controls_.back();
}

KnobControl* RiskPanel::control(const QString& path) const
{
    const auto it =
        std::ranges::find_if(controls_, [&](const KnobControl* c) { return c->path() == path; });
    return it == controls_.end() ? nullptr : *it;
}

bool RiskPanel::reveal(const QString& path)
{
    KnobControl* wanted = control(path);
    if (!wanted)
        return false;
    for (KnobSection* section : sections_)
        section->unfold(wanted);
    layout_->activate();
    scroll_->ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::ShortcutFocusReason);
    return true;
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
    for (std::size_t i = 0; i < sections_.size(); ++i)
        sections_[i]->setTitle(tr(kSections[i].title));
    bestInterval_->setText(tr("Use the best interval"));
    targetSpares_->setText(tr("Use the target's spares"));
    refreshCures();
}

void RiskPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
