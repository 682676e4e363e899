#include "model/words/formulatext.h"

#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

} // namespace

QString formulaText(const engine::Derivation& d)
{
    if (d.prose)
        return words::formulaProse(d.prose);
    QString text = QString::fromStdString(d.formula).toHtmlEscaped();
    auto terms = d.terms; // longest path first: none is part of one already replaced
    std::ranges::sort(terms, std::greater{}, [](const auto& t) { return t.path.size(); });
    for (const auto& term : terms) {
        const QString path = QString::fromStdString(term.path);
        const QString label = term.isDial ? words::dialLabel(path) : words::knobLabel(path);
        text.replace(path, QStringLiteral("<i>%1</i>").arg(label.toHtmlEscaped()));
    }
    return text.replace(QStringLiteral(" * "), QStringLiteral(" × "))
        .replace(QStringLiteral(" - "), QStringLiteral(" − "));
}

QString sourceText(const engine::Derivation::Term& term)
{
    if (!term.cite)
        return term.isDial ? DerivationWords::tr("computed") : DerivationWords::tr("entered");
    QString text = QString::fromStdString(term.cite->title);
    if (!term.cite->date.empty())
        text += QStringLiteral(", ") + QString::fromStdString(term.cite->date);
    if (term.cite->recalled)
        text += u' ' + DerivationWords::tr("(cited from memory)");
    return text;
}

} // namespace model
