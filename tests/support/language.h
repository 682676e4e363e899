#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace support {

// The words of a language and its plural forms, as the program loads them.
class Language {
public:
    explicit Language(const char* code)
    {
        if (translator_.load(QStringLiteral(":/i18n/headroom_%1.qm").arg(QLatin1String(code))))
            QCoreApplication::installTranslator(&translator_);
    }
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language() { QCoreApplication::removeTranslator(&translator_); }

private:
    QTranslator translator_;
};

struct English : Language {
    English() : Language("en") {}
};
struct German : Language {
    German() : Language("de") {}
};

} // namespace support
