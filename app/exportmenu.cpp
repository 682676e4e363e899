// Exports from the window: the same files as from the command line.
#include "app/banner.h"
#include "app/fileactions.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/outputs.h"
#include "model/charts/charts.h"
#include "model/document/document.h"
#include "model/project/projectfile.h"
#include "model/sentences/workname.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUrl>

#include <algorithm>

namespace app {
namespace {

// Menu entries for file types; keys are optional.
struct Offered {
    const char* kind;
    const char* ending;
    const char* name;
    const char* keys = "";
};

constexpr Offered kDocuments[] = {
    {"report", "pdf", QT_TRANSLATE_NOOP("app::FileActions", "&Report (PDF)…"), "Ctrl+E"},
    {"brief", "pdf", QT_TRANSLATE_NOOP("app::FileActions", "One-page &brief (PDF)…")},
    {"slides", "pdf", QT_TRANSLATE_NOOP("app::FileActions", "&Slides (PDF)…")},
    {"workbook", "xlsx", QT_TRANSLATE_NOOP("app::FileActions", "&Workbook (XLSX)…")},
    {"bom", "csv", QT_TRANSLATE_NOOP("app::FileActions", "Bill of &materials (CSV)…")},
    {"results", "json", QT_TRANSLATE_NOOP("app::FileActions", "Results (&JSON)…"), "Ctrl+Shift+E"},
    {"results", "csv", QT_TRANSLATE_NOOP("app::FileActions", "Results (&CSV)…")},
};

constexpr Offered kLaunched[] = {
    {"slurm", "sbatch", QT_TRANSLATE_NOOP("app::FileActions", "Slurm batch script…")},
    {"torchrun", "sh", QT_TRANSLATE_NOOP("app::FileActions", "torchrun script (FSDP)…")},
    {"megatron", "sh", QT_TRANSLATE_NOOP("app::FileActions", "Megatron-LM script…")},
    {"deepspeed", "json", QT_TRANSLATE_NOOP("app::FileActions", "DeepSpeed configuration…")},
    {"kubernetes", "yaml", QT_TRANSLATE_NOOP("app::FileActions", "Kubernetes manifest…")},
    {"vllm", "sh", QT_TRANSLATE_NOOP("app::FileActions", "vLLM script…")},
    {"sglang", "sh", QT_TRANSLATE_NOOP("app::FileActions", "SGLang script…")},
    {"llamacpp", "sh", QT_TRANSLATE_NOOP("app::FileActions", "llama.cpp script…")},
    {"prometheus", "yaml", QT_TRANSLATE_NOOP("app::FileActions", "Prometheus alert rules…")},
};

QString filterOf(const QStringList& endings)
{
    QStringList all;
    for (const QString& ending : endings)
        all << QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending);
    return all.join(QStringLiteral(";;"));
}

// A valid file name: limited in length, without slashes.
QString fileName(QString title)
{
    constexpr int kLongest = 80;
    return title.replace(u'/', u'-').left(kLongest);
}

} // namespace

// Documents may use another language and currency; charts and tables use those of the window.
engine::Result<QByteArray> FileActions::bytesOf(const OutputKind& output, const OutputLook& look,
                                                const QString& ending) const
{
    const DocumentLanguage language(
        *qApp, output.isDocument ? QString::fromStdString(document_.project().report.language)
                                 : QString());
    const engine::Project project =
        output.isDocument ? model::inReportCurrency(document_.project()) : document_.project();
    const model::NumberFormat format = output.isDocument
                                           ? documentFormat(language.locale(), project.currency)
                                           : document_.format();
    const engine::Context context{document_.sharedCatalog()};
    return output.bytes({project, document_.evaluation(), context, format}, look, ending);
}

