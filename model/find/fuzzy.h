#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace model {

// A text as it is searched: small letters without accents, one for each of the original.
QString folded(const QString& text);

// How well a text answers one word that was typed: as a word's beginning, within a word, or as an
// abbreviation ("mtbf", "ckpt"). Zero: not at all.
struct Fit {
    double score = 0;
    std::vector<int> at; // the letters that were met
};
Fit fitOf(const QString& foldedWord, const QString& foldedText);

// What a list is searched for. Every word must be met, in the title or beside it; what is met in
// the title counts more.
class Search {
public:
    explicit Search(const QString& typed);
    bool isEmpty() const { return words_.isEmpty(); }
    // Both texts are folded. The letters are those of the title.
    Fit of(const QString& title, const QString& context) const;

private:
    QStringList words_;
};

} // namespace model
