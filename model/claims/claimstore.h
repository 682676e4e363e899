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

// The claims that come with the program, with what the catalog says put in.
std::shared_ptr<const ClaimList> shippedClaims(const engine::Catalog& catalog);

// Which of them; what is not asked for is not looked at.
struct ClaimFilter {
    std::optional<engine::Verdict> verdict;
    std::optional<engine::ClaimTopic> topic;
    std::optional<engine::ErrorPattern> pattern;
    std::optional<int> article;
    QStringList ids;

    bool matches(const engine::Claim& claim, engine::Verdict verdict) const;
};

// The claim with one input at another value, which has no source then.
engine::Claim withClaimInput(engine::Claim claim, const std::string& key, double base);

// The plan that a claim opens as, by its inputs as they are.
engine::Result<engine::Plan> planOfClaim(const engine::Claim& claim,
                                         const engine::Catalog& catalog);

// How many claims make each mistake, those that hold left out.
int countOf(const ClaimList& claims, engine::ErrorPattern pattern);

} // namespace model
