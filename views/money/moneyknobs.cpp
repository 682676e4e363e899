#include "views/money/moneyknobs.h"

namespace views {

using engine::Section;

#define L(context, text) text // read by lupdate as QT_TRANSLATE_NOOP

std::vector<KnobPanel::Heading> moneyKnobs()
{
    return {{Section::Comparison, L("Panels", "Comparison")},
            {Section::Rental, L("Panels", "Rental")},
            {Section::Purchase, L("Panels", "Purchase")},
            {Section::DataCenter, L("Panels", "Data center")},
            {Section::Staff, L("Panels", "Staff")},
            {Section::Accounting, L("Panels", "Accounting and tax")},
            {Section::Load, L("Panels", "Weekly load and stages")}};
}

} // namespace views
