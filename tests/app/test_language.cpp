// Every text is translatable: a pseudo language finds missed ones, and German tests switching the
// language at run time.
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/pagewindow.h"
#include "app/ratestatus.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "model/project/workactions.h"
#include "model/store/catalogstore.h"
#include "model/words/words.h"
#include "tests/app/program.h"
#include "tests/app/seen.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/catalog/catalogactions.h"
#include "views/catalog/catalogpage.h"
#include "views/catalog/ownentrydialog.h"
#include "views/charts/chartcard.h"
#include "views/help/helpwindow.h"
#include "views/housestyle.h"
#include "views/panels/knobpanel.h"
#include "views/report/press.h"
#include "views/shell/presenter.h"
#include "views/start/templatepicker.h"
#include "views/theme.h"

#include <QLabel>
#include <QMenuBar>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTranslator>

namespace {

using Page = app::MainWindow::Page;

struct Window {
    QTemporaryDir folder;
    app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                           {folder.path(), folder.path()}};
    Window()
    {
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.show();
    }
};

// Three scenarios and all kinds of work, so that all pages have content.
void fill(model::ProjectDocument& document)
{
    model::duplicateScenario(document, 0);
    QVERIFY(model::turn(document, "cluster.count", 512));
    model::duplicateScenario(document, 1);
    QVERIFY(model::choose(document, "money.tenure", "buy"));
    model::pinBaseline(document, 0);
    model::addWork(document, engine::WorkloadKind::Tune);
    model::addWork(document, engine::WorkloadKind::Serve);
    document.showWork(QStringLiteral("a"));
}

// Collects untranslated text of windows.
class Reader {
public:
    explicit Reader(model::ProjectDocument& document) : document_(document)
    {
        for (const char* name : {"Headroom", "English", "Deutsch"})
            names_.add(QString::fromLatin1(name));
        for (const engine::Scenario& scenario : document.project().scenarios)
            names_.add(QString::fromStdString(scenario.name));
        names_.add(QString::fromStdString(document.project().title));
    }
    void settle()
    {
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([this] { return document_.isSettled(); }, support::kPatience));
        QTest::qWait(30);
    }
    void read(const QString& where, QWidget* window)
    {
        QVERIFY2(window, qPrintable(where));
        settle();
        for (const auto& [by, text] : seen::textsOf(*window))
            read(where + QStringLiteral(", ") + by, QStringList{text});
    }
    void read(const QString& where, const QStringList& texts)
    {
        for (const QString& text : texts) {
            ++looked_;
            if (const QString left = names_.untranslated(text); !left.isEmpty())
                missed_ << QStringLiteral("%1: “%2” of “%3”").arg(where, left, text);
        }
    }
    seen::Names& names() { return names_; }
    int looked() const { return looked_; }
    QString missed()
    {
        missed_.removeDuplicates();
        for (const QString& text : missed_)
            qInfo("%s", qPrintable(text)); // QCOMPARE truncates its message
        return missed_.join(u'\n');
    }

private:
    model::ProjectDocument& document_;
    seen::Names names_;
    QStringList missed_;
    int looked_ = 0;
};

// Switches the language after the window was shown in English, like a user.
class MadeUp {
public:
    MadeUp() { QVERIFY(qApp->installTranslator(&language_)); }
    ~MadeUp() { qApp->removeTranslator(&language_); }

private:
    seen::MadeUpLanguage language_;
};

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPageIsTranslated();
    void everyDialogIsTranslated();
    void everyChartIsTranslated();
    void theReportIsTranslated();
    void theCommandLineKeepsToOneLanguage_data();
    void theCommandLineKeepsToOneLanguage();
    void germanSwitchesWhileRunning();
    void germanPanelsFit_data();
    void germanPanelsFit();
    void germanSaysEverything();
    void germanNamesItsSample();
};

// Starting in German.
void TestLanguage::germanNamesItsSample()
{
    app::setLanguage(*qApp, QStringLiteral("de"));
    Window w;
    QCOMPARE(QString::fromStdString(w.window.document().project().scenarios.front().name),
             QStringLiteral("Basis"));
    app::setLanguage(*qApp, QStringLiteral("en"));
}

