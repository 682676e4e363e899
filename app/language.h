#pragma once

#include <QLocale>
#include <QString>

class QCoreApplication;

namespace app {

// Switches the language of the running program: "system", "en" or "de". Returns the locale that
// numbers are written in.
QLocale setLanguage(QCoreApplication& app, const QString& language);

} // namespace app
