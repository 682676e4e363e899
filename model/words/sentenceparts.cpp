#include "model/words/sentenceparts.h"

namespace model {
namespace {

// The text after the parts so far.
QString wordsAfter(const std::vector<SentencePart>& parts, const QString& words)
{
    return !parts.empty() && endsTwice(parts.back().text, words) ? words.mid(1) : words;
}

} // namespace

std::vector<SentencePart> composed(const QString& pattern,
                                   const std::function<SentencePart(const QString&)>& figure)
{
    std::vector<SentencePart> parts;
    qsizetype from = 0;
    while (from < pattern.size()) {
        const qsizetype open = pattern.indexOf(u'{', from);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        if (const QString words = wordsAfter(parts, pattern.mid(from, open - from));
            !words.isEmpty())
            parts.push_back({words});
        SentencePart part = figure(pattern.mid(open + 1, close - open - 1));
        if (!part.text.isEmpty())
            parts.push_back(std::move(part));
        else if (!parts.empty() && parts.back().text.endsWith(u' '))
            parts.back().text.chop(1); // an omitted part leaves no gap
        from = close + 1;
    }
    if (const QString words = wordsAfter(parts, pattern.mid(from)); !words.isEmpty())
        parts.push_back({words});
    return parts;
}

bool endsTwice(QStringView figure, QStringView after)
{
    return figure.endsWith(u'.') && (after == u"." || after.startsWith(u". "));
}

QString plainText(const std::vector<SentencePart>& sentence)
{
    QString text;
    for (const SentencePart& part : sentence)
        text += part.text;
    return text;
}

} // namespace model
