#pragma once

#include "model/chart/chartdata.h"

class QMimeData;

namespace model {

// The text of a cell that no spreadsheet takes for a formula, however it begins.
QString notAFormula(const QString& cell);

// A table for another program: as lines with tabs for a sheet, as HTML for a document.
QString tabbed(const Table& table);
QMimeData* mimeOf(const Table& table);

} // namespace model
