#include "views/site/siteknobs.h"

namespace views {

using engine::Section;

std::vector<KnobPanel::Heading> siteKnobs()
{
    return {{Section::Location}, {Section::Cooling}, {Section::Racks},
            {Section::Feeds},    {Section::Power},   {Section::Embodied}};
}

} // namespace views
