#pragma once

#include "app/settings.h"
#include "model/project/projectdocument.h"
#include "views/report/reportdialog.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QMenu;
class QPrinter;

namespace app {

struct OutputKind;
struct OutputLook;

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
    // The report with what can be wished of it, before it is exported or printed.
    void showReport(QWidget* parent);
    views::ReportDialog* reportDialog() const { return reportDialog_; } // while it is open
    // Says so where somebody else has changed the file since it was read or written, once for each
    // change. The file is watched; where that is not possible, as on a network, whoever comes back
    // to the window looks.
    void lookAtFile();
    // Whether the open project may go: saved, discarded on request, or not changed at all.
    bool mayLeave();
    void fillRecent(QMenu& menu);

Q_SIGNALS:
    void importRequested(const QStringList& paths);
    void openedPaused(const QString& name); // it ended the program last time
    void changedOutside(const QString& name);
    void exported(const QString& path);
    void notice(const QString& sentence); // what there is to know about what was opened

private:
    void fillCharts(QMenu& menu);
    void watchFile();
    engine::Result<QByteArray> bytesOf(const OutputKind& output, const OutputLook& look,
                                       const QString& ending) const;
    model::NumberFormat documentFormat(const QLocale& locale,
                                       const engine::Currency& currency) const;
    bool saveTo(const QString& path);
    void report(const engine::Result<QStringList>& result, const QString& path);
    void complain(const QString& path, const QStringList& notes);

    model::ProjectDocument& document_;
    Settings& settings_;
    Asker asker_;
    QFileSystemWatcher watcher_;
    QPointer<views::ReportDialog> reportDialog_;
    QByteArray noticed_; // the print of a file that was spoken of
};

} // namespace app
