// How the window shows its pages: as a presentation, in separate windows, and as last time.
#include "app/banner.h"
#include "app/mainwindow.h"
#include "app/pagewindow.h"
#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "model/project/templates.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/controls/knobslider.h"
#include "views/controls/segmentbar.h"
#include "views/panels/answerpage.h"
#include "views/shell/presenter.h"
#include "views/stage/stageslider.h"
#include "views/start/templatepicker.h"
#include "views/training/trainingpage.h"

#include <QAbstractItemView>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoView>

namespace {

struct Window : support::ShownWindow {
    app::Asker::Answer unsaved = app::Asker::Answer::Discard;

    Window()
        : ShownWindow(app::Asker{[] { return QString(); },
                                 [](const QString&, const QString&) { return QString(); },
                                 [this] { return unsaved; }, [](const QString&) {}})
    {
        QTest::qWait(10);
    }
    void addScenario(const std::string& name)
    {
        engine::Project next = document().project();
        next.scenarios.push_back({name, next.scenarios.front().plan});
        document().take("Add", std::move(next));
    }
};

} // namespace

class TestShowing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
    }
    void init() { app::Settings().setTornPages({}), app::Settings().setPage(0); }
    void aTalkGoesPageByPage();
    void aTalkGoesScenarioByScenario();
    void theRoomSeesSlidesOnly();
    void aSliderIsDraggedOnStage();
    void whatTheRoomSeesFollowsThePlan();
    void aTornPageLivesAndComesBack();
    void theLastPageIsNotTornOff();
    void theLayoutIsRemembered();
    void uncertaintyIsRemembered();
    void historyGoesBackAndForth();
    void aTemplateIsOpened();
    void aTemplateAsksForChangedWorkFirst();

private:
    QTemporaryDir settings_;
};

void TestShowing::aTalkGoesPageByPage()
{
    Window w;
    w.window.showPage(app::MainWindow::Training);
    views::Presenter* talk = w.window.present();
    QVERIFY(QTest::qWaitForWindowActive(talk));
    QVERIFY(talk->footer().contains("Training"));
    QTest::keyClick(talk, Qt::Key_PageDown);
    QVERIFY2(talk->footer().contains("Money, 3 of"), qPrintable(talk->footer()));
    QTest::keyClick(talk, Qt::Key_PageUp);
    QTest::keyClick(talk, Qt::Key_PageUp);
    QVERIFY(talk->footer().contains("Summary, 1 of"));
    QTest::keyClick(talk, Qt::Key_PageUp); // already at the first slide
    QVERIFY(talk->footer().contains("Summary, 1 of"));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(talk, Qt::Key_PageDown);
    QVERIFY(talk->footer().contains("Sensitivity"));
    QPointer<views::Presenter> gone(talk);
    QTest::keyClick(talk, Qt::Key_Escape);
    QTRY_VERIFY(!gone);
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::WhatMatters)); // the last slide's page
}

