#include "model/engine/advice/stakes.h"

#include "model/engine/asksthesame.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/budget.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// Doing less work is not a saving.
constexpr std::array kDoLess{std::string_view("money.runs"), std::string_view("session.calls")};
// Of the bill: smaller savings vanish in its digits.
constexpr Share kWorthAWord = 0.001;

bool doesLess(const Finding::Cure& cure)
{
    return std::ranges::any_of(kDoLess,
                               [&](std::string_view row) { return cure.path.ends_with(row); });
}

bool runs(const Plan& plan, const Assessment& a)
{
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        if (a.work[w].fit == Fit::DoesNot || a.work[w].gpusPerReplica > trainingGpus(a.decision, w))
            return false;
    return true;
}

Assessment after(const Plan& plan, const Assessment& now, const Plan& then, std::stop_token stop)
{
    if (asksTheSame(plan, then, true))
        return assess(then, now.decision);
    return assess(then, then.cluster.countRule == CountRule::Smallest
                            ? smallest(then, stop)
                            : given(then, then.cluster.count));
}

UsdRate billOf(const Plan& plan, const Assessment& a)
{
    return paidTotal(plan, a) / plan.money.years;
}

} // namespace

Result<Plan> cured(const Plan& plan, const Catalog& catalog, const Finding::Cure& cure)
{
    return cure.choice.empty() ? turned(plan, cure.path, cure.value)
                               : chosen(plan, catalog, cure.path, cure.choice);
}

std::vector<Finding> weighed(std::vector<Finding> findings, const Plan& plan, const Assessment& now,
                             const Catalog& catalog, std::stop_token stop)
{
    const UsdRate bill = billOf(plan, now);
    if (!std::isfinite(bill.base()) || !runs(plan, now))
        return findings;
    for (Finding& f : findings) {
        if (stop.stop_requested())
            return findings;
        if (!f.cure || doesLess(*f.cure))
            continue;
        const auto then = cured(plan, catalog, *f.cure);
        if (!then)
            continue;
        const Assessment a = after(plan, now, *then, stop);
        const UsdRate saved = bill - billOf(*then, a);
        if (runs(*then, a) && std::abs(saved / bill) > kWorthAWord) // also if one is unknown
            f.saved = saved;
    }
    std::ranges::stable_sort(findings, [](const Finding& a, const Finding& b) {
        const auto worth = [](const Finding& f) {
            return f.saved && *f.saved > UsdRate{} ? f.saved->base() : 0;
        };
        return a.severity != b.severity ? a.severity < b.severity : worth(a) > worth(b);
    });
    return findings;
}

} // namespace engine
