#include "model/advice/advicesentence.h"

#include "model/advice/advicewords.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

struct AdviceSentence {
    Q_DECLARE_TR_FUNCTIONS(AdviceSentence)
};

// "(utilization 67 %, break-even 81 %)", with the figures that are known.
QString figuresOf(const engine::Criterion& c, const engine::Plan& plan, const NumberFormat& format)
{
    const CriterionWords w = criterionWords(c.id);
    QStringList parts;
    if (!w.figure.isEmpty())
        parts << w.figure + QStringLiteral(": ") + figureText(c, plan, format);
    if (!w.threshold.isEmpty())
        parts << w.threshold + QStringLiteral(": ") + thresholdText(c, format);
    return parts.isEmpty() ? QString()
                           : QStringLiteral(" (%1)").arg(parts.join(QStringLiteral("; ")));
}

} // namespace

std::vector<SentencePart> adviceSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    if (!e.advice || e.advice->judgment.path.empty())
        return {{AdviceSentence::tr("The advice is being computed …")}};
    const engine::Judgment& j = e.advice->judgment;
    const engine::Criterion& last = j.last().criterion;
    const QString turned = turnText(last, format);
    const auto part = [&](const QString& name) -> SentencePart {
        if (name == u"verdict")
            return {verdictName(j.verdict), {}, true};
        if (name == u"reason")
            return {statementWords(last) + figuresOf(last, *e.plan, format)};
        if (name == u"gpus")
            return {format.text(e.advice->judgedOn, engine::Unit::Gpus)};
        return {turned, {}, false, true};
    };
    QString text = turned.isEmpty() ? AdviceSentence::tr("{verdict}: {reason}.")
                                    : AdviceSentence::tr("{verdict}: {reason}. {turn}");
    if (std::isfinite(e.advice->judgedOn))
        text +=
            u' ' + AdviceSentence::tr("This plan’s cluster cannot do its work, so the advice is "
                                      "about the smallest that can: {gpus}.");
    return composed(text, part);
}

} // namespace model
