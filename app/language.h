#pragma once

#include <QLocale>
#include <QString>

#include <span>

class QCoreApplication;

namespace app {

// A language of the program, by its code and its own name: `translations/headroom_<id>.ts`.
struct Language {
    const char* id;
    const char* name;
    QLocale::Language language;
    QLocale::Country country;
};
std::span<const Language> languages();

// Switches the language of the running program: "system" or one by its id. Returns the locale that
// numbers are written in.
QLocale setLanguage(QCoreApplication& app, const QString& asked);

} // namespace app
