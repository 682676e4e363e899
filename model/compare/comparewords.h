#pragma once

#include "model/engine/dials/dial.h"

#include <QString>

#include <string_view>

namespace model {

// Whether people ask for that figure first, by its row.
bool isMainFigure(std::string_view row);
// What the figures of a room are called together.
QString roomName(engine::Room room);

} // namespace model
