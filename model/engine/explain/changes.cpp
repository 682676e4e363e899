#include "model/engine/explain/changes.h"

#include "model/engine/dials/dial.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/resolvedplan.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Rounding in a file is not a change.
constexpr double kNoChange = 1e-9;

const Change* changeOf(const std::vector<Change>& all, const std::string& path)
{
    const auto it = std::ranges::find(all, path, &Change::path);
    return it == all.end() ? nullptr : &*it;
}

// Formulas refer from dial to dial without cycles; no chain is as long as this.
constexpr int kLongestChain = 32;

std::string causeOf(const Plan& plan, const Assessment& a, const std::vector<Change>& all,
                    std::string path)
{
    for (int i = 0; i < kLongestChain; ++i) {
        const auto derivation = explain(plan, a, path);
        if (!derivation)
            return path;
        const auto changed = std::ranges::find_if(
            derivation->terms, [&](const auto& t) { return t.isDial && changeOf(all, t.path); });
        if (changed == derivation->terms.end())
            return path;
        path = changed->path;
    }
    return path;
}

} // namespace

std::vector<Change> changesSince(const Plan& plan, const Assessment& assessment,
                                 const std::map<std::string, double>& saved)
{
    const ResolvedPlan resolved(plan); // once for all of them
    std::vector<Change> all;
    forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        const auto then = saved.find(path);
        if (then == saved.end())
            return;
        const double size = info(dial.row->unit).size;
        const double was = then->second * size, now = read(resolved, assessment, dial);
        if (!(std::abs(now - was) <= kNoChange * std::max(std::abs(was), std::abs(now))))
            all.push_back({path, dial.row->unit, was, now, {}});
    });
    for (Change& change : all)
        change.cause = causeOf(plan, assessment, all, change.path);
    return all;
}

} // namespace engine
