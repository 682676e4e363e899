#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/uncertainty/known_how.h"
#include "model/format/numberformat.h"

#include <QString>

#include <span>

namespace model {

// "From sources", and what that means; of all of them, a line each.
QString knownName(engine::Known how);
QString knownTip(engine::Known how);
QString knownTips();

// "Range: 62 % interpolated, 25 % from sources, 13 % assumed."; empty where nothing uncertain moves
// the figure, or where the published runs are not read yet.
QString knownWords(const engine::KnownHow& how, const NumberFormat& format);
QString knownWords(const engine::Evaluation& evaluation,
                   std::span<const engine::AccuracyRow> published, const QString& figure,
                   const NumberFormat& format);

} // namespace model
