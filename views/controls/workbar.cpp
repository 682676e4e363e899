#include "views/controls/workbar.h"

#include "model/engine/knobs/kinds.h"
#include "model/format/utf8.h"
#include "model/project/workactions.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"
#include "views/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

constexpr int kMenuHeight = 2 * kGrid;

} // namespace

WorkBar::WorkBar(model::ProjectDocument& document, Which which, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , which_(which)
    , list_(new QVBoxLayout(this))
    , editor_(new QLineEdit(this))
{
    list_->setContentsMargins(kGrid, 4, kGrid, 4);
    list_->setSpacing(1);
    editor_->hide();
    editor_->installEventFilter(this);
    connect(editor_, &QLineEdit::editingFinished, this, [this] { endRename(true); });
    connect(&document_, &model::ProjectDocument::projectChanged, this, &WorkBar::refresh);
    retranslate();
}

bool WorkBar::isListed(const engine::Workload& work) const
{
    if (which_ == &engine::InView::trained)
        return work.trains();
    return which_ != &engine::InView::served || work.serves();
}

QPushButton* WorkBar::makeRow()
{
    auto* row = new QPushButton;
    row->setCheckable(true);
    row->setProperty("work", true);
    row->setContextMenuPolicy(Qt::CustomContextMenu);
    row->installEventFilter(this);
    list_->addWidget(row);
    connect(row, &QPushButton::clicked, this, [this, row] {
        const auto at = static_cast<std::size_t>(std::ranges::find(rows_, row) - rows_.begin());
        row->setChecked(true);
        document_.showWork(QString::fromStdString(document_.plan().work[places_[at]].id));
    });
    connect(row, &QWidget::customContextMenuRequested, this,
            [this, row](const QPoint& at) { openMenu(row, at); });
    return row;
}

void WorkBar::refresh()
{
    const auto& work = document_.plan().work;
    places_.clear();
    for (std::size_t w = 0; w < work.size(); ++w)
        if (isListed(work[w]))
            places_.push_back(w);
    const bool several = work.size() > 1;
    while (several && rows_.size() < places_.size())
        rows_.push_back(makeRow());
    // Without a parent, showing it would open a window.
    if (!several || (parentWidget() && isHidden()))
        setVisible(several);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool used = several && i < places_.size();
        rows_[i]->setVisible(used);
        if (!used)
            continue;
        const QString name = model::workName(work[places_[i]]);
        if (rows_[i]->text() != name)
            rows_[i]->setText(name);
        rows_[i]->setAccessibleName(tr("Workload: %1").arg(name));
        rows_[i]->setChecked(places_[i] == shownPlace());
    }
}

QToolButton* WorkBar::menuButton()
{
    menu_ = new QToolButton;
    menu_->setObjectName(QStringLiteral("addWork"));
    menu_->setProperty("more", true);
    menu_->setFixedHeight(kMenuHeight); // no higher than the heading next to it
    menu_->setPopupMode(QToolButton::InstantPopup);
    menu_->setMenu(new QMenu(menu_));
    connect(menu_->menu(), &QMenu::aboutToShow, this, &WorkBar::fillMenu);
    retranslate();
    return menu_;
}

void WorkBar::fillMenu()
{
    QMenu& menu = *menu_->menu();
    menu.clear();
    for (const auto& one : engine::kKinds) {
        const QString name =
            model::words::option(QStringLiteral("work.*.kind"), model::utf8(one.id));
        QAction* action = menu.addAction(tr("Add: %1").arg(name));
        action->setEnabled(model::mayAddWork(document_));
        // Queued: the action rebuilds the panel that contains this menu.
        connect(
            action, &QAction::triggered, &document_,
            [document = &document_, kind = one.value] { model::addWork(*document, kind); },
            Qt::QueuedConnection);
    }
    if (document_.plan().work.size() < 2)
        return;
    menu.addSeparator();
    fillWith(menu, shownPlace());
}

void WorkBar::fillWith(QMenu& menu, std::size_t at)
{
    const std::size_t last = document_.plan().work.size() - 1;
    const auto add = [&](const QString& text, bool may, auto act) {
        QAction* action = menu.addAction(text);
        action->setEnabled(may);
        connect(action, &QAction::triggered, this, act, Qt::QueuedConnection);
    };
    add(tr("Rename"), true, [this, at] { rename(at); });
    add(tr("Move up"), at > 0, [this, at] { model::moveWork(document_, at, at - 1); });
    add(tr("Move down"), at < last, [this, at] { model::moveWork(document_, at, at + 1); });
    add(tr("Remove"), model::mayRemoveWork(document_),
        [this, at] { model::removeWork(document_, at); });
}

void WorkBar::openMenu(QPushButton* row, const QPoint& at)
{
    if (!menu_)
        return;
    QMenu menu(this);
    fillWith(menu,
             places_[static_cast<std::size_t>(std::ranges::find(rows_, row) - rows_.begin())]);
    menu.exec(row->mapToGlobal(at));
}

void WorkBar::rename(std::size_t at)
{
    const auto place = std::ranges::find(places_, at);
    if (place == places_.end())
        return;
    renaming_ = at;
    const QPushButton* row = rows_[static_cast<std::size_t>(place - places_.begin())];
    editor_->setText(row->text());
    editor_->setGeometry(row->geometry());
    editor_->selectAll();
    editor_->raise();
    editor_->show();
    editor_->setFocus(Qt::OtherFocusReason);
}

void WorkBar::endRename(bool keep)
{
    if (editor_->isHidden())
        return;
    editor_->hide();
    if (keep)
        model::renameWork(document_, renaming_, editor_->text());
}

bool WorkBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == editor_ && key == Qt::Key_Escape)
        endRename(false);
    else if (watched != editor_ && menu_ && key == Qt::Key_Delete)
        model::removeWork(document_, shownPlace());
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void WorkBar::retranslate()
{
    setAccessibleName(tr("Workloads on this cluster"));
    editor_->setAccessibleName(tr("Workload name"));
    if (menu_) {
        menu_->setText(tr("+ Workload"));
        menu_->setAccessibleName(tr("Add or change workload"));
        menu_->setToolTip(tr("Several workloads can share one cluster: runs take place one after "
                             "another, serving fleets operate alongside them."));
    }
    refresh();
}

void WorkBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace views
