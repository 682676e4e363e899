// The window's files: nothing is lost, nothing invalid gets in, work survives a kill.
#include "app/banner.h"
#include "app/mainwindow.h"
#include "model/charts/charts.h"
#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "model/project/scenarioactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/charts/chartcard.h"
#include "views/panels/answerpage.h"
#include "views/panels/inputspanel.h"

#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace {

// Answers dialogs instead of a user.
struct Person {
    QString opens, saves;
    app::Asker::Answer unsaved = app::Asker::Answer::Cancel;
    int requested = 0, overwrites = 0;
    app::Asker::Overwrite overwrite = app::Asker::Overwrite::Cancel;
    QStringList reported;

    app::Asker asker()
    {
        return {[this] { return opens; },
                [this](const QString&, const QString&) { return saves; },
                [this] {
                    ++requested;
                    return unsaved;
                },
                [this](const QString& text) { reported << text; },
                {},
                [this](const QString&) {
                    ++overwrites;
                    return overwrite;
                }};
    }
};

// Records what the desktop was asked to open.
class Opened : public QObject {
    Q_OBJECT
public:
    Opened() { QDesktopServices::setUrlHandler("file", this, "take"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler("file"); }
    QString last;
public Q_SLOTS:
    void take(const QUrl& url) { last = url.toLocalFile(); }
};

struct Asked {
    Person person; // before the window that asks
};

struct Window : Asked, support::ShownWindow {
    Window() : ShownWindow(person.asker()) {}
    QString file(const QString& name) { return folder.filePath(name); }
};

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSavedProjectOpensAgain();
    void leavingChangedWorkAsks_data();
    void leavingChangedWorkAsks();
    void aBadFileNeverTouchesTheOpenProject_data();
    void aBadFileNeverTouchesTheOpenProject();
    void revertGoesBackToTheFile();
    void revertCanBeTakenBack();
    void aProjectWithOtherWorkloadIdsHasItsControls();
    void theWindowClosesWithUndoneWork();
    void workLeftByAKillIsOffered();
    void savingAsksBeforeItReplacesAnotherFile();
    void aFileChangedOutsideIsReported();
    void aProjectThatEndedTheProgramWaits();
    void exportsAreWrittenWhole();
    void theMenuExportsEveryKind();
    void theMenuExportsCharts();
    void everyChartOfEveryPageCanBeExported_data();
    void everyChartOfEveryPageCanBeExported();
    void anExportOpensAsAProjectWithoutAFile();
    void theReportIsPrinted();
    void noShortcutIsGivenTwice();
};

void TestWindow::aSavedProjectOpensAgain()
{
    Window w;
    w.person.saves = w.file("plan");
    QVERIFY(model::type(w.document(), "work.a.tokens", "2 T"));
    QVERIFY(w.window.isWindowModified());
    QVERIFY(w.window.files().saveAs());
    QVERIFY(!w.window.isWindowModified());
    QVERIFY(QFile::exists(w.file("plan.headroom"))); // the extension was added
    const QByteArray saved = w.document().toBytes();
    w.window.files().newProject();
    QVERIFY(w.document().toBytes() != saved);
    w.window.files().openPath(w.file("plan.headroom"));
    QCOMPARE(w.document().toBytes(), saved);
    QCOMPARE(w.person.requested, 0);
}

