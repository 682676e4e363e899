#include "model/engine/assessment.h"
#include "model/engine/dials/tables.h"
#include "model/engine/resolvedplan.h"

#include <unordered_map>

namespace engine {

std::span<const Dial> dials()
{
    static const std::vector<Dial> all = [] {
        std::vector<Dial> v;
        for (const auto rows :
             {sizingDials(),  stepDials(),      memoryDials(), kindDials(),      servingDials(),
              classDials(),   fleetDials(),     tierDials(),   siteDials(),      capitalDials(),
              moneyDials(),   mixDials(),       batchDials(),  recommendDials(), mediaDials(),
              sessionDials(), reinforceDials(), bookDials(),   riskDials(),      goodputDials(),
              chanceDials(),  secondDials()})
            v.insert(v.end(), rows.begin(), rows.end());
        return v;
    }();
    return all;
}

const Dial* dialRow(std::string_view rowPath)
{
    static const auto index = [] {
        std::unordered_map<std::string_view, const Dial*> map;
        for (const Dial& row : dials())
            map.emplace(rowKey(row.path), &row);
        return map;
    }();
    const auto it = index.find(rowKey(rowPath));
    return it == index.end() ? nullptr : it->second;
}

Bound<Dial> findDial(const Plan& plan, std::string_view path)
{
    const auto split = splitPath(plan, path);
    if (!split)
        return {};
    return {dialRow(split->key), split->work};
}

bool applies(const Plan& plan, Bound<Dial> dial)
{
    return !dial.row->applies || dial.row->applies(plan.work[dial.work]);
}

// Dials that do not apply read as unknown.
double read(const ResolvedPlan& plan, const Assessment& a, Bound<Dial> dial)
{
    return applies(plan, dial) ? dial.row->get(plan, a, dial.work) : kUnknown;
}

double read(const Plan& plan, const Assessment& a, Bound<Dial> dial)
{
    return read(ResolvedPlan(plan), a, dial);
}

WrittenFormula formulaOf(const Plan& plan, Bound<Dial> dial)
{
    const Dial& row = *dial.row;
    const Workload& work = plan.work[dial.work];
    if (row.formulaBy)
        if (const WrittenFormula written = row.formulaBy(plan, work); !written.empty())
            return written;
    for (const OtherFormula& other : row.others)
        if (other.when && other.when(plan, work))
            return other.formula;
    return row.formula;
}

} // namespace engine
