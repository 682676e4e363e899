#include "model/compare/paidrows.h"

#include "model/engine/plan.h"

#include <algorithm>
#include <array>

namespace model {
namespace {

using Rows = std::string_view;

constexpr std::array kRented{
    Rows("money.paid_share"),     Rows("money.paid_time"),       Rows("money.paid_use"),
    Rows("money.staff_use_year"), Rows("money.staff_rent_year"), Rows("money.storage_year"),
    Rows("money.leaving_year"),   Rows("money.rent_fixed_year"), Rows("money.rent_run"),
    Rows("money.rent_year"),      Rows("money.committed_year"),  Rows("money.commitment_left"),
    Rows("money.rent_use_year"),  Rows("money.rent_total"),      Rows("money.rent_time"),
    Rows("money.rent_hour"),      Rows("money.lost_rent_year"),  Rows("money.rent_staff"),
    Rows("money.rent_storage"),   Rows("money.spot_price"),      Rows("money.spot_slowdown"),
};
constexpr std::array kBought{
    Rows("money.capital_gpu"),      Rows("money.part_nodes"),
    Rows("money.part_spares"),      Rows("money.part_nics"),
    Rows("money.part_switches"),    Rows("money.part_cables"),
    Rows("money.part_optics"),      Rows("money.part_storage"),
    Rows("money.part_racks"),       Rows("money.part_installation"),
    Rows("money.hall_first"),       Rows("money.own_first"),
    Rows("money.resale"),           Rows("money.electricity_year"),
    Rows("money.maintenance_year"), Rows("money.insurance_year"),
    Rows("money.software_year"),    Rows("money.colocation_year"),
    Rows("money.staff_own_year"),   Rows("money.own_fixed_year"),
    Rows("money.own_year"),         Rows("money.own_total"),
    Rows("money.own_hour"),         Rows("money.own_machines"),
    Rows("money.own_electricity"),  Rows("money.own_colocation"),
    Rows("money.own_maintenance"),  Rows("money.own_software"),
    Rows("money.own_insurance"),    Rows("money.own_staff"),
    Rows("money.own_storage"),      Rows("money.idle_year"),
    Rows("money.lost_own_year"),    Rows("money.renewal"),
    Rows("money.waiting"),          Rows("money.priced_waiting"),
    Rows("money.wait_year"),        Rows("money.wait_use_year"),
    Rows("money.wait_time"),        Rows("risk.spares_cost"),
};

} // namespace

bool pays(engine::Tenure tenure, std::string_view dial)
{
    const bool rents = tenure == engine::Tenure::Rent;
    return rents ? std::ranges::find(kBought, dial) == kBought.end()
                 : std::ranges::find(kRented, dial) == kRented.end();
}

} // namespace model
