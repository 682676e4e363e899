#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/uncertainty/knownhow.h"
#include "model/format/numberformat.h"

#include <QString>

#include <span>

namespace model {

// "From sources", and what that means; knownTips has one line for each.
QString knownName(engine::Known how);
QString knownTip(engine::Known how);
QString knownTips();

// "Range: 62 % interpolated, 25 % from sources, 13 % assumed."; empty if nothing uncertain moves
// the figure, or if the published runs are not loaded yet.
QString knownWords(const engine::KnownHow& how, const NumberFormat& format);
QString knownWords(const engine::Evaluation& evaluation,
                   std::span<const engine::AccuracyRow> published, const QString& figure,
                   const NumberFormat& format);

} // namespace model
