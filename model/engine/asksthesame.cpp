#include "model/engine/asksthesame.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"

#include <algorithm>
#include <tuple>

namespace engine {
namespace {

bool isOfWork(std::string_view row)
{
    return row.starts_with("cluster.") || row.starts_with("work.") || row.starts_with("risk.");
}

bool isLookedAt(std::string_view row, bool countToo)
{
    if (row == "cluster.count_else" || row == "cluster.count_rule_else")
        return false;
    if (!countToo && (row == "cluster.count" || row == "cluster.count_rule"))
        return false;
    return isOfWork(row);
}

// Whether and how often spot preempts nodes.
bool stopsAlike(const Economics& a, const Economics& b)
{
    const auto of = [](const RentTerms& rent) {
        return std::tuple(rent.nodeBetween, rent.saveEvery, rent.saveTime, rent.restart);
    };
    return a.rentsSpot() == b.rentsSpot() && (!a.rentsSpot() || of(a.rent) == of(b.rent));
}

bool sameNumber(double a, double b)
{
    return a == b || (a != a && b != b);
}

// All rows of one workload; plan-wide rows are compared with the first.
bool sameRows(const Plan& a, const Plan& b, std::size_t w, bool countToo)
{
    const auto looked = [&](const auto& row) { return isLookedAt(row.path, countToo); };
    const Workload &x = a.work[w], &y = b.work[w];
    return std::ranges::all_of(numbers(),
                               [&](const Number& row) {
                                   return !looked(row) || sameNumber(row.get(a, x), row.get(b, y));
                               }) &&
           std::ranges::all_of(choices(), [&](const Choice& row) {
               return !looked(row) || row.get(a, x) == row.get(b, y);
           });
}

} // namespace

bool asksTheSame(const Plan& a, const Plan& b, bool countToo)
{
    if (a.training != b.training || a.serving != b.serving || a.work.size() != b.work.size() ||
        !stopsAlike(a.money, b.money))
        return false;
    for (std::size_t w = 0; w < a.work.size(); ++w)
        if (a.work[w].id != b.work[w].id || !sameRows(a, b, w, countToo))
            return false;
    return true;
}

bool affectsWork(const Plan& plan, std::string_view rowPath)
{
    return isOfWork(rowPath) || (plan.money.rentsSpot() && rowPath.starts_with("money.spot."));
}

} // namespace engine
