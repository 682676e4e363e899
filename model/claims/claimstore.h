#pragma once

#include "model/engine/claims/claim.h"
#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace model {

using ClaimList = std::vector<engine::Claim>;

// The claims shipped with the program, with values from the catalog filled in.
std::shared_ptr<const ClaimList> shippedClaims(const engine::Catalog& catalog);

// Which of them; unset criteria are ignored.
struct ClaimFilter {
    std::optional<engine::Verdict> verdict;
    std::optional<engine::ClaimTopic> topic;
    std::optional<engine::ErrorPattern> pattern;
    std::optional<int> article;
    QStringList ids;

    bool matches(const engine::Claim& claim, engine::Verdict verdict) const;
};

// The claim with one input changed, which then has no source.
engine::Claim withClaimInput(engine::Claim claim, const std::string& key, double base);

// The plan that a claim opens as, from its current inputs.
engine::Result<engine::Plan> planOfClaim(const engine::Claim& claim,
                                         const engine::Catalog& catalog);

// The number of claims that make each mistake, excluding those that hold.
int countOf(const ClaimList& claims, engine::ErrorPattern pattern);

} // namespace model