// Recovered work belongs to a file; if another file has taken its place, it is not replaced without
// asking.
void TestWindow::savingAsksBeforeItReplacesAnotherFile()
{
    Window w;
    w.person.saves = w.file("plan.headroom");
    QVERIFY(w.window.files().saveAs());
    QVERIFY(model::type(w.document(), "work.a.tokens", "2 T"));
    QVERIFY(w.window.files().save());
    QCOMPARE(w.person.overwrites, 0);
    write(w.file("plan.headroom"), "another project");
    QVERIFY(!w.window.files().save());
    QCOMPARE(w.person.overwrites, 1);
    QFile file(w.file("plan.headroom"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("another project"));
    w.person.overwrite = app::Asker::Overwrite::Replace;
    QVERIFY(w.window.files().save());
    QVERIFY(w.window.files().save());
    QCOMPARE(w.person.overwrites, 2);
}

// Another window saves the same file: this one reports it and reloads it on request.
void TestWindow::aFileChangedOutsideIsReported()
{
    Window w;
    w.person.saves = w.file("plan.headroom");
    QVERIFY(w.window.files().saveAs());
    const QByteArray mine = w.document().toBytes();
    QTest::qWait(500); // its own save is not reported
    QVERIFY(!w.window.banner()->isVisible());

    model::ProjectDocument other({*model::shippedCatalog(QStringLiteral("2026-11-21"))});
    QVERIFY(other.file().open(w.file("plan.headroom")));
    QVERIFY(model::type(other, "work.a.tokens", "3 T"));
    QVERIFY(other.file().save());
    QTRY_VERIFY(w.window.banner()->isVisible());
    QVERIFY(w.window.banner()->text().contains("plan.headroom"));
    w.window.banner()->findChildren<QPushButton*>().first()->click();
    QCOMPARE(w.document().toBytes(), other.toBytes());
    QVERIFY(!w.document().isModified());
    w.document().undoStack()->undo();
    QCOMPARE(w.document().toBytes(), mine);

    // Twice: the file that replaced the first one is watched as well.
    QVERIFY(model::type(other, "work.a.tokens", "4 T"));
    QVERIFY(other.file().save());
    QTRY_VERIFY(w.window.banner()->isVisible());
    w.person.overwrite = app::Asker::Overwrite::Reload;
    QVERIFY(!w.window.files().save());
    QCOMPARE(w.document().toBytes(), other.toBytes());
    w.person.unsaved = app::Asker::Answer::Discard;
}

void TestWindow::aProjectThatEndedTheProgramWaits()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("hard.headroom"));
    model::ProjectDocument made({*model::shippedCatalog(QStringLiteral("2026-11-21"))});
    QVERIFY(made.file().saveAs(file));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("recovery")));
    write(folder.filePath(QStringLiteral("recovery/x.headroom.computing")), file.toUtf8());
    app::MainWindow window(
        {*model::shippedCatalog(QStringLiteral("2026-11-21"))},
        {folder.filePath(QStringLiteral("recovery")), folder.filePath(QStringLiteral("catalog"))});
    window.begin({file});
    window.show();
    QVERIFY(window.document().answers().isPaused() && !window.document().evaluation());
    QVERIFY(window.banner()->text().contains(QStringLiteral("hard.headroom")));
    for (int page = 0; page < int(app::MainWindow::kPages); ++page)
        window.showPage(page); // showing a page needs no evaluation
    QVERIFY(!window.document().evaluation());
    window.banner()->findChildren<QPushButton*>().first()->click();
    QTRY_VERIFY_WITH_TIMEOUT(window.document().evaluation(), support::kPatience);
}

void TestWindow::leavingChangedWorkAsks_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<bool>("goes");
    QTest::newRow("cancel stays") << int(app::Asker::Answer::Cancel) << false;
    QTest::newRow("discard goes") << int(app::Asker::Answer::Discard) << true;
    QTest::newRow("save goes") << int(app::Asker::Answer::Save) << true;
}

void TestWindow::leavingChangedWorkAsks()
{
    QFETCH(int, answer);
    QFETCH(bool, goes);
    Window w;
    QVERIFY(model::type(w.document(), "work.a.tokens", "2 T"));
    w.person.unsaved = static_cast<app::Asker::Answer>(answer);
    w.person.saves = w.file("kept.headroom");
    QCOMPARE(w.window.close(), goes);
    QCOMPARE(w.person.requested, 1);
    const bool saved = w.person.unsaved == app::Asker::Answer::Save;
    QCOMPARE(QFile::exists(w.file("kept.headroom")), saved);
}

