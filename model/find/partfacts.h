#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/specs/catalogkind.h"
#include "model/format/numberformat.h"

namespace model {

// Short facts that distinguish a part: a GPU's memory, rental price and year, a model's size and
// context, price and carbon intensity of a region's electricity.
QStringList partFacts(const engine::Catalog& catalog, engine::CatalogKind kind, const QString& id,
                      const NumberFormat& format);

// The kind of parts that a choice offers.
std::optional<engine::CatalogKind>
kindOfParts(const engine::Choice& choice, const engine::Plan& plan, const engine::Catalog& catalog);

} // namespace model
