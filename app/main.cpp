#include "app/application.h"
#include "app/commandline.h"
#include "app/language.h"
#include "app/mainwindow.h"
#include "app/textsize.h"
#include "app/verbs/verb.h"
#include "model/store/catalogstore.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

QStringList wordsOf(int argc, char** argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

// Hides Qt's warnings about running without a desktop.
void withoutNoise(QtMsgType, const QMessageLogContext&, const QString& text)
{
    if (!text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR")) &&
        !text.startsWith(QLatin1String("This plugin does not support")))
        std::fprintf(stderr, "headroom: %s\n", qUtf8Printable(text));
}

// Reports any exception before the program ends.
int run(const QStringList& words)
{
    try {
        return app::runCommand(words);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "headroom: This could not be computed (%s). Try other values.\n",
                     error.what());
        return app::BadInput;
    }
}

int command(int argc, char** argv, const QStringList& words)
{
    if (!app::needsPainting(words)) {
        app::Application::usePlainHashes();
        const QCoreApplication core(argc, argv);
        const int status = run(words);
        std::fflush(nullptr);
        std::_Exit(status); // everything is written; freeing the catalog would take milliseconds
    }
    // Painting needs fonts, not a display; must be set before the application object exists.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(withoutNoise);
    const app::Application offscreen(argc, argv);
    return run(words);
}

} // namespace

int main(int argc, char** argv)
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ,
                SIG_IGN); // exceeding the file size limit is reported as an error instead
#endif
    QCoreApplication::setOrganizationName(QStringLiteral("Headroom"));
    QCoreApplication::setApplicationName(QStringLiteral("headroom"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEADROOM_VERSION));
    const QStringList words = wordsOf(argc, argv);
    if (app::isCommand(words))
        return command(argc, argv, words);
    if (!hasDisplay()) {
        std::fputs("headroom: There is no display to open a window on. Use a verb "
                   "(headroom --help).\n",
                   stderr);
        return app::WrongCall;
    }
    const app::Settings settings;
    const app::TextSize size(settings.textSize());
    app::Application application(argc, argv);
    size.done();
    application.setProperty("systemDark",
                            application.palette().color(QPalette::Window).lightness() < 128);
    application.setDesktopFileName(QStringLiteral("headroom"));
    app::setLanguage(application, settings.language()); // it is used in the sample's names
    const views::Theme& theme = app::themeNamed(application, settings.theme());
    views::prepare(application, theme);
    app::Application::keepWorkAtTheEnd();
    app::MainWindow window(app::contextNow(),
                           {model::Recovery::usualFolder(), model::usersCatalogFolder()});
    window.begin(words);
    views::apply(application, theme);
    window.show();
    window.welcome(words);
    return application.exec();
}
