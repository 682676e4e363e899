#include "model/engine/curves/sparerows.h"

#include "model/engine/resolvedplan.h"
#include "model/engine/risk/assessrisk.h"
#include "model/engine/risk/spares.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMostRows = 8, kBeyondTarget = 2;

std::vector<double> counts(const RiskAnswer& risk)
{
    std::vector<double> all;
    const double last = std::min(risk.sparesAdvised + kBeyondTarget, kMostRows);
    for (double k = 0; k <= last; ++k)
        all.push_back(k);
    for (const double k : {risk.sparesAdvised, risk.spares, risk.sparesByRule})
        if (std::isfinite(k))
            all.push_back(k);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace

std::vector<SpareRow> spareRows(const ResolvedPlan& plan, const Assessment& a)
{
    if (std::isnan(a.risk.nodesDown))
        return {};
    std::vector<SpareRow> rows;
    for (const double k : counts(a.risk)) {
        SpareRow row;
        row.spares = k;
        row.enough = enough(a.risk.nodesDown, k);
        row.missing = nodesShort(a.risk.nodesDown, k);
        row.waits = waitsWith(plan, a, k);
        row.capital = k * plan.cluster.nodeSize * a.money.capital.gpu;
        row.year = sparesYear(plan, a, k);
        row.power = k * plan.cluster.node.idle;
        row.downtimeYear = a.money.inUse * row.waits * a.decision.gpus * plan.money.price;
        rows.push_back(row);
    }
    return rows;
}

} // namespace engine
