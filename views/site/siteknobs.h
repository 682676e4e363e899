#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the Site page, grouped by topic.
std::vector<KnobPanel::Heading> siteKnobs();

} // namespace views
