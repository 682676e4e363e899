#include "app/fileactions.h"

#include "app/language.h"
#include "model/document/document.h"
#include "model/project/projectfile.h"
#include "model/project/templates.h"
#include "model/sentences/workname.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"
#include "views/report/documentpdf.h"
#include "views/start/templatepicker.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace app {
namespace {

constexpr std::chrono::milliseconds kWriting{300};

QString projectFilter()
{
    return FileActions::tr("Headroom projects (*.headroom);;All files (*)");
}

QString withSuffix(const QString& path, const QString& suffix)
{
    return QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path;
}

} // namespace

Asker Asker::dialogs(QWidget* parent, std::function<void(const QString&)> complain)
{
    Asker asker;
    asker.openPath = [parent] {
        return QFileDialog::getOpenFileName(parent, {}, {}, projectFilter());
    };
    asker.importPaths = [parent] {
        return QFileDialog::getOpenFileNames(
            parent, FileActions::tr("Import"), {},
            FileActions::tr("Models, price lists, measured runs, catalog entries (*.json *.csv);;"
                            "All files (*)"));
    };
    asker.savePath = [parent](const QString& suggestion, const QString& filter) {
        // The extension is added before the dialog asks about overwriting.
        QFileDialog dialog(parent, {}, {}, filter);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(QFileInfo(suggestion).suffix());
        QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& kind) {
            const QString ending = kind.section(QStringLiteral("(*."), 1).section(u')', 0, 0);
            if (!ending.isEmpty() && !ending.contains(u' '))
                dialog.setDefaultSuffix(ending);
        });
        dialog.selectFile(suggestion);
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    };
    asker.unsaved = [parent] {
        const auto button = QMessageBox::question(
            parent, FileActions::tr("Unsaved changes"),
            FileActions::tr("The project has unsaved changes."),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
        return button == QMessageBox::Save      ? Answer::Save
               : button == QMessageBox::Discard ? Answer::Discard
                                                : Answer::Cancel;
    };
    asker.overwrite = [parent](const QString& file) {
        QMessageBox box(QMessageBox::Warning, FileActions::tr("File changed"),
                        FileActions::tr("“%1” has been changed on disk since it was opened. Saving "
                                        "overwrites its current content.")
                            .arg(file),
                        QMessageBox::Cancel, parent);
        box.setTextFormat(Qt::PlainText);
        const auto* replace = box.addButton(FileActions::tr("Overwrite"), QMessageBox::AcceptRole);
        const auto* other = box.addButton(FileActions::tr("Save as…"), QMessageBox::ActionRole);
        const auto* reload = box.addButton(FileActions::tr("Reload"), QMessageBox::ActionRole);
        box.exec();
        return box.clickedButton() == replace  ? Overwrite::Replace
               : box.clickedButton() == other  ? Overwrite::SaveAs
               : box.clickedButton() == reload ? Overwrite::Reload
                                               : Overwrite::Cancel;
    };
    asker.complain = std::move(complain);
    asker.printer = [parent](QPrinter& on) {
        return QPrintDialog(&on, parent).exec() == QDialog::Accepted;
    };
    return asker;
}

FileActions::FileActions(model::ProjectDocument& document, Settings& settings, Asker asker,
                         QObject* parent)
    : QObject(parent)
    , document_(document)
    , settings_(settings)
    , asker_(std::move(asker))
{
    connect(&document_, &model::ProjectDocument::answersDiffer, this,
            [this](const QStringList& notes) { complain(document_.file().path(), notes); });
    connect(&document_, &model::ProjectDocument::fileChanged, this, &FileActions::watchFile);
    // The other program may still be writing.
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this,
            [this] { QTimer::singleShot(kWriting, this, &FileActions::lookAtFile); });
}

void FileActions::watchFile()
{
    const QStringList now = watcher_.files();
    const QString path = document_.file().path();
    if (now == QStringList(path))
        return;
    if (!now.isEmpty())
        watcher_.removePaths(now);
    if (QFileInfo::exists(path))
        watcher_.addPath(path);
}

void FileActions::lookAtFile()
{
    watchFile(); // a replaced file is no longer watched
    if (document_.file().isAsKnown())
        return;
    if (const QByteArray print = model::printOf(document_.file().path()); print != noticed_) {
        noticed_ = print;
        Q_EMIT changedOutside(QFileInfo(document_.file().path()).fileName());
    }
}

bool FileActions::mayLeave()
{
    if (!document_.isModified())
        return true;
    switch (asker_.unsaved()) {
    case Asker::Answer::Save: return save();
    case Asker::Answer::Discard: return true;
    case Asker::Answer::Cancel: break;
    }
    return false;
}

void FileActions::newProject()
{
    if (mayLeave())
        document_.file().startNew();
}

void FileActions::pickTemplate(QWidget* parent)
{
    auto* picker = new views::TemplatePicker(parent);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &views::TemplatePicker::chosen, this, &FileActions::startFrom);
    picker->open();
}

