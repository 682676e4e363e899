#include "model/words/words.h"

#include "model/words/sentenceparts.h"

#include <QRegularExpression>

#include <numeric>

namespace model::words {

QString rowPath(const QString& path)
{
    static const QRegularExpression workload(QStringLiteral("^work\\.[a-z0-9]+\\."));
    return QString(path).replace(workload, QStringLiteral("work.*."));
}

int subject(double count)
{
    return count == 1 ? 1 : 2;
}

QString filled(const QString& text, const QStringList& arguments)
{
    QString out;
    out.reserve(std::accumulate(arguments.begin(), arguments.end(), text.size(),
                                [](qsizetype size, const QString& s) { return size + s.size(); }));
    const QStringView all(text);
    qsizetype written = 0; // of the text, so far
    for (qsizetype i = all.indexOf(u'%'); i >= 0 && i + 1 < all.size();
         i = all.indexOf(u'%', i + 1)) {
        const int n = all[i + 1].digitValue();
        if (n < 1 || n > arguments.size())
            continue;
        out += all.mid(written, i - written);
        out += arguments[n - 1];
        written = i + 2;
        if (endsTwice(out, all.mid(written)))
            ++written;
    }
    return out += all.mid(written);
}

} // namespace model::words
