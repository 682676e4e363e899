#pragma once

#include "model/engine/knobs/knob.h"

#include <QString>

namespace model::words {

// The heading that rows stand under on their page; empty where they have no page of their own.
QString section(engine::Section section);

} // namespace model::words
