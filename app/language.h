#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

#include <span>

class QCoreApplication;

namespace app {

// A language of the program, by code and native name: `translations/headroom_<id>.ts`.
struct Language {
    const char* id;
    const char* name;
    QLocale::Language language;
    QLocale::Country country;
};
std::span<const Language> languages();

// Switches the program's language: "system" or an id. Returns the locale for numbers.
QLocale setLanguage(QCoreApplication& app, const QString& requested);

// Uses another language while it exists, without notifying the windows: a report in German from an
// English window. Empty: the current language.
class DocumentLanguage : public QObject {
public:
    DocumentLanguage(QCoreApplication& app, const QString& id);
    ~DocumentLanguage() override;
    const QLocale& locale() const { return locale_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QCoreApplication& app_;
    QString before_;
    QLocale locale_;
};

} // namespace app
