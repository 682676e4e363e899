// The scenario tabs in use: clicked, renamed, dragged, undone.
#include "model/project/scenarioactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/housestyle.h"
#include "views/shell/scenariotabs.h"

#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

namespace {

struct Tabs {
    model::ProjectDocument d{engine::Context{*model::shippedCatalog(QStringLiteral("2026-11-21"))}};
    views::ScenarioTabs tabs{d};

    explicit Tabs(int count = 3)
    {
        views::apply(*qApp, views::Theme::day());
        for (int i = 1; i < count; ++i)
            model::duplicateScenario(d, d.scenario());
        for (int i = 0; i < count; ++i)
            model::renameScenario(d, static_cast<std::size_t>(i), QString(QChar(u'A' + i)));
        tabs.resize(900, 40);
        tabs.show();
        QTest::qWait(20);
    }
    QString reported() const
    {
        QStringList names;
        for (int i = 0; i < tabs.bar()->count(); ++i)
            names << (i == tabs.bar()->currentIndex() ? u'[' + tabs.bar()->tabText(i) + u']'
                                                      : tabs.bar()->tabText(i));
        return names.join(u' ');
    }
    QPoint middle(int tab) const { return tabs.bar()->tabRect(tab).center(); }
    void press(int tab) { QTest::mouseClick(tabs.bar(), Qt::LeftButton, {}, middle(tab)); }
    void drag(int tab, int byPixels)
    {
        const QPoint from = middle(tab);
        QTest::mousePress(tabs.bar(), Qt::LeftButton, {}, from);
        for (int i = 1; i <= 12; ++i)
            QTest::mouseMove(tabs.bar(), from + QPoint(byPixels * i / 12, 0));
        QTest::mouseRelease(tabs.bar(), Qt::LeftButton, {}, from + QPoint(byPixels, 0));
        QTest::qWait(400); // the tab's animation
    }
    QAction* action(QMenu& menu, const QString& text)
    {
        for (QAction* action : menu.actions())
            if (QString(action->text()).remove(u'&').contains(text))
                return action;
        return nullptr;
    }
};

} // namespace

class TestScenarioTabs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPressOpensOne();
    void thePlusMakesACopy();
    void aDoubleClickNamesOne();
    void escapeLeavesTheName();
    void aNameWithAnAmpersandIsShownWhole();
    void aDragIsOneStep();
    void theMenuDoesWhatItSays_data();
    void theMenuDoesWhatItSays();
    void deleteTakesOneAway();
    void thePinStandsAtTheBaseline();
    void twelveFit();
    void theKeyboardIsEnough();
};

void TestScenarioTabs::aPressOpensOne()
{
    Tabs t;
    QCOMPARE(t.reported(), QString("A B [C]"));
    t.press(0);
    QCOMPARE(t.d.scenario(), std::size_t(0));
    QCOMPARE(t.reported(), QString("[A] B C"));
}

void TestScenarioTabs::thePlusMakesACopy()
{
    Tabs t;
    t.press(0);
    QTest::mouseClick(t.tabs.addButton(), Qt::LeftButton);
    QCOMPARE(t.reported(), QString("A [A 2] B C"));
    t.d.undoStack()->undo();
    QCOMPARE(t.reported(), QString("[A] B C"));
}

void TestScenarioTabs::aDoubleClickNamesOne()
{
    Tabs t;
    QTest::mouseDClick(t.tabs.bar(), Qt::LeftButton, {}, t.middle(1));
    QVERIFY(t.tabs.editor()->isVisible());
    QTest::keyClicks(t.tabs.editor(), "Bought");
    QTest::keyClick(t.tabs.editor(), Qt::Key_Return);
    QVERIFY(!t.tabs.editor()->isVisible());
    QCOMPARE(QString::fromStdString(t.d.project().scenarios[1].name), QString("Bought"));
    t.d.undoStack()->undo();
    QCOMPARE(QString::fromStdString(t.d.project().scenarios[1].name), QString("B"));
}

void TestScenarioTabs::escapeLeavesTheName()
{
    Tabs t;
    const int steps = t.d.undoStack()->count();
    t.tabs.rename(0);
    QTest::keyClicks(t.tabs.editor(), "Other");
    QTest::keyClick(t.tabs.editor(), Qt::Key_Escape);
    QVERIFY(!t.tabs.editor()->isVisible());
    QCOMPARE(t.d.undoStack()->count(), steps);
    QCOMPARE(t.reported(), QString("A B [C]"));
}

void TestScenarioTabs::aNameWithAnAmpersandIsShownWhole()
{
    Tabs t;
    model::renameScenario(t.d, 0, "A & B");
    QCOMPARE(t.tabs.bar()->tabText(0), QString("A && B")); // no mnemonic
    t.tabs.rename(0);
    QCOMPARE(t.tabs.editor()->text(), QString("A & B"));
}

