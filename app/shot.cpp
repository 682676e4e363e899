// Renders every page, light and dark, large and small, into PNG files: to be looked at.
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "views/theme.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>

#include <cstdio>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir private_; // nobody's own settings
    qputenv("XDG_CONFIG_HOME", private_.path().toLocal8Bit());
    QApplication application(argc, argv);
    const QStringList words = application.arguments();
    const qsizetype at = words.indexOf(QStringLiteral("--out"));
    const QString folder = at < 0 ? QStringLiteral("build/shots") : words.value(at + 1);
    const qsizetype lang = words.indexOf(QStringLiteral("--language"));
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "headroom_shot: %s cannot be made.\n", qUtf8Printable(folder));
        return app::NotWritten;
    }
    for (const bool dark : {false, true}) {
        views::apply(application, dark ? views::Theme::night() : views::Theme::day());
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)}) {
            app::MainWindow window(app::contextNow(), private_.filePath(QStringLiteral("r")));
            window.useLanguage(words.value(lang + 1, QStringLiteral("en")).size() == 2 && lang >= 0
                                   ? words.value(lang + 1)
                                   : QStringLiteral("en"));
            window.begin({});
            window.resize(size);
            window.show();
            for (int i = 0; i < 20; ++i)
                QApplication::processEvents(QEventLoop::AllEvents, 20);
            const QString path =
                QStringLiteral("%1/answer-%2-%3x%4.png")
                    .arg(folder, dark ? QStringLiteral("dark") : QStringLiteral("light"))
                    .arg(size.width())
                    .arg(size.height());
            if (!window.grab().save(path))
                return app::NotWritten;
            std::printf("%s\n", qUtf8Printable(path));
        }
    }
    return app::Done;
}
