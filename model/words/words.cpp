#include "model/words/words.h"

#include <QRegularExpression>

namespace model::words {

QString rowPath(const QString& path)
{
    static const QRegularExpression workload(QStringLiteral("^work\\.[a-z0-9]+\\."));
    return QString(path).replace(workload, QStringLiteral("work.*."));
}

QString filled(const QString& text, const QStringList& arguments)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int n =
            i + 1 < text.size() && text[i] == QLatin1Char('%') ? text[i + 1].digitValue() : -1;
        if (n >= 1 && n <= arguments.size()) {
            out += arguments[n - 1];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

} // namespace model::words
