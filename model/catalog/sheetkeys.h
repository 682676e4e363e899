#pragma once

#include "model/catalog/catalogcell.h"

#include <string>
#include <vector>

namespace model {

// A row of the sheet before its cells are made: a field, or a figure that may have several values.
struct FigureKey {
    std::string key, label;
    bool operator==(const FigureKey&) const = default;
};

// Fields in the order of their table, then those that only sheets have.
std::vector<FigureKey> keysOf(engine::CatalogKind kind,
                              const std::vector<const engine::Part*>& parts);
std::vector<std::string> traitsOf(const std::vector<const engine::Part*>& parts);
const engine::Figure* figureAt(const engine::Part& part, const FigureKey& at);

QString labelOf(engine::CatalogKind kind, const FigureKey& at);
// If the label is too long for its column, the tooltip has the full text.
QString tipOf(engine::CatalogKind kind, const FigureKey& at);
CatalogCell valueCell(const CellMaker& maker, const engine::Part& part, const FigureKey& at);

} // namespace model
