#include "app/settings.h"

#include "app/language.h"
#include "app/textsize.h"

#include <QSettings>

#include <algorithm>

namespace app {
namespace {

constexpr int kMostRecent = 10;
constexpr int kLayoutVersion = 1; // layouts of other versions are not restored

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

QVariant laidOut(const QString& key)
{
    const QSettings s = store();
    return s.value(QStringLiteral("layout/version")).toInt() == kLayoutVersion
               ? s.value(QStringLiteral("layout/") + key)
               : QVariant();
}

void layOut(const QString& key, const QVariant& value)
{
    QSettings s = store();
    s.setValue(QStringLiteral("layout/version"), kLayoutVersion);
    s.setValue(QStringLiteral("layout/") + key, value);
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
    QStringList known{QStringLiteral("system")};
    for (const Language& language : languages())
        known << QString::fromLatin1(language.id);
    return word(QStringLiteral("language"), known);
}

void Settings::setLanguage(const QString& language)
{
    store().setValue(QStringLiteral("language"), language);
}

int Settings::textSize() const
{
    constexpr int kUsual = 100;
    const int percent = store().value(QStringLiteral("text_size"), kUsual).toInt();
    return std::ranges::find(textSizes(), percent) == textSizes().end() ? kUsual : percent;
}

void Settings::setTextSize(int percent)
{
    store().setValue(QStringLiteral("text_size"), percent);
}

QByteArray Settings::geometry() const
{
    return laidOut(QStringLiteral("geometry")).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    layOut(QStringLiteral("geometry"), geometry);
}

int Settings::page() const
{
    return laidOut(QStringLiteral("page")).toInt();
}

void Settings::setPage(int page)
{
    layOut(QStringLiteral("page"), page);
}

std::map<int, QByteArray> Settings::tornPages() const
{
    std::map<int, QByteArray> pages;
    const QVariantMap kept = laidOut(QStringLiteral("torn")).toMap();
    for (auto it = kept.begin(); it != kept.end(); ++it)
        pages[it.key().toInt()] = it.value().toByteArray();
    return pages;
}

void Settings::setTornPages(const std::map<int, QByteArray>& pages)
{
    QVariantMap kept;
    for (const auto& [page, geometry] : pages)
        kept[QString::number(page)] = geometry;
    layOut(QStringLiteral("torn"), kept);
}

QByteArray Settings::split() const
{
    return laidOut(QStringLiteral("split")).toByteArray();
}

void Settings::setSplit(const QByteArray& split)
{
    layOut(QStringLiteral("split"), split);
}

bool Settings::welcomed() const
{
    return store().value(QStringLiteral("welcomed"), false).toBool();
}

void Settings::setWelcomed()
{
    store().setValue(QStringLiteral("welcomed"), true);
}

bool Settings::uncertainty() const
{
    return store().value(QStringLiteral("uncertainty"), true).toBool();
}

void Settings::setUncertainty(bool shown)
{
    store().setValue(QStringLiteral("uncertainty"), shown);
}

} // namespace app
