#pragma once

#include "model/engine/explain/derivation.h"

#include <QString>

namespace model {

// A derivation's formula with names in place of paths, as rich text.
QString formulaText(const engine::Derivation& derivation);
// Where a value comes from: its source and date, "computed", or "entered".
QString sourceText(const engine::Derivation::Term& term);

} // namespace model
