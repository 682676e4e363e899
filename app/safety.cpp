// How the window protects users' work from crashes.
#include "app/application.h"
#include "app/banner.h"
#include "app/mainwindow.h"
#include "model/project/projectfile.h"
#include "model/words/words.h"

#include <QDateTime>
#include <QFileInfo>

namespace app {
namespace {

QString ownerOf(const model::Leftover& leftover)
{
    return leftover.original.isEmpty() ? MainWindow::tr("an unsaved project")
                                       : QFileInfo(leftover.original).fileName();
}

} // namespace

void MainWindow::watchComputing()
{
    connect(files_, &FileActions::openedPaused, this, &MainWindow::offerToCompute);
    connect(files_, &FileActions::changedOutside, this, [this](const QString& name) {
        banner_->announce(
            tr("“%1” has been changed on disk since it was opened. Reload it (undo brings "
               "your version back), or keep yours and save it under another name.")
                .arg(name),
            {{tr("Reload"), [this] { files_->revert(); }},
             {tr("Save as…"), [this] { files_->saveAs(); }},
             {tr("Keep mine"), [] {}}});
    });
    connect(
        document_, &model::ProjectDocument::computationFailed, this, [this](const QString& why) {
            banner_->announce(
                tr("This plan could not be computed (%1). The figures shown belong to the previous "
                   "plan. Undo the last change or enter another value; your work is kept.")
                    .arg(why));
        });
    if (auto* application = qobject_cast<Application*>(qApp))
        connect(application, &Application::caught, this, [this](const QString& why) {
            const bool kept = recovery_->saveNow();
            banner_->announce(
                kept ? tr("An internal error occurred in Headroom (%1). A recovery copy of "
                          "your work was saved. Save your project, then restart Headroom.")
                           .arg(why)
                     : tr("An internal error occurred in Headroom (%1). There are no "
                          "unsaved changes. Restart Headroom.")
                           .arg(why));
        });
}

void MainWindow::offerToCompute(const QString& name)
{
    banner_->announce(
        tr("Headroom quit while computing %1, so the project was opened without computing "
           "it. Change an input, or compute the project unchanged.")
            .arg(name),
        {{tr("Compute"), [this] { document_->answers().resume(); }}, {tr("Not now"), [] {}}});
}

void MainWindow::offerRecovery()
{
    const auto leftovers = recovery_->leftovers();
    if (leftovers.empty())
        return;
    const model::Leftover& found = leftovers.front();
    const QString name = ownerOf(found);
    //: %1 a date and time, %2 a file or plan.
    banner_->announce(tr("Headroom did not shut down properly. Unsaved work from %1 was kept: %2.")
                          .arg(locale().toString(found.saved, QLocale::ShortFormat), name),
                      {{tr("Recover"),
                        [this, found] {
                            if (!files_->mayLeave())
                                return offerRecovery(); // offer it again
                            const auto done = document_->file().recover(
                                found.copy, found.original, found.print, found.computing);
                            if (!done)
                                banner_->announce(model::words::error(done.error()));
                            else if (recovery_->saveNow()) // in this process's recovery file
                                recovery_->discard(found);
                            if (document_->answers().isPaused())
                                offerToCompute(ownerOf(found));
                        }},
                       {tr("Later"), [] {}},
                       {tr("Discard"), [this, found] { recovery_->discard(found); }}});
}

} // namespace app