void TestShowing::aTalkGoesScenarioByScenario()
{
    Window w;
    w.addScenario("Bought");
    views::Presenter* talk = w.window.present();
    QVERIFY(QTest::qWaitForWindowActive(talk));
    QVERIFY(talk->footer().contains("Base"));
    QTest::keyClick(talk, Qt::Key_PageUp); // several scenarios are compared first
    QVERIFY2(talk->footer().contains("Compare, 1 of"), qPrintable(talk->footer()));
    QTest::keyClick(talk, Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(talk->footer().contains("Bought"));
    QCOMPARE(w.document().project().current, std::size_t(1));
    QTest::keyClick(talk, Qt::Key_PageUp, Qt::ControlModifier);
    QVERIFY(talk->footer().contains("Base"));
    while (!talk->footer().contains("Sensitivity"))
        QTest::keyClick(talk, Qt::Key_PageDown);
    QTest::keyClick(talk, Qt::Key_PageDown); // after the last slide comes the next scenario
    QVERIFY(talk->footer().contains("Bought"));
    QVERIFY(talk->footer().contains("Compare, 1 of"));
    talk->close();
}

// Slides have no panels, tables or menus, and nothing grayed out.
void TestShowing::theRoomSeesSlidesOnly()
{
    Window w;
    w.addScenario("Bought");
    views::Presenter* talk = w.window.present();
    QVERIFY(QTest::qWaitForWindowActive(talk));
    talk->resize(1920, 1080);
    QTest::qWait(10);
    QVERIFY2(talk->enlargement() > 1.6, qPrintable(QString::number(talk->enlargement())));
    QTest::keyClick(talk, Qt::Key_PageUp);
    for (int i = 0; i < 7; ++i) {
        QVERIFY2(talk->shown()->findChildren<QFrame*>("side").isEmpty(),
                 qPrintable(talk->footer()));
        QVERIFY2(talk->shown()->findChildren<QAbstractItemView*>().isEmpty(),
                 qPrintable(talk->footer()));
        for (const auto* button : talk->shown()->findChildren<QAbstractButton*>())
            QVERIFY2(!button->isVisible(), qPrintable(talk->footer()));
        QTest::keyClick(talk, Qt::Key_PageDown);
    }
    QTest::keyClick(talk, Qt::Key_F11);
}

// Dragging the slider of a presentation changes the slide and the plan, as one undo step.
void TestShowing::aSliderIsDraggedOnStage()
{
    Window w;
    views::Presenter* talk = w.window.present();
    QVERIFY(QTest::qWaitForWindowActive(talk));
    talk->resize(1600, 1000);
    QTest::qWait(20);
    views::StageSlider* stage = talk->slider();
    QCOMPARE(stage->slider()->path(), QString("cluster.count"));
    const double before = w.document().plan().cluster.count;
    const QImage seen = talk->grab().toImage();
    auto* slider = stage->slider()->slider();
    const QPoint middle = slider->rect().center();
    const auto onScreen = [&](const QPoint& at) {
        return talk->mapFromScene(slider->mapTo(slider->window(), at));
    };
    QTest::mousePress(talk->viewport(), Qt::LeftButton, {}, onScreen(middle));
    for (int step = 1; step <= 5; ++step)
        QTest::mouseMove(talk->viewport(), onScreen(middle + QPoint(12 * step, 0)));
    QTest::mouseRelease(talk->viewport(), Qt::LeftButton, {}, onScreen(middle + QPoint(60, 0)));
    QVERIFY(w.document().plan().cluster.count != before);
    QTRY_VERIFY(w.document().isSettled());
    QTest::qWait(50);
    QVERIFY(talk->grab().toImage() != seen);
    w.document().undoStack()->undo();
    QCOMPARE(w.document().plan().cluster.count, before);
    stage->inputs()->button(1)->click();
    QCOMPARE(stage->slider()->path(), QString("work.a.tokens"));
    talk->close();
}

void TestShowing::whatTheRoomSeesFollowsThePlan()
{
    Window w;
    views::Presenter* talk = w.window.present();
    const QImage before = talk->grab().toImage();
    QVERIFY(model::type(w.document(), "work.a.tokens", "5 T"));
    QTRY_VERIFY(w.document().isSettled());
    QTest::qWait(50);
    QVERIFY(talk->grab().toImage() != before);
    talk->close();
}

void TestShowing::aTornPageLivesAndComesBack()
{
    Window w;
    w.window.showPage(app::MainWindow::Training);
    app::PageWindow* torn = w.window.tearOff(app::MainWindow::Training);
    QVERIFY(torn && torn->isVisible());
    QVERIFY(torn->windowTitle().contains("Training"));
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Answer));
    QCOMPARE(torn->page(), w.window.page<views::TrainingPage>());
    QVERIFY(w.window.page<views::TrainingPage>()->isVisible());
    QVERIFY(w.window.page<views::AnswerPage>()->isVisible()); // both at the same time
    const auto before = w.document().evaluation();
    QVERIFY(model::type(w.document(), "work.a.tokens", "5 T"));
    QTRY_VERIFY(w.document().isSettled() && w.document().evaluation() != before);
    torn->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(torn));
    QTest::keyClick(torn, Qt::Key_Z, Qt::ControlModifier); // undo works there as well
    QVERIFY(!w.document().undoStack()->canUndo());
    w.window.showPage(app::MainWindow::Training); // activates its window
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Answer));
    torn->close();
    w.window.showPage(app::MainWindow::Training);
    QCOMPARE(w.window.currentPage(), int(app::MainWindow::Training));
    QVERIFY(w.window.page<views::TrainingPage>()->isVisible());
    QCOMPARE(w.window.page<views::TrainingPage>()->window(), static_cast<QWidget*>(&w.window));
}

