#pragma once

#include "views/panels/knobpanel.h"

namespace views {

// All knobs of the site, by what people would look for.
std::vector<KnobPanel::Heading> siteKnobs();

} // namespace views
