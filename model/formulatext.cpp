#include "model/formulatext.h"

#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

struct DerivationWords {
    Q_DECLARE_TR_FUNCTIONS(DerivationWords)
};

// What is no arithmetic is said in words, which can be translated.
QString toldText(const QString& formula)
{
    const std::pair<const char*, QString> told[] = {
        {"best of",
         DerivationWords::tr("The number asked for, or the smallest number of whole nodes that "
                             "makes the date and holds the model.")},
        {"table of products",
         DerivationWords::tr("2 FLOPs forward and 4 backward for each parameter and "
                             "token; 2 more where the forward pass runs twice.")},
        {"table of the GPU's peaks",
         DerivationWords::tr("The GPU's dense peak in the number format chosen.")},
        {"table: the GPUs that share",
         DerivationWords::tr("The GPUs of a node, or of a link that joins "
                             "several nodes.")},
        {"sum of the times",
         DerivationWords::tr("The times of all workloads, one after the other.")},
        {"table: typed",
         DerivationWords::tr("Typed, or runs a year × (1 + trials and failed runs) × time of a "
                             "run / a year.")},
        {"table: all that is paid",
         DerivationWords::tr("All that is paid over the years compared, trials and staff included, "
                             "shared among the runs of those years.")}};
    for (const auto& [start, words] : told)
        if (formula.startsWith(QLatin1String(start)))
            return words;
    return formula;
}

} // namespace

QString formulaText(const engine::Derivation& d)
{
    const QString formula = QString::fromStdString(d.formula);
    if (!d.arithmetic)
        return toldText(formula);
    QString text = formula.toHtmlEscaped();
    auto terms = d.terms; // the longest path first: none is a part of one already replaced
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
        text += u' ' + DerivationWords::tr("(recalled)");
    return text;
}

} // namespace model
