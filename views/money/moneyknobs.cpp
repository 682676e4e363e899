#include "views/money/moneyknobs.h"

namespace views {

using engine::Section;

std::vector<KnobPanel::Heading> moneyKnobs()
{
    return {{Section::Comparison}, {Section::Rental}, {Section::Purchase},
            {Section::DataCenter}, {Section::Staff},  {Section::Accounting},
            {Section::Load}};
}

} // namespace views
