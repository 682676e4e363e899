// The menus of the main window: every action is reachable by keyboard on every platform.
#include "app/banner.h"
#include "app/finder.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/ratestatus.h"
#include "app/textsize.h"
#include "model/project/projectactions.h"
#include "model/project/projectfile.h"
#include "model/sentences/workname.h"
#include "views/shell/pagerail.h"
#include "views/shell/scenariotabs.h"

#include <QActionGroup>
#include <QApplication>
#include <QInputDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QToolButton>

namespace app {

QAction* MainWindow::add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys,
                         std::function<void()> act)
{
    QAction* action = menu->addAction(text);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

void MainWindow::buildMenus()
{
    for (QAction* old : menus_->actions()) // they are rebuilt after a language switch
        old->menu()->deleteLater();
    menus_->clear();
    fileMenu();
    editMenu();
    scenarioMenu();
    viewMenu();
    helpMenu();
    find_->setToolTip(tr("Find inputs, figures, parts, pages and actions by name (Ctrl+K)."));
    find_->setAccessibleName(tr("Find anything"));
    undo_->setToolTip(tr("Undo (Ctrl+Z)"));
    undo_->setAccessibleName(tr("Undo"));
    redo_->setToolTip(tr("Redo (Ctrl+Shift+Z)"));
    redo_->setAccessibleName(tr("Redo"));
    export_->setText(tr("Export PDF…"));
    present_->setText(tr("Present"));
    present_->setToolTip(tr("Show the pages full screen for a presentation (F11)."));
    for (int page = 0; const PageRow& row : pageRows())
        rail_->setName(page++, tr(row.name), QKeySequence(QLatin1String(row.keys)));
    rail_->setGroupName(0, tr("Decide"));
    rail_->setGroupName(1, tr("Design"));
    rail_->setGroupName(2, tr("Evidence"));
}

void MainWindow::fileMenu()
{
    QMenu* menu = menus_->addMenu(tr("&File"));
    add(menu, tr("&New"), {QKeySequence(Qt::CTRL | Qt::Key_N)}, [this] { files_->newProject(); });
    add(menu, tr("New from &template…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
        [this] { files_->pickTemplate(this); });
    add(menu, tr("&Open…"), {QKeySequence(Qt::CTRL | Qt::Key_O)}, [this] { files_->open(); });
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    connect(menu, &QMenu::aboutToShow, this, [this, recent] { files_->fillRecent(*recent); });
    menu->addSeparator();
    add(menu, tr("&Save"), {QKeySequence(Qt::CTRL | Qt::Key_S)}, [this] { files_->save(); });
    add(menu, tr("Save &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        [this] { files_->saveAs(); });
    menu->addSeparator();
    add(menu, tr("&Import…"), {QKeySequence(Qt::CTRL | Qt::Key_I)}, [this] { files_->import(); });
    add(menu, tr("Add &measured run…"), {}, [this] { imports_->addRun(); });
    menu->addSeparator();
    QAction* revert = add(menu, tr("Re&vert"), {}, [this] { files_->revert(); });
    connect(menu, &QMenu::aboutToShow, revert, [this, revert] {
        revert->setEnabled(!document_->file().path().isEmpty() && document_->isModified());
    });
    menu->addSeparator();
    files_->fillExport(*menu->addMenu(tr("&Export")));
    menu->addSeparator();
    add(menu, tr("Repo&rt preview…"), {QKeySequence(Qt::CTRL | Qt::Key_R)},
        [this] { files_->showReport(this); });
    add(menu, tr("&Print report…"), {QKeySequence(Qt::CTRL | Qt::Key_P)},
        [this] { files_->print(); });
    menu->addSeparator();
    add(menu, tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [this] { close(); });
}

void MainWindow::editMenu()
{
    QMenu* menu = menus_->addMenu(tr("&Edit"));
    QUndoStack* stack = document_->undoStack();
    QAction* undo =
        add(menu, tr("&Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [stack] { stack->undo(); });
    QAction* redo =
        add(menu, tr("&Redo"),
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
            [stack] { stack->redo(); });
    connect(menu, &QMenu::aboutToShow, this, [stack, undo, redo] {
        undo->setText(stack->canUndo() ? tr("&Undo: %1").arg(stack->undoText()) : tr("&Undo"));
        redo->setText(stack->canRedo() ? tr("&Redo: %1").arg(stack->redoText()) : tr("&Redo"));
    });
    add(menu, tr("&Find anything…"), {QKeySequence(Qt::CTRL | Qt::Key_K)},
        [this] { finder_->open(); });
    add(menu, tr("&History…"), {QKeySequence(Qt::CTRL | Qt::Key_H)}, [this] { showHistory(); });
    menu->addSeparator();
    add(menu, tr("&Title and client…"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        [this] { editTitle(); });
    add(menu, tr("&Currency…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U)},
        [this] { rate_->ask(); });
}

void MainWindow::scenarioMenu()
{
    scenarios_->fillMenu(*menus_->addMenu(tr("&Scenario")));
}

void MainWindow::viewMenu()
{
    QMenu* menu = menus_->addMenu(tr("&View"));
    for (const PageGroup group : {PageGroup::Decide, PageGroup::Design, PageGroup::Evidence}) {
        for (const int page : pagesOf(group)) {
            const PageRow& row = pageRows()[static_cast<std::size_t>(page)];
            QAction* show = add(menu, tr(row.menuName), {QKeySequence(QLatin1String(row.keys))},
                                [this, page] { showPage(page); });
            show->setData(QStringLiteral("page"));
        }
        menu->addSeparator();
    }
    add(menu, tr("Pr&esent"), {QKeySequence(Qt::Key_F11)}, [this] { present(); });
    add(menu, tr("Open page in its own &window"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
        [this] {
            if (!tearOff(current_))
                banner_->announce(tr("The main window must keep at least one page."));
        });
    QAction* sure = add(menu, tr("Show &uncertainty"), {QKeySequence(Qt::CTRL | Qt::Key_U)}, {});
    sure->setCheckable(true);
    sure->setChecked(settings_.uncertainty());
    sure->disconnect();
    connect(sure, &QAction::toggled, this, &MainWindow::showUncertainty);
    menu->addSeparator();
    const auto choices = [this, menu](const QString& now, const QList<QPair<QString, QString>>& all,
                                      const std::function<void(const QString&)>& use) {
        auto* group = new QActionGroup(menu);
        for (const auto& [id, name] : all) {
            // Queued: a language switch rebuilds the menu that is still open.
            QAction* action = add(menu, name, {}, {});
            action->disconnect();
            connect(
                action, &QAction::triggered, this, [use, id = id] { use(id); },
                Qt::QueuedConnection);
            action->setCheckable(true);
            action->setChecked(id == now);
            group->addAction(action);
        }
    };
    choices(settings_.theme(),
            {{QStringLiteral("system"), tr("System theme")},
             {QStringLiteral("light"), tr("&Light")},
             {QStringLiteral("dark"), tr("&Dark")}},
            [this](const QString& id) { useTheme(id); });
    textSizeMenu(menu);
    menu->addSeparator();
    QList<QPair<QString, QString>> spoken{{QStringLiteral("system"), tr("System language")}};
    for (const Language& language : languages())
        spoken.emplaceBack(QString::fromLatin1(language.id), QString::fromUtf8(language.name));
    choices(settings_.language(), spoken, [this](const QString& id) { useLanguage(id); });
}

// Text sizes at which the window still fits on its screen.
void MainWindow::textSizeMenu(QMenu* menu)
{
    const int chosen = textSize_;
    const auto fits = [this](int percent) {
        return textSizeFits(percent, textSize_, minimumSize(), screen()->availableSize());
    };
    QMenu* sizes = menu->addMenu(tr("Text si&ze"));
    const auto step = [this, sizes, fits, chosen](const QString& text,
                                                  QKeySequence::StandardKey key, int by) {
        const int next = textSizeAfter(chosen, by);
        QAction* action = add(sizes, text, QKeySequence::keyBindings(key), [this, next] {
            QMetaObject::invokeMethod( // the menu may still be open
                this, [this, next] { useTextSize(next); }, Qt::QueuedConnection);
        });
        action->setEnabled(next != chosen && fits(next));
    };
    step(tr("&Larger"), QKeySequence::ZoomIn, 1);
    step(tr("&Smaller"), QKeySequence::ZoomOut, -1);
    sizes->addSeparator();
    auto* group = new QActionGroup(sizes);
    for (const int percent : textSizes()) {
        QAction* action =
            add(sizes, locale().toString(percent) + QStringLiteral("\u00a0%"), {}, {});
        action->disconnect();
        connect(
            action, &QAction::triggered, this, [this, percent] { useTextSize(percent); },
            Qt::QueuedConnection);
        action->setCheckable(true);
        action->setChecked(percent == chosen);
        action->setEnabled(percent == chosen || fits(percent));
        group->addAction(action);
    }
}

void MainWindow::helpMenu()
{
    QMenu* menu = menus_->addMenu(tr("&Help"));
    add(menu, tr("&Guide and glossary"), {QKeySequence(Qt::Key_F1)}, [this] { showHelp(); });
    add(menu, tr("&Keyboard"), {}, [this] { showHelp(QStringLiteral("keys")); });
    add(menu, tr("&Welcome…"), {}, [this] { showWelcome(); });
    add(menu, tr("&About Headroom"), {}, [this] {
        QMessageBox::about(this, tr("About Headroom"),
                           tr("Headroom %1 plans GPU clusters. Free software under the GNU "
                              "General Public License, version 3 or later.")
                               .arg(QStringLiteral(HEADROOM_VERSION)));
    });
}

void MainWindow::editTitle()
{
    bool ok = false;
    const QString title = QInputDialog::getText(
        this, tr("Title and client"), tr("Project title (empty: after the work that is planned)"),
        QLineEdit::Normal, model::projectTitle(document_->project()), &ok);
    if (!ok)
        return;
    const QString client =
        QInputDialog::getText(this, tr("Title and client"), tr("Client"), QLineEdit::Normal,
                              QString::fromStdString(document_->project().client), &ok);
    if (!ok)
        return;
    // The title follows the plan unless another one is typed; empty returns to that.
    if (title != model::projectTitle(document_->project()))
        model::setTitle(*document_, title);
    model::setClient(*document_, client);
}

} // namespace app