void TestShowing::theLastPageIsNotTornOff()
{
    Window w;
    for (int page = 0; page + 1 < static_cast<int>(app::MainWindow::kPages); ++page)
        QVERIFY(w.window.tearOff(page));
    const int last = static_cast<int>(app::MainWindow::kPages) - 1;
    QVERIFY(!w.window.tearOff(last));
    QVERIFY(!w.window.tearOff(0)); // it already is
    QCOMPARE(w.window.currentPage(), last);
}

void TestShowing::theLayoutIsRemembered()
{
    {
        Window w;
        w.window.resize(1400, 900);
        w.window.showPage(app::MainWindow::Money);
        w.window.tearOff(app::MainWindow::Site)->resize(777, 555);
        QVERIFY(w.window.close());
    }
    Window again;
    QCOMPARE(again.window.currentPage(), int(app::MainWindow::Money));
    QVERIFY(!again.window.tearOff(app::MainWindow::Site)); // it already has its own window
    QWidget* site = nullptr;
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (qobject_cast<app::PageWindow*>(widget) && widget->isVisible())
            site = widget;
    QVERIFY(site);
    QCOMPARE(site->size(), QSize(777, 555));
}

void TestShowing::uncertaintyIsRemembered()
{
    {
        Window w;
        QVERIFY(w.document().format().showsUncertainty());
        w.window.showUncertainty(false);
        QVERIFY(!w.document().format().showsUncertainty());
    }
    Window again;
    QVERIFY(!again.document().format().showsUncertainty());
    again.window.showUncertainty(true);
}

void TestShowing::historyGoesBackAndForth()
{
    Window w;
    const QByteArray first = w.document().toBytes();
    QVERIFY(model::type(w.document(), "work.a.tokens", "5 T"));
    QVERIFY(model::type(w.document(), "money.price", "9"));
    const QByteArray last = w.document().toBytes();
    auto* list = w.window.showHistory()->findChild<QUndoView*>();
    QVERIFY(list);
    QCOMPARE(list->model()->rowCount(), 3);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("State when opened"));
    list->setCurrentIndex(list->model()->index(0, 0));
    QCOMPARE(w.document().toBytes(), first);
    list->setCurrentIndex(list->model()->index(2, 0));
    QCOMPARE(w.document().toBytes(), last);
}

void TestShowing::aTemplateIsOpened()
{
    Window w;
    w.window.files().pickTemplate(&w.window);
    auto* picker = w.window.findChild<views::TemplatePicker*>();
    QVERIFY(picker);
    QCOMPARE(picker->list()->count(), static_cast<int>(model::shippedTemplates().size()));
    int row = 0;
    while (model::shippedTemplates()[static_cast<std::size_t>(row)].id != "production-64")
        ++row;
    picker->list()->setCurrentRow(row);
    QVERIFY2(picker->description().contains("SIVARO"), qPrintable(picker->description()));
    QTest::keyClick(picker->list(), Qt::Key_Return);
    QCOMPARE(w.document().plan().cluster.count, 64.0);
    QVERIFY(w.document().file().path().isEmpty());
    QVERIFY(!w.document().isModified());
    QVERIFY(w.window.banner()->text().contains("SIVARO"));
    QTRY_VERIFY(w.document().isSettled());
}

void TestShowing::aTemplateAsksForChangedWorkFirst()
{
    Window w;
    QVERIFY(model::type(w.document(), "work.a.tokens", "5 T"));
    w.unsaved = app::Asker::Answer::Cancel;
    w.window.files().startFrom("production-64");
    QCOMPARE(w.document().plan().cluster.count, 256.0);
    w.unsaved = app::Asker::Answer::Discard;
    w.window.files().startFrom("production-64");
    QCOMPARE(w.document().plan().cluster.count, 64.0);
}

HEADROOM_ROOM(TestShowing)
#include "test_showing.moc"
