#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/citing.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/riskparts.h"
#include "model/engine/risk/failures.h"

#include <array>
#include <charconv>
#include <cmath>

namespace engine {
namespace {

// Failure counts per GPU and time; a part absent from a record counts as no failures.
double counted(double count)
{
    return count > 0 ? count : 0;
}

Rate totalOf(const Fleet& f)
{
    return f.rate.base() > 0 ? f.rate : rateOf(f.all, f.gpus, f.time);
}

// A quotient has more digits than the file stores in its own unit: the plan uses the value that is
// read back.
Rate asFiled(Rate rate)
{
    constexpr int kDigits = 12;
    const double unit = info(Unit::EachYear).size;
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), rate.base() / unit,
                                   std::chars_format::general, kDigits);
    double recorded = 0;
    std::from_chars(text.data(), end.ptr, recorded);
    return Rate(recorded * unit);
}

// Fills unknown figures with the catalog's defaults.
void fillUnknown(Plan& plan, const Catalog& catalog)
{
    for (const Rule& rule : catalog.rules) {
        if (!rule.id.starts_with("risk."))
            continue;
        const Bound<Number> knob = findNumber(plan, rule.id);
        if (knob && std::isnan(read(plan, knob))) {
            write(plan, knob, rule.value);
            Citing(plan).replace(rule.id, citeOf(&rule, "value"));
        }
    }
    if (std::isnan(plan.risk.repair.base()))
        adopt(plan, catalog, RepairCrew::OnCall);
}

} // namespace

FaultRates ratesOf(const Fleet& f)
{
    const auto of = [&](double count) {
        return counted(count) > 0 ? asFiled(rateOf(count, f.gpus, f.time)) : Rate(0);
    };
    FaultRates r{of(f.gpu),   of(f.memory),  of(f.network),  of(f.host),
                 of(f.power), of(f.storage), of(f.software), Rate(0)};
    const Rate recorded = sumOf(r).all;
    r.other = asFiled(larger(Rate(0), totalOf(f) - recorded));
    return r;
}

void adopt(Plan& plan, const Catalog& catalog, const Fleet& fleet)
{
    fillUnknown(plan, catalog);
    Citing citing(plan);
    plan.risk.fleetId = fleet.id;
    plan.risk.fleetName = fleet.name;
    plan.risk.rates = ratesOf(fleet);
    const std::string_view whole = fleet.rate.base() > 0 ? "rate" : "all";
    for (const FaultPart& part : kFaultParts) {
        const Citation* own = citeOf(&fleet, part.figure);
        citing.replace("risk.rate." + std::string(part.key), own ? own : citeOf(&fleet, whole));
    }
}

void adopt(Plan& plan, const Catalog& catalog, RepairCrew staffing)
{
    plan.risk.staffing = staffing;
    if (staffing == RepairCrew::Typed)
        return;
    const std::string_view id = idOf(kStaffings, staffing);
    if (const Rule* rule = catalog.rule("repair_time." + std::string(id))) {
        plan.risk.repair = Seconds(rule->value);
        Citing(plan).replace("risk.repair", citeOf(rule, "value"));
    }
}

} // namespace engine
