#pragma once

#include "model/chart/chartdata.h"

class QWidget;

namespace views {

// Asks where, and writes the table as CSV there; tells what could not be written.
void askAndSaveTable(QWidget* parent, const model::Table& table, const QString& name);

} // namespace views