void TestLanguage::everyPageIsTranslated()
{
    Window w;
    w.window.useLanguage("en");
    w.window.resize(2400, 5000); // so that entire pages are painted
    fill(w.window.document());
    Reader reader(w.window.document());
    const auto each = [&](const auto& see) {
        for (int page = Page::Answer; page <= Page::Claims; ++page) {
            w.window.showPage(page);
            see(QStringLiteral("page %1").arg(page));
        }
    };
    each([&](const QString&) { reader.settle(); });
    const MadeUp madeUp;
    w.window.document().answers().evaluateNow();
    each([&](const QString& where) { reader.read(where, &w.window); });
    QVERIFY2(reader.looked() > 3000, qPrintable(QString::number(reader.looked())));
    QCOMPARE(reader.missed(), QString());
}

void TestLanguage::everyDialogIsTranslated()
{
    Window w;
    w.window.useLanguage("en");
    app::MainWindow& window = w.window;
    const MadeUp madeUp;
    fill(window.document()); // undo steps keep their original texts
    window.document().answers().evaluateNow();
    Reader reader(window.document());
    for (const char* code : {"EUR", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "CZK", "CAD", "AUD",
                             "JPY", "CNY", "INR", "KRW", "SGD", "ILS", "BRL"})
        reader.names().add(QString::fromLatin1(code));
    // Reads a modal dialog from inside its event loop.
    const auto readModal = [&](const QString& where, const std::function<void()>& open) {
        bool read = false;
        QTimer::singleShot(0, &window, [&] {
            QWidget* dialog = qApp->activeModalWidget();
            if (QWidget* popup = qApp->activePopupWidget())
                dialog = popup;
            reader.read(where, dialog);
            read = dialog != nullptr;
            while (QWidget* next = qApp->activeModalWidget()) // the second question of a series
                next->close();
            if (QWidget* popup = qApp->activePopupWidget())
                popup->close();
        });
        open();
        QVERIFY2(read, qPrintable(where));
    };
    const auto readOpenBy = [&](Reader& by, const QString& where, QDialog* dialog) {
        QVERIFY2(dialog && QTest::qWaitFor([&] { return dialog->isVisible(); }), qPrintable(where));
        by.read(where, dialog);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    const auto readOpen = [&](const QString& where, QDialog* dialog) {
        readOpenBy(reader, where, dialog);
    };
    window.files().pickTemplate(&window);
    readOpen("templates", window.findChild<views::TemplatePicker*>());
    window.rateStatus()->ask();
    readOpen("currency", window.rateStatus()->dialog());
    readOpen("history", window.showHistory());
    window.imports().addRun();
    readOpen("measured run", window.imports().runForm());
    window.files().showReport(&window);
    readOpen("report", window.files().reportDialog());
    for (const char* file :
         {"hf/mixtral.json", "prices/azure.csv", "published/runs.json", "catalog.json"}) {
        window.imports().bring({QStringLiteral(HEADROOM_TEST_DATA "/") + file});
        QVERIFY2(QTest::qWaitFor([&] {
                     return window.imports().dialog() && window.imports().dialog()->isVisible();
                 }),
                 file);
        Reader ofFile(window.document());
        QFile content(QStringLiteral(HEADROOM_TEST_DATA "/") + file);
        QVERIFY(content.open(QIODevice::ReadOnly));
        ofFile.names().add(QString::fromUtf8(content.readAll()));
        ofFile.names().add(QStringLiteral("tie word embeddings false ") + file); // omitted keys
        readOpenBy(ofFile, file, window.imports().dialog());
        QCOMPARE(ofFile.missed(), QString());
    }
    window.showPage(Page::Catalog);
    for (const auto& [kind, id] : {std::pair{engine::CatalogKind::Accelerators, "h100-sxm"},
                                   std::pair{engine::CatalogKind::Links, "ib-ndr-400"}}) {
        window.page<views::CatalogPage>()->showEntries(kind, {QString::fromLatin1(id)});
        window.page<views::CatalogPage>()->actions()->addOwn()->click();
        readOpen("own entry", window.page<views::CatalogPage>()->form());
    }
    const auto menus = window.findChild<QMenuBar*>()->actions();
    readOpen("help", window.showHelp());
    QAction* about = menus.last()->menu()->actions().last();
    readModal(about->text(), [&] { about->trigger(); });
    for (QAction* action : window.findChildren<QAction*>())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_T))
            readModal("title", [&] { action->trigger(); });
    readModal("unsaved", [&] { (void)app::Asker::dialogs(&window, {}).unsaved(); });
    // The context menus of each kind of widget.
    QSet<QString> kinds;
    for (int page = Page::Answer; page <= Page::Claims; ++page) {
        window.showPage(page);
        reader.settle();
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            const QString kind = QString::fromUtf8(widget->metaObject()->className());
            if (!widget->isVisible() || kinds.contains(kind))
                continue;
            kinds.insert(kind);
            QTimer::singleShot(0, widget, [&] {
                while (QWidget* popup = qApp->activePopupWidget()) {
                    reader.read("menu of " + kind, popup);
                    popup->close();
                }
            });
            const QPoint at = widget->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
            QCoreApplication::sendEvent(widget, &event);
            QCoreApplication::processEvents();
        }
    }
    reader.read("presented", window.present());
    window.present()->close();
    reader.read("torn off", window.tearOff(Page::Money));
    window.putBack(Page::Money);
    QCOMPARE(reader.missed(), QString());
}

