#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace app {

// What the program remembers between starts; not part of any project.
class Settings {
public:
    QStringList recent() const;
    void addRecent(const QString& path);
    QString theme() const; // "system", "light", "dark"
    void setTheme(const QString& theme);
    QString language() const; // "system", "en", "de"
    void setLanguage(const QString& language);
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
};

} // namespace app
