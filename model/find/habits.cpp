#include "model/find/habits.h"

#include <QSettings>

namespace model {
namespace {

constexpr qsizetype kMostRecent = 12;

// Stored next to the window's settings.
QSettings store()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Headroom"),
                     QStringLiteral("headroom"));
}

QString keyOf(const QString& what, const QString& list)
{
    return what + u'/' + list;
}

} // namespace

QStringList Habits::recent() const
{
    return store().value(keyOf(QStringLiteral("lately"), list_)).toStringList();
}

void Habits::use(const QString& id)
{
    QStringList ids = recent();
    ids.removeAll(id);
    ids.prepend(id);
    store().setValue(keyOf(QStringLiteral("lately"), list_), QStringList(ids.mid(0, kMostRecent)));
}

QStringList Habits::favourites() const
{
    return store().value(keyOf(QStringLiteral("favourites"), list_)).toStringList();
}

void Habits::favour(const QString& id, bool favoured)
{
    QStringList ids = favourites();
    ids.removeAll(id);
    if (favoured)
        ids << id;
    store().setValue(keyOf(QStringLiteral("favourites"), list_), ids);
}

} // namespace model