void TestScenarioTabs::aDragIsOneStep()
{
    Tabs t;
    const int steps = t.d.undoStack()->count();
    t.drag(0, t.middle(2).x() - t.middle(0).x() + 20);
    QCOMPARE(t.reported(), QString("B C [A]"));
    QCOMPARE(t.d.undoStack()->count(), steps + 1);
    t.d.undoStack()->undo();
    QCOMPARE(t.reported(), QString("[A] B C"));
    t.d.undoStack()->redo();
    QCOMPARE(t.reported(), QString("B C [A]"));
}

void TestScenarioTabs::theMenuDoesWhatItSays_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<bool>("may");
    QTest::addColumn<QString>("after");
    QTest::newRow("duplicate") << 0 << "Duplicate" << true << "A [A 2] B C";
    QTest::newRow("left") << 2 << "Move left" << true << "A [C] B";
    QTest::newRow("right") << 0 << "Move right" << true << "B A [C]";
    QTest::newRow("the first not to the left") << 0 << "Move left" << false << "A B [C]";
    QTest::newRow("the last not to the right") << 2 << "Move right" << false << "A B [C]";
    QTest::newRow("delete another") << 1 << "Delete" << true << "A [C]";
    QTest::newRow("delete the open one") << 2 << "Delete" << true << "A [B]";
}

void TestScenarioTabs::theMenuDoesWhatItSays()
{
    QFETCH(int, tab);
    QFETCH(QString, entry);
    QFETCH(bool, may);
    QFETCH(QString, after);
    Tabs t;
    QMenu menu;
    t.tabs.fillMenu(menu, tab);
    QAction* action = t.action(menu, entry);
    QVERIFY(action);
    QCOMPARE(action->isEnabled(), may);
    action->trigger();
    QCOMPARE(t.reported(), after);
}

void TestScenarioTabs::deleteTakesOneAway()
{
    Tabs t(2);
    t.tabs.bar()->setFocus();
    QTest::keyClick(t.tabs.bar(), Qt::Key_Delete);
    QCOMPARE(t.reported(), QString("[A]"));
    QTest::keyClick(t.tabs.bar(), Qt::Key_Delete); // the last one stays
    QCOMPARE(t.reported(), QString("[A]"));
    QMenu menu;
    t.tabs.fillMenu(menu, 0);
    QVERIFY(!t.action(menu, "Delete")->isEnabled());
    t.d.undoStack()->undo();
    QCOMPARE(t.reported(), QString("A [B]"));
}

void TestScenarioTabs::thePinStandsAtTheBaseline()
{
    Tabs t;
    QMenu menu;
    t.tabs.fillMenu(menu, 1);
    t.action(menu, "Pin as baseline")->trigger();
    QCOMPARE(t.d.project().baseline, std::optional<std::size_t>(1));
    QVERIFY(!t.tabs.bar()->tabIcon(1).isNull() && t.tabs.bar()->tabIcon(0).isNull());
    QVERIFY(t.tabs.bar()->accessibleTabName(1).contains("baseline"));
    QMenu again;
    t.tabs.fillMenu(again, 1);
    t.action(again, "Unpin baseline")->trigger();
    QVERIFY(!t.d.project().baseline);
    QVERIFY(t.tabs.bar()->tabIcon(1).isNull());
}

void TestScenarioTabs::twelveFit()
{
    Tabs t(12);
    QCOMPARE(t.tabs.bar()->count(), 12);
    QVERIFY(!t.tabs.addButton()->isEnabled());
    QVERIFY(t.tabs.minimumSizeHint().width() < 500); // it scrolls if there is no room
}

void TestScenarioTabs::theKeyboardIsEnough()
{
    Tabs t;
    QMenu menu; // as in the window
    t.tabs.fillMenu(menu);
    QStringList keys;
    for (const QAction* action : menu.actions())
        if (!action->shortcut().isEmpty())
            keys << action->shortcut().toString();
    QCOMPARE(keys, QStringList({"Ctrl+D", "F2", "Ctrl+B", "Ctrl+Shift+PgUp", "Ctrl+Shift+PgDown",
                                "Ctrl+PgUp", "Ctrl+PgDown"}));
    t.action(menu, "Next")->trigger();
    QCOMPARE(t.reported(), QString("[A] B C"));
    t.action(menu, "Previous")->trigger();
    QCOMPARE(t.reported(), QString("A B [C]"));
    t.action(menu, "Move left")->trigger();
    QCOMPARE(t.reported(), QString("A [C] B"));
    QTest::keyClick(t.tabs.bar(), Qt::Key_Left);
    QCOMPARE(t.reported(), QString("[A] C B"));
    t.action(menu, "Rename")->trigger();
    QVERIFY(t.tabs.editor()->isVisible());
}

HEADROOM_ROOM(TestScenarioTabs)
#include "test_scenariotabs.moc"
