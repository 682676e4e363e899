#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// One run of all workloads, one after the other.
Seconds runTime(const Assessment& a)
{
    Seconds sum{};
    for (const TrainAnswer& t : a.work)
        sum += t.time;
    return sum;
}

Seconds runGpuTime(const Assessment& a)
{
    Seconds sum{};
    for (const TrainAnswer& t : a.work)
        sum += t.gpuTime;
    return sum;
}

constexpr std::array kDials{
    Dial{"money.run_time", Days, Room::Money, "sum of the times of all workloads",
         HEADROOM_DIAL(runTime(a))},
    Dial{"money.run_gpu_hours", GpuHours, Room::Money, "sum of the GPU-hours of all workloads",
         HEADROOM_DIAL(runGpuTime(a))},
    Dial{"money.in_use", Percent, Room::Money,
         "table: typed, or runs * (1 + trials) * time of a run / year",
         HEADROOM_DIAL(a.money.inUse)},
    Dial{"money.gpu_hours_year", GpuHours, Room::Money, "money.in_use * cluster.gpus * year",
         HEADROOM_DIAL(a.money.gpuTimeYear)},
    Dial{"money.rent_run", Dollar, Room::Money, "money.price * money.run_gpu_hours",
         HEADROOM_DIAL(a.money.rentRun)},
    Dial{"money.rent_year", DollarPerYear, Room::Money,
         "money.in_use * cluster.gpus * money.price + money.staff_rent",
         HEADROOM_DIAL(a.money.rentYear)},
    Dial{"money.own_first", Dollar, Room::Money, "(cluster.gpus + risk.spare_gpus) * money.capital",
         HEADROOM_DIAL(a.money.ownFirst)},
    Dial{"money.electricity_year", DollarPerYear, Room::Money,
         "(site.idle + money.in_use * (site.mean - site.idle)) * site.electricity",
         HEADROOM_DIAL(a.money.electricityYear)},
    Dial{"money.maintenance_year", DollarPerYear, Room::Money,
         "money.own_first * money.maintenance / year", HEADROOM_DIAL(a.money.maintenanceYear)},
    Dial{"money.own_year", DollarPerYear, Room::Money,
         "money.maintenance_year + money.staff_own + money.electricity_year",
         HEADROOM_DIAL(a.money.ownYear)},
    Dial{"money.rent_total", Dollar, Room::Money, "money.rent_year * money.years",
         HEADROOM_DIAL(a.money.rentTotal)},
    Dial{"money.own_total", Dollar, Room::Money, "money.own_first + money.own_year * money.years",
         HEADROOM_DIAL(a.money.ownTotal)},
    Dial{"money.even_years", Years, Room::Money,
         "positive(money.own_first / (money.rent_year - money.own_year))",
         HEADROOM_DIAL(a.money.evenYears)},
    Dial{"money.even_use", Percent, Room::Money,
         "max(0, (money.own_first / money.years + money.maintenance_year + money.staff_own"
         " + site.idle * site.electricity - money.staff_rent)"
         " / positive(cluster.gpus * money.price"
         " - (site.mean - site.idle) * site.electricity))",
         HEADROOM_DIAL(a.money.evenUse)},
    Dial{"money.even_price", DollarPerGpuHour, Room::Money,
         "max(0, money.own_total / money.years - money.staff_rent)"
         " / (money.in_use * cluster.gpus)",
         HEADROOM_DIAL(a.money.evenPrice)},
    Dial{"money.run_cost", Dollar, Room::Money,
         "table: all that is paid over the years compared, shared among their runs",
         HEADROOM_DIAL(a.money.runCost)},
};

} // namespace

std::span<const Dial> moneyDials()
{
    return kDials;
}

} // namespace engine
