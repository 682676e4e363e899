// How the main window shows its pages: inside the window, in separate windows, or as a
// presentation; light or dark.
#include "app/banner.h"
#include "app/mainwindow.h"
#include "app/pagewindow.h"
#include "app/textsize.h"
#include "views/housestyle.h"
#include "views/shell/pagerail.h"
#include "views/shell/presenter.h"
#include "views/theme.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QUndoView>
#include <QVBoxLayout>

namespace app {

QString MainWindow::planName() const
{
    const auto& project = document_->project();
    return QString::fromStdString(project.scenarios[project.current].name);
}

QString MainWindow::nameOf(int page) const
{
    return rail_->button(page)->accessibleName();
}

QWidget* MainWindow::shownPage() const
{
    return pages_->currentWidget();
}

void MainWindow::showPage(int page)
{
    if (const auto torn = torn_.find(page); torn != torn_.end()) {
        torn->second->raise();
        torn->second->activateWindow();
        rail_->setCurrent(current_);
        return;
    }
    current_ = page;
    pages_->setCurrentWidget(pageOf(page));
    rail_->setCurrent(page);
    pages_->currentWidget()->setFocus();
}

// One page stays, so that the window is never empty.
bool MainWindow::mayTearOff(int page) const
{
    return !torn_.contains(page) && torn_.size() + 1 < kPages;
}

PageWindow* MainWindow::tearOff(int page)
{
    if (!mayTearOff(page))
        return nullptr;
    QWidget* content = pageOf(page);
    pages_->removeWidget(content);
    auto* window = new PageWindow(*document_, content, nameOf(page));
    torn_[page] = window;
    connect(window, &PageWindow::closed, this, [this, page] { putBack(page); });
    window->resize(pages_->size());
    if (current_ == page) {
        int other = 0;
        while (torn_.contains(other))
            ++other;
        showPage(other);
    }
    window->show();
    return window;
}

void MainWindow::putBack(int page)
{
    const auto torn = torn_.find(page);
    if (torn == torn_.end())
        return;
    PageWindow* window = torn->second;
    torn_.erase(torn);
    pages_->addWidget(window->page());
    window->hide();
    window->deleteLater();
}

void MainWindow::offerPage(int page, const QPoint& at)
{
    QMenu menu;
    if (torn_.contains(page))
        menu.addAction(tr("Return to main window"), this, [this, page] { putBack(page); });
    else
        menu.addAction(tr("Open in its own window"), this, [this, page] { tearOff(page); })
            ->setEnabled(mayTearOff(page));
    menu.exec(at);
}

void MainWindow::restorePages()
{
    for (const auto& [page, geometry] : settings_.tornPages())
        if (page >= 0 && page < static_cast<int>(kPages))
            if (PageWindow* window = tearOff(page))
                window->restoreGeometry(geometry);
    if (const int page = settings_.page(); page >= 0 && page < static_cast<int>(kPages))
        showPage(page);
}

// Page windows close with the main window and reopen with it.
void MainWindow::rememberPages()
{
    std::map<int, QByteArray> torn;
    for (const auto& [page, window] : torn_)
        torn[page] = window->saveGeometry();
    if (presenter_)
        presenter_->close();
    settings_.setTornPages(torn);
    settings_.setPage(current_);
    if (made_[Catalog])
        for (const auto* split : made_[Catalog]->findChildren<QSplitter*>())
            settings_.setSplit(split->saveState());
    while (!torn_.empty())
        putBack(torn_.begin()->first);
}

views::Presenter* MainWindow::present()
{
    if (presenter_)
        return presenter_;
    const auto pages = presentable();
    std::vector<views::PresentedPage> shown;
    int first = 0;
    for (const auto& [page, make] : pages) {
        if (page == current_)
            first = static_cast<int>(shown.size());
        shown.push_back({nameOf(page), make});
    }
    presenter_ = new views::Presenter(*document_, std::move(shown), first);
    presenter_->setAttribute(Qt::WA_DeleteOnClose);
    connect(presenter_, &views::Presenter::left, this, [this, pages](int page) {
        showPage(pages[static_cast<std::size_t>(page)].first); // the page of the last slide
        activateWindow();
    });
    presenter_->showFullScreen();
    presenter_->activateWindow();
    return presenter_;
}

QDialog* MainWindow::showHistory()
{
    if (!history_) {
        history_ = new QDialog(this);
        history_->setAttribute(Qt::WA_DeleteOnClose);
        history_->setWindowTitle(tr("History"));
        auto* list = new QUndoView(document_->undoStack());
        list->setEmptyLabel(tr("State when opened"));
        list->setAccessibleName(tr("Steps that can be undone"));
        auto* layout = new QVBoxLayout(history_);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(list);
        history_->resize(320, 420);
    }
    history_->show();
    history_->raise();
    return history_;
}

void MainWindow::showUncertainty(bool shown)
{
    settings_.setUncertainty(shown);
    document_->showUncertainty(shown);
}

void MainWindow::useTheme(const QString& theme)
{
    settings_.setTheme(theme);
    views::apply(*qApp, themeNamed(*qApp, theme));
}

void MainWindow::useTextSize(int percent)
{
    settings_.setTextSize(percent);
    if (percent != textSize_)
        drawAllAt(percent);
    textSize_ = percent;
    buildMenus();
}

const views::Theme& themeNamed(const QApplication& application, const QString& name)
{
    const bool dark =
        name == u"dark" || (name == u"system" && application.property("systemDark").toBool());
    return dark ? views::Theme::night() : views::Theme::day();
}

} // namespace app
