#include "views/panels/inputspanel.h"

#include "model/words/words.h"
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

// What the first page asks, in this order; the rest of each group follows under "More".
const std::pair<Group, std::vector<const char*>> kFirst[] = {
    {Group::Work, {"work.*.kind",          "work.*.model",
                   "work.*.params",        "work.*.tokens",
                   "work.*.deadline",      "work.*.tuning",
                   "work.*.share",         "work.*.serve.requests",
                   "work.*.serve.users",   "work.*.serve.per_user",
                   "work.*.serve.prompt",  "work.*.serve.answer",
                   "work.*.serve.first",   "work.*.serve.token",
                   "work.*.serve.engine",  "work.*.serve.weights",
                   "work.*.serve.profile", "work.*.serve.load",
                   "work.*.serve.standby", "work.*.serve.autoscaling"}},
    {Group::Cluster, {"cluster.gpu", "cluster.count", "cluster.inside", "cluster.between_rate"}},
    {Group::Money, {"money.tenure", "money.price", "money.capital", "money.runs"}},
    {Group::Site, {}},
};

} // namespace

InputsPanel::InputsPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , scroll_(new QScrollArea)
    , workload_(QString::fromStdString(document.work().id))
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
    // Two pages have these questions: who is behind another page need not follow the hand.
    connect(&document_, &model::ProjectDocument::projectChanged, this, [this] {
        if (isVisibleTo(window()))
            refresh();
    });
    connect(&document_, &model::ProjectDocument::evaluated, this, &InputsPanel::refreshSmallest);
}

void InputsPanel::build()
{
    for (const auto& [group, first] : kFirst)
        addSection(group, first);
    layout_->addStretch();
    retranslate();
}

void InputsPanel::addSection(Group group, const std::vector<const char*>& first)
{
    auto* section = new KnobSection;
    const auto isFirst = [&](std::string_view path) {
        return std::ranges::any_of(first, [&](const char* p) { return path == p; });
    };
    for (const char* path : first)
        section->add(make(QLatin1String(path)));
    for (const engine::Choice& row : engine::choices())
        if (row.group == group && !isFirst(row.path))
            section->addFolded(make(QString::fromUtf8(row.path)));
    for (const engine::Number& row : engine::numbers())
        if (row.group == group && row.shown != engine::Shown::Part && !isFirst(row.path))
            section->addFolded(make(QString::fromUtf8(row.path)));
    if (group == Group::Work) {
        auto* bar = new WorkBar(document_, &engine::InView::work);
        section->addTop(bar);
        section->setAside(bar->menuButton());
    }
    layout_->addWidget(section);
    sections_.emplace_back(group, section);
}

KnobControl* InputsPanel::make(const QString& row)
{
    KnobControl* control = makeControl(document_, row, workload_);
    controls_.push_back(control);
    if (row == u"cluster.count") {
        count_ = static_cast<KnobSlider*>(control);
        connect(count_, &KnobSlider::asideActivated, this, [this] {
            (void)document_.choose(QStringLiteral("cluster.count_rule"),
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

void InputsPanel::reveal(const QString& path)
{
    refresh(); // it may be of a workload that has just come into view
    KnobControl* wanted = control(path);
    if (!wanted)
        return;
    for (const auto& [group, section] : sections_)
        section->unfold(wanted);
    layout_->activate();
    scroll_->ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::ShortcutFocusReason);
}

// Another workload has other paths: the controls are made anew for it.
void InputsPanel::rebuild()
{
    workload_ = QString::fromStdString(document_.work().id);
    for (const auto& [group, section] : sections_)
        section->hide(), section->deleteLater(); // what was pressed may stand in one
    controls_.clear();
    sections_.clear();
    count_ = nullptr;
    while (QLayoutItem* item = layout_->takeAt(0))
        delete item;
    build();
}

void InputsPanel::refresh()
{
    if (document_.work().id != workload_.toStdString())
        return rebuild();
    for (KnobControl* control : controls_)
        control->refresh();
}

// Beside the number given stands the one that would be enough.
void InputsPanel::refreshSmallest()
{
    const auto evaluation = document_.evaluation();
    if (!evaluation || !count_)
        return;
    const auto gpus = document_.format().number(evaluation->smallest.gpus, engine::Unit::Gpus);
    const bool given = evaluation->plan->cluster.countRule == engine::CountRule::Given;
    QString text;
    if (given && evaluation->smallest.reachesDate)
        text = QStringLiteral("<a href='smallest' style='text-decoration:none'>%1</a>")
                   .arg(tr("minimum: %1").arg(gpus));
    else if (!given)
        text = tr("minimum: %1").arg(evaluation->smallest.reachesDate ? gpus : tr("none"));
    count_->setAside(text);
}

void InputsPanel::retranslate()
{
    for (const auto& [group, section] : sections_)
        section->setTitle(model::words::group(group));
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
    QFrame::changeEvent(event);
}

} // namespace views
