#pragma once

#include "model/chart/chartdata.h"

class QWidget;

namespace views {

// Asks for a file and saves the table as CSV; shows any error.
void askAndSaveTable(QWidget* parent, const model::Table& table, const QString& name);

} // namespace views
