#pragma once

#include "model/engine/claims/claim.h"
#include "model/engine/result.h"
#include "model/format/numberformat.h"

#include <QString>

#include <optional>
#include <vector>

namespace model {

class ProjectDocument;

// How a verdict looks.
enum class ClaimTone { Good, Bad, Open };

// Everything a page shows about one claim, computed from its current inputs.
struct ClaimLines {
    struct Figure {
        QString label, ours, claimed, formula, note;
        std::optional<bool> agrees;
    };
    struct Input {
        std::string key;
        QString label, shown, exact, source, place;
    };
    ClaimTone tone{};
    QString verdict, verdictTip, quote, source, reason, pattern, patternTip;
    std::vector<Figure> figures;
    std::vector<Input> inputs;
    bool opens = false; // can be opened as a plan
};
ClaimTone toneOf(engine::Verdict verdict);
ClaimLines claimLines(const engine::Claim& claim, const NumberFormat& format);

// The claim with a typed input, in the input's unit.
engine::Result<engine::Claim> withTypedInput(const engine::Claim& claim, const std::string& key,
                                             const QString& text, const NumberFormat& format);

// Opens it as its own scenario, in one undo step. If this claim was opened before, that scenario's
// plan is replaced.
engine::Result<void> openClaim(ProjectDocument& document, const engine::Claim& claim);

} // namespace model
