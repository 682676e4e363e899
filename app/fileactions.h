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

// Dialogs; tests provide their own answers.
struct Asker {
    enum class Answer { Save, Discard, Cancel };
    std::function<QString()> openPath;
    std::function<QString(const QString& suggestion, const QString& filter)> savePath;
    std::function<Answer()> unsaved;
    std::function<void(const QString& sentence)> complain;
    std::function<QStringList()> importPaths = {};
    // The file on disk is not the one that was opened: changed or replaced by another program.
    enum class Overwrite { Replace, SaveAs, Reload, Cancel };
    std::function<Overwrite(const QString& file)> overwrite = {};

    // Chooses the printer; false: cancel.
    std::function<bool(QPrinter& on)> printer = {};

    static Asker dialogs(QWidget* parent, std::function<void(const QString&)> complain);
};

// New, open, recent, save, save as, revert and export. Never discards changes without asking.
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
    void import(); // asks for files; whoever is connected imports them
    bool save();
    bool saveAs();
    void revert();
    // Exports a file of that kind (outputs.h), with that extension if the kind has several; for a
    // chart, its id.
    void exportAs(const QString& kind, const QString& ending = {}, const QString& chart = {});
    void fillExport(QMenu& menu);
    void print();
    // The report and its settings, before it is exported or printed.
    void showReport(QWidget* parent);
    views::ReportDialog* reportDialog() const { return reportDialog_; } // null unless open
    // Reports a change of the file by another program, once per change. The file is watched; where
    // that is not possible, as on network drives, it is checked when the window is activated.
    void lookAtFile();
    // Whether the open project can be closed: saved, discarded on request, or unchanged.
    bool mayLeave();
    void fillRecent(QMenu& menu);

Q_SIGNALS:
    void importRequested(const QStringList& paths);
    void openedPaused(const QString& name); // it crashed the program last time
    void changedOutside(const QString& name);
    void exported(const QString& path);
    void notice(const QString& sentence); // about the opened file

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
    QByteArray noticed_; // hash of the last file version that was reported
};

} // namespace app
