// What people come for, done as they do it: by Ctrl+K, the field that it opens, and buttons. Each
// counts its acts: one for what is looked for and found, one for what is typed, one for a press.
#include "app/finder.h"
#include "app/mainwindow.h"
#include "app/ratestatus.h"
#include "app/settings.h"
#include "model/catalogstore.h"
#include "model/engine/dials/dial.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/valuefield.h"
#include "views/money/currencydialog.h"
#include "views/theme.h"

#include <QAction>
#include <QButtonGroup>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

struct Window {
    QTemporaryDir folder;
    app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                           {folder.filePath("recovery"), folder.filePath("catalog")}};
    int acts = 0;

    Window()
    {
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.resize(1600, 1000);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
    }
    model::ProjectDocument& document() { return window.document(); }
    const engine::Plan& plan() { return document().plan(); }
    // Ctrl+K, the words, Enter.
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
    }
    views::KnobControl* control(const QString& path)
    {
        for (auto* one : window.findChildren<views::KnobControl*>())
            if (one->path() == path && one->isVisible())
                return one;
        return nullptr;
    }
    // Into the field of that input, which the window shows.
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
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    // 300 requests a second of an 8B model, on 16 L40S of one's own or on rented H100.
    void ownCardsAgainstRentedOnes()
    {
        Window w;
        w.find(QStringLiteral("serve 10,000 requests per second")); // the template, then one's own
        w.findAndType(QStringLiteral("requests per second"),
                      QStringLiteral("work.a.serve.requests"), QStringLiteral("300"));
        w.findAndType(QStringLiteral("input tokens"), QStringLiteral("work.a.serve.prompt"),
                      QStringLiteral("2000"));
        QVERIFY(w.plan().work.front().train.model.id == "llama-3.1-8b");
        ++w.acts;
        w.document().duplicateScenario(w.document().scenario()); // a press on “+”
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
        QVERIFY(w.plan().work.front().serve.requests == 300);
        const double own = w.figure("work.a.serve_fleet_rate");
        ++w.acts;
        w.document().showScenario(0);
        QVERIFY(w.settled());
        QCOMPARE(w.plan().cluster.gpu.id, std::string("h100-sxm"));
        QVERIFY(w.figure("work.a.serve_fleet_rate") >= 300);
        QVERIFY(own > 0);
        w.find(QStringLiteral("compare"));
        QCOMPARE(w.window.currentPage(), int(app::MainWindow::Compare));
        qInfo("%d acts", w.acts);
        QVERIFY(w.acts <= 14);
    }
    // Euro, Germany, 0.18 a kilowatt-hour, racks of 17 kW.
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
        qInfo("%d acts", w.acts);
        QVERIFY(w.acts <= 7);
    }
    // Everything taken back and done again; another size, language and theme: the plan stays. What
    // a crash leaves is in the rooms of recovery.
    void nothingIsLost()
    {
        const QTemporaryDir folder;
        QByteArray left;
        {
            app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                                   {folder.filePath("recovery"), folder.filePath("catalog")}};
            window.begin({});
            window.show();
            model::ProjectDocument& document = window.document();
            const QByteArray before = document.toBytes();
            for (const char* count : {"128", "64", "512"})
                QVERIFY(document.type(QStringLiteral("cluster.count"), QLatin1String(count)));
            QVERIFY(document.type(QStringLiteral("work.a.tokens"), QStringLiteral("3 T")));
            while (document.undoStack()->canUndo())
                document.undoStack()->undo();
            QCOMPARE(document.toBytes(), before);
            while (document.undoStack()->canRedo())
                document.undoStack()->redo();
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)})
                window.resize(size);
            window.useLanguage(QStringLiteral("de"));
            window.useTheme(QStringLiteral("dark"));
            QVERIFY(QTest::qWaitFor([&] { return document.isSettled(); }, support::kPatience));
            left = document.toBytes();
            QVERIFY(left != before);
            window.useLanguage(QStringLiteral("en"));
            window.useTheme(QStringLiteral("light"));
            QCOMPARE(document.toBytes(), left);
        }
        app::Settings().setTheme(QStringLiteral("system"));
    }
};

HEADROOM_ROOM(TestTasks)
#include "test_tasks.moc"
