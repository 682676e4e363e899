#include "views/shell/scenariotabs.h"

#include "model/engine/plan.h"
#include "model/project/scenarioactions.h"
#include "views/shell/scenariobar.h"
#include "views/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

namespace views {

ScenarioTabs::ScenarioTabs(model::ProjectDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , bar_(new ScenarioBar)
    , add_(new QToolButton)
    , editor_(new QLineEdit(bar_))
{
    bar_->setObjectName(QStringLiteral("scenarios"));
    bar_->setDrawBase(false);
    bar_->setExpanding(false);
    bar_->setMovable(true);
    bar_->setUsesScrollButtons(true);
    bar_->setElideMode(Qt::ElideRight);
    bar_->setFocusPolicy(Qt::StrongFocus);
    bar_->setIconSize(QSize(12, 12));
    bar_->setContextMenuPolicy(Qt::CustomContextMenu);
    bar_->installEventFilter(this);
    add_->setText(QStringLiteral("+"));
    add_->setFont(uiFont(16));
    editor_->hide();
    editor_->installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(bar_);
    row->addWidget(add_);
    row->addStretch(1);
    connectAll();
    refresh();
    retranslate();
}

void ScenarioTabs::connectAll()
{
    connect(&document_, &model::ProjectDocument::projectChanged, this, &ScenarioTabs::refresh);
    connect(add_, &QToolButton::clicked, this, [this] { act(Act::Duplicate, current()); });
    connect(bar_, &QTabBar::currentChanged, this, [this](int at) {
        if (at >= 0 && dragged_.isEmpty()) // a dragged tab passing another one is not a switch
            document_.showScenario(static_cast<std::size_t>(at));
    });
    connect(bar_, &QTabBar::tabBarDoubleClicked, this, &ScenarioTabs::rename);
    // A drag reports each neighbor it passes; together they are one undo step.
    connect(bar_, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (dragged_.isEmpty())
            for (int i = 0; i < bar_->count(); ++i)
                dragged_ << i;
        dragged_.move(from, to);
    });
    connect(bar_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        const int under = bar_->tabAt(at);
        QMenu menu(this);
        fillMenu(menu, under < 0 ? current() : under);
        menu.exec(bar_->mapToGlobal(at));
    });
    connect(editor_, &QLineEdit::editingFinished, this, [this] { endRename(true); });
}

// On destruction the editor loses focus, which must not trigger a rename.
ScenarioTabs::~ScenarioTabs()
{
    editor_->disconnect(this);
}

void ScenarioTabs::refresh()
{
    const engine::Project& project = document_.project();
    Shown now{{}, project.current, project.baseline};
    for (const engine::Scenario& s : project.scenarios)
        now.names << QString::fromStdString(s.name);
    if (now == shown_)
        return; // called on every change
    endRename(false);
    shown_ = std::move(now);
    const QSignalBlocker quiet(bar_);
    while (bar_->count() > shown_.names.size())
        bar_->removeTab(bar_->count() - 1);
    for (int i = 0; i < shown_.names.size(); ++i) {
        // Show ampersands in names instead of making mnemonics.
        const QString text = QString(shown_.names[i]).replace(u'&', QStringLiteral("&&"));
        if (i >= bar_->count())
            bar_->addTab(text);
        bar_->setTabText(i, text);
        bar_->setTabToolTip(i, shown_.names[i]);
    }
    bar_->setCurrentIndex(static_cast<int>(shown_.current));
    add_->setEnabled(model::mayAddScenario(document_));
    showPins();
}

void ScenarioTabs::showPins()
{
    const QIcon pin(Theme::of(palette()).icon(QStringLiteral("pin")));
    for (int i = 0; i < bar_->count(); ++i) {
        const bool pinned = shown_.baseline == static_cast<std::size_t>(i);
        bar_->setTabIcon(i, pinned ? pin : QIcon());
        bar_->setAccessibleTabName(i, pinned ? tr("%1 (baseline)").arg(shown_.names[i])
                                             : shown_.names[i]);
    }
}

void ScenarioTabs::rename(int at)
{
    if (at < 0)
        return;
    renaming_ = at;
    editor_->setText(shown_.names[at]);
    editor_->setGeometry(bar_->tabRect(at).adjusted(1, 1, -1, -1));
    editor_->selectAll();
    editor_->show();
    editor_->setFocus(Qt::OtherFocusReason);
}

