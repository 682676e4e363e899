// F1: the guide and the glossary can be searched, and entries link to their subject.
#include "app/mainwindow.h"
#include "model/project/workactions.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/controls/knobcontrol.h"
#include "views/find/searchpopup.h"
#include "views/help/helpwindow.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace {

struct Window : support::ShownWindow {
    Window() : ShownWindow(std::nullopt) { window.showPage(app::MainWindow::Answer); }
};

} // namespace

class TestHelp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theKeyOpensTheGuide();
    void theGlossaryIsSearched_data();
    void theGlossaryIsSearched();
    void anEntryLeadsToItsInput();
    void everyEntrySaysSomething();
    void anEntryLeadsOnToRelatedOnes();
};

void TestHelp::theKeyOpensTheGuide()
{
    Window w;
    const auto actions = w.window.findChildren<QAction*>();
    const auto help = std::ranges::find(actions, QKeySequence(Qt::Key_F1),
                                        [](QAction* a) { return a->shortcut(); });
    QVERIFY(help != actions.end());
    (*help)->trigger();
    auto* shown = w.window.findChild<views::HelpWindow*>();
    QVERIFY(shown && shown->isVisible());
    QVERIFY(shown->shownText().startsWith(QStringLiteral("Start a plan")));
    QVERIFY(
        w.window.showHelp(QStringLiteral("keys"))->shownText().contains(QStringLiteral("Ctrl+K")));
}

void TestHelp::theGlossaryIsSearched_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::newRow("a term") << "goodput"
                            << "Goodput";
    QTest::newRow("a topic of the guide") << "crash"
                                          << "What happens after a crash";
    QTest::newRow("an abbreviation") << "ttft"
                                     << "TTFT limit";
}

void TestHelp::theGlossaryIsSearched()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    Window w;
    if (typed == u"ttft")
        model::addWork(w.window.document(), engine::WorkloadKind::Serve);
    auto* help = w.window.showHelp();
    QTest::keyClicks(help->search()->field(), typed);
    QVERIFY(!help->search()->rows().empty());
    QStringList titles;
    for (const auto& row : help->search()->rows())
        titles << row.title;
    QVERIFY2(titles.mid(0, 4).contains(first), qPrintable(titles.mid(0, 4).join(u'|')));
}

void TestHelp::anEntryLeadsToItsInput()
{
    Window w;
    auto* help = w.window.showHelp();
    QTest::keyClicks(help->search()->field(), QStringLiteral("detection time"));
    QTest::keyClick(help->search()->field(), Qt::Key_Return);
    QVERIFY(help->isVisible()); // it stays open next to the window
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Risk));
}

void TestHelp::everyEntrySaysSomething()
{
    Window w;
    auto* help = w.window.showHelp();
    QVERIFY(help->search()->rows().size() > 200);
    for (const auto& row : help->search()->rows()) {
        help->search()->select(row.id);
        QVERIFY2(help->shownText().section(u'\n', 1).size() > 10, qPrintable(row.title));
    }
}

void TestHelp::anEntryLeadsOnToRelatedOnes()
{
    Window w;
    auto* help = w.window.showHelp(QStringLiteral("why"));
    const QStringList related = help->related();
    QVERIFY(!related.isEmpty() && related.size() <= 6);
    QVERIFY(!related.contains(QStringLiteral("why")));
    for (const QString& id : related) {
        help->showEntry(id);
        QVERIFY2(help->shownText().size() > 10, qPrintable(id));
    }
}

HEADROOM_ROOM(TestHelp)
#include "test_help.moc"
