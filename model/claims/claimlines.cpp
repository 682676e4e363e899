#include "model/claims/claimlines.h"

#include "model/claims/claimstore.h"
#include "model/claims/claimwords.h"
#include "model/engine/plan.h"
#include "model/format/numberparse.h"
#include "model/project/putscenario.h"

#include <QCoreApplication>

namespace model {
namespace {

struct ClaimSteps {
    Q_DECLARE_TR_FUNCTIONS(ClaimSteps)
};

} // namespace

ClaimTone toneOf(engine::Verdict verdict)
{
    switch (verdict) {
    case engine::Verdict::Holds: return ClaimTone::Good;
    case engine::Verdict::Unchecked: return ClaimTone::Open;
    default: return ClaimTone::Bad;
    }
}

ClaimLines claimLines(const engine::Claim& claim, const NumberFormat& format)
{
    const engine::ClaimAnswer answer = engine::answerClaim(claim);
    ClaimLines lines;
    lines.tone = toneOf(answer.verdict);
    lines.verdict = words::verdict(answer.verdict);
    lines.verdictTip = words::verdictTip(answer.verdict);
    lines.quote = QStringLiteral("“%1”").arg(QString::fromStdString(claim.quote));
    lines.source =
        words::articleName(claim.article) + QStringLiteral(" · ") +
        QString::fromStdString(claim.source.title) + QStringLiteral(" · ") +
        QString::fromStdString(claim.source.where + ", " + claim.source.date + " · " + claim.id);
    lines.reason = words::claimReason(claim, answer, format);
    lines.pattern = words::errorPattern(claim.pattern);
    lines.patternTip = words::errorPatternTip(claim.pattern);
    lines.opens = claim.plan.has_value();
    for (std::size_t i = 0; i < claim.figures.size(); ++i) {
        const engine::ClaimFigure& figure = claim.figures[i];
        lines.figures.push_back({words::figureLabel(figure),
                                 words::ours(figure, answer.figures[i], format),
                                 words::claimed(figure, format), words::claimFormula(figure),
                                 QString::fromStdString(figure.note), answer.figures[i].agrees});
    }
    for (const engine::ClaimInput& input : claim.inputs)
        lines.inputs.push_back(
            {input.key, words::claimInputLabel(input.key), format.text(input.value, input.unit),
             format.editable(input.value, input.unit), words::claimSource(claim, input),
             QString::fromStdString(input.cite.where)});
    return lines;
}

engine::Result<engine::Claim> withTypedInput(const engine::Claim& claim, const std::string& key,
                                             const QString& text, const NumberFormat& format)
{
    const engine::ClaimInput* input = claim.input(key);
    if (!input)
        return engine::fail(engine::Error::Code::UnknownKey, key);
    const auto base = parseNumber(text, input->unit, format.locale(), format.currency());
    if (!base)
        return tl::unexpected(base.error());
    return withClaimInput(claim, key, *base);
}

engine::Result<void> openClaim(ProjectDocument& document, const engine::Claim& claim)
{
    auto plan = planOfClaim(claim, document.catalog());
    if (!plan)
        return tl::unexpected(plan.error());
    const QString id = QString::fromStdString(claim.id);
    return putScenario(document, ClaimSteps::tr("Claim %1").arg(id),
                       std::make_shared<const engine::Plan>(*std::move(plan)),
                       ClaimSteps::tr("Open claim %1").arg(id));
}

} // namespace model