void ScenarioTabs::endRename(bool keep)
{
    const int at = std::exchange(renaming_, -1);
    if (at < 0)
        return;
    const QString name = editor_->text();
    editor_->hide();
    bar_->setFocus(Qt::OtherFocusReason);
    if (keep)
        model::renameScenario(document_, static_cast<std::size_t>(at), name);
}

void ScenarioTabs::settleDrag()
{
    const int to = bar_->currentIndex(), from = std::exchange(dragged_, {}).value(to, to);
    if (from == to)
        return;
    shown_ = {}; // the bar has already moved the tab
    model::moveScenario(document_, static_cast<std::size_t>(from), static_cast<std::size_t>(to));
}

bool ScenarioTabs::may(Act what, int at) const
{
    const int last = static_cast<int>(document_.project().scenarios.size()) - 1;
    switch (what) {
    case Act::Duplicate: return model::mayAddScenario(document_);
    case Act::Remove: return model::mayRemoveScenario(document_);
    case Act::Left: return at > 0;
    case Act::Right: return at < last;
    case Act::Next:
    case Act::Previous: return last > 0;
    case Act::Rename:
    case Act::Pin: return true;
    }
    return true;
}

void ScenarioTabs::act(Act what, int at)
{
    if (!may(what, at))
        return;
    const auto place = static_cast<std::size_t>(at);
    const int count = bar_->count();
    switch (what) {
    case Act::Duplicate: return model::duplicateScenario(document_, place);
    case Act::Rename: return rename(at);
    case Act::Left: return model::moveScenario(document_, place, place - 1);
    case Act::Right: return model::moveScenario(document_, place, place + 1);
    case Act::Remove: return model::removeScenario(document_, place);
    case Act::Next: return bar_->setCurrentIndex((at + 1) % count);
    case Act::Previous: return bar_->setCurrentIndex((at + count - 1) % count);
    case Act::Pin:
        return model::pinBaseline(
            document_, document_.project().baseline == place ? std::nullopt : std::optional(place));
    }
}

void ScenarioTabs::add(QMenu& menu, Act what, const QString& text, const QKeySequence& keys,
                       std::optional<int> at)
{
    QAction* action = menu.addAction(text);
    action->setData(static_cast<int>(what));
    if (!at)
        action->setShortcut(keys);
    connect(action, &QAction::triggered, this,
            [this, what, at] { act(what, at.value_or(current())); });
}

void ScenarioTabs::fillMenu(QMenu& menu, std::optional<int> at)
{
    add(menu, Act::Duplicate, tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), at);
    add(menu, Act::Rename, tr("&Rename"), QKeySequence(Qt::Key_F2), at);
    add(menu, Act::Pin, tr("&Pin as baseline"), QKeySequence(Qt::CTRL | Qt::Key_B), at);
    menu.addSeparator();
    add(menu, Act::Left, tr("Move &left"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp), at);
    add(menu, Act::Right, tr("Move r&ight"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown),
        at);
    if (!at) {
        add(menu, Act::Previous, tr("Pre&vious"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), at);
        add(menu, Act::Next, tr("&Next"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), at);
        // Actions of a closed menu stay enabled for their shortcuts; act() checks for itself.
        connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { enable(menu, current()); });
        connect(&menu, &QMenu::aboutToHide, this, [&menu] {
            for (QAction* action : menu.actions())
                action->setEnabled(true);
        });
    }
    menu.addSeparator();
    add(menu, Act::Remove, tr("D&elete"), {}, at);
    if (at)
        enable(menu, *at);
}

void ScenarioTabs::enable(const QMenu& menu, int of) const
{
    for (QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        const Act what = static_cast<Act>(action->data().toInt());
        action->setEnabled(may(what, of));
        if (what == Act::Pin)
            action->setText(document_.project().baseline == static_cast<std::size_t>(of)
                                ? tr("Un&pin baseline")
                                : tr("&Pin as baseline"));
    }
}

void ScenarioTabs::retranslate()
{
    bar_->setAccessibleName(tr("Scenarios"));
    add_->setAccessibleName(tr("New scenario"));
    add_->setToolTip(tr("Creates an editable copy of the open scenario (Ctrl+D)."));
    editor_->setAccessibleName(tr("Scenario name"));
    showPins();
}

bool ScenarioTabs::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == bar_ && event->type() == QEvent::MouseButtonRelease)
        QMetaObject::invokeMethod(this, &ScenarioTabs::settleDrag, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == editor_ && key == Qt::Key_Escape)
        endRename(false);
    else if (watched == bar_ && key == Qt::Key_Delete)
        act(Act::Remove, current());
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void ScenarioTabs::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showPins();
    QWidget::changeEvent(event);
}

} // namespace views
