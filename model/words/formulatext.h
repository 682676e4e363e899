#pragma once

#include "model/engine/explain/derivation.h"

#include <QString>

namespace model {

// A derivation's formula with names instead of paths, as rich text.
QString formulaText(const engine::Derivation& derivation);
// The source of a value: its source and date, "computed", or "entered".
QString sourceText(const engine::Derivation::Term& term);

} // namespace model