void TestWindow::aBadFileNeverTouchesTheOpenProject_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray("{\"format\": \"headroom-project\", \"versi");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\1\2\3",
                                          8);
    QTest::newRow("another JSON") << QByteArray("{\"a\": 1}");
    QTest::newRow("nested deep") << QByteArray(200000, '[');
    QTest::newRow("huge") << QByteArray(17 << 20, ' ');
    QTest::newRow("newer") << QByteArray("{\"format\":\"headroom-project\",\"version\":99}");
}

void TestWindow::aBadFileNeverTouchesTheOpenProject()
{
    QFETCH(QByteArray, bytes);
    Window w;
    QVERIFY(model::type(w.document(), "work.a.tokens", "2 T"));
    const QByteArray before = w.document().toBytes();
    write(w.file("bad.headroom"), bytes);
    w.person.unsaved = app::Asker::Answer::Discard;
    w.window.files().openPath(w.file("bad.headroom"));
    QCOMPARE(w.document().toBytes(), before);
    QVERIFY(w.document().file().path().isEmpty());
    QVERIFY(w.document().undoStack()->canUndo());
    QCOMPARE(w.person.reported.size(), 1);
    QVERIFY(w.person.reported.first().contains("bad.headroom"));
}

void TestWindow::revertGoesBackToTheFile()
{
    Window w;
    w.person.saves = w.file("plan.headroom");
    QVERIFY(w.window.files().saveAs());
    const QByteArray saved = w.document().toBytes();
    QVERIFY(model::type(w.document(), "money.price", "9"));
    w.window.files().revert();
    QCOMPARE(w.document().toBytes(), saved);
}

void TestWindow::revertCanBeTakenBack()
{
    Window w;
    w.person.saves = w.file("plan.headroom");
    QVERIFY(w.window.files().saveAs());
    QVERIFY(model::type(w.document(), "money.price", "9"));
    const QByteArray changed = w.document().toBytes();
    w.window.files().revert();
    QVERIFY(!w.document().isModified());
    w.document().undoStack()->undo();
    QCOMPARE(w.document().toBytes(), changed);
    QVERIFY(w.document().isModified());
    w.person.unsaved = app::Asker::Answer::Discard;
}

void TestWindow::aProjectWithOtherWorkloadIdsHasItsControls()
{
    Window w;
    QByteArray bytes = w.document().toBytes();
    bytes.replace("\"id\": \"a\"", "\"id\": \"b\"");
    bytes.replace("work.a.", "work.b.");
    write(w.file("b.headroom"), bytes);
    w.window.files().openPath(w.file("b.headroom"));
    QVERIFY2(w.person.reported.isEmpty(), qPrintable(w.person.reported.join(u' ')));
    QVERIFY(w.window.page<views::AnswerPage>()->inputs()->control("work.b.tokens"));
    QVERIFY(!w.window.page<views::AnswerPage>()->inputs()->control("work.a.tokens"));
    QVERIFY(model::type(w.document(), "work.b.tokens", "2 T"));
    w.person.unsaved = app::Asker::Answer::Discard;
}

void TestWindow::theWindowClosesWithUndoneWork()
{
    // The undo stack is cleared during destruction; nothing may react to that.
    Window w;
    w.person.saves = w.file("plan.headroom");
    QVERIFY(w.window.files().saveAs());
    QVERIFY(model::type(w.document(), "money.price", "9"));
    w.document().undoStack()->undo();
    QVERIFY(model::type(w.document(), "money.price", "8"));
    w.person.unsaved = app::Asker::Answer::Discard;
}

