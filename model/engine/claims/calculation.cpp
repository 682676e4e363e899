#include "model/engine/claims/calculation.h"

#include "model/engine/explain/formula.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/risk/failures.h"
#include "model/engine/risk/spares.h"
#include "model/engine/sizing/speeduplaws.h"
#include "model/engine/sizing/train.h"
#include "model/engine/specs/part.h"

#include <algorithm>
#include <array>

namespace engine {
namespace {

Flops workOf(const InputValues& of)
{
    return WorkFactor(of("factor")) * Params(of("params")) * Tokens(of("tokens"));
}

Bills billsOf(const InputValues& of, UsdRate own)
{
    Bills bills;
    bills.first = Usd(of("capital"));
    bills.rentFull = UsdRate(of("rent"));
    bills.ownFixed = own;
    return bills;
}
Seconds breakEven(const InputValues& of, UsdRate own)
{
    return breakEvenYears(billsOf(of, own), Seconds(of("hours")) / kYear);
}

// The scaling law through one GPU and two measured shares of communication time.
ScalingLaw lawOf(const InputValues& of)
{
    const std::array gpus{1.0, of("gpus_1"), of("gpus_2")};
    const std::array speedup{1.0, gpus[1] * (1 - of("share_1")), gpus[2] * (1 - of("share_2"))};
    return fittedLaw(gpus, speedup);
}
// The scaling law that best fits a table of speed-ups.
ScalingLaw tableLaw(const InputValues& of)
{
    constexpr std::array gpus{1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0};
    const std::array speedup{1.0,
                             of("speedup_2"),
                             of("speedup_4"),
                             of("speedup_8"),
                             of("speedup_16"),
                             of("speedup_32"),
                             of("speedup_64")};
    return fittedLaw(gpus, speedup);
}

constexpr std::array kCalculations{
    // Numbers of GPUs.
    Calculation{"gpus_together", Unit::Gpus, "gpus + gpus_serving"},
    Calculation{"gpus_idle", Unit::Gpus, "bought - gpus - gpus_serving"},
    Calculation{"overbuying", Unit::None, "bought / (gpus + gpus_serving)"},
    Calculation{"gpus_of_nodes", Unit::Gpus, "nodes * per_node"},
    Calculation{"gpus_per_node", Unit::Gpus, "gpus / nodes"},
    Calculation{"layout_gpus", Unit::Gpus, "tensor * pipeline * replicas"},
    Calculation{"gpus_elsewhere", Unit::Gpus, "gpus"},
    // Training.
    Calculation{"gpus_for_deadline", Unit::Gpus, "factor * params * tokens / (share * peak * time)",
                [](const InputValues& of) {
                    return sizingGpus(workOf(of), Seconds(of("time")), FlopRate(of("peak")),
                                      of("share"));
                }},
    Calculation{
        "training_time", Unit::Days, "factor * params * tokens / (gpus * share * peak)",
        [](const InputValues& of) {
            return sizingTime(workOf(of), of("gpus"), FlopRate(of("peak")), of("share")).base();
        }},
    Calculation{"utilization_needed", Unit::Percent,
                "factor * params * tokens / (gpus * peak * time)",
                [](const InputValues& of) {
                    return sizingGpus(workOf(of), Seconds(of("time")), FlopRate(of("peak")), 1) /
                           of("gpus");
                }},
    Calculation{"tokens_trained", Unit::TokensUnit,
                "gpus * share * peak * time / (factor * params)"},
    Calculation{"gpu_hours", Unit::GpuHours, "gpus * time"},
    Calculation{"time_from_gpu_hours", Unit::Days, "gpu_time / gpus"},
    Calculation{"time_ratio", Unit::None, "time_other / time"},
    Calculation{"time_at_speedup", Unit::Days, "time / speedup"},
    Calculation{"work_ratio", Unit::None, "factor / factor_other"},
    Calculation{"rounds", Unit::Count, "ceil(trials / at_once)"},
    Calculation{"sweep_speedup", Unit::None, "trials / ceil(trials / at_once)"},
    // Memory.
    Calculation{"states", Unit::GB, "params * bytes_per_param"},
    Calculation{"states_per_gpu", Unit::GB, "params * bytes_per_param / gpus"},
    Calculation{"memory_of_gpus", Unit::GB, "gpus * memory"},
    Calculation{"memory_share", Unit::Percent, "params * bytes_per_param / (gpus * memory)"},
    Calculation{"gpus_for_states", Unit::Gpus, "ceil(params * bytes_per_param / memory)"},
    Calculation{"largest_model", Unit::Parameters, "memory / bytes_per_param"},
    Calculation{"memory_saved", Unit::Percent, "1 - bytes_per_param / bytes_other"},
    // Scaling and links.
    Calculation{"efficiency", Unit::Percent, "speedup / gpus"},
    Calculation{"speedup_elsewhere", Unit::None, "speedup"},
    Calculation{"speedup_ratio", Unit::None, "speedup / speedup_other"},
    Calculation{"serial_share", Unit::Percent, "(gpus / speedup - 1) / (gpus - 1)",
                [](const InputValues& of) { return serialShare(of("gpus"), of("speedup")); }},
    Calculation{"traffic_by_law",
                Unit::Percent,
                {},
                [](const InputValues& of) { return 1 - lawOf(of).at(of("gpus")) / of("gpus"); },
                "gpus, gpus_1, share_1, gpus_2, share_2"},
    Calculation{"law_peak",
                Unit::Gpus,
                {},
                [](const InputValues& of) { return lawOf(of).peak(); },
                "gpus_1, share_1, gpus_2, share_2"},
    Calculation{"traffic_by_table",
                Unit::Percent,
                {},
                [](const InputValues& of) { return 1 - tableLaw(of).at(of("gpus")) / of("gpus"); },
                "gpus, speedup_2, speedup_4, speedup_8, "
                "speedup_16, speedup_32, speedup_64"},
    Calculation{"speedup_by_table",
                Unit::None,
                {},
                [](const InputValues& of) { return tableLaw(of).at(of("gpus")); },
                "gpus, speedup_2, speedup_4, speedup_8, "
                "speedup_16, speedup_32, speedup_64"},
    Calculation{"share_elsewhere", Unit::Percent, "share"},
    Calculation{"traffic_to_compute", Unit::None, "share / (1 - share)"},
    Calculation{"traffic_growth", Unit::None,
                "share_other / (1 - share_other) / (share / (1 - share))"},
    Calculation{"effective_gpus", Unit::Gpus, "gpus * (1 - share)"},
    Calculation{"gain", Unit::None, "gpus_other * (1 - share_other) / (gpus * (1 - share))"},
    Calculation{"work_cost_ratio", Unit::None, "(1 - share) / (1 - share_other)"},
    Calculation{"share_without_gain", Unit::Percent, "1 - gpus * (1 - share) / gpus_other"},
    Calculation{"bandwidth", Unit::GBPerSecond, "bandwidth"},
    Calculation{"both_directions", Unit::GBPerSecond, "2 * bandwidth"},
    Calculation{"one_direction", Unit::GBPerSecond, "bandwidth / 2"},
    Calculation{"bandwidth_ratio", Unit::None, "bandwidth_other / bandwidth"},
    Calculation{"latency_elsewhere", Unit::Microseconds, "latency"},
    Calculation{"peak_ratio", Unit::Percent, "peak / peak_other"},
    // Serving.
    Calculation{"requests_of_hour", Unit::EachSecond, "8760 * per_hour / year"},
    Calculation{"requests_of_day", Unit::EachSecond, "365 * per_day / year"},
    Calculation{"requests_per_gpu", Unit::EachSecond, "requests / gpus"},
    Calculation{"token_rate", Unit::EachSecond, "8760 * per_hour / year * length"},
    Calculation{"tokens_per_request", Unit::TokensUnit, "gpus * token_rate / requests"},
    Calculation{"serving_gpus", Unit::Gpus, "requests * length / token_rate"},
    Calculation{"serving_gpus_of_hour", Unit::Gpus, "8760 * per_hour / year * length / token_rate"},
    Calculation{"serving_gpus_of_day", Unit::Gpus,
                "peak_factor * 365 * per_day / year * length / token_rate"},
    Calculation{"serving_use", Unit::Percent,
                "8760 * per_hour / year * length / (gpus * token_rate)"},
    Calculation{"in_flight", Unit::Count, "requests * latency"},
    // Reliability.
    Calculation{"fault_ratio", Unit::None, "gpus / gpus_other"},
    Calculation{"chance_of_fault", Unit::Percent, "-expm1(-gpus * rate * time)"},
    Calculation{
        "fault_rate", Unit::EachYear, "1 / (gpus * time)",
        [](const InputValues& of) { return rateOf(1, of("gpus"), Seconds(of("time"))).base(); }},
    Calculation{
        "time_between", Unit::Hours, "1 / (gpus * rate)",
        [](const InputValues& of) { return meanTime(Rate(of("rate")), of("gpus")).base(); }},
    Calculation{"time_between_counted", Unit::Hours, "gpus_other * time / (faults * gpus)",
                [](const InputValues& of) {
                    return meanTime(rateOf(of("faults"), of("gpus_other"), Seconds(of("time"))),
                                    of("gpus"))
                        .base();
                }},
    Calculation{"fault_share", Unit::Percent, "faults / faults_all"},
    Calculation{"fault_share_of_two", Unit::Percent, "(faults + faults_other) / faults_all"},
    Calculation{"shares_together", Unit::Percent,
                "part_switch + part_power + part_memory + part_storage + part_gpu + part_cable"},
    Calculation{"spare_share", Unit::Percent, "spares / nodes"},
    Calculation{"spare_shortage",
                Unit::Percent,
                {},
                [](const InputValues& of) {
                    const double gpus = (of("nodes") + of("spares")) * of("per_node");
                    const double down = gpus * (Rate(of("rate")) * Seconds(of("repair")));
                    return 1 - enough(down, of("spares"));
                },
                "nodes, per_node, spares, rate, repair"},
    Calculation{"outage_cost", Unit::Dollar, "gpus * time * price"},
    Calculation{"outage_cost_owned", Unit::Dollar, "capital / years * time"},
    Calculation{"redundancy_cost", Unit::Dollar, "capital / nodes * spares"},
    Calculation{"downtime_ratio", Unit::None, "gpus * time * price / (capital / nodes * spares)"},
    Calculation{"outages_for", Unit::Count,
                "multiple * capital / nodes * spares / (gpus * time * price)"},
    // Power.
    Calculation{"power_per_gpu", Unit::Watt, "power / gpus"},
    Calculation{"power_per_node", Unit::Kilowatt, "power / nodes"},
    Calculation{"power_ratio", Unit::None, "power_other / power"},
    Calculation{"power_per_gpu_ratio", Unit::None, "power_other / gpus_other / (power / gpus)"},
    Calculation{"power_of_nodes", Unit::Kilowatt, "nodes * node_power"},
    Calculation{"power_of_gpus", Unit::Kilowatt, "gpus * gpu_power"},
    Calculation{"power_share", Unit::Percent, "power / (nodes * node_power)"},
    Calculation{"energy", Unit::KilowattHour, "power * gpus / gpus_other * hours"},
    Calculation{"energy_price", Unit::DollarPerKwh,
                "electricity * year / (power * gpus / gpus_other * hours)"},
    // Prices.
    Calculation{"cost_per_gpu", Unit::Dollar, "capital / gpus"},
    Calculation{"cost_per_node", Unit::Dollar, "capital / nodes"},
    Calculation{"cost_per_gpu_ratio", Unit::None, "capital_other / gpus_other / (capital / gpus)"},
    Calculation{"maintenance_share", Unit::Percent, "maintenance * year / capital"},
    Calculation{"rent_of_year", Unit::Dollar, "rent * hours_a_day * days_a_year"},
    Calculation{"rent_all_year", Unit::Dollar, "gpus * price * year"},
    Calculation{"rent_of_month", Unit::Dollar, "rent * year / 12"},
    Calculation{"rent_per_gpu", Unit::DollarPerGpuHour, "rent / gpus"},
    Calculation{"rent_elsewhere", Unit::DollarPerHour, "rent"},
    Calculation{"price_elsewhere", Unit::DollarPerGpuHour, "price"},
    Calculation{"cluster_rent", Unit::DollarPerHour, "nodes * rent"},
    Calculation{"price_of_gpu_hour", Unit::DollarPerGpuHour, "cost / gpu_time"},
    Calculation{"price_per_hour", Unit::DollarPerHour, "cost / time"},
    Calculation{"saving", Unit::Percent, "1 - cost / cost_other"},
    Calculation{"hours_for", Unit::GpuHours, "budget / price"},
    Calculation{"work_price", Unit::Dollar, "1e18 * price / (peak * share)"},
    Calculation{"cost_shares_together", Unit::Percent, "server + interconnect + energy + staff"},
    // Renting or buying.
    Calculation{"duty_cycle", Unit::Percent, "hours_a_day * days_a_year / year"},
    Calculation{"break_even", Unit::Years, "capital / (hours / year * rent - own)",
                [](const InputValues& of) { return breakEven(of, UsdRate(of("own"))).base(); }},
    Calculation{"break_even_bare", Unit::Years, "capital / (hours / year * rent)",
                [](const InputValues& of) { return breakEven(of, {}).base(); }},
    Calculation{"break_even_use", Unit::Percent, "(capital / years + own) / rent",
                [](const InputValues& of) {
                    return breakEvenUse(billsOf(of, UsdRate(of("own"))), Seconds(of("years")));
                }},
    Calculation{"capital_for", Unit::Dollar, "years * (hours / year * rent - own)"},
    Calculation{"book_value", Unit::Percent, "max(0, 1 - time / life)"},
    Calculation{"resale_value", Unit::Percent, "pow(1 - loss, time / year)"},
    Calculation{"months_between", Unit::Months, "(released - released_before) * year"},
};

} // namespace

std::span<const Calculation> calculations()
{
    return kCalculations;
}

const Calculation* findCalculation(std::string_view id)
{
    const auto it = std::ranges::find(kCalculations, id, &Calculation::id);
    return it == kCalculations.end() ? nullptr : &*it;
}

std::vector<std::string> inputsOf(const Calculation& calculation)
{
    if (calculation.formula.empty())
        return listedInputs(calculation.inputs);
    const auto formula = parseFormula(calculation.formula);
    return formula ? formula->paths() : std::vector<std::string>{};
}

double computed(const Calculation& calculation, const InputValues& given)
{
    if (calculation.compute)
        return calculation.compute(given);
    const auto formula = parseFormula(calculation.formula);
    return formula ? formula->evaluate(given) : kUnknown;
}

} // namespace engine
