#pragma once

#include "model/engine/claims/claim.h"
#include "model/format/numberformat.h"

#include <QString>

// All texts about a claim. Quotes stay in the articles' language.
namespace model::words {

QString verdict(engine::Verdict verdict);
QString verdictTip(engine::Verdict verdict);
QString claimTopic(engine::ClaimTopic topic);
QString errorPattern(engine::ErrorPattern pattern);
QString errorPatternTip(engine::ErrorPattern pattern);
QString articleName(int article);

// With the tags of its inputs: "Time to train (64, H100)".
QString figureLabel(const engine::ClaimFigure& figure);
QString claimInputLabel(const std::string& key);
// "at most 8 GPUs", "7.00 – 8.00"; empty where nothing is claimed.
QString claimed(const engine::ClaimFigure& figure, const NumberFormat& format);
// Our figure, with its range if it has one.
QString ours(const engine::ClaimFigure& figure, const engine::ClaimAnswer::Figure& answer,
             const NumberFormat& format);
// Why the verdict is what it is, with our figures.
QString claimReason(const engine::Claim& claim, const engine::ClaimAnswer& answer,
                    const NumberFormat& format);
// How a figure is computed, with the names of its inputs.
QString claimFormula(const engine::ClaimFigure& figure);
// Where an input comes from.
QString claimSource(const engine::Claim& claim, const engine::ClaimInput& input);

} // namespace model::words
