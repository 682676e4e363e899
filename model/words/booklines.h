#pragma once

#include "model/engine/money/books.h"

#include <QString>

namespace model::words {

// What a line of the books is called, wherever costs are split: "Electricity".
QString bookLine(engine::BookLine line);

} // namespace model::words
