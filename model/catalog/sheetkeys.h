#pragma once

#include "model/catalog/catalogcell.h"

#include <string>
#include <vector>

namespace model {

// A row of the sheet before it has cells: a field, or a figure of which there may be several.
struct FigureKey {
    std::string key, label;
    bool operator==(const FigureKey&) const = default;
};

// Fields in the order of their table, then what only the sheets have.
std::vector<FigureKey> keysOf(engine::CatalogKind kind,
                              const std::vector<const engine::Part*>& parts);
std::vector<std::string> traitsOf(const std::vector<const engine::Part*>& parts);
const engine::Figure* figureAt(const engine::Part& part, const FigureKey& at);

QString labelOf(engine::CatalogKind kind, const FigureKey& at);
// Where the label is too long for its column, the tooltip has all of it.
QString tipOf(engine::CatalogKind kind, const FigureKey& at);
CatalogCell valueCell(const CellMaker& maker, const engine::Part& part, const FigureKey& at);

} // namespace model
