#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the Serving page, grouped by topic.
std::vector<KnobPanel::Heading> servingKnobs();

} // namespace views
