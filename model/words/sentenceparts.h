#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace model {

// A piece of the answer: plain words, or a figure that leads to its derivation.
struct SentencePart {
    QString text;
    QString dial; // path; empty for plain words and for names
    bool strong = false;
    bool faint = false;
    // The path of the figure or the input whose value, range or name it is, where it leads nowhere.
    QString of = {};
};

// A pattern whose {names} are figures.
std::vector<SentencePart> composed(const QString& pattern,
                                   const std::function<SentencePart(const QString&)>& figure);
QString plainText(const std::vector<SentencePart>& sentence);
// A figure that ends in an abbreviation ("2 Mio.") ends its sentence as well: whether the dot that
// follows is one too many.
bool endsTwice(QStringView figure, QStringView after);

} // namespace model
