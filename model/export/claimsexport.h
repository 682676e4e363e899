#pragma once

#include "model/claims/claimstore.h"

#include <QByteArray>

namespace model {

// Claims with our figures and verdicts, for machines and people. Numbers in the JSON are in each
// figure's own unit.
struct ClaimsExport {
    std::vector<const engine::Claim*> claims;

    QByteArray json() const;
    QByteArray text() const;    // one line per claim, and the number of each verdict
    QByteArray details() const; // everything about each claim
};

} // namespace model