// By hovering, in the menu, and as a table.
void TestLanguage::everyChartIsTranslated()
{
    Window w;
    w.window.useLanguage("en");
    w.window.resize(2400, 5000);
    fill(w.window.document());
    const MadeUp madeUp;
    w.window.document().answers().evaluateNow();
    Reader reader(w.window.document());
    int charts = 0;
    for (int page = Page::Answer; page <= Page::Claims; ++page) {
        w.window.showPage(page);
        reader.settle();
        for (auto* card : w.window.findChildren<views::ChartCard*>()) {
            if (!card->isVisible())
                continue;
            ++charts;
            const QString where = QStringLiteral("chart %1 of page %2").arg(charts).arg(page);
            card->setFocus();
            QTest::keyClick(card, Qt::Key_Right);
            reader.read(where, card);
            const auto menu = card->menu();
            reader.read(where + ", menu", menu.get());
            card->showTable(true);
            reader.read(where + ", table", card);
            card->showTable(false);
        }
    }
    QVERIFY2(charts > 20, qPrintable(QString::number(charts)));
    QCOMPARE(reader.missed(), QString());
}

void TestLanguage::theReportIsTranslated()
{
    Window w;
    model::ProjectDocument& document = w.window.document();
    fill(document);
    const MadeUp madeUp;
    document.answers().evaluateNow();
    Reader reader(document);
    const auto format = document.format();
    const auto report = model::reportDocument(document.project(), *document.evaluation(),
                                              {document.sharedCatalog()}, format);
    views::Press press(views::a4(), format);
    press.cover(report);
    for (const auto& section : report.sections)
        press.section(section);
    press.finish(report);
    seen::Listener listener(QSize(5950, 8420));
    QPainter painter(&listener);
    for (int page = 0; page < press.pages(); ++page)
        press.draw(painter, page);
    // Joined, since texts are wrapped into lines.
    reader.read("the report", QStringList{listener.heard().join(' ').replace("- ", "-")});
    QCOMPARE(reader.missed(), QString());
}

