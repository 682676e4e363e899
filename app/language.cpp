#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace app {

QLocale setLanguage(QCoreApplication& app, const QString& language)
{
    static QTranslator own, qt;
    const QLocale system;
    const bool german =
        language == u"de" || (language != u"en" && system.language() == QLocale::German);
    static bool installed = false;
    if (installed && !german) {
        app.removeTranslator(&own);
        app.removeTranslator(&qt);
    } else if (german && !installed) {
        if (own.load(QStringLiteral(":/i18n/headroom_de.qm")))
            app.installTranslator(&own);
        // Qt's own words ("Cancel"); where they are not installed they stay English.
        if (qt.load(QStringLiteral("qtbase_de"),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            app.installTranslator(&qt);
    }
    installed = german;
    if (language == u"system" && (german || system.language() == QLocale::English))
        return system;
    return german ? QLocale(QLocale::German, QLocale::Germany)
                  : QLocale(QLocale::English, QLocale::UnitedStates);
}

} // namespace app
