#include "model/find/fuzzy.h"

#include <algorithm>
#include <numeric>

namespace model {
namespace {

// Scores by kind of match; only their ranking matters.
constexpr double kWhole = 30, kBegins = 20, kWithin = 8, kShort = 6;
constexpr double kContextWeight = 0.45; // matches outside the title
constexpr double kOfTitle = 12;         // for the share of the title that was typed

bool beginsWord(const QString& text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1], here = text[at];
    if (!before.isLetterOrNumber())
        return true;
    return before.isDigit() != here.isDigit(); // "70b", "h100"
}

bool endsWord(const QString& text, qsizetype behind)
{
    return behind == text.size() || !text[behind].isLetterOrNumber();
}

std::vector<int> run(qsizetype from, qsizetype length)
{
    std::vector<int> at(static_cast<std::size_t>(length));
    std::iota(at.begin(), at.end(), static_cast<int>(from));
    return at;
}

// As consecutive letters, at the best position.
Fit asPiece(const QString& word, const QString& text)
{
    Fit best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const bool begins = beginsWord(text, at), ends = endsWord(text, at + word.size());
        const double score = begins && ends ? kWhole : begins ? kBegins : kWithin;
        if (score > best.score)
            best = {score, run(at, word.size())};
    }
    return best;
}

// Letter by letter, where each starts a word or continues the word started by the previous one.
bool abbreviates(const QString& word, qsizetype w, const QString& text, qsizetype t,
                 std::vector<int>& at)
{
    if (w == word.size())
        return true;
    bool sameWord = w > 0;
    for (qsizetype i = t; i < text.size(); ++i) {
        if (!text[i].isLetterOrNumber())
            sameWord = false;
        if (text[i] != word[w] || !(sameWord || beginsWord(text, i)))
            continue;
        at.push_back(static_cast<int>(i));
        if (abbreviates(word, w + 1, text, i + 1, at))
            return true;
        at.pop_back();
    }
    return false;
}

bool hasLettersOf(const QString& word, const QString& text)
{
    qsizetype w = 0;
    for (qsizetype i = 0; i < text.size() && w < word.size(); ++i)
        if (text[i] == word[w])
            ++w;
    return w == word.size();
}

} // namespace

QString folded(const QString& text)
{
    QString out(text.size(), Qt::Uninitialized);
    std::ranges::transform(text, out.begin(), [](QChar c) {
        if (c.unicode() > 0x7f && c.decompositionTag() != QChar::NoDecomposition)
            c = c.decomposition().at(0);
        return c.toLower();
    });
    return out;
}

Fit fitOf(const QString& word, const QString& text)
{
    Fit fit = asPiece(word, text);
    constexpr qsizetype kLongest = 12; // abbreviations are not longer
    if (fit.score > 0 || word.size() < 2 || word.size() > kLongest || !hasLettersOf(word, text))
        return fit;
    if (abbreviates(word, 0, text, 0, fit.at))
        fit.score = kShort;
    return fit;
}

Search::Search(const QString& typed) : words_(folded(typed).split(u' ', Qt::SkipEmptyParts))
{
    constexpr qsizetype kMostWords = 8;
    words_ = words_.mid(0, kMostWords);
}

Fit Search::of(const QString& title, const QString& context) const
{
    Fit all;
    double met = 0;
    for (const QString& word : words_) {
        Fit here = fitOf(word, title);
        const double there = fitOf(word, context).score * kContextWeight;
        if (here.score <= 0 && there <= 0)
            return {};
        if (here.score >= there) {
            met += static_cast<double>(word.size());
            all.at.insert(all.at.end(), here.at.begin(), here.at.end());
        }
        all.score += std::max(here.score, there);
    }
    if (!words_.isEmpty())
        all.score = all.score / static_cast<double>(words_.size()) +
                    kOfTitle * std::min(1.0, met / static_cast<double>(title.size() + 1));
    std::ranges::sort(all.at);
    all.at.erase(std::unique(all.at.begin(), all.at.end()), all.at.end());
    return all;
}

} // namespace model