void FileActions::startFrom(const QString& templateId)
{
    if (!mayLeave())
        return;
    auto project = model::templateProject(templateId, document_.catalog());
    if (!project)
        return asker_.complain(model::words::error(project.error()));
    document_.file().startFrom(std::move(*project));
    const auto& all = model::shippedTemplates();
    const auto from = std::ranges::find(all, templateId.toStdString(), &engine::Template::id);
    //: %1 a sentence, %2 a source.
    Q_EMIT notice(tr("%1 Source: %2.")
                      .arg(model::templateQuestion(templateId), model::templateSource(*from)));
}

void FileActions::open()
{
    if (const QString path = asker_.openPath(); !path.isEmpty())
        openPath(path);
}

void FileActions::openPath(const QString& path)
{
    if (mayLeave())
        report(document_.file().open(path), path);
}

void FileActions::import()
{
    if (const QStringList paths = asker_.importPaths(); !paths.isEmpty())
        Q_EMIT importRequested(paths);
}

void FileActions::report(const engine::Result<QStringList>& result, const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (!result) {
        asker_.complain(
            //: %1 a file, %2 the reason.
            tr("%1 could not be opened. %2").arg(name, model::words::error(result.error())));
        return;
    }
    settings_.addRecent(QFileInfo(path).absoluteFilePath());
    if (document_.answers().isPaused())
        Q_EMIT openedPaused(name);
    else if (!result->empty())
        complain(path, *result);
}

void FileActions::complain(const QString& path, const QStringList& notes)
{
    asker_.complain(QFileInfo(path).fileName() + QStringLiteral(": ") + notes.join(u' '));
}

bool FileActions::save()
{
    if (document_.file().path().isEmpty())
        return saveAs();
    if (document_.file().isAsKnown())
        return saveTo(document_.file().path());
    switch (asker_.overwrite ? asker_.overwrite(QFileInfo(document_.file().path()).fileName())
                             : Asker::Overwrite::Cancel) {
    case Asker::Overwrite::Replace: return saveTo(document_.file().path());
    case Asker::Overwrite::SaveAs: return saveAs();
    case Asker::Overwrite::Reload: revert(); break;
    case Asker::Overwrite::Cancel: break;
    }
    return false;
}

bool FileActions::saveAs()
{
    const QString suggestion =
        document_.file().path().isEmpty()
            ? model::projectTitle(document_.project()) + QStringLiteral(".headroom")
            : document_.file().path();
    const QString path = asker_.savePath(suggestion, projectFilter());
    return !path.isEmpty() && saveTo(withSuffix(path, QStringLiteral("headroom")));
}

bool FileActions::saveTo(const QString& path)
{
    const auto saved = document_.file().saveAs(path);
    if (!saved) {
        asker_.complain(model::words::error(saved.error()));
        return false;
    }
    settings_.addRecent(QFileInfo(path).absoluteFilePath());
    return true;
}

void FileActions::revert()
{
    if (!document_.file().path().isEmpty())
        report(document_.file().revert(), document_.file().path());
}

// The window's number format, in a document's language.
model::NumberFormat FileActions::documentFormat(const QLocale& locale,
                                                const engine::Currency& currency) const
{
    model::NumberFormat format(locale, currency);
    format.showUncertainty(document_.format().showsUncertainty());
    return format;
}

void FileActions::print()
{
    if (document_.answers().isPaused())
        return Q_EMIT openedPaused(model::projectTitle(document_.project()));
    QPrinter printer(QPrinter::HighResolution);
    if (!asker_.printer || !asker_.printer(printer))
        return;
    document_.answers().evaluateNow();
    const engine::Project project = model::inReportCurrency(document_.project());
    const DocumentLanguage language(*qApp, QString::fromStdString(project.report.language));
    const auto format = documentFormat(language.locale(), project.currency);
    const auto report = model::reportDocument(project, *document_.evaluation(),
                                              {document_.sharedCatalog()}, format);
    if (!views::printDocument(report, printer, format))
        asker_.complain(tr("The report could not be printed. Check that the printer is available, "
                           "or export a PDF and print that."));
}

void FileActions::showReport(QWidget* parent)
{
    if (document_.answers().isPaused())
        return Q_EMIT openedPaused(model::projectTitle(document_.project()));
    views::ReportDialog::Outside outside;
    for (const Language& language : languages())
        outside.languages.emplace_back(QLatin1String(language.id),
                                       QString::fromUtf8(language.name));
    outside.speaking = [](const QString& id, const std::function<void(const QLocale&)>& work) {
        const DocumentLanguage language(*qApp, id);
        work(language.locale());
    };
    outside.exportAs = [this](const QString& kind) { exportAs(kind); };
    outside.print = [this] { print(); };
    reportDialog_ = new views::ReportDialog(document_, std::move(outside), parent);
    reportDialog_->open();
}

void FileActions::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : settings_.recent()) {
        QAction* action = menu.addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setEnabled(QFileInfo::exists(path)); // missing files stay visible but grayed out
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    menu.setEnabled(!menu.isEmpty());
}

} // namespace app
