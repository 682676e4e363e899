#include "model/words/moneywords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kBookDials[] = {
    {"money.own_machines", L("Dials", "Hardware"),
     L("Dials", "Purchase cost without a new data center, paid before the first run; the resale "
                "value is shown separately.")},
    {"money.own_electricity", L("Dials", "Electricity, total"),
     L("Dials", "Paid from delivery to the end of the period compared.")},
    {"money.own_colocation", L("Dials", "Colocation, total"),
     L("Dials", "Paid from delivery to the end of the period compared.")},
    {"money.own_maintenance", L("Dials", "Maintenance, total"),
     L("Dials", "Paid from delivery to the end of the period compared.")},
    {"money.own_software", L("Dials", "Licenses, total"),
     L("Dials", "Paid from delivery to the end of the period compared.")},
    {"money.own_insurance", L("Dials", "Insurance, total"),
     L("Dials", "Paid from delivery to the end of the period compared.")},
    {"money.own_staff", L("Dials", "Staff when owning, total"),
     L("Dials", "Until delivery, the staff cost of rented hardware applies.")},
    {"money.own_storage", L("Dials", "Cloud data until delivery"),
     L("Dials", "Cloud storage and data egress until the hardware is delivered.")},
    {"money.rent_staff", L("Dials", "Staff when renting, total"),
     L("Dials", "Staff cost over the period compared.")},
    {"money.rent_storage", L("Dials", "Storage and egress, total"),
     L("Dials", "Cloud storage and the data that leaves the cloud.")},
    {"money.paid_rent", L("Dials", "Rental cost, total"),
     L("Dials", "For the option selected: rent over the period compared, or until delivery if the "
                "hardware is purchased.")},
    {"money.paid_tax", L("Dials", "Tax, total"),
     L("Dials", "For the option selected; a negative value is the tax that its costs save.")},
    {"money.idle", L("Dials", "Cost of idle time"),
     L("Dials", "What the option selected pays for hours without work.")},
    {"money.lost", L("Dials", "Cost of scheduling losses"),
     L("Dials", "Paid for hours in which GPUs wait for their next job.")},
};

} // namespace

std::span<const Entry> bookDials()
{
    return kBookDials;
}

} // namespace model::words
