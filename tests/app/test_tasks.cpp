// Typical tasks, done like a user with Ctrl+K, the field it opens, and buttons. Each counts its
// actions: one per search, one per typed value, one per click.
#include "app/banner.h"
#include "app/finder.h"
#include "app/mainwindow.h"
#include "app/ratestatus.h"
#include "app/settings.h"
#include "model/engine/dials/dial.h"
#include "model/project/scenarioactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/valuefield.h"
#include "views/housestyle.h"
#include "views/import/pricepicker.h"
#include "views/money/currencydialog.h"
#include "views/theme.h"

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

const QString kData = QStringLiteral(HEADROOM_TEST_DATA "/");

struct Window {
    QTemporaryDir folder;
    app::MainWindow window;
    int acts = 0;
    QElapsedTimer clock; // the program's share, without reading and aiming

    explicit Window(const QString& recovery = {})
        : window({*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                 {recovery.isEmpty() ? folder.filePath("recovery") : recovery,
                  folder.filePath("catalog")})
    {
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.resize(1600, 1000);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        clock.start();
    }
    // Within that many actions.
    void done(int most)
    {
        qInfo("%d acts, %.1f s", acts, static_cast<double>(clock.elapsed()) / 1e3);
        QVERIFY(acts <= most);
    }
    void click(QAbstractButton* button)
    {
        ++acts;
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with)
    {
        ++acts;
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &window, key, with);
    }
    // Drops a file on the window and waits for the button of the import dialog.
    void drop(const QString& path)
    {
        ++acts;
        window.imports().bring({path});
        QVERIFY(QTest::qWaitFor([this] {
            return window.imports().dialog() && window.imports().dialog()->use()->isVisible();
        }));
    }
    model::ProjectDocument& document() { return window.document(); }
    const engine::Plan& plan() { return document().plan(); }
    // Ctrl+K, the text, Enter.
    void find(const QString& words)
    {
        ++acts;
        const auto actions = window.findChildren<QAction*>();
        const auto finds = std::ranges::find(actions, QKeySequence(Qt::CTRL | Qt::Key_K),
                                             [](QAction* a) { return a->shortcut(); });
        QVERIFY(finds != actions.end());
        (*finds)->trigger();
        views::SearchPopup* popup = window.finder()->popup();
        QVERIFY(popup && popup->isVisible());
        QTest::keyClicks(popup->field(), words);
        QTest::keyClick(popup->field(), Qt::Key_Return);
        QTest::qWait(120);
        QApplication::setActiveWindow(&window); // as a window manager does after a popup closes
    }
    views::KnobControl* control(const QString& path)
    {
        for (auto* one : window.findChildren<views::KnobControl*>())
            if (one->path() == path && one->isVisible())
                return one;
        return nullptr;
    }
    // Types into the field of that input, which is visible.
    void type(const QString& path, const QString& text)
    {
        ++acts;
        views::KnobControl* one = control(path);
        QVERIFY2(one, qPrintable(path));
        auto* field = one->findChild<QLineEdit*>();
        QVERIFY2(field, qPrintable(path));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void press(const QString& path, const QString& words)
    {
        ++acts;
        views::KnobControl* one = control(path);
        QVERIFY2(one, qPrintable(path));
        for (auto* button : one->findChildren<QAbstractButton*>())
            if (button->text() == words)
                return button->click();
        QFAIL(qPrintable(path + u' ' + words));
    }
    void findAndType(const QString& words, const QString& path, const QString& text)
    {
        find(words);
        type(path, text);
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return document().isSettled(); }, support::kPatience);
    }
    double figure(const char* path)
    {
        const auto e = document().evaluation();
        return engine::read(*e->plan, e->assessment, engine::findDial(*e->plan, path));
    }
};

} // namespace

