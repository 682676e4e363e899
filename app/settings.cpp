#include "app/settings.h"

#include <QSettings>

namespace app {
namespace {

constexpr int kMostRecent = 10;
constexpr int kLayoutVersion = 1; // a layout of another version is not restored

QSettings store()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Headroom"),
                     QStringLiteral("headroom"));
}

QString word(const QString& key, const QStringList& known)
{
    const QString value = store().value(key).toString();
    return known.contains(value) ? value : known.first();
}

} // namespace

QStringList Settings::recent() const
{
    return store().value(QStringLiteral("recent")).toStringList();
}

void Settings::addRecent(const QString& path)
{
    QStringList paths = recent();
    paths.removeAll(path);
    paths.prepend(path);
    store().setValue(QStringLiteral("recent"), QStringList(paths.mid(0, kMostRecent)));
}

QString Settings::theme() const
{
    return word(QStringLiteral("theme"),
                {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")});
}

void Settings::setTheme(const QString& theme)
{
    store().setValue(QStringLiteral("theme"), theme);
}

QString Settings::language() const
{
    return word(QStringLiteral("language"),
                {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("de")});
}

void Settings::setLanguage(const QString& language)
{
    store().setValue(QStringLiteral("language"), language);
}

QByteArray Settings::geometry() const
{
    QSettings s = store();
    return s.value(QStringLiteral("layout/version")).toInt() == kLayoutVersion
               ? s.value(QStringLiteral("layout/geometry")).toByteArray()
               : QByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    QSettings s = store();
    s.setValue(QStringLiteral("layout/version"), kLayoutVersion);
    s.setValue(QStringLiteral("layout/geometry"), geometry);
}

} // namespace app
