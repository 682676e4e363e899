#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

// A text normalized for searching: lowercase without accents, one letter for each of the original.
QString folded(const QString& text);

// How well a text matches one typed word: at the start of a word, within a word, or as an
// abbreviation ("mtbf", "ckpt"). Zero: no match.
struct Fit {
    double score = 0;
    std::vector<int> at; // the matched letters
};
Fit fitOf(const QString& foldedWord, const QString& foldedText);

// A search for typed text. Every word must match, in the title or the context; matches in the title
// count more.
class Search {
public:
    explicit Search(const QString& typed);
    bool isEmpty() const { return words_.isEmpty(); }
    // Both texts are normalized. The letters are those of the title.
    Fit of(const QString& title, const QString& context) const;

private:
    QStringList words_;
};

} // namespace model
