#include "app/mainwindow.h"
#include "app/settings.h"
#include "model/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/theme.h"

#include <QImage>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

// Another theme leaves no colour of the one before: a window that was switched looks as one that
// was born so, pixel by pixel.
namespace {

class TestTheme : public QObject {
    Q_OBJECT

    // A page as it looks when nothing moves any more.
    static QImage settled(app::MainWindow& window)
    {
        QImage before, now;
        const bool still = QTest::qWaitFor(
            [&] {
                QTest::qWait(150);
                before = std::exchange(now, window.grab().toImage());
                return window.document().isSettled() && before == now;
            },
            support::kPatience);
        return still ? now : QImage();
    }
    // The page in a window of its own, which begins in one theme and goes on in another.
    static QImage page(int which, const QString& first, const QString& then)
    {
        const QTemporaryDir folder;
        app::Settings().setTheme(first);
        views::prepare(*qApp, app::themeNamed(*qApp, first));
        app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                               {folder.filePath("recovery"), folder.filePath("catalog")}};
        window.begin({});
        views::apply(*qApp, app::themeNamed(*qApp, first)); // as the program begins
        window.resize(1280, 800);
        window.show();
        window.showPage(which);
        if (settled(window).isNull())
            return {};
        window.useTheme(then);
        return settled(window);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanupTestCase()
    {
        app::Settings().setTheme(QStringLiteral("system"));
        views::apply(*qApp, views::Theme::day());
    }
    void noColourStays_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        for (int which = 0; const app::PageRow& row : app::MainWindow::pageRows()) {
            QTest::addRow("%s, light to dark", row.icon) << which << "light" << "dark";
            QTest::addRow("%s, dark to light", row.icon) << which << "dark" << "light";
            ++which;
        }
    }
    void noColourStays()
    {
        QFETCH(int, which);
        QFETCH(QString, first);
        QFETCH(QString, then);
        const QImage switched = page(which, first, then), born = page(which, then, then);
        QVERIFY(!switched.isNull() && switched.size() == born.size());
        int differ = 0;
        QRect where;
        for (int y = 0; y < born.height(); ++y)
            for (int x = 0; x < born.width(); ++x)
                if (switched.pixel(x, y) != born.pixel(x, y)) {
                    ++differ;
                    where |= QRect(x, y, 1, 1);
                }
        if (differ > 0) {
            switched.save(QStringLiteral("/tmp/s/%1-switched.png").arg(QTest::currentDataTag()));
            born.save(QStringLiteral("/tmp/s/%1-born.png").arg(QTest::currentDataTag()));
        }
        QVERIFY2(differ == 0, qPrintable(QStringLiteral("%1 pixels in %2, %3, %4 × %5")
                                             .arg(differ)
                                             .arg(where.x())
                                             .arg(where.y())
                                             .arg(where.width())
                                             .arg(where.height())));
    }
};

} // namespace

HEADROOM_ROOM(TestTheme)
#include "test_theme.moc"