// For scripts, output is byte for byte the same in any locale, in English.
void TestLanguage::theCommandLineKeepsToOneLanguage_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words : {"--help",
                              "help assess",
                              "nonsense",
                              "assess",
                              "assess PLAN",
                              "assess PLAN --format json",
                              "assess PLAN --format csv",
                              "assess PLAN --set nonsense=1",
                              "assess PLAN --set money.price=x",
                              "assess PLAN --set cluster.gpu=nonsense",
                              "assess nowhere.headroom",
                              "compare PLAN",
                              "explain PLAN --show work.a.time",
                              "explain PLAN --show money.run",
                              "sweep PLAN --axis cluster.count=64,128 --show work.a.time",
                              "sweep PLAN",
                              "export PLAN --to -.txt",
                              "schema PLAN",
                              "catalog list knobs",
                              "catalog list dials",
                              "catalog list reference",
                              "catalog list findings",
                              "catalog list templates",
                              "catalog list nonsense",
                              "catalog list accelerators",
                              "catalog check CATALOG",
                              "import MODEL -o -",
                              "import MODEL",
                              "search PLAN --top 3",
                              "smallest PLAN",
                              "simulate PLAN --draws 100",
                              "predict RUNS",
                              "accuracy RUNS",
                              "new nonsense -o -"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

void TestLanguage::theCommandLineKeepsToOneLanguage()
{
    QFETCH(QString, words);
    static const QTemporaryDir folder;
    const QString plan = folder.filePath("plan.headroom");
    if (!QFile::exists(plan))
        QCOMPARE(program::run({"new", "-o", plan}).exit, 0);
    QStringList requested = words.split(u' ');
    for (QString& word : requested)
        word = word == u"PLAN"      ? plan
               : word == u"CATALOG" ? QStringLiteral(HEADROOM_TEST_DATA "/catalog.json")
               : word == u"MODEL"   ? QStringLiteral(HEADROOM_TEST_DATA "/hf/mixtral.json")
               : word == u"RUNS"    ? QStringLiteral(HEADROOM_RUNS)
                                    : word;
    const program::Run german = program::run(requested, "de_DE.UTF-8");
    const program::Run english = program::run(requested, "en_US.UTF-8");
    QVERIFY(!english.crashed && !(english.out + english.err).isEmpty());
    QCOMPARE(german.out, english.out);
    QCOMPARE(german.err, english.err);
    // No output has an unfilled placeholder.
    const QString stated = QString::fromUtf8(english.out + english.err);
    static const QRegularExpression open(QStringLiteral("%[0-9L]|%n"));
    QVERIFY2(!open.match(stated).hasMatch(), qPrintable(open.match(stated).captured()));
}

void TestLanguage::germanSwitchesWhileRunning()
{
    Window w;
    w.window.useLanguage("en");
    const auto heading = [&] { return model::words::knobLabel("money.price"); };
    QCOMPARE(heading(), QString("Rental price"));
    w.window.useLanguage("de");
    QTest::qWait(20);
    QCOMPARE(heading(), QString("Mietpreis"));
    QVERIFY(w.window.document().format().text(1.5e12, engine::Unit::TokensUnit).startsWith("1,5"));
    bool found = false;
    for (const QLabel* label : w.window.findChildren<QLabel*>())
        found |= label->text().contains("Netz zwischen Knoten");
    QVERIFY(found);
    w.window.useLanguage("en");
    QTest::qWait(20);
    QCOMPARE(heading(), QString("Rental price"));
}

// Longer words wrap: no input extends beyond its panel.
void TestLanguage::germanPanelsFit_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a small window") << QSize(1280, 720);
    QTest::newRow("a large one") << QSize(1920, 1080);
}

void TestLanguage::germanPanelsFit()
{
    QFETCH(QSize, size);
    Window w;
    w.window.useLanguage("de");
    w.window.resize(size);
    fill(w.window.document());
    Reader reader(w.window.document());
    QStringList cut;
    int panels = 0;
    for (int page = Page::Answer; page <= Page::Claims; ++page) {
        w.window.showPage(page);
        reader.settle();
        for (const auto* panel : w.window.findChildren<views::KnobPanel*>()) {
            if (!panel->isVisible())
                continue;
            ++panels;
            const auto* area = panel->findChild<QScrollArea*>();
            const int room = area->viewport()->width();
            if (area->widget()->width() > room)
                cut << QStringLiteral("page %1: %2 of %3")
                           .arg(page)
                           .arg(area->widget()->width())
                           .arg(room);
        }
    }
    w.window.useLanguage("en");
    QVERIFY(panels > 4);
    QCOMPARE(cut.join(u' '), QString());
}

void TestLanguage::germanSaysEverything()
{
    QFile file(":/i18n/headroom_de.qm");
    QVERIFY(file.exists());
    QTranslator german;
    QVERIFY(german.load(":/i18n/headroom_de.qm"));
    // The translation source has no unfinished text.
    QFile source(QStringLiteral(HEADROOM_SOURCE "/translations/headroom_de.ts"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray ts = source.readAll();
    QVERIFY(ts.count("<message") > 250);
    QCOMPARE(ts.count("type=\"unfinished\""), 0);
    QCOMPARE(ts.count("type=\"vanished\""), 0);
}

HEADROOM_ROOM(TestLanguage)
#include "test_language.moc"
