#pragma once

#include "model/chart/chartdata.h"

class QMimeData;

namespace model {

// The text of a cell, made safe so that no spreadsheet takes it for a formula.
QString notAFormula(const QString& cell);

// A table for other programs: tab-separated lines for a spreadsheet, HTML for a document.
QString tabbed(const Table& table);
QMimeData* mimeOf(const Table& table);

} // namespace model
