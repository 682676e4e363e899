#include "model/claims/claimwords.h"

#include "model/claims/claimlabels.h"
#include "model/claims/claimreasons.h"
#include "model/engine/claims/calculation.h"
#include "model/engine/explain/formula.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace model::words {
namespace {

using engine::ClaimTopic, engine::ErrorPattern, engine::Verdict;

struct Claims {
    Q_DECLARE_TR_FUNCTIONS(Claims)
};

std::optional<const char*> labelOf(std::span<const ClaimLabel> labels, const QString& key)
{
    const auto it = std::ranges::find_if(
        labels, [&](const ClaimLabel& label) { return key == QLatin1String(label.key); });
    return it == labels.end() ? std::nullopt : std::optional(it->text);
}

QString tagOf(const std::string& key)
{
    const QString tag = QString::fromStdString(key).section(u':', 1);
    const auto text = labelOf(claimTagLabels(), tag);
    return text ? QCoreApplication::translate("ClaimTags", *text) : tag;
}

QString inputName(const QString& name)
{
    const auto text = labelOf(claimInputLabels(), name);
    return text ? QCoreApplication::translate("ClaimInputs", *text) : name;
}

std::optional<const char*> reasonOf(const std::string& id)
{
    for (const ClaimReason& reason : claimReasons())
        if (id == reason.id)
            return reason.text;
    return {};
}

} // namespace

QString verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return Claims::tr("Holds");
    case Verdict::Itself: return Claims::tr("Contradicts itself");
    case Verdict::Another: return Claims::tr("Contradicts another article");
    case Verdict::Measured: return Claims::tr("Contradicts measurements");
    case Verdict::Unchecked: return Claims::tr("Cannot be checked");
    }
    return {};
}

QString verdictTip(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return Claims::tr("The recomputed figure agrees with the claim.");
    case Verdict::Itself:
        return Claims::tr("Other numbers of the same article lead to another figure.");
    case Verdict::Another: return Claims::tr("Another article states a figure that excludes it.");
    case Verdict::Measured:
        return Claims::tr("Published measurements, data sheets or price lists exclude it.");
    case Verdict::Unchecked:
        return Claims::tr("Inputs are missing, or it is not a statement about a number.");
    }
    return {};
}

QString claimTopic(ClaimTopic topic)
{
    switch (topic) {
    case ClaimTopic::Sizing: return Claims::tr("Cluster size");
    case ClaimTopic::Training: return Claims::tr("Training");
    case ClaimTopic::Memory: return Claims::tr("Memory");
    case ClaimTopic::Scaling: return Claims::tr("Scaling");
    case ClaimTopic::Network: return Claims::tr("Network");
    case ClaimTopic::Serving: return Claims::tr("Serving");
    case ClaimTopic::Reliability: return Claims::tr("Reliability");
    case ClaimTopic::Power: return Claims::tr("Power");
    case ClaimTopic::Cost: return Claims::tr("Prices");
    case ClaimTopic::Buying: return Claims::tr("Rent or buy");
    case ClaimTopic::Hardware: return Claims::tr("Hardware");
    case ClaimTopic::Operations: return Claims::tr("Operations");
    }
    return {};
}

QString errorPattern(ErrorPattern pattern)
{
    switch (pattern) {
    case ErrorPattern::None: return {};
    case ErrorPattern::Utilization: return Claims::tr("Missing utilization");
    case ErrorPattern::Operation: return Claims::tr("Operating cost or duty cycle dropped");
    case ErrorPattern::Baseline: return Claims::tr("Mixed baselines");
    }
    return {};
}

QString errorPatternTip(ErrorPattern pattern)
{
    switch (pattern) {
    case ErrorPattern::None: return {};
    case ErrorPattern::Utilization:
        return Claims::tr("Full peak or perfect scaling is assumed, which no run reaches.");
    case ErrorPattern::Operation:
        return Claims::tr("Power, staff or the hours in use are left out of one side of a "
                          "comparison.");
    case ErrorPattern::Baseline:
        return Claims::tr("Units, prices, models or workloads that differ are compared as equals.");
    }
    return {};
}