void TestWindow::workLeftByAKillIsOffered()
{
    QTemporaryDir folder;
    QByteArray kept;
    {
        // What a killed program leaves: its copy, and no live lock.
        model::ProjectDocument document({*model::shippedCatalog(QStringLiteral("2026-11-21"))});
        QVERIFY(model::type(document, "work.a.tokens", "3 T"));
        kept = document.toBytes();
        QVERIFY(QDir().mkpath(folder.filePath("recovery")));
        write(folder.filePath("recovery/old.headroom"), kept);
        write(folder.filePath("recovery/old.headroom.origin"), "/somewhere/mine.headroom");
    }
    Person person;
    app::MainWindow window({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                           {folder.filePath("recovery"), folder.filePath("catalog")},
                           person.asker());
    window.begin({});
    window.show();
    QVERIFY(window.banner()->text().contains("mine.headroom"));
    for (auto* button : window.banner()->findChildren<QPushButton*>())
        if (button->text() == "Recover")
            button->click();
    QCOMPARE(window.document().toBytes(), kept);
    QVERIFY(window.document().isModified());
    QCOMPARE(window.document().file().path(), QString("/somewhere/mine.headroom"));
    QVERIFY(!QFile::exists(folder.filePath("recovery/old.headroom")));
    person.unsaved = app::Asker::Answer::Discard;
    window.close();
}

void TestWindow::exportsAreWrittenWhole()
{
    Window w;
    for (const auto& [kind, suffix] : {std::pair{"report", "pdf"}, std::pair{"results", "json"}}) {
        w.person.saves = w.file(QString("out.") + suffix);
        w.window.files().exportAs(kind);
        QVERIFY(QFileInfo(w.person.saves).size() > 1000);
    }
    w.person.saves = "/nowhere/at/all/out.pdf";
    w.window.files().exportAs("report");
    QCOMPARE(w.person.reported.size(), 1);
}

// From the menu, like a user; then the window shows where the file is, and opens it.
void TestWindow::theMenuExportsEveryKind()
{
    Window w;
    Opened opened;
    for (const auto& [action, name] :
         {std::pair{"export-brief-pdf", "brief.pdf"}, std::pair{"export-slides-pdf", "slides.pdf"},
          std::pair{"export-workbook-xlsx", "book.xlsx"}, std::pair{"export-bom-csv", "bom.csv"},
          std::pair{"export-results-json", "all.json"}, std::pair{"export-results-csv", "all.csv"},
          std::pair{"export-slurm-sbatch", "run.sbatch"},
          std::pair{"export-prometheus-yaml", "rules"}}) {
        w.person.saves = w.file(name);
        auto* act = w.window.findChild<QAction*>(action);
        QVERIFY2(act, action);
        act->trigger();
        const QString path = w.file(name) + (QFileInfo(name).suffix().isEmpty() ? ".yaml" : "");
        QVERIFY2(QFileInfo(path).size() > 100, name);
        auto* banner = w.window.findChild<app::Banner*>();
        QVERIFY2(banner->text().contains(path), qPrintable(banner->text()));
        const auto gone = [] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        gone(); // remove the buttons of the previous message
        const auto buttons = banner->findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 3);
        buttons[0]->click();
        QCOMPARE(opened.last, path);
        w.window.files().exportAs("bom");
        gone();
        banner->findChildren<QPushButton*>()[1]->click();
        QCOMPARE(opened.last, w.folder.path());
    }
    QVERIFY(w.person.reported.isEmpty());
}

void TestWindow::theMenuExportsCharts()
{
    Window w;
    auto* menu = w.window.findChild<QMenu*>("export-charts");
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->actions().size() > 15);
    for (const char* ending : {"png", "svg", "pdf", "csv"}) {
        w.person.saves = w.file(QString("cash.") + ending);
        menu->findChild<QAction*>("cash")->trigger();
        QVERIFY2(QFileInfo(w.person.saves).size() > 100, ending);
    }
    QVERIFY(!menu->findChild<QAction*>("ttft"));
    QVERIFY(model::choose(w.document(), "work.a.kind", "serve"));
    Q_EMIT menu->aboutToShow();
    QVERIFY(menu->findChild<QAction*>("ttft"));
    QVERIFY(!menu->findChild<QAction*>("speedup"));
}

