#include "app/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>

namespace app {

std::span<const Language> languages()
{
    static constexpr Language all[] = {
        {"en", "English", QLocale::English, QLocale::UnitedStates}, // the source language
        {"de", "Deutsch", QLocale::German, QLocale::Germany},
    };
    return all;
}

namespace {

// The requested language, else the system's, else the first.
const Language& languageOf(const QString& requested, const QLocale& system)
{
    const auto all = languages();
    auto it = std::ranges::find_if(
        all, [&](const Language& one) { return requested == QLatin1String(one.id); });
    if (it == all.end())
        it = std::ranges::find(all, system.language(), &Language::language);
    return it == all.end() ? all.front() : *it;
}

// The last one requested.
QString& spoken()
{
    static QString id;
    return id;
}

} // namespace

QLocale setLanguage(QCoreApplication& app, const QString& requested)
{
    spoken() = requested;
    static QTranslator own, qt;
    static const Language* installed = nullptr;
    const QLocale system;
    const Language& language = languageOf(requested, system);
    if (installed != &language) {
        app.removeTranslator(&own);
        app.removeTranslator(&qt);
        const QLatin1String id(language.id); // for the source language, only plural forms
        if (own.load(QStringLiteral(":/i18n/headroom_%1.qm").arg(id)))
            app.installTranslator(&own);
        // Qt's own texts ("Cancel"); they stay English if not installed.
        if (&language != &languages().front() &&
            qt.load(QStringLiteral("qtbase_%1").arg(id),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            app.installTranslator(&qt);
    }
    installed = &language;
    if (requested == u"system" && language.language == system.language())
        return system;
    return QLocale(language.language, language.country);
}

// Installing a translator makes the application notify all windows; suppress that here.
DocumentLanguage::DocumentLanguage(QCoreApplication& app, const QString& id)
    : app_(app)
    , before_(spoken())
{
    app_.installEventFilter(this);
    locale_ = setLanguage(app_, id.isEmpty() ? before_ : id);
}

DocumentLanguage::~DocumentLanguage()
{
    setLanguage(app_, before_);
    app_.removeEventFilter(this);
}

bool DocumentLanguage::eventFilter(QObject* watched, QEvent* event)
{
    return watched == &app_ && event->type() == QEvent::LanguageChange;
}

} // namespace app
