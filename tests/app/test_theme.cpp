#include "app/mainwindow.h"
#include "app/settings.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

// Switching the theme leaves no color of the previous one: the window is the same pixel by pixel as
// one started in that theme.
namespace {

class TestTheme : public QObject {
    Q_OBJECT

    // A page once nothing changes any more.
    static QImage settled(app::MainWindow& window)
    {
        QImage before, now;
        const bool still = QTest::qWaitFor(
            [&] {
                QTest::qWait(60);
                before = std::exchange(now, window.grab().toImage());
                return window.document().isSettled() && before == now;
            },
            support::kPatience);
        return still ? now : QImage();
    }
    // All pages of a window started in one theme, shown, and switched to another.
    static QList<QImage> pages(const QString& first, const QString& then)
    {
        const QTemporaryDir folder;
        app::Settings().setTheme(first);
        views::prepare(*qApp, app::themeNamed(*qApp, first));
        app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                               {folder.filePath("recovery"), folder.filePath("catalog")}};
        window.begin({});
        views::apply(*qApp, app::themeNamed(*qApp, first)); // as at startup
        window.resize(1280, 800);
        window.show();
        const int count = static_cast<int>(app::MainWindow::pageRows().size());
        for (int page = 0; page < count; ++page) {
            window.showPage(page);
            QCoreApplication::processEvents();
            window.grab();
        }
        window.useTheme(then);
        QList<QImage> seen;
        for (int page = 0; page < count; ++page) {
            window.showPage(page);
            (void)settled(window);
            // A sentence keeps a font that was shrunk for a longer one until the window is resized.
            window.resize(1300, 800);
            QCoreApplication::processEvents();
            window.resize(1280, 800);
            seen << settled(window);
        }
        return seen;
    }

private Q_SLOTS:
    void cleanupTestCase()
    {
        app::Settings().setTheme(QStringLiteral("system"));
        views::apply(*qApp, views::Theme::day());
    }
    void noColourStays_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        QTest::newRow("light to dark") << "light"
                                       << "dark";
        QTest::newRow("dark to light") << "dark"
                                       << "light";
    }
    void noColourStays()
    {
        QFETCH(QString, first);
        QFETCH(QString, then);
        const QList<QImage> switched = pages(first, then), born = pages(then, then);
        QStringList stays;
        for (qsizetype page = 0; page < born.size(); ++page) {
            const QImage &a = switched[page], &b = born[page];
            QRect where;
            for (int y = 0; y < b.height(); ++y)
                for (int x = 0; x < b.width(); ++x)
                    if (!a.valid(x, y) || a.pixel(x, y) != b.pixel(x, y))
                        where |= QRect(x, y, 1, 1);
            if (b.isNull() || !where.isNull())
                stays << QStringLiteral("%1 at %2, %3, %4 × %5")
                             .arg(QLatin1String(
                                 app::MainWindow::pageRows()[static_cast<std::size_t>(page)].id))
                             .arg(where.x())
                             .arg(where.y())
                             .arg(where.width())
                             .arg(where.height());
        }
        QVERIFY2(stays.isEmpty(), qPrintable(stays.join(u'\n')));
    }
};

} // namespace

HEADROOM_ROOM(TestTheme)
#include "test_theme.moc"
