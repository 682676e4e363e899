// The first start asks three questions, offers templates and files, and asks only once.
#include "app/mainwindow.h"
#include "app/settings.h"
#include "model/project/inputactions.h"
#include "model/project/projectactions.h"
#include "model/sentences/workname.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"
#include "views/options/optionspage.h"
#include "views/options/supplycard.h"
#include "views/start/welcome.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

namespace {

void forget()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Headroom"),
              QStringLiteral("headroom"))
        .remove(QStringLiteral("welcomed"));
}

struct Window : support::ShownWindow {
    explicit Window(const QStringList& paths = {}) : ShownWindow(std::nullopt, paths) {}
    views::Welcome* shown()
    {
        auto* dialog = window.findChild<views::Welcome*>();
        return dialog && dialog->isVisible() ? dialog : nullptr;
    }
    const engine::Plan& plan() { return window.document().plan(); }
};

void type(QLineEdit* field, const QString& text)
{
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, text);
}

} // namespace

class TestWelcome : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { forget(); }
    void cleanup() { app::Settings().setWelcomed(); }
    void itAsksOnce();
    void itStaysAwayWhereAFileIsGiven();
    void threeAnswersMakeThePlan_data();
    void threeAnswersMakeThePlan();
    void anEmptyLimitIsNone();
    void whatIsNoNumberIsStatedWhereItStands();
    void aTemplateStartsFromIt();
    void aFileCanBeDropped();
    void theTitleFollowsThePlanUntilItIsTyped();
    void twoMillionAndThreeMonthsForA13B();
};

void TestWelcome::itAsksOnce()
{
    {
        Window w;
        w.window.welcome({});
        QVERIFY(w.shown());
        const auto before = w.window.document().project().scenarios.front().plan;
        w.shown()->skipper()->click();
        QVERIFY(!w.shown());
        QVERIFY(w.window.document().project().scenarios.front().plan == before);
    }
    Window again;
    again.window.welcome({});
    QVERIFY(!again.shown());
    const auto actions = again.window.findChildren<QAction*>();
    const auto help = std::ranges::find(actions, QStringLiteral("&Welcome…"), &QAction::text);
    QVERIFY(help != actions.end());
    (*help)->trigger();
    QVERIFY(again.shown());
}

void TestWelcome::itStaysAwayWhereAFileIsGiven()
{
    Window w;
    w.window.welcome({QStringLiteral("plan.headroom")});
    QVERIFY(!w.shown());
}

void TestWelcome::threeAnswersMakeThePlan_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("value");
    QTest::newRow("training") << "train"
                              << "work.a.tokens"
                              << "300 B" << 300e9;
    QTest::newRow("fine-tuning") << "tune"
                                 << "work.a.tune.examples"
                                 << "20,000" << 20e3;
    QTest::newRow("a sweep") << "sweep"
                             << "work.a.sweep.trials"
                             << "40" << 40.0;
    QTest::newRow("serving") << "serve"
                             << "work.a.serve.requests"
                             << "12" << 12.0;
    QTest::newRow("a batch job") << "batch"
                                 << "work.a.job.units"
                                 << "5 M" << 5e6;
    QTest::newRow("reinforcement learning") << "rl"
                                            << "work.a.rl.steps"
                                            << "400" << 400.0;
}

void TestWelcome::threeAnswersMakeThePlan()
{
    QFETCH(QString, kind);
    QFETCH(QString, path);
    QFETCH(QString, typed);
    QFETCH(double, value);
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    QVERIFY(asks);
    asks->kind()->setCurrentIndex(asks->kind()->findData(kind));
    type(asks->field(path), typed);
    type(asks->field(QStringLiteral("money.budget")), QStringLiteral("2 M"));
    QTest::mouseClick(asks->starter(), Qt::LeftButton);
    QVERIFY2(!w.shown(), qPrintable(asks ? asks->problem() : QString()));
    const auto knob = engine::findNumber(w.plan(), path.toStdString());
    QVERIFY(knob);
    QCOMPARE(engine::read(w.plan(), knob) / engine::info(knob.row->unit).size, value);
    QCOMPARE(w.plan().money.budget.base(), 2e6);
    const auto choice = engine::findChoice(w.plan(), "work.a.kind");
    QCOMPARE(QString::fromStdString(choice.row->get(w.plan(), w.plan().work.front())), kind);
    QVERIFY(w.plan().cluster.countRule == engine::CountRule::Smallest);
}

