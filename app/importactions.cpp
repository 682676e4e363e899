#include "app/importactions.h"

#include <QFileInfo>

namespace app {

ImportActions::ImportActions(model::ProjectDocument& document, FileActions& files,
                             QString catalogFolder, std::function<void(const QString&)> announce,
                             QWidget* window)
    : QObject(window)
    , document_(document)
    , files_(files)
    , catalogFolder_(std::move(catalogFolder))
    , announce_(std::move(announce))
    , window_(window)
{
}

void ImportActions::bring(const QStringList& paths)
{
    waiting_ += paths;
    if (!dialog_)
        next();
}

void ImportActions::next()
{
    if (waiting_.isEmpty())
        return;
    const QString path = waiting_.takeFirst();
    dialog_ = new views::ImportDialog(document_, catalogFolder_, window_);
    connect(
        dialog_, &views::ImportDialog::projectFound, this,
        [this](const QString& project) { files_.openPath(project); }, Qt::QueuedConnection);
    connect(dialog_, &views::ImportDialog::refused, this, [this, path](const QString& why) {
        //: %1 a file, %2 the reason.
        announce_(tr("%1 could not be imported. %2").arg(QFileInfo(path).fileName(), why));
    });
    connect(dialog_, &views::ImportDialog::taken, this, [this](const QString& what, bool undoable) {
        announce_(undoable ? tr("Imported: %1. Use Undo to reverse the import.").arg(what)
                           : tr("Imported: %1. The entry is now in your own catalog.").arg(what));
    });
    connect(dialog_, &QDialog::finished, this, [this] {
        dialog_ = nullptr;
        next();
    });
    dialog_->read(path);
}

void ImportActions::addRun()
{
    askRun({});
}

void ImportActions::editRun(std::size_t run)
{
    askRun(run);
}

void ImportActions::askRun(std::optional<std::size_t> edited)
{
    runForm_ = new views::RunForm(document_, edited, window_);
    runForm_->open();
}

} // namespace app
