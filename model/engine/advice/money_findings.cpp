#include "model/engine/advice/money_findings.h"

#include "model/engine/dials/dial.h"

#include <cmath>

namespace engine {
namespace {

// What all runs read, as far as somebody said how large a sample is.
Bytes dataOf(const AdviceView& v)
{
    Bytes sum{};
    for (const Workload& work : v.plan.work) {
        const auto dial = findDial(v.plan, boundPath("work.*.dataset", work.id));
        const double bytes = read(v.plan, v.now, dial);
        if (std::isfinite(bytes))
            sum += Bytes(bytes);
    }
    return sum;
}

} // namespace

void moneyFindings(const AdviceView& v, std::vector<Finding>& list)
{
    const Economics& m = v.plan.money;
    const bool rents = m.tenure == Tenure::Rent;
    if (!rents && m.capitalRule != CapitalRule::ByPart)
        return; // one figure has the storage in it, as much as there is of it
    const double gpus = ownedGpus(v.now.decision);
    const Bytes data = dataOf(v), held = rents ? m.rent.stored : gpus * m.parts.storage;
    if (!(data > held))
        return;
    Finding f{
        "data_unpaid", Finding::Severity::Note, {{data.base(), Unit::TB}, {held.base(), Unit::TB}}};
    const char* path = rents ? "money.stored" : "money.part.storage";
    const double wanted = rents ? data.base() : data.base() / gpus;
    const Number& row = *findNumber(v.plan, path).row;
    if (withinLimits(row, wanted / info(row.unit).size))
        f.cure = Finding::Cure{path, wanted};
    list.push_back(std::move(f));
}

} // namespace engine
