#pragma once

#include "model/engine/dials/dial.h"

#include <QString>

#include <string_view>

namespace model {

// Whether it is one of the figures people look for first, by its row.
bool isMainFigure(std::string_view row);
// The common name of a room's figures.
QString roomName(engine::Room room);

} // namespace model
