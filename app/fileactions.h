#pragma once

#include "app/settings.h"
#include "model/projectdocument.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QPrinter;

namespace model {
struct ReportDocument;
}

namespace app {

// What is asked of a person; tests answer in their place.
struct Asker {
    enum class Answer { Save, Discard, Cancel };
    std::function<QString()> openPath;
    std::function<QString(const QString& suggestion, const QString& filter)> savePath;
    std::function<Answer()> unsaved;
    std::function<void(const QString& sentence)> complain;
    std::function<QStringList()> importPaths = {};
    // The file is not the one that was opened: it was changed by somebody else, or is another one.
    enum class Overwrite { Replace, SaveAs, Reload, Cancel };
    std::function<Overwrite(const QString& file)> overwrite = {};

    // Where to print; false: not at all.
    std::function<bool(QPrinter& on)> printer = {};

    static Asker dialogs(QWidget* parent, std::function<void(const QString&)> complain);
};

// New, open, recent, save, save as, revert and export. Nothing is lost without being asked.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(model::ProjectDocument& document, Settings& settings, Asker asker,
                QObject* parent = nullptr);

    void newProject();
    void pickTemplate(QWidget* parent);
    void startFrom(const QString& templateId);
    void open();
    void openPath(const QString& path);
    void import(); // asks for files; who brings them in is not its business
    bool save();
    bool saveAs();
    void revert();
    // A file of that kind (outputs.h), of that ending where the kind has several; of a chart, its
    // id.
    void exportAs(const QString& kind, const QString& ending = {}, const QString& chart = {});
    void fillExport(QMenu& menu);
    void print();
    // Says so where somebody else has changed the file since it was read or written, once for each
    // change. The file is watched; where that is not possible, as on a network, whoever comes back
    // to the window looks.
    void lookAtFile();
    // Whether the open project may go: saved, discarded on request, or not changed at all.
    bool mayLeave();
    void fillRecent(QMenu& menu);

Q_SIGNALS:
    void importAsked(const QStringList& paths);
    void openedPaused(const QString& name); // it ended the program last time
    void changedOutside(const QString& name);
    void exported(const QString& path);
    void said(const QString& sentence); // what there is to know about what was opened

private:
    void fillCharts(QMenu& menu);
    void watchFile();
    model::ReportDocument report() const;
    bool saveTo(const QString& path);
    void report(const engine::Result<QStringList>& result, const QString& path);
    void complain(const QString& path, const QStringList& notes);

    model::ProjectDocument& document_;
    Settings& settings_;
    Asker asker_;
    QFileSystemWatcher watcher_;
    QByteArray noticed_; // the print of a file that was spoken of
};

} // namespace app
