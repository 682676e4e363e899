#pragma once

#include "app/fileactions.h"
#include "views/import/importdialog.h"
#include "views/import/runform.h"

#include <QPointer>

namespace app {

// Imports: files that were dropped or chosen, and runs entered by hand. Each file shows what was
// recognized before anything changes; several files are handled one after the other.
class ImportActions : public QObject {
    Q_OBJECT
public:
    ImportActions(model::ProjectDocument& document, FileActions& files, QString catalogFolder,
                  std::function<void(const QString&)> announce, QWidget* window);

    void bring(const QStringList& paths);
    void addRun();
    void editRun(std::size_t run); // index in the project
    // Null unless open.
    views::ImportDialog* dialog() const { return dialog_; }
    views::RunForm* runForm() const { return runForm_; }

private:
    void next();
    void askRun(std::optional<std::size_t> edited);

    model::ProjectDocument& document_;
    FileActions& files_;
    QString catalogFolder_;
    std::function<void(const QString&)> announce_;
    QWidget* window_;
    QStringList waiting_;
    QPointer<views::ImportDialog> dialog_;
    QPointer<views::RunForm> runForm_;
};

} // namespace app
