#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the money room, by what people would look for.
std::vector<KnobPanel::Heading> moneyKnobs();

} // namespace views
