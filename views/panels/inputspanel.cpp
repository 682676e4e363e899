#include "views/panels/inputspanel.h"

#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/words/sectionwords.h"
#include "model/words/words.h"
#include "views/controls/changedbutton.h"
#include "views/controls/knobsection.h"
#include "views/controls/knobslider.h"
#include "views/controls/workbar.h"
#include "views/theme.h"

#include <QEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

using engine::Group;

// The inputs on the first page; reliability has its own page.
constexpr Group kGroups[] = {Group::Work, Group::Cluster, Group::Money, Group::Site};

// The budget is shown along with the deadline.
Group shownIn(Group group, std::string_view path)
{
    return path.starts_with("money.budget") ? Group::Work : group;
}

// The inputs of a group in the order of their rows; those with a start position come first.
struct Placed {
    std::string_view path;
    int start;
};
std::vector<Placed> rowsOf(Group group)
{
    constexpr int kLast = 256; // after any start position
    std::vector<Placed> rows;
    const auto add = [&](const auto& row) {
        if (shownIn(row.group, row.path) == group)
            rows.push_back({row.path, row.placing.start ? row.placing.start : kLast});
    };
    for (const engine::Choice& row : engine::choices())
        add(row);
    for (const engine::Number& row : engine::numbers())
        if (!row.partOnly)
            add(row);
    std::ranges::stable_sort(rows, {}, &Placed::start);
    for (Placed& row : rows)
        row.start %= kLast;
    return rows;
}

// The inputs folded under "More", by heading.
struct Folded {
    std::string_view path;
    model::words::Subgroup under;
};

model::words::Subgroup subgroupOf(std::string_view path)
{
    const engine::Number* number = engine::numberRow(path);
    const engine::Choice* choice = engine::choiceRow(path);
    return model::words::subgroup(path, number   ? number->placing.section
                                        : choice ? choice->placing.section
                                                 : engine::Section::None);
}

} // namespace

InputsPanel::InputsPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , scroll_(new QScrollArea)
    , workload_(document.work().id)
{
    setObjectName(QStringLiteral("side"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(2 * kGrid, 6, 2 * kGrid, 0);
    layout_->setSpacing(3);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    all->addWidget(scroll_);
    build();
    // Two pages have these inputs: the hidden one need not follow a drag.
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisibleTo(window()))
            refresh();
    });
    connect(&document_, &model::ProjectDocument::evaluated, this, &InputsPanel::refreshSmallest);
}

void InputsPanel::build()
{
    for (const Group group : kGroups)
        addSection(group);
    layout_->addStretch();
    retranslate();
    setOnlyChanged(onlyChanged_);
}

void InputsPanel::addSection(Group group)
{
    auto* section = new KnobSection;
    std::vector<Folded> folded;
    for (const Placed& row : rowsOf(group)) {
        if (row.start)
            section->add(make(row.path));
        else
            folded.push_back({row.path, subgroupOf(row.path)});
    }
    std::ranges::stable_sort(folded, {}, [](const Folded& row) { return row.under.order; });
    const char* last = nullptr;
    for (const Folded& row : folded) {
        if (row.under.label && (!last || std::string_view(last) != row.under.label))
            section->addFoldedHeading(
                [under = row.under] { return model::words::subgroupName(under); });
        last = row.under.label;
        section->addFolded(make(row.path));
    }
    if (group == Group::Work) {
        auto* bar = new WorkBar(document_, &engine::InView::work);
        section->addTop(bar);
        changed_ = new ChangedButton;
        connect(changed_, &QToolButton::toggled, this, &InputsPanel::setOnlyChanged);
        section->setAside(changed_);
        section->setAside(bar->menuButton());
    }
    layout_->addWidget(section);
    sections_.emplace_back(group, section);
}

KnobControl* InputsPanel::make(std::string_view rowPath)
{
    KnobControl* control = makeControl(document_, rowPath, workload_);
    controls_.push_back(control);
    if (rowPath == "cluster.count") {
        count_ = static_cast<KnobSlider*>(control);
        connect(count_, &KnobSlider::asideActivated, this, [this] {
            (void)model::choose(document_, QStringLiteral("cluster.count_rule"),
                                QStringLiteral("smallest"));
        });
    }
    return control;
}

KnobControl* InputsPanel::control(const QString& path) const
{
    const auto it =
        std::ranges::find_if(controls_, [&](const KnobControl* c) { return c->path() == path; });
    return it == controls_.end() ? nullptr : *it;
}

bool InputsPanel::reveal(const QString& path)
{
    if (document_.work().id != workload_) // the workload was just switched
        rebuild();
    KnobControl* wanted = control(path);
    if (!wanted)
        return false;
    if (onlyChanged_ && model::isDefault(document_, path))
        setOnlyChanged(false);
    for (const auto& [group, section] : sections_)
        section->unfold(wanted);
    layout_->activate();
    if (!wanted->applies())
        return false; // it does not apply
    scroll_->ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::ShortcutFocusReason);
    return true;
}

// Other workloads have other paths, so the controls are created anew.
void InputsPanel::rebuild()
{
    workload_ = document_.work().id;
    for (const auto& [group, section] : sections_)
        section->hide(), section->deleteLater(); // deferred: the click may come from inside
    controls_.clear();
    sections_.clear();
    count_ = nullptr;
    while (QLayoutItem* item = layout_->takeAt(0))
        delete item;
    build();
    for (const auto& [group, section] : sections_)
        section->show(); // now rather than later: the caller may need one of the controls
}

void InputsPanel::refresh()
{
    if (document_.work().id != workload_)
        return rebuild();
    for (KnobControl* control : controls_)
        control->refresh();
    for (const auto& [group, section] : sections_)
        section->arrange();
}

void InputsPanel::setOnlyChanged(bool only)
{
    onlyChanged_ = only;
    changed_->setChecked(only);
    for (const auto& [group, section] : sections_)
        section->setOnlyChanged(only);
}

// Shows the minimum next to a given number of GPUs. Of computed runs it is cautious: fewer GPUs may
// well meet the deadline.
void InputsPanel::refreshSmallest()
{
    const auto evaluation = document_.evaluation();
    if (!evaluation || !count_)
        return;
    const auto gpus = document_.format().number(evaluation->smallest.gpus, engine::Unit::Gpus);
    const bool given = evaluation->plan->cluster.countRule == engine::CountRule::Given;
    const bool cautious =
        std::ranges::any_of(evaluation->plan->work, &engine::Workload::isComputed);
    QString text;
    if (given && evaluation->smallest.reachesDate)
        text = QStringLiteral("<a href='smallest' style='color:%1; text-decoration:none'>%2</a>")
                   .arg(Theme::of(palette()).accent.name(),
                        (cautious ? tr("90 % chance: %1") : tr("minimum: %1")).arg(gpus));
    else if (!given) // the field itself shows the number
        text = evaluation->smallest.reachesDate ? tr("minimum") : tr("no minimum");
    count_->setAside(text);
}

void InputsPanel::retranslate()
{
    for (const auto& [group, section] : sections_)
        section->setTitle(model::words::group(group));
    changed_->setToolTip(tr("Show only inputs that differ from their defaults."));
    changed_->setAccessibleName(tr("Only changed inputs"));
    refreshSmallest();
}

void InputsPanel::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    refresh();
}

void InputsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        refreshSmallest();
    QFrame::changeEvent(event);
}

} // namespace views