void TestWindow::everyChartOfEveryPageCanBeExported_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("everyPage"); // else only the first
    QTest::newRow("a run") << "sample" << true;
    QTest::newRow("a fleet") << "rag-4" << true;
    QTest::newRow("fine-tuning") << "tune-7b-8" << false;
    QTest::newRow("a batch job") << "batch-inference" << false;
    QTest::newRow("reinforcement learning") << "grpo-8b" << false;
}

void TestWindow::everyChartOfEveryPageCanBeExported()
{
    QFETCH(QString, id);
    QFETCH(bool, everyPage);
    Window w;
    w.window.files().startFrom(id);
    if (everyPage) {
        model::duplicateScenario(w.document(), 0);
        QVERIFY(model::turn(w.document(), "site.pue", 1.9));
    }
    for (int page = 0; const app::PageRow& row : app::MainWindow::pageRows()) {
        const bool shown = !row.presentedOf || row.presentedOf(w.document().plan());
        if (shown && (everyPage || page == app::MainWindow::Answer))
            w.window.showPage(page);
        ++page;
        QVERIFY(QTest::qWaitFor([&] { return w.document().isSettled(); }, support::kPatience));
        QTest::qWait(20);
    }
    const engine::Context context{w.document().sharedCatalog()};
    const auto format = w.document().format();
    const model::ChartContext given{w.document().project(), w.document().evaluation(), context,
                                    format};
    std::vector<const model::ChartRow*> rows;
    for (const model::ChartRow& row : model::chartRows())
        if (row.applies(given) && (everyPage || QLatin1String(row.page) == u"Summary"))
            rows.push_back(&row);
    const auto c = model::answeredFor(rows, given);
    QStringList titles;
    for (const model::ChartRow* row : rows)
        titles << model::titleOf(row->make(c));
    int seen = 0;
    for (const auto* card : w.window.findChildren<views::ChartCard*>()) {
        const QString title = card->accessibleName();
        if (card->isHidden() || title.isEmpty())
            continue;
        ++seen;
        QVERIFY2(titles.contains(title), qPrintable(title));
    }
    QVERIFY(seen > (everyPage ? 12 : 2));
}

// Saving must not replace the results file with a project.
void TestWindow::anExportOpensAsAProjectWithoutAFile()
{
    Window w;
    w.person.saves = w.file("all.json");
    w.window.files().exportAs("results");
    const QByteArray inputs = w.document().inputBytes();
    QVERIFY(model::turn(w.document(), "site.pue", 1.9) &&
            w.document().file().saveAs(w.file("p.headroom")));
    w.window.files().openPath(w.file("all.json"));
    QCOMPARE(w.document().inputBytes(), inputs);
    QVERIFY(w.document().file().path().isEmpty());
    w.person.saves = w.file("again.headroom");
    QVERIFY(w.window.files().save());
    QCOMPARE(w.document().file().path(), w.file("again.headroom"));
}

// Prints the entire report, and only the requested pages.
void TestWindow::theReportIsPrinted()
{
    Window w;
    const auto printed = [&](int from, int to) {
        const QString file = w.file(QStringLiteral("print%1.pdf").arg(from));
        app::Asker asker = w.person.asker();
        asker.printer = [&](QPrinter& printer) {
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file);
            printer.setFromTo(from, to);
            return true;
        };
        app::Settings settings;
        app::FileActions(w.document(), settings, asker).print();
        return QFileInfo(file).size();
    };
    const auto whole = printed(0, 0), two = printed(1, 2);
    QVERIFY(two > 1000);
    QVERIFY(whole > 2 * two);
    QCOMPARE(printed(500, 501), 0); // there is no such page; reports it
    QCOMPARE(w.person.reported.size(), 1);
}

void TestWindow::noShortcutIsGivenTwice()
{
    Window w;
    QStringList keys;
    for (QAction* action : w.window.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts())
            keys << key.toString();
    const auto count = keys.size();
    keys.removeDuplicates();
    QCOMPARE(keys.size(), count);
    QVERIFY(count >= 10);
}

HEADROOM_ROOM(TestWindow)
#include "test_window.moc"
