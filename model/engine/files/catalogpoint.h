#pragma once

#include "model/engine/files/catalogentry.h"
#include "model/engine/specs/parts.h"

namespace engine {

// A published point, whose measure and kind are words that other code looks up.
void readPoint(const EntryReader& r, Point& point);

} // namespace engine
