#pragma once

#include <QLocale>
#include <QObject>
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
QLocale setLanguage(QCoreApplication& app, const QString& requested);

// Another language for what is made while this lives, without a word to the windows: a report in
// German from an English window. Empty: the one that is spoken.
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
