#include "model/claims/claimstore.h"

#include "model/engine/files/claimsfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/project/templates.h"

#include <QFile>

#include <algorithm>

namespace model {

using engine::Claim;

std::shared_ptr<const ClaimList> shippedClaims(const engine::Catalog& catalog)
{
    QFile file(QStringLiteral(":/catalog/claims.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The program's own claims cannot be read.");
    const QByteArray bytes = file.readAll();
    auto claims =
        engine::readClaims({bytes.constData(), static_cast<std::size_t>(bytes.size())}, catalog);
    if (!claims)
        qFatal("The program's own claims cannot be read: %s", claims.error().where.c_str());
    return std::make_shared<const ClaimList>(std::move(*claims));
}

bool ClaimFilter::matches(const Claim& claim, engine::Verdict judged) const
{
    return (!verdict || *verdict == judged) && (!topic || *topic == claim.topic) &&
           (!pattern || *pattern == claim.pattern) && (!article || *article == claim.article) &&
           (ids.isEmpty() || ids.contains(QString::fromStdString(claim.id), Qt::CaseInsensitive));
}

Claim withClaimInput(Claim claim, const std::string& key, double base)
{
    const auto input = std::ranges::find(claim.inputs, key, &engine::ClaimInput::key);
    if (input != claim.inputs.end()) {
        input->value = base;
        input->low = input->high = engine::kUnknown;
        input->cite = {};
    }
    return claim;
}

engine::Result<engine::Plan> planOfClaim(const Claim& claim, const engine::Catalog& catalog)
{
    if (!claim.plan)
        return engine::fail(engine::Error::Code::NotApplicable, claim.id);
    auto project = templateProject(QString::fromStdString(claim.plan->base), catalog);
    if (!project)
        return tl::unexpected(project.error());
    engine::Result<engine::Plan> plan = project->plan();
    for (const auto& [path, text] : claim.plan->set)
        if (plan)
            plan = turnedByText(*plan, catalog, QString::fromStdString(path),
                                QString::fromStdString(text));
    for (const auto& [path, key] : claim.plan->turn) {
        const engine::ClaimInput* input = claim.input(key);
        if (plan && input)
            plan = engine::turned(*plan, path, input->value);
    }
    return plan;
}

int countOf(const ClaimList& claims, engine::ErrorPattern pattern)
{
    return static_cast<int>(std::ranges::count_if(claims, [pattern](const Claim& claim) {
        return claim.pattern == pattern &&
               engine::answerClaim(claim).verdict != engine::Verdict::Holds;
    }));
}

} // namespace model