class TestTasks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // 300 requests per second of an 8B model, on 16 L40S of one's own or on rented H100.
    void ownCardsAgainstRentedOnes()
    {
        Window w;
        w.find(QStringLiteral("serve 10,000 requests per second")); // the template, then edits
        w.findAndType(QStringLiteral("requests per second"),
                      QStringLiteral("work.a.serve.requests"), QStringLiteral("300"));
        w.findAndType(QStringLiteral("input tokens"), QStringLiteral("work.a.serve.prompt"),
                      QStringLiteral("2000"));
        QVERIFY(w.plan().work.front().train.model.id == "llama-3.1-8b");
        ++w.acts;
        model::duplicateScenario(w.document(), w.document().scenario()); // like a click on “+”
        w.find(QStringLiteral("L40S gpu"));
        w.find(QStringLiteral("cluster size"));
        w.press(QStringLiteral("cluster.count_rule"), QStringLiteral("Fixed"));
        w.type(QStringLiteral("cluster.count"), QStringLiteral("16"));
        w.find(QStringLiteral("rent or buy"));
        w.press(QStringLiteral("money.tenure"), QStringLiteral("Buy"));
        QVERIFY(w.settled());
        QCOMPARE(w.plan().cluster.gpu.id, std::string("l40s"));
        QCOMPARE(w.plan().cluster.count, 16);
        QVERIFY(w.plan().money.tenure == engine::Tenure::Buy);
        QVERIFY(w.plan().work.front().serve.requests.base() == 300);
        const double own = w.figure("work.a.serve_fleet_rate");
        ++w.acts;
        w.document().showScenario(0);
        QVERIFY(w.settled());
        QCOMPARE(w.plan().cluster.gpu.id, std::string("h100-sxm"));
        QVERIFY(w.figure("work.a.serve_fleet_rate") >= 300);
        QVERIFY(own > 0);
        w.find(QStringLiteral("compare"));
        QCOMPARE(w.window.currentPage(), int(app::MainWindow::Compare));
        w.done(14);
    }
    // Euros, Germany, 0.18 per kWh, racks of 17 kW.
    void ownPowerInEuro()
    {
        Window w;
        ++w.acts;
        QTest::mouseClick(w.window.rateStatus(), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return w.window.rateStatus()->dialog() != nullptr; }));
        ++w.acts;
        QTest::keyClicks(w.window.rateStatus()->dialog()->code(), "EUR");
        QTest::keyClick(w.window.rateStatus()->dialog()->code(), Qt::Key_Return);
        QTRY_VERIFY(!w.window.rateStatus()->dialog());
        w.find(QStringLiteral("Germany"));
        w.findAndType(QStringLiteral("electricity price"), QStringLiteral("site.electricity"),
                      QStringLiteral("0.18"));
        w.findAndType(QStringLiteral("rack power limit"), QStringLiteral("site.rack_power"),
                      QStringLiteral("17"));
        QVERIFY(w.settled());
        QVERIFY(QString::fromStdString(w.plan().site.regionName).contains("Germany"));
        const double perDollar = w.document().project().currency.perDollar;
        QCOMPARE(w.plan().site.rack.power.base(), 17e3);
        QVERIFY(std::abs((w.plan().site.electricity * engine::Joules(3.6e6)).base() * perDollar -
                         0.18) < 1e-9);
        QVERIFY(w.figure("site.rack_nodes") >= 1);
        QCOMPARE(w.document().project().currency.code, std::string("EUR"));
        QVERIFY(perDollar < 1);
        w.done(7);
    }
    // Measured on 512 H100: 21 seconds per step.
    void aRunOfOnesOwn()
    {
        Window w;
        w.findAndType(QStringLiteral("gpus"), QStringLiteral("cluster.count"),
                      QStringLiteral("512"));
        QVERIFY(w.settled());
        const double before = w.figure("work.a.step");
        w.find(QStringLiteral("add measured run"));
        auto* form = w.window.imports().runForm();
        QVERIFY(form);
        QCOMPARE(form->field("gpus")->text().toDouble(), 512.0); // preset from the plan
        w.acts += 2;
        form->box("format")->setCurrentIndex(form->box("format")->findData("bf16"));
        QTest::keyClicks(form->field("step"), "21 s");
        QVERIFY2(QTest::qWaitFor([&] { return form->calibrate()->isEnabled(); }),
                 qPrintable(form->calibrate()->toolTip() + form->reading() + form->problem()));
        ++w.acts;
        form->calibrate()->setChecked(true);
        w.click(form->keep());
        QVERIFY(w.settled());
        const double after = w.figure("work.a.step");
        QCOMPARE(w.document().project().runs.size(), std::size_t{1});
        QVERIFY2(std::abs(after - 21) < 0.1 * 21 && before < 10,
                 qPrintable(QString::number(after)));
        w.done(7);
    }
    // A model from its published config, and a price from a cloud's list.
    void aModelAndAPrice()
    {
        Window w;
        w.drop(kData + "hf/mixtral.json");
        w.click(w.window.imports().dialog()->use());
        QTRY_VERIFY(!w.window.imports().dialog());
        w.drop(kData + "prices/aws.csv");
        auto* picker = w.window.imports().dialog()->picker();
        QVERIFY(picker && picker->chosen());
        const double price = picker->chosen()->onDemandGpu.base();
        w.click(w.window.imports().dialog()->use());
        QVERIFY(w.settled());
        QVERIFY(w.plan().work.front().train.model.id.starts_with("import:"));
        QCOMPARE(w.plan().cluster.gpu.id, std::string("h100-sxm"));
        QCOMPARE(w.plan().money.price.base(), price);
        w.done(4);
    }
    // Undoing and redoing everything; another size, language and theme; a crash half a second after
    // the last key, and the window after it: the plan survives.
    void nothingIsLost()
    {
        Window w;
        const QByteArray before = w.document().inputBytes();
        for (const char* count : {"128", "64", "512"})
            w.findAndType(QStringLiteral("gpus"), QStringLiteral("cluster.count"),
                          QLatin1String(count));
        w.findAndType(QStringLiteral("training tokens"), QStringLiteral("work.a.tokens"),
                      QStringLiteral("3 T"));
        while (w.acts < 20 && w.document().undoStack()->canUndo())
            w.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(w.document().inputBytes(), before);
        while (w.acts < 20 && w.document().undoStack()->canRedo())
            w.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        w.acts += 4;
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)})
            w.window.resize(size);
        w.window.useLanguage(QStringLiteral("de"));
        w.window.useTheme(QStringLiteral("dark"));
        w.type(QStringLiteral("cluster.count"), QStringLiteral("384"));
        QTest::qWait(500);
        const QTemporaryDir left; // as after a kill: the copy, and a stale lock
        const QDir folder(w.folder.filePath("recovery"));
        const QStringList copies = folder.entryList({QStringLiteral("*.headroom")}, QDir::Files);
        QCOMPARE(copies.size(), 1);
        QVERIFY(QFile::copy(folder.filePath(copies.front()), left.filePath("left.headroom")));
        QVERIFY(w.settled());
        const QByteArray last = w.document().inputBytes();
        QCOMPARE(w.plan().cluster.count, 384);
        w.window.useLanguage(QStringLiteral("en"));
        w.window.useTheme(QStringLiteral("light"));
        QVERIFY(w.settled());
        QCOMPARE(w.document().inputBytes(), last);

        Window next(left.path());
        next.acts = w.acts;
        QVERIFY2(next.window.banner()->text().contains("did not shut down properly"),
                 qPrintable(next.window.banner()->text()));
        for (auto* button : next.window.banner()->findChildren<QAbstractButton*>())
            if (button->text().remove(u'&') == u"Recover") {
                next.click(button);
                break;
            }
        QVERIFY(next.settled());
        QCOMPARE(next.document().inputBytes(), last);
        next.done(22);
        app::Settings().setTheme(QStringLiteral("system"));
    }
};

HEADROOM_ROOM(TestTasks)
#include "test_tasks.moc"