QString articleName(int article)
{
    return Claims::tr("Article %1").arg(article);
}

QString figureLabel(const engine::ClaimFigure& figure)
{
    const auto text = labelOf(calculationLabels(), QString::fromStdString(figure.what));
    QString label = text ? QCoreApplication::translate("ClaimFigures", *text)
                         : QString::fromStdString(figure.what);
    QStringList tags;
    for (const auto& [input, key] : figure.of)
        if (const QString tag = tagOf(key); !tag.isEmpty() && !tags.contains(tag))
            tags << tag;
    if (!tags.isEmpty())
        label += QStringLiteral(" (%1)").arg(tags.join(QStringLiteral(", ")));
    return label;
}

QString claimInputLabel(const std::string& key)
{
    const QString tag = tagOf(key);
    const QString name = inputName(QString::fromStdString(key).section(u':', 0, 0));
    return tag.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, tag);
}

QString claimed(const engine::ClaimFigure& figure, const NumberFormat& format)
{
    if (!figure.claimed)
        return {};
    const auto& [low, high, within] = *figure.claimed;
    if (low == high)
        return format.text(low, figure.unit);
    if (std::isnan(low))
        return Claims::tr("at most %1").arg(format.text(high, figure.unit));
    if (std::isnan(high))
        return Claims::tr("at least %1").arg(format.text(low, figure.unit));
    return format.text(low, figure.unit) + QStringLiteral(" – ") + format.text(high, figure.unit);
}

QString ours(const engine::ClaimFigure& figure, const engine::ClaimAnswer::Figure& answer,
             const NumberFormat& format)
{
    const engine::Band& band = answer.ours;
    const QString text = format.text(band.typical, figure.unit);
    const QString range = format.bracketed(band.low < band.high ? &band : nullptr, figure.unit);
    return range.isEmpty() ? text : text + u' ' + range;
}

QString claimReason(const engine::Claim& claim, const engine::ClaimAnswer& answer,
                    const NumberFormat& format)
{
    const auto text = reasonOf(claim.id);
    if (!text)
        return {};
    QStringList figures;
    for (std::size_t i = 0; i < claim.figures.size(); ++i)
        figures << format.text(answer.figures[i].ours.typical, claim.figures[i].unit);
    return filled(QCoreApplication::translate("ClaimReasons", *text), figures);
}

QString claimFormula(const engine::ClaimFigure& figure)
{
    const engine::Calculation* calculation = engine::findCalculation(figure.what);
    if (!calculation || calculation->formula.empty())
        return {};
    QString text = QString::fromUtf8(calculation->formula.data(),
                                     static_cast<qsizetype>(calculation->formula.size()));
    auto names = engine::inputsOf(*calculation);
    std::ranges::sort(names, std::greater{}, &std::string::size);
    for (std::size_t i = 0; i < names.size(); ++i) // a name may be part of another one's words
        text.replace(QString::fromStdString(names[i]), QStringLiteral("{%1}").arg(i));
    text.replace(QStringLiteral("year"), Claims::tr("year"));
    for (std::size_t i = 0; i < names.size(); ++i)
        text.replace(QStringLiteral("{%1}").arg(i), claimInputLabel(figure.keyOf(names[i])));
    return text.replace(QStringLiteral(" * "), QStringLiteral(" × "))
        .replace(QStringLiteral(" - "), QStringLiteral(" − "));
}

QString claimSource(const engine::Claim& claim, const engine::ClaimInput& input)
{
    const engine::Citation& cite = input.cite;
    if (cite.source.empty())
        return Claims::tr("entered");
    if (cite.source == claim.source.source)
        return Claims::tr("as claimed");
    if (cite.source == "own")
        return Claims::tr("assumption");
    QString text = QString::fromStdString(cite.title);
    if (!cite.date.empty())
        text += QStringLiteral(", ") + QString::fromStdString(cite.date);
    return text;
}

} // namespace model::words
