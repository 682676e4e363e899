#include "views/panels/knobpanel.h"

#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/words/sectionwords.h"
#include "views/controls/changedbutton.h"
#include "views/controls/knobsection.h"
#include "views/controls/workbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace views {
namespace {

struct PlacedRow {
    std::string_view path;
    int place;
    bool folded;
};

// Sorted by position.
std::vector<PlacedRow> rowsUnder(engine::Section section)
{
    std::vector<PlacedRow> rows;
    const auto add = [&](const auto& all) {
        for (const auto& row : all)
            if (row.placing.section == section)
                rows.push_back({row.path, row.placing.place, row.placing.folded});
    };
    add(engine::choices());
    add(engine::numbers());
    std::ranges::stable_sort(rows, {}, &PlacedRow::place);
    return rows;
}

std::vector<engine::Heading> headingsOf(std::string_view page)
{
    std::vector<engine::Heading> headings;
    std::ranges::copy_if(engine::kHeadings, std::back_inserter(headings),
                         [&](const engine::Heading& heading) { return heading.page == page; });
    return headings;
}

} // namespace

KnobPanel::KnobPanel(model::ProjectDocument& document, std::string_view page, Workload workload,
                     QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , headings_(headingsOf(page))
    , workload_(workload)
    , id_(this->workload())
    , scroll_(new QScrollArea)
{
    setObjectName(QStringLiteral("side"));
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    layout_->setSpacing(5);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll_);
    if (workload_)
        all->insertWidget(0, new WorkBar(document_, workload_));
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisibleTo(window())) // on a hidden page they are refreshed when it is shown
            refresh();
    });
    build();
}

std::string KnobPanel::workload() const
{
    return workload_ ? document_.plan().work[document_.view().*workload_].id : std::string();
}

void KnobPanel::build()
{
    for (const engine::Heading& heading : headings_) {
        auto* section = new KnobSection;
        for (const std::string_view guest : heading.guests)
            if (!guest.empty())
                section->add(make(guest));
        for (const PlacedRow& row : rowsUnder(heading.section)) {
            KnobControl* control = make(row.path);
            row.folded ? section->addFolded(control) : section->add(control);
        }
        layout_->addWidget(section);
        sections_.push_back(section);
    }
    layout_->addStretch();
    for (const auto& [section, widget] : below_)
        place(section, widget);
    changed_ = new ChangedButton;
    connect(changed_, &QToolButton::toggled, this, &KnobPanel::setOnlyChanged);
    if (!sections_.empty())
        sections_.front()->setAside(changed_);
    for (KnobControl* control : controls_) // only now that they have a parent
        control->refresh();
    retranslate();
    setOnlyChanged(onlyChanged_);
}

void KnobPanel::setOnlyChanged(bool only)
{
    onlyChanged_ = only;
    changed_->setChecked(only);
    for (KnobSection* section : sections_)
        section->setOnlyChanged(only);
}

// Other workloads have other paths, so the controls are created anew.
void KnobPanel::rebuild()
{
    for (KnobSection* section : sections_)
        section->hide(),
            section->deleteLater(); // deferred: one of its controls may have caused the change
    sections_.clear();
    controls_.clear();
    while (QLayoutItem* item = layout_->takeAt(0))
        delete item;
    build();
    for (KnobSection* section : sections_)
        section->show(); // now rather than later: the caller may need one of the controls
}

void KnobPanel::refresh()
{
    const std::string id = workload();
    if (id != std::exchange(id_, id))
        return rebuild();
    for (KnobControl* control : controls_)
        control->refresh();
    for (KnobSection* section : sections_)
        section->arrange();
}

void KnobPanel::addBelow(engine::Section section, QWidget* widget)
{
    below_.emplace_back(section, widget);
    place(section, widget);
}

void KnobPanel::place(engine::Section section, QWidget* below)
{
    const auto at =
        std::ranges::find(headings_, section, &engine::Heading::section) - headings_.begin();
    layout_->insertWidget(layout_->indexOf(sections_[static_cast<std::size_t>(at)]) + 1, below);
}

KnobControl* KnobPanel::make(std::string_view rowPath)
{
    controls_.push_back(makeControl(document_, rowPath, id_));
    return controls_.back();
}

KnobControl* KnobPanel::control(const QString& path) const
{
    const auto it =
        std::ranges::find_if(controls_, [&](const KnobControl* c) { return c->path() == path; });
    return it == controls_.end() ? nullptr : *it;
}

bool KnobPanel::reveal(const QString& path)
{
    if (workload() != id_) // the workload was just switched
        refresh();
    KnobControl* wanted = control(path);
    if (!wanted)
        return false;
    if (onlyChanged_ && model::isDefault(document_, path))
        setOnlyChanged(false);
    for (KnobSection* section : sections_)
        section->unfold(wanted);
    layout_->activate();
    if (!wanted->applies())
        return false; // it does not apply
    scroll_->ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void KnobPanel::retranslate()
{
    for (std::size_t i = 0; i < sections_.size(); ++i)
        sections_[i]->setTitle(model::words::section(headings_[i].section));
    changed_->setToolTip(tr("Show only inputs that differ from their defaults."));
    changed_->setAccessibleName(tr("Only changed inputs"));
}

void KnobPanel::showEvent(QShowEvent* event)
{
    refresh();
    QFrame::showEvent(event);
}

void KnobPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
