#pragma once

#include "model/engine/plan.h"
#include "model/engine/specs/parts.h"

#include <QByteArray>

namespace model {

// All inputs with their limits, options and values in a plan, and all figures with their formulas,
// as Markdown. It is derived from the tables of rows, so it lacks none.
QByteArray referenceText(const engine::Plan& plan, const engine::Catalog& catalog);

} // namespace model
