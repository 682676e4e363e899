#include "views/site/sitepanel.h"

#include "views/controls/knobsection.h"
#include "views/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

// The headings, what shows under each, and what folds.
struct Section {
    const char* title;
    std::vector<const char*> first, more;
};
const Section kSections[] = {
    {QT_TRANSLATE_NOOP("views::SitePanel", "Place"),
     {"site.region", "site.electricity", "site.carbon"},
     {"site.water_onsite", "site.water_offsite"}},
    {QT_TRANSLATE_NOOP("views::SitePanel", "Cooling"),
     {"site.cooling", "site.pue", "site.rack_power"},
     {"site.losses"}},
    {QT_TRANSLATE_NOOP("views::SitePanel", "Racks"),
     {"site.rack_units"},
     {"site.rack_weight", "site.rack_area"}},
    {QT_TRANSLATE_NOOP("views::SitePanel", "Feeds"),
     {"site.feed_phases", "site.feed_amps"},
     {"site.feed_circuits", "site.feed_volts", "site.feed_breaker", "site.feed_supplies"}},
    {QT_TRANSLATE_NOOP("views::SitePanel", "Power"),
     {},
     {"site.busy", "site.idle_draw", "site.network_rule", "site.network_power", "site.storage_rule",
      "site.storage_power", "site.storage_per_gpu", "site.storage_draw", "site.traffic_draw",
      "site.ramp_time", "site.ramp_limit"}},
    {QT_TRANSLATE_NOOP("views::SitePanel", "Making"),
     {},
     {"site.embodied_gpu", "site.embodied_node", "site.embodied_life", "site.embodied_use"}},
};

} // namespace

SitePanel::SitePanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , scroll_(new QScrollArea)
{
    setObjectName(QStringLiteral("side"));
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    layout_->setSpacing(5);
    for (const Section& group : kSections) {
        auto* section = new KnobSection;
        for (const char* path : group.first)
            section->add(make(path));
        for (const char* path : group.more)
            section->addFolded(make(path));
        layout_->addWidget(section);
        sections_.push_back(section);
    }
    layout_->addStretch();
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll_);
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        for (KnobControl* control : controls_)
            control->refresh();
    });
    retranslate();
}

KnobControl* SitePanel::make(const char* path)
{
    controls_.push_back(makeControl(document_, QLatin1String(path), {}));
    return controls_.back();
}

KnobControl* SitePanel::control(const QString& path) const
{
    const auto it =
        std::ranges::find_if(controls_, [&](const KnobControl* c) { return c->path() == path; });
    return it == controls_.end() ? nullptr : *it;
}

bool SitePanel::reveal(const QString& path)
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

void SitePanel::retranslate()
{
    for (std::size_t i = 0; i < sections_.size(); ++i)
        sections_[i]->setTitle(tr(kSections[i].title));
}

void SitePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
