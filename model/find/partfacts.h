#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/specs/catalog_kind.h"
#include "model/format/numberformat.h"

namespace model {

// What tells a part from others of its kind, short: a GPU's memory, rent and year, a model's size
// and context, what electricity costs and emits in a region.
QStringList partFacts(const engine::Catalog& catalog, engine::CatalogKind kind, const QString& id,
                      const NumberFormat& format);

// Of what kind the options of a choice are that picks a part.
std::optional<engine::CatalogKind>
kindOfParts(const engine::Choice& choice, const engine::Plan& plan, const engine::Catalog& catalog);

} // namespace model
