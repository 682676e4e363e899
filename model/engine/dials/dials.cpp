#include "model/engine/dials/dial.h"

#include <algorithm>

namespace engine {

std::span<const Dial> dials()
{
    static const std::vector<Dial> all = [] {
        std::vector<Dial> v;
        for (const auto rows :
             {sizingDials(), stepDials(), memoryDials(), kindDials(), servingDials(), classDials(),
              fleetDials(), tierDials(), siteDials(), capitalDials(), moneyDials(), mixDials(),
              bookDials(), riskDials(), goodputDials(), chanceDials(), secondDials()})
            v.insert(v.end(), rows.begin(), rows.end());
        return v;
    }();
    return all;
}

Bound<Dial> findDial(const Plan& plan, std::string_view path)
{
    const auto split = splitPath(plan, path);
    if (!split)
        return {};
    const auto it = std::ranges::find(dials(), split->first, &Dial::path);
    return {it == dials().end() ? nullptr : &*it, split->second};
}

std::string_view formulaOf(const Plan& plan, Bound<Dial> dial)
{
    std::string_view other;
    if (dial.row->otherwise)
        other = dial.row->otherwise(plan, plan.work[dial.work]);
    if (dial.row->byRule)
        other = dial.row->byRule(plan);
    return other.empty() ? dial.row->formula : other;
}

} // namespace engine
