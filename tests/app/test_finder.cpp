// Ctrl+K: finds anything by name, by keyboard alone, and shows it where it belongs.
#include "app/finder.h"
#include "app/mainwindow.h"
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/catalog/catalogpage.h"
#include "views/controls/knobcontrol.h"
#include "views/controls/whypopover.h"
#include "views/panels/inputspanel.h"
#include "views/panels/knobpanel.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QTest>

namespace {

using Kind = model::Findable::Kind;

// What was found lately is forgotten before the window reads it.
app::Asker afresh()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "Headroom", "headroom").remove("lately");
    return support::nobody();
}

struct Window : support::ShownWindow {
    Window() : ShownWindow(afresh())
    {
        window.showPage(app::MainWindow::Answer);
        (void)QTest::qWaitForWindowActive(&window);
    }
    // The shortcut, the text, Enter.
    views::SearchPopup* type(const QString& words)
    {
        const auto actions = window.findChildren<QAction*>();
        const auto find = std::ranges::find(actions, QKeySequence(Qt::CTRL | Qt::Key_K),
                                            [](QAction* a) { return a->shortcut(); });
        if (find != actions.end())
            (*find)->trigger();
        views::SearchPopup* popup = window.finder()->popup();
        if (popup)
            QTest::keyClicks(popup->field(), words);
        return popup;
    }
    void enter(const QString& words, Qt::KeyboardModifiers with = {})
    {
        views::SearchPopup* popup = type(words);
        QVERIFY(popup && popup->isVisible());
        QTest::keyClick(popup->field(), Qt::Key_Return, with);
        QVERIFY(!popup->isVisible());
        QTest::qWait(120);
    }
    QString focused() const
    {
        for (QWidget* w = window.focusWidget(); w; w = w->parentWidget())
            if (auto* control = qobject_cast<views::KnobControl*>(w))
                return control->path();
        return {};
    }
};

} // namespace

class TestFinder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anInputIsUnfoldedAndHasTheFocus();
    void everyInputOfThePlanCanBeReached_data();
    void everyInputOfThePlanCanBeReached();
    void aGpuIsTakenInOneStepOrShown();
    void aFigureOpensItsWhy();
    void aPageAndAnActionAreReached();
    void everyMenuEntryCanBeFound();
    void arrowsMoveAndEscapeCloses();
    void whatWasUsedLatelyIsOnTop();
};

void TestFinder::anInputIsUnfoldedAndHasTheFocus()
{
    Window w;
    w.enter(QStringLiteral("detection time"));
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Risk));
    QCOMPARE(w.focused(), QStringLiteral("risk.detect"));
    QVERIFY(w.document().undoStack()->count() == 0);
}

void TestFinder::everyInputOfThePlanCanBeReached_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a run") << -1;
    QTest::newRow("a fleet") << int(engine::WorkloadKind::Serve);
}

void TestFinder::everyInputOfThePlanCanBeReached()
{
    QFETCH(int, kind);
    Window w;
    if (kind >= 0) {
        model::addWork(w.document(), static_cast<engine::WorkloadKind>(kind));
        model::removeWork(w.document(), 0);
    }
    w.window.finder()->open()->hide();
    QStringList lost;
    const auto all = w.window.finder()->all();
    for (const model::Findable& found : all)
        if (found.kind == Kind::Input && !w.window.finder()->go(found))
            lost << found.id;
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u' ')));
}

void TestFinder::aGpuIsTakenInOneStepOrShown()
{
    Window w;
    w.enter(QStringLiteral("b200 gpu"));
    QCOMPARE(w.document().plan().cluster.gpu.id, std::string("b200-sxm"));
    QCOMPARE(w.document().undoStack()->count(), 1);
    QCOMPARE(w.focused(), QStringLiteral("cluster.gpu"));
    w.document().undoStack()->undo();
    QCOMPARE(w.document().plan().cluster.gpu.id, std::string("h100-sxm"));
    w.enter(QStringLiteral("b200 gpu"), Qt::ControlModifier);
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Catalog));
    QCOMPARE(w.window.page<views::CatalogPage>()->kind(), engine::CatalogKind::Accelerators);
    QCOMPARE(w.document().plan().cluster.gpu.id, std::string("h100-sxm"));
}

void TestFinder::aFigureOpensItsWhy()
{
    Window w;
    w.enter(QStringLiteral("goodput"));
    QStringList requested; // offscreen, popups close when the active window changes
    for (const auto* why : w.window.findChildren<views::WhyPopover*>())
        if (!why->dial().isEmpty())
            requested << why->dial();
    QCOMPARE(requested, QStringList{"work.a.goodput_reached"});
}

void TestFinder::aPageAndAnActionAreReached()
{
    Window w;
    w.enter(QStringLiteral("accuracy"));
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Accuracy));
    QVERIFY(model::turn(w.document(), QStringLiteral("cluster.count"), 512));
    w.enter(QStringLiteral("undo"));
    QCOMPARE(w.document().plan().cluster.count, 256);
}

void TestFinder::everyMenuEntryCanBeFound()
{
    Window w;
    w.window.finder()->open()->hide();
    QStringList missing;
    const auto& all = w.window.finder()->all();
    for (QAction* action : w.window.findChildren<QAction*>()) {
        const QString name = QString(action->text()).remove(u'&').remove(u'…');
        if (action->shortcut().isEmpty() || !action->isEnabled() || name.isEmpty())
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        if (std::ranges::find(all, keys, &model::Findable::aside) == all.end())
            missing << name;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

void TestFinder::arrowsMoveAndEscapeCloses()
{
    Window w;
    views::SearchPopup* popup = w.type(QStringLiteral("cost"));
    QVERIFY(popup->rows().size() > 3);
    const auto row = [&] { return popup->list()->currentIndex().row(); };
    QCOMPARE(row(), 0);
    QTest::keyClick(popup->field(), Qt::Key_Down);
    QCOMPARE(row(), 1);
    QTest::keyClick(popup->field(), Qt::Key_Up);
    QTest::keyClick(popup->field(), Qt::Key_Up); // wraps around
    QCOMPARE(row(), int(popup->rows().size()) - 1);
    QTest::keyClicks(popup->field(), QStringLiteral(" qqqqq"));
    QVERIFY(popup->rows().empty());
    QTest::keyClick(popup->field(), Qt::Key_Return); // nothing to accept
    QVERIFY(popup->isVisible());
    QTest::keyClick(popup->field(), Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QCOMPARE(w.document().undoStack()->count(), 0);
}

void TestFinder::whatWasUsedLatelyIsOnTop()
{
    Window w;
    w.enter(QStringLiteral("detection time"));
    w.enter(QStringLiteral("accuracy"));
    const views::SearchPopup* popup = w.type({});
    QVERIFY(popup->rows().size() > 2);
    QVERIFY(!popup->rows()[0].head.isEmpty());
    QCOMPARE(popup->rows()[0].id, QStringLiteral("4:10"));
    QCOMPARE(popup->rows()[1].id, QStringLiteral("0:risk.detect"));
}

HEADROOM_ROOM(TestFinder)
#include "test_finder.moc"
