#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

namespace app {

// Persistent settings of the program; not part of any project.
class Settings {
public:
    QStringList recent() const;
    void addRecent(const QString& path);
    QString theme() const; // "system", "light", "dark"
    void setTheme(const QString& theme);
    QString language() const; // "system" or a language id
    void setLanguage(const QString& language);
    int textSize() const; // percent
    void setTextSize(int percent);
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    int page() const; // the last page shown
    void setPage(int page);
    std::map<int, QByteArray> tornPages() const; // with the geometry of their windows
    void setTornPages(const std::map<int, QByteArray>& pages);
    QByteArray split() const; // of the catalog page
    void setSplit(const QByteArray& split);
    bool welcomed() const; // whether the welcome dialog has been shown
    void setWelcomed();
    bool uncertainty() const;
    void setUncertainty(bool shown);
};

} // namespace app