void TestWelcome::anEmptyLimitIsNone()
{
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    type(asks->field(QStringLiteral("money.budget")), QStringLiteral("2 M"));
    asks->field(QStringLiteral("money.budget"))->clear();
    QTest::mouseClick(asks->starter(), Qt::LeftButton);
    QVERIFY(std::isnan(w.plan().money.budget.base()));
}

void TestWelcome::whatIsNoNumberIsStatedWhereItStands()
{
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    QLineEdit* tokens = asks->field(QStringLiteral("work.a.tokens"));
    type(tokens, QStringLiteral("many"));
    QTest::mouseClick(asks->starter(), Qt::LeftButton);
    QVERIFY(w.shown());
    QVERIFY2(asks->problem().contains(QStringLiteral("many")), qPrintable(asks->problem()));
    QVERIFY(tokens->property("wrong").toBool());
    type(tokens, QStringLiteral("1 T"));
    QTest::mouseClick(asks->starter(), Qt::LeftButton);
    QVERIFY(!w.shown());
}

void TestWelcome::aTemplateStartsFromIt()
{
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    for (int row = 0; row < asks->templates()->count(); ++row)
        if (asks->templates()->item(row)->data(Qt::UserRole) == QStringLiteral("grpo-8b"))
            asks->templates()->setCurrentRow(row);
    QTest::mouseClick(asks->templateOpener(), Qt::LeftButton);
    QVERIFY(!w.shown());
    QVERIFY(w.plan().work.front().reinforces());
}

void TestWelcome::aFileCanBeDropped()
{
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    QSignalSpy dropped(asks, &views::Welcome::filesDropped);
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(w.folder.filePath("prices.csv"))});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(asks, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(asks, &drop);
    QCOMPARE(dropped.size(), 1);
    QVERIFY(!w.shown());
}

void TestWelcome::theTitleFollowsThePlanUntilItIsTyped()
{
    Window w;
    auto& document = w.window.document();
    QVERIFY(w.window.windowTitle().startsWith(QStringLiteral("Training Llama 3.1 70B")));
    QVERIFY(
        model::choose(document, QStringLiteral("work.a.model"), QStringLiteral("llama-3.1-8b")));
    QVERIFY2(w.window.windowTitle().startsWith(QStringLiteral("Training Llama 3.1 8B")),
             qPrintable(w.window.windowTitle()));
    model::setTitle(document, QStringLiteral("Board paper"));
    QVERIFY(
        model::choose(document, QStringLiteral("work.a.model"), QStringLiteral("llama-3.1-70b")));
    QVERIFY(w.window.windowTitle().startsWith(QStringLiteral("Board paper")));
    model::setTitle(document, {});
    QCOMPARE(model::projectTitle(document.project()), QStringLiteral("Training Llama 3.1 70B"));
}

// From the first start to the options within both limits in seven actions, with each option's cost
// and date visible.
void TestWelcome::twoMillionAndThreeMonthsForA13B()
{
    Window w;
    w.window.welcome({});
    views::Welcome* asks = w.shown();
    int acts = 0;
    const auto act = [&](auto&& what) {
        what();
        ++acts;
    };
    act([&] { asks->model()->showPopup(); });
    act([&] {
        asks->model()->hidePopup();
        asks->model()->setCurrentIndex(asks->model()->findText(QStringLiteral("Llama 2 13B")));
    });
    act([&] { type(asks->field(QStringLiteral("work.a.tokens")), QStringLiteral("2 T")); });
    act([&] { type(asks->field(QStringLiteral("work.a.deadline")), QStringLiteral("90 d")); });
    act([&] { type(asks->field(QStringLiteral("money.budget")), QStringLiteral("2 M")); });
    act([&] { QTest::mouseClick(asks->starter(), Qt::LeftButton); });
    act([&] { w.window.showPage(app::MainWindow::Options); });
    auto* page = w.window.page<views::OptionsPage>();
    QVERIFY(page->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(page->options()->table().rowCount() > 0, 20000);
    QCOMPARE(w.plan().work.front().train.model.id, std::string("llama-2-13b"));
    QCOMPARE(w.plan().work.front().train.tokens.base(), 2e12);
    QCOMPARE(w.plan().money.budget.base(), 2e6);
    QCOMPARE(w.plan().work.front().train.deadline.base(), 90 * 86400.0);
    QCOMPARE(acts, 7);
}

HEADROOM_ROOM(TestWelcome)
#include "test_welcome.moc"
