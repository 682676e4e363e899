#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the serving room, by what people would look for.
std::vector<KnobPanel::Heading> servingKnobs();

} // namespace views
