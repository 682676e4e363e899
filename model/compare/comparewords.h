#pragma once

#include "model/engine/dials/dial.h"

#include <QString>

namespace model {

// The common name of a room's figures.
QString roomName(engine::Room room);

} // namespace model
