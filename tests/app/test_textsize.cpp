#include "app/banner.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/textsize.h"
#include "model/project/inputactions.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QUndoStack>
#include <qcustomplot.h>

#include <algorithm>

// Changing the text size of the window.
namespace {

constexpr const char* kFactor = "QT_SCALE_FACTOR";

// A menu action by its text.
QAction* choice(const app::MainWindow& window, const QString& text)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text().remove(u'&') == text)
            return action;
    return nullptr;
}

// In percent; the window system reports its scale factor with fewer digits.
int drawnAt(const app::MainWindow& window)
{
    return qRound(100 * window.devicePixelRatioF());
}

// Whether each visible plot has the right resolution.
bool sharp(const app::MainWindow& window)
{
    return std::ranges::all_of(window.findChildren<QCustomPlot*>(), [&](QCustomPlot* plot) {
        return !plot->isVisible() || plot->bufferDevicePixelRatio() == window.devicePixelRatioF();
    });
}

class TestTextSize : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        app::Settings().setTextSize(100);
        qunsetenv(kFactor);
    }
    void stepsEndAtTheEnds()
    {
        QCOMPARE(app::textSizeAfter(100, 1), 110);
        QCOMPARE(app::textSizeAfter(100, -1), 90);
        QCOMPARE(app::textSizeAfter(app::textSizes().back(), 1), app::textSizes().back());
        QCOMPARE(app::textSizeAfter(app::textSizes().front(), -1), app::textSizes().front());
    }
    void aWindowKeepsItsRoom_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("now");
        QTest::addColumn<bool>("fits");
        QTest::newRow("smaller always does") << 90 << 100 << true;
        QTest::newRow("a little larger") << 125 << 100 << true;
        QTest::newRow("too large for 1920 × 1080") << 175 << 100 << false;
        QTest::newRow("of a screen that is seen through 150 %") << 150 << 150 << true;
    }
    void aWindowKeepsItsRoom()
    {
        QFETCH(int, percent);
        QFETCH(int, now);
        QFETCH(bool, fits);
        QCOMPARE(app::textSizeFits(percent, now, QSize(1200, 700), QSize(1920, 1080)), fits);
    }
    // Qt reads the factor at startup; child processes do not inherit it.
    void theFactorIsThereForTheStartAlone_data()
    {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<double>("factor");
        QTest::newRow("nothing set") << QByteArray() << 1.25;
        QTest::newRow("with a factor of your own") << QByteArray("2") << 2.5;
        QTest::newRow("with nonsense") << QByteArray("large") << 1.25;
    }
    void theFactorIsThereForTheStartAlone()
    {
        QFETCH(QByteArray, own);
        QFETCH(double, factor);
        if (!own.isEmpty())
            qputenv(kFactor, own);
        const app::TextSize size(125);
        QCOMPARE(qgetenv(kFactor).toDouble(), factor);
        size.done();
        QCOMPARE(qgetenv(kFactor), own);
        QCOMPARE(qEnvironmentVariableIsSet(kFactor), !own.isEmpty());
    }
    void theUsualSizeChangesNothing()
    {
        const app::TextSize size(100);
        QVERIFY(!qEnvironmentVariableIsSet(kFactor));
    }
    void whatNoOneOffersIsTheUsualSize()
    {
        for (const QVariant& stored : {QVariant(117), QVariant("huge"), QVariant(-5)}) {
            QSettings(QSettings::IniFormat, QSettings::UserScope, "Headroom", "headroom")
                .setValue("text_size", stored);
            QCOMPARE(app::Settings().textSize(), 100);
        }
    }
    // Everything larger or smaller in the same window, keeping undo history and visible page.
    void aChoiceIsDrawnAtOnce()
    {
        const QTemporaryDir folder;
        app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                               {folder.filePath("recovery"), folder.filePath("catalog")}};
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.resize(1600, 1000);
        window.show();
        QVERIFY(model::turn(window.document(), "cluster.count", 512));
        window.showPage(app::MainWindow::Risk);
        const auto steps = window.document().undoStack()->count();
        for (int percent : {125, 75, 100}) {
            window.useTextSize(percent);
            QCOMPARE(app::Settings().textSize(), percent);
            QVERIFY(window.isVisible());
            QCOMPARE(drawnAt(window), percent);
            QVERIFY(QTest::qWaitFor([&] { return sharp(window); }, support::kPatience));
            QAction* chosen = choice(window, QStringLiteral("%1\u00a0%").arg(percent));
            QVERIFY(chosen && chosen->isChecked());
        }
        QCOMPARE(window.document().undoStack()->count(), steps);
        QCOMPARE(window.currentPage(), static_cast<int>(app::MainWindow::Risk));
    }
    void theKeysAreOfTheMenu()
    {
        const QTemporaryDir folder;
        app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                               {folder.filePath("recovery"), folder.filePath("catalog")}};
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.show();
        QAction* smaller = choice(window, QStringLiteral("Smaller"));
        QVERIFY(smaller && smaller->isEnabled());
        QVERIFY(smaller->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Minus)));
        for (const int percent : {90, 75}) { // the second key is of the rebuilt menu
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
            QTRY_COMPARE(drawnAt(window), percent);
        }
        window.useTextSize(100);
    }
};

} // namespace

HEADROOM_ROOM(TestTextSize)
#include "test_textsize.moc"
