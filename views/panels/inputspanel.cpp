#include "views/panels/inputspanel.h"

#include "model/words/words.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/knobslider.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

using engine::Group;

// What the first page asks, in this order; the rest of each group follows under "More".
const std::pair<Group, std::vector<const char*>> kFirst[] = {
    {Group::Work,
     {"work.*.kind", "work.*.model", "work.*.params", "work.*.tokens", "work.*.deadline",
      "work.*.tuning", "work.*.share"}},
    {Group::Cluster, {"cluster.gpu", "cluster.count", "cluster.inside", "cluster.between_rate"}},
    {Group::Money, {"money.tenure", "money.price", "money.capital", "money.runs"}},
    {Group::Site, {}},
};

// Choices whose buttons need no label above them, and those of many options.
bool labelled(const QString& row)
{
    return row != u"cluster.gpu" && row != u"work.*.model" && row != u"money.tenure" &&
           row != u"work.*.kind" && row != u"cluster.count_rule";
}
bool fromList(const QString& row)
{
    return row == u"cluster.gpu" || row == u"work.*.model" || row == u"cluster.fabric" ||
           row == u"work.*.stack" || row == u"work.*.optimizer" ||
           row.startsWith(u"work.*.layout.");
}

} // namespace

InputsPanel::InputsPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , scroll_(new QScrollArea)
    , firstWorkload_(QString::fromStdString(document.plan().work.front().id))
{
    setObjectName(QStringLiteral("side"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid);
    layout_->setSpacing(5);
    scroll_->setWidget(inside);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    all->addWidget(scroll_);
    build();
    connect(&document_, &model::ProjectDocument::projectChanged, this, &InputsPanel::refresh);
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
    Section section{group, new QLabel, new QToolButton, new QWidget};
    section.heading->setObjectName(QStringLiteral("heading"));
    section.heading->setFont(uiFont(11, QFont::DemiBold));
    layout_->addWidget(section.heading);
    const auto isFirst = [&](std::string_view path) {
        return std::ranges::any_of(first, [&](const char* p) { return path == p; });
    };
    for (const char* path : first)
        layout_->addWidget(make(QLatin1String(path)));

    auto* folded = new QVBoxLayout(section.folded);
    folded->setContentsMargins(0, 0, 0, 0);
    folded->setSpacing(10);
    for (const engine::Choice& row : engine::choices())
        if (row.group == group && !isFirst(row.path))
            folded->addWidget(make(QString::fromUtf8(row.path)));
    for (const engine::Number& row : engine::numbers())
        if (row.group == group && row.shown != engine::Shown::Part && !isFirst(row.path))
            folded->addWidget(make(QString::fromUtf8(row.path)));
    section.folded->hide();
    section.more->setCheckable(true);
    section.more->setProperty("more", true);
    section.more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    section.more->setArrowType(Qt::RightArrow);
    connect(section.more, &QToolButton::toggled, this,
            [more = section.more, body = section.folded](bool open) {
                body->setVisible(open);
                more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
            });
    layout_->addWidget(section.more);
    layout_->addWidget(section.folded);
    sections_.push_back(section);
}

KnobControl* InputsPanel::make(const QString& row)
{
    const QString path =
        QString::fromStdString(engine::boundPath(row.toStdString(), firstWorkload_.toStdString()));
    KnobControl* control = nullptr;
    if (engine::findNumber(document_.plan(), path.toStdString())) {
        auto* slider = new KnobSlider(document_, path);
        control = slider;
        if (row == u"cluster.count") {
            count_ = slider;
            connect(slider, &KnobSlider::asideActivated, this, [this] {
                (void)document_.choose(QStringLiteral("cluster.count_rule"),
                                       QStringLiteral("smallest"));
            });
        }
    } else if (fromList(row)) {
        control = new ChoicePicker(document_, path, labelled(row));
    } else {
        control = new ChoiceBar(document_, path, labelled(row));
    }
    controls_.push_back(control);
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
    KnobControl* wanted = control(path);
    if (!wanted)
        return;
    for (const Section& section : sections_)
        if (section.folded->isAncestorOf(wanted))
            section.more->setChecked(true);
    layout_->activate();
    scroll_->ensureWidgetVisible(wanted);
    wanted->setFocus(Qt::ShortcutFocusReason);
}

// A project with other workloads brings other paths: the controls are made anew for them.
void InputsPanel::rebuild()
{
    firstWorkload_ = QString::fromStdString(document_.plan().work.front().id);
    for (KnobControl* control : controls_)
        delete control;
    for (const Section& section : sections_) {
        delete section.heading;
        delete section.more;
        delete section.folded;
    }
    controls_.clear();
    sections_.clear();
    count_ = nullptr;
    while (QLayoutItem* item = layout_->takeAt(0))
        delete item;
    build();
}

void InputsPanel::refresh()
{
    if (document_.plan().work.front().id != firstWorkload_.toStdString())
        rebuild();
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
                   .arg(tr("smallest: %1").arg(gpus));
    else if (!given)
        text = tr("smallest: %1").arg(evaluation->smallest.reachesDate ? gpus : tr("none"));
    count_->setAside(text);
}

void InputsPanel::retranslate()
{
    for (const Section& section : sections_) {
        section.heading->setText(model::words::group(section.group).toUpper());
        section.more->setText(tr("More"));
        section.more->setAccessibleName(tr("More of “%1”").arg(model::words::group(section.group)));
    }
    refreshSmallest();
}

void InputsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace views
