#include "model/words/moneywords.h"

namespace model::words {
namespace {

// Read by lupdate as QT_TRANSLATE_NOOP.
#define L(context, text) text

constexpr Entry kBookDials[] = {
    {"money.own_machines", L("Dials", "Machines"), L("Dials", "Paid before the first run.")},
    {"money.own_electricity", L("Dials", "Electricity, in all"),
     L("Dials", "From delivery to the end of the years compared.")},
    {"money.own_colocation", L("Dials", "Rent of the hall, in all"),
     L("Dials", "From delivery to the end of the years compared.")},
    {"money.own_maintenance", L("Dials", "Maintenance, in all"),
     L("Dials", "From delivery to the end of the years compared.")},
    {"money.own_software", L("Dials", "Licences, in all"),
     L("Dials", "From delivery to the end of the years compared.")},
    {"money.own_insurance", L("Dials", "Insurance, in all"),
     L("Dials", "From delivery to the end of the years compared.")},
    {"money.own_staff", L("Dials", "Staff when owning, in all"),
     L("Dials", "Until delivery it is that of rented machines.")},
    {"money.own_storage", L("Dials", "Storage and data until delivery"),
     L("Dials", "In the cloud, and what leaves it.")},
    {"money.rent_staff", L("Dials", "Staff when renting, in all"),
     L("Dials", "Over the years compared.")},
    {"money.rent_storage", L("Dials", "Storage and data, in all"),
     L("Dials", "In the cloud, and what leaves it.")},
    {"money.paid_rent", L("Dials", "Rent, in all"),
     L("Dials", "Of the way chosen: over the years compared, or until delivery.")},
    {"money.paid_tax", L("Dials", "Tax, in all"),
     L("Dials", "Of the way chosen; below 0, what its costs save.")},
    {"money.idle", L("Dials", "Idle, in all"),
     L("Dials", "What is paid for hours without work, of the way chosen.")},
    {"money.lost", L("Dials", "Lost between jobs, in all"),
     L("Dials", "What is paid for hours in which GPUs wait for their next job.")},
};

} // namespace

std::span<const Entry> bookDials()
{
    return kBookDials;
}

} // namespace model::words
