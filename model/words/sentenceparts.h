#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace model {

// A piece of the answer: plain text, or a figure that links to its derivation.
struct SentencePart {
    QString text;
    QString dial; // path; empty for plain text and for names
    bool strong = false;
    bool faint = false;
    // The path of the figure or input whose value, range or name it is, if it has no link.
    QString of = {};
};

// A pattern whose {names} are figures.
std::vector<SentencePart> composed(const QString& pattern,
                                   const std::function<SentencePart(const QString&)>& figure);
QString plainText(const std::vector<SentencePart>& sentence);
// A figure that ends with an abbreviation ("2 Mio.") also ends its sentence: whether the following
// dot is redundant.
bool endsTwice(QStringView figure, QStringView after);

} // namespace model
