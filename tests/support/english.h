#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace support {

// English plural forms, as the program loads them.
class English {
public:
    English()
    {
        if (translator_.load(QStringLiteral(":/i18n/headroom_en.qm")))
            QCoreApplication::installTranslator(&translator_);
    }
    ~English() { QCoreApplication::removeTranslator(&translator_); }

private:
    QTranslator translator_;
};

} // namespace support
