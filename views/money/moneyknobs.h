#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the Money page, grouped by topic.
std::vector<KnobPanel::Heading> moneyKnobs();

} // namespace views
