#include "views/site/siteknobs.h"

namespace views {

using engine::Section;

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Heading> siteKnobs()
{
    return {{Section::Location, L("Panels", "Location")},
            {Section::Cooling, L("Panels", "Cooling")},
            {Section::Racks, L("Panels", "Racks")},
            {Section::Feeds, L("Panels", "Power feeds")},
            {Section::Power, L("Panels", "Power")},
            {Section::Embodied, L("Panels", "Embodied carbon")}};
}

} // namespace views
