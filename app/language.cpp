#include "app/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

namespace app {

std::span<const Language> languages()
{
    static constexpr Language all[] = {
        {"en", "English", QLocale::English, QLocale::UnitedStates}, // that of the sources
        {"de", "Deutsch", QLocale::German, QLocale::Germany},
    };
    return all;
}

namespace {

// The one asked for, else that of the system, else the first.
const Language& languageOf(const QString& asked, const QLocale& system)
{
    const auto all = languages();
    auto it = std::ranges::find_if(
        all, [&](const Language& one) { return asked == QLatin1String(one.id); });
    if (it == all.end())
        it = std::ranges::find(all, system.language(), &Language::language);
    return it == all.end() ? all.front() : *it;
}

} // namespace

QLocale setLanguage(QCoreApplication& app, const QString& asked)
{
    static QTranslator own, qt;
    static const Language* installed = nullptr;
    const QLocale system;
    const Language& language = languageOf(asked, system);
    if (installed != &language) {
        app.removeTranslator(&own);
        app.removeTranslator(&qt);
        const QLatin1String id(language.id); // that of the sources has what is counted alone
        if (own.load(QStringLiteral(":/i18n/headroom_%1.qm").arg(id)))
            app.installTranslator(&own);
        // Qt's own words ("Cancel"); where they are not installed they stay English.
        if (&language != &languages().front() &&
            qt.load(QStringLiteral("qtbase_%1").arg(id),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            app.installTranslator(&qt);
    }
    installed = &language;
    if (asked == u"system" && language.language == system.language())
        return system;
    return QLocale(language.language, language.country);
}

} // namespace app