void FileActions::exportAs(const QString& kind, const QString& ending, const QString& chart)
{
    const OutputKind* output = outputKind(kind);
    if (!output)
        return;
    QString base = document_.file().path().isEmpty()
                       ? fileName(model::projectTitle(document_.project()))
                       : QFileInfo(document_.file().path()).completeBaseName();
    if (document_.answers().isPaused())
        return Q_EMIT openedPaused(base);
    if (!chart.isEmpty())
        base += u'-' + chart;
    QStringList endings = output->endings;
    if (!ending.isEmpty())
        endings = {ending};
    QString path = asker_.savePath(base + u'.' + endings.first(), filterOf(endings));
    if (path.isEmpty())
        return;
    if (!endings.contains(QFileInfo(path).suffix().toLower()))
        path += u'.' + endings.first();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    document_.answers().evaluateNow(); // so that the export matches the current plan
    OutputLook look;
    look.work = QString::fromStdString(document_.work().id);
    if (!chart.isEmpty())
        look.charts = {chart};
    const auto bytes = bytesOf(*output, look, QFileInfo(path).suffix().toLower());
    const auto written = bytes ? model::writeFile(path, *bytes)
                               : engine::Result<void>(tl::unexpected(bytes.error()));
    QGuiApplication::restoreOverrideCursor();
    if (written)
        return Q_EMIT exported(QFileInfo(path).absoluteFilePath());
    asker_.complain(model::words::error(written.error()));
}

void FileActions::fillExport(QMenu& menu)
{
    const auto add = [this](QMenu& to, const Offered& offered) {
        QAction* action = to.addAction(tr(offered.name));
        action->setShortcut(QKeySequence(QLatin1String(offered.keys)));
        action->setObjectName(QStringLiteral("export-%1-%2")
                                  .arg(QLatin1String(offered.kind), QLatin1String(offered.ending)));
        connect(action, &QAction::triggered, this, [this, offered] {
            exportAs(QLatin1String(offered.kind), QLatin1String(offered.ending));
        });
        return action;
    };
    for (const Offered& offered : kDocuments)
        add(menu, offered);
    menu.addSeparator();
    QMenu* charts = menu.addMenu(tr("C&hart"));
    charts->setObjectName(QStringLiteral("export-charts"));
    connect(charts, &QMenu::aboutToShow, this, [this, charts] { fillCharts(*charts); });
    QMenu* launch = menu.addMenu(tr("&Launch file"));
    for (const Offered& offered : kLaunched) {
        QAction* action = add(*launch, offered);
        connect(&menu, &QMenu::aboutToShow, action, [this, action, offered] {
            const OutputKind* kind = outputKind(QLatin1String(offered.kind));
            action->setEnabled(kind && kind->fits(document_.work()));
        });
    }
}

// The charts that may have data for this plan, grouped by page.
void FileActions::fillCharts(QMenu& menu)
{
    menu.clear();
    if (document_.answers().isPaused())
        return;
    document_.answers().evaluateNow();
    const engine::Context context{document_.sharedCatalog()};
    const model::NumberFormat format = document_.format();
    const model::ChartContext now{document_.project(), document_.evaluation(), context, format};
    QString page;
    for (const model::ChartRow& row : model::chartRows()) {
        if (!row.applies(now))
            continue;
        if (!page.isEmpty() && page != QLatin1String(row.page))
            menu.addSeparator();
        page = QLatin1String(row.page);
        QAction* action = menu.addAction(model::labelOf(row) + u'…');
        action->setObjectName(QLatin1String(row.id));
        connect(action, &QAction::triggered, this, [this, id = QString::fromLatin1(row.id)] {
            exportAs(QStringLiteral("chart"), {}, id);
        });
    }
}

// Shows where the file is, and offers what to do with it next.
void MainWindow::announceExport(const QString& path)
{
    const auto show = [](const QString& what) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(what));
    };
    banner_->announce(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)),
                      {{tr("Open"), [show, path] { show(path); }},
                       {tr("Show in folder"), [show, path] { show(QFileInfo(path).path()); }},
                       {tr("Close"), [] {}}});
}

} // namespace app
