#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>

namespace app {

// What the program remembers between starts; not part of any project.
class Settings {
public:
    QStringList recent() const;
    void addRecent(const QString& path);
    QString theme() const; // "system", "light", "dark"
    void setTheme(const QString& theme);
    QString language() const; // "system" or the id of one
    void setLanguage(const QString& language);
    int textSize() const; // percent
    void setTextSize(int percent);
    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    int page() const; // the one that was shown last
    void setPage(int page);
    std::map<int, QByteArray> tornPages() const; // and where their windows stood
    void setTornPages(const std::map<int, QByteArray>& pages);
    QByteArray split() const; // of the catalog's page
    void setSplit(const QByteArray& split);
    bool welcomed() const; // the first start has asked its questions
    void setWelcomed();
    bool uncertainty() const;
    void setUncertainty(bool shown);
};

} // namespace app
