// Renders all pages, light and dark, large and small, into PNG files for review.
#include "app/application.h"
#include "app/finder.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "model/project/workactions.h"
#include "views/accuracy/accuracypage.h"
#include "views/advice/advicepage.h"
#include "views/catalog/catalogpage.h"
#include "views/charts/curvechart.h"
#include "views/claims/claimspage.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/segmentbar.h"
#include "views/find/searchpopup.h"
#include "views/help/helpwindow.h"
#include "views/housestyle.h"
#include "views/panels/answerpage.h"
#include "views/panels/findingspanel.h"
#include "views/panels/inputspanel.h"
#include "views/serving/servingpage.h"
#include "views/shell/presenter.h"
#include "views/start/templatepicker.h"
#include "views/start/welcome.h"
#include "views/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>

namespace {

using Kind = engine::CatalogKind;

// A screenshot to take, starting from the program's initial page.
struct Scene {
    QString name;
    std::function<QWidget*(app::MainWindow&)> set; // returns the widget to render
};

QWidget* imported(app::MainWindow& window, const QString& file)
{
    window.imports().bring({file});
    for (int i = 0;
         i < 200 && !(window.imports().dialog() && window.imports().dialog()->isVisible()); ++i)
        QApplication::processEvents(QEventLoop::AllEvents, 10);
    return window.imports().dialog();
}

// Three scenarios, the first one pinned as the baseline.
QWidget* compared(app::MainWindow& window)
{
    model::ProjectDocument& document = window.document();
    model::duplicateScenario(document, 0);
    model::renameScenario(document, 1, QStringLiteral("200 Gb/s"));
    (void)model::type(document, QStringLiteral("cluster.between_rate"), QStringLiteral("200 Gb/s"));
    model::duplicateScenario(document, 1);
    model::renameScenario(document, 2, QStringLiteral("Bought, 512"));
    (void)model::choose(document, QStringLiteral("money.tenure"), QStringLiteral("buy"));
    (void)model::type(document, QStringLiteral("cluster.count"), QStringLiteral("512"));
    model::pinBaseline(document, 0);
    window.showPage(app::MainWindow::Compare);
    return &window;
}

// Training, fine-tuning and serving on one cluster, and the first page with a baseline.
QWidget* several(app::MainWindow& window)
{
    model::ProjectDocument& document = window.document();
    model::duplicateScenario(document, 0);
    model::pinBaseline(document, 0);
    model::addWork(document, engine::WorkloadKind::Tune);
    model::addWork(document, engine::WorkloadKind::Serve);
    document.showWork(QStringLiteral("a"));
    return &window;
}

QList<Scene> scenes(const QString& samples)
{
    const auto entries = [](Kind kind, const QStringList& ids) {
        return [kind, ids](app::MainWindow& window) -> QWidget* {
            window.showPage(app::MainWindow::Catalog);
            window.page<views::CatalogPage>()->showEntries(kind, ids);
            return &window;
        };
    };
    const auto page = [](int which) {
        return [which](app::MainWindow& window) -> QWidget* {
            window.showPage(which);
            return &window;
        };
    };
    const auto advice = [](views::AdvicePage::Topic topic) {
        return [topic](app::MainWindow& window) -> QWidget* {
            window.showPage(app::MainWindow::Advice);
            window.page<views::AdvicePage>()->topics()->button(topic)->click();
            return &window;
        };
    };
    QList<Scene> all{
        {QStringLiteral("serving-none"), page(app::MainWindow::Serving)},
        {QStringLiteral("serving"),
         [](app::MainWindow& window) -> QWidget* {
             window.showPage(app::MainWindow::Serving);
             window.page<views::ServingPage>()->makeIt()->click();
             return &window;
         }},
        {QStringLiteral("compare"), compared},
        {QStringLiteral("several-workloads"), several},
        {QStringLiteral("advice-operations"), advice(views::AdvicePage::Operations)},
        {QStringLiteral("advice-quality"), advice(views::AdvicePage::Quality)},
        {QStringLiteral("advice-kinds"), advice(views::AdvicePage::Kinds)},
        {QStringLiteral("advice-losses"), advice(views::AdvicePage::Losses)},
        {QStringLiteral("advice-sizes"), advice(views::AdvicePage::Sizes)},
        {QStringLiteral("accuracy-serving"),
         [](app::MainWindow& window) -> QWidget* {
             window.showPage(app::MainWindow::Accuracy);
             window.page<views::AccuracyPage>()->room()->button(1)->click();
             return &window;
         }},
        {QStringLiteral("claims"), page(app::MainWindow::Claims)},
        {QStringLiteral("claims-own"),
         [](app::MainWindow& window) -> QWidget* {
             window.showPage(app::MainWindow::Claims);
             window.page<views::ClaimsPage>()->which()->button(1)->click();
             return &window;
         }},
        {QStringLiteral("catalog"), entries(Kind::Accelerators, {QStringLiteral("h100-sxm")})},
        {QStringLiteral("catalog-compare"),
         entries(Kind::Accelerators, {QStringLiteral("h100-sxm"), QStringLiteral("b200-sxm"),
                                      QStringLiteral("mi300x")})}};
    // All other pages in their initial state.
    for (int which = 0; const app::PageRow& row : app::MainWindow::pageRows()) {
        const QString name = QString::fromLatin1(row.id);
        if (std::ranges::find(all, name, &Scene::name) == all.end())
            all << Scene{name, page(which)};
        ++which;
    }
    all << Scene{
        QStringLiteral("chart-used"), [](app::MainWindow& window) -> QWidget* {
            auto* chart =
                window.page<views::AnswerPage>()->findChildren<views::CurveChartCard*>().first();
            chart->pin();
            (void)model::turn(window.document(), QStringLiteral("cluster.between_rate"), 25e9 / 8);
            window.document().answers().evaluateNow();
            chart->toggle(chart->chart().curves.front().label);
            chart->zoom(0.7);
            chart->setFocus();
            QKeyEvent key(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
            QApplication::sendEvent(chart, &key);
            return &window;
        }};
    all << Scene{QStringLiteral("presented"), [](app::MainWindow& window) -> QWidget* {
                     window.present()->showNormal(); // the offscreen platform's screen is small
                     window.present()->resize(window.size());
                     return window.present();
                 }};
    for (const auto& [name, talk] : {std::pair{"training", app::MainWindow::Training},
                                     {"money", app::MainWindow::Money},
                                     {"risk", app::MainWindow::Risk},
                                     {"sensitivity", app::MainWindow::WhatMatters}})
        all << Scene{QStringLiteral("presented-") + QLatin1String(name),
                     [talk = talk](app::MainWindow& window) -> QWidget* {
                         window.showPage(talk); // a presentation starts with the current page
                         window.present()->showNormal();
                         window.present()->resize(window.size());
                         return window.present();
                     }};
    all << Scene{QStringLiteral("templates"), [](app::MainWindow& window) -> QWidget* {
                     window.files().pickTemplate(&window);
                     return window.findChild<views::TemplatePicker*>();
                 }};
    all << Scene{QStringLiteral("welcome"),
                 [](app::MainWindow& window) -> QWidget* { return window.showWelcome(); }};
    all << Scene{QStringLiteral("like-runs"), [](app::MainWindow& window) -> QWidget* {
                     auto* panel = window.page<views::AnswerPage>()->findings();
                     QElapsedTimer waited;
                     waited.start();
                     while (!panel->like()->isVisible() && !waited.hasExpired(5000))
                         QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
                     Q_EMIT panel->like()->linkActivated({});
                     return panel->findChild<QDialog*>();
                 }};
    // Qt's own dialogs in our colors and with our icons.
    all << Scene{QStringLiteral("dialog-message"), [](app::MainWindow& window) -> QWidget* {
                     auto* box = new QMessageBox(
                         QMessageBox::Warning, QStringLiteral("Headroom"),
                         QStringLiteral("The project has unsaved changes."),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window);
                     box->show();
                     return box;
                 }};
    all << Scene{QStringLiteral("dialog-file"), [](app::MainWindow& window) -> QWidget* {
                     auto* dialog = new QFileDialog(&window);
                     dialog->setOption(QFileDialog::DontUseNativeDialog);
                     dialog->setDirectory(QStringLiteral("/"));
                     dialog->show();
                     return dialog;
                 }};
    for (const auto& [name, file] : {std::pair{"import-model", "samples/Llama-3.1-8B/config.json"},
                                     std::pair{"import-prices", "prices/azure.csv"}})
        if (const QString path = samples + u'/' + QLatin1String(file); QFile::exists(path))
            all << Scene{QLatin1String(name), [path](app::MainWindow& window) -> QWidget* {
                             return imported(window, path);
                         }};
    for (const auto& [name, typed] :
         {std::pair{"find", ""}, std::pair{"find-h100", "h100"}, std::pair{"find-mtbf", "mtbf"},
          std::pair{"find-cost", "cost gpu"}})
        all << Scene{QLatin1String(name),
                     [typed = QString::fromLatin1(typed)](app::MainWindow& window) -> QWidget* {
                         return window.finder()->open(typed);
                     }};
    all << Scene{QStringLiteral("help"), [](app::MainWindow& window) -> QWidget* {
                     return window.showHelp(QStringLiteral("why"));
                 }};
    all << Scene{
        QStringLiteral("picker"), [](app::MainWindow& window) -> QWidget* {
            auto* gpu = static_cast<views::ChoicePicker*>(
                window.page<views::AnswerPage>()->inputs()->control(QStringLiteral("cluster.gpu")));
            gpu->box()->showPopup();
            return gpu->search();
        }};
    all << Scene{QStringLiteral("more-inputs"), [](app::MainWindow& window) -> QWidget* {
                     window.page<views::AnswerPage>()->inputs()->reveal(
                         QStringLiteral("work.a.layout.tensor"));
                     return &window;
                 }};
    all << Scene{QStringLiteral("measured-run"), [](app::MainWindow& window) -> QWidget* {
                     window.imports().addRun();
                     return window.imports().runForm();
                 }};
    all << Scene{QStringLiteral("report-preview"), [](app::MainWindow& window) -> QWidget* {
                     window.files().showReport(&window);
                     window.files().reportDialog()->preview()->showPage(1);
                     return window.files().reportDialog();
                 }};
    return all;
}

bool shoot(app::MainWindow& window, const Scene& scene, const QString& path)
{
    QWidget* seen = scene.set(window);
    for (int i = 0; i < 20 || (i < 4000 && !window.document().isSettled()); ++i) {
        QThread::msleep(5);
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    for (int i = 0; i < 10; ++i) // finish all pending layouts
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    std::printf("%s\n", qUtf8Printable(path));
    return seen && seen->grab().save(path);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir private_; // so that nobody's settings are used
    qputenv("XDG_CONFIG_HOME", private_.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", private_.path().toLocal8Bit());
    app::Application application(argc, argv);
    const QStringList words = application.arguments();
    const auto option = [&words](const char* name, const char* otherwise) {
        const qsizetype at = words.indexOf(QLatin1String(name));
        return at < 0 ? QString::fromUtf8(otherwise) : words.value(at + 1);
    };
    const QString folder = option("--out", "build/shots");
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "headroom_shot: %s cannot be made.\n", qUtf8Printable(folder));
        return app::NotWritten;
    }
    // Uses this plan instead of the sample.
    const QString file = option("--file", "");
    const QStringList opened = file.isEmpty() ? QStringList() : QStringList(file);
    QList<QSize> sizes{QSize(1600, 1000), QSize(1280, 720)};
    if (const QStringList requested = option("--size", "").split(u'x'); requested.size() == 2)
        sizes = {QSize(requested[0].toInt(), requested[1].toInt())};
    for (const bool dark : {false, true}) {
        const views::Theme& theme = dark ? views::Theme::night() : views::Theme::day();
        for (const QSize size : sizes)
            for (const Scene& scene : scenes(option("--samples", "tests/data"))) {
                if (!scene.name.startsWith(option("--only", "")))
                    continue;
                app::setLanguage(application, option("--language", "en"));
                views::prepare(application, theme); // like the program's own startup
                app::MainWindow window(app::contextNow(),
                                       {private_.filePath(QStringLiteral("r")), private_.path()});
                window.useLanguage(option("--language", "en"));
                window.begin(opened);
                views::apply(application, theme);
                window.resize(size);
                window.show();
                const QString path =
                    QStringLiteral("%1/%2-%3-%4x%5.png")
                        .arg(folder, scene.name,
                             dark ? QStringLiteral("dark") : QStringLiteral("light"))
                        .arg(size.width())
                        .arg(size.height());
                if (!shoot(window, scene, path))
                    return app::NotWritten;
            }
    }
    return app::Done;
}
