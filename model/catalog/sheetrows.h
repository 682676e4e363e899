#pragma once

#include "model/catalog/catalogcell.h"
#include "model/engine/specs/run.h"

#include <vector>

namespace model {

// A row of the sheet of one part, or of several side by side.
struct SheetRow {
    QString label, tip{};
    std::vector<CatalogCell> cells; // Value, Range, Source, Date, Note; or one for each part
    bool wide = false;              // a text that spans all columns
    bool differs = false;           // among the parts compared
    QString detail{};               // everything there is about the row
};

std::vector<SheetRow> sheetOf(const CellMaker& maker, const engine::Part& part);
std::vector<SheetRow> sheetOf(const CellMaker& maker, const engine::Contradiction& contradiction);
std::vector<SheetRow> sheetOf(const CellMaker& maker, const engine::MeasuredRun& run);
std::vector<SheetRow> comparisonOf(const CellMaker& maker,
                                   const std::vector<const engine::Part*>& parts);

} // namespace model
